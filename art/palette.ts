import look from './look.json' with { type: 'json' }

/** The page's colours that the pictures are laid on. Everything else in look.json is the scene's. */
export const palette = look.page
