/** A code's colours, the van's green on white: 10 to 1. `theme.css` has the green too. */
export const QR_COLOURS = { dark: '#0f4a3a', light: '#ffffff' } as const

/** How wide a code is printed unless somebody scales it, quiet zone included, in millimetres. */
export const QR_MM = 25
