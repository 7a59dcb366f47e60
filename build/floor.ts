import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** Bundlers know these by other names, or as what they are made of. */
const BUNDLERS_NAMES: Record<string, string> = { ios_saf: 'ios' }

/** The oldest version of each browser that the page is made for, by the names of `browserslist`, which states them. */
export const floor: ReadonlyMap<string, string> = new Map(
  (
    JSON.parse(readFileSync(join(import.meta.dirname, '../package.json'), 'utf8')) as {
      browserslist: string[]
    }
  ).browserslist.map(query => query.split(' >= ') as [string, string]),
)

/** The floor as Vite's `build.target`. Samsung Internet is a Chromium, which has its own entry. */
export const buildTarget: string[] = [...floor]
  .filter(([browser]) => browser !== 'samsung')
  .map(([browser, version]) => `${BUNDLERS_NAMES[browser] ?? browser}${version}`)
