import type { Html } from '#src/http/template.ts'
import type { SiteValues } from '#src/site-values.ts'

/** Each value, with markup as its placeholder. */
export type Marked<Values> = { [Name in keyof Values]: Html extends Values[Name] ? string : Values[Name] }

/** Placeholders for the values that a route fills into a page rendered at build: each is `%NAME%`. */
export function marksOf<Values>(): Marked<Values> {
  return new Proxy({}, { get: (_, name) => `%${String(name)}%` }) as Marked<Values>
}

export const site = marksOf<SiteValues>()
