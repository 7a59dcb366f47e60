import { type BuiltInSource, builtInSources } from '#src/content/built-in-sources.ts'
import { routes } from '#src/routes.ts'
import { SOURCE_CODE } from '#src/waitlist/entry.ts'

/** A source that the founder registered; `cost` in pence, times in epoch milliseconds. */
export type Source = {
  code: string
  name: string
  cost: number | null
  made_at: number
  ended_at: number | null
}

/** Returns a code as it is stored, from an address or as typed; undefined if it is not valid. */
export function readCode(text: string): string | undefined {
  // Strangers may send anything, so the text is cut first.
  const code = text.slice(0, 41).toLowerCase()
  return SOURCE_CODE.test(code) ? code : undefined
}

/** Returns whether a code is that of a built-in source, which the founder need not register. */
export const isBuiltIn = (code: string): code is BuiltInSource => Object.hasOwn(builtInSources, code)

/** Returns the path of a code's short link. */
export const shortLink = (code: string): string => `${routes.shortLink}/${code}`

/** The classes of referring sites, in the order in which page/core.ts numbers them. */
export const REFERRER_CLASSES = [
  'assistant',
  'webmail',
  'search',
  'social',
] as const satisfies BuiltInSource[]

/** What the page sends if the visitor came from one of our own pages, so that this is not a new visit. */
export const OUR_SITE = String(REFERRER_CLASSES.length)

/**
 * What is counted for a source each day. `visit`: a page load with script. `touched`: somebody typed into a form.
 * `opened`: its short link was opened. `unscripted`: a form was sent without script. `robot`: a program's visit.
 */
export type CountedStep = 'visit' | 'touched' | 'opened' | 'unscripted' | 'robot'
