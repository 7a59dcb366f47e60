import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** Browsers that bundlers know by another name. */
const BUNDLERS_NAMES: Record<string, string> = { ios_saf: 'ios' }

/** The oldest version of each browser that the page supports, under its name in package.json's `browserslist`. */
export const floor: ReadonlyMap<string, string> = new Map(
  (
    JSON.parse(readFileSync(join(import.meta.dirname, '../package.json'), 'utf8')) as {
      browserslist: string[]
    }
  ).browserslist.map(query => query.split(' >= ') as [string, string]),
)

/** The floor as Vite's `build.target`. Samsung Internet is left out: it is Chromium, which is in the list already. */
export const buildTarget: string[] = [...floor]
  .filter(([browser]) => browser !== 'samsung')
  .map(([browser, version]) => `${BUNDLERS_NAMES[browser] ?? browser}${version}`)
