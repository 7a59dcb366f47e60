import { type BuiltInSource, builtInSources } from '#src/content/built-in-sources.ts'
import { routes } from '#src/routes.ts'
import { SOURCE_CODE } from '#src/waitlist/entry.ts'

/** A code that the founder registered, where and when; `cost` in pence, times in epoch milliseconds. */
export type Source = {
  code: string
  name: string
  cost: number | null
  made_at: number
  ended_at: number | null
}

/** A code as it is kept, from an address or as typed; undefined where it is not valid. */
export function readCode(text: string): string | undefined {
  // A stranger may send anything: cut it first.
  const code = text.slice(0, 41).toLowerCase()
  return SOURCE_CODE.test(code) ? code : undefined
}

/** Whether a code means a source that needs no founder to name it. */
export const isBuiltIn = (code: string): code is BuiltInSource => Object.hasOwn(builtInSources, code)

/** The path of a code's short link. */
export const shortLink = (code: string): string => `${routes.shortLink}/${code}`

/** The classes of referring sites, in the order of the numbers that the page's loader sends. */
export const REFERRER_CLASSES = [
  'assistant',
  'webmail',
  'search',
  'social',
] as const satisfies BuiltInSource[]

/** What the loader sends where another of our pages led here: the visit continues. */
export const OUR_SITE = String(REFERRER_CLASSES.length)

/**
 * What is counted of a source by the day. `visit`: a page load with script. `touched`: something was entered in a form.
 * `opened`: its short link was asked for. `unscripted`: a form was sent without script. `robot`: a visit of a program.
 */
export type CountedStep = 'visit' | 'touched' | 'opened' | 'unscripted' | 'robot'

/** Where the privacy page says what became of an objection. */
export const OBJECTION_ANCHORS = { uncounted: 'uncounted', counted: 'counted' } as const
