import type { Html } from '#src/http/template.ts'
import type { SiteValues } from '#src/site-values.ts'

/** Each value, markup as the text that stands for it. */
export type Marked<Values> = { [Name in keyof Values]: Html extends Values[Name] ? string : Values[Name] }

/** Stands, in a page that is rendered at build, for the values that a route fills in: each is its `%NAME%` mark. */
export function marksOf<Values>(): Marked<Values> {
  return new Proxy({}, { get: (_, name) => `%${String(name)}%` }) as Marked<Values>
}

export const site = marksOf<SiteValues>()
