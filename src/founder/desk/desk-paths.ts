/** Where the desk's page exchanges its link for a key, and where it calls actions by name. */
export const DESK_PATHS = { open: '/open', call: '/call/' } as const

/** The header in which its page says what is open on it, so that the next link leads there. */
export const PLACE_HEADER = 'x-desk-place'
