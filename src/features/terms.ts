import { perksPath } from '../open-terms/perks-path.ts'

/** Where the terms of the perks can be read: pages and emails link to the first. */
export const TERMS_PATHS: readonly string[] = [perksPath]
