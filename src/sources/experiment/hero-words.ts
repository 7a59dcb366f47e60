/** The page's first words. The headline's four parts are its lines: see `hero.headline` in `content/landing.ts`. */
export type HeroWords = { headline: readonly [string, string, string, string]; lead: string }

/** One version of an experiment, as the page shows it; `mark` goes with what its readers send, such as 1b. */
export type Shown = { words: HeroWords; mark: string }
