import look from './look.json' with { type: 'json' }

/** The page colours that pictures are laid on. Everything else in look.json is for the scenes. */
export const palette = look.page
