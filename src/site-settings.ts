import * as v from 'valibot'
import { brand } from './content/brand.ts'
import type { SiteConfig } from './feature.ts'
import { isMailOn, mailVariables, readMailSettings } from './mail/mail-settings.ts'
import { operatorVariables, readOperator } from './operator-settings.ts'

export const Port = v.pipe(
  v.string(),
  v.regex(/^\d{1,5}$/, 'must be a number from 0 to 65535'),
  v.transform(Number),
  v.maxValue(65_535, 'must be a number from 0 to 65535'),
)
const Origin = v.pipe(
  v.string(),
  v.check(isOrigin, 'must be the site’s address and nothing after it, such as https://example.co.uk'),
  v.transform(url => url.replace(/\/$/, '')),
)

function isOrigin(text: string): boolean {
  const url = URL.parse(text)
  return !!url && /^https?:$/.test(url.protocol) && url.href === `${url.origin}/`
}

/** The environment variables that both the server and the founder's commands read. */
export const siteVariables = {
  PORT: v.optional(Port, '3000'),
  PUBLIC_URL: v.optional(Origin),
  ...mailVariables,
  ...operatorVariables,
} as const

export function readSite(read: VariablesOf<typeof siteVariables>): SiteConfig {
  const publicUrl = read.PUBLIC_URL ?? `http://localhost:${read.PORT}`
  const mail = isMailOn(read) ? readMailSettings(read, { name: brand.name, publicUrl }) : undefined
  return { publicUrl, mail, ...readOperator(read) }
}

type VariablesOf<Entries extends v.ObjectEntries> = v.InferOutput<v.ObjectSchema<Entries, undefined>>

/**
 * Reads environment variables. Blank ones, which `.env` and compose files leave behind, count as unset. Throws a
 * one-line error that names every variable at fault, but quotes no value.
 */
export function readVariables<Entries extends v.ObjectEntries>(
  variables: Entries,
  environment: NodeJS.ProcessEnv,
): VariablesOf<Entries> {
  const trimmed = Object.entries(environment).map(([name, value]) => [name, value?.trim()])
  const present = Object.fromEntries(trimmed.filter(([, value]) => value))
  const read = v.safeParse(v.object(variables), present)
  if (read.success) return read.output
  const faults = read.issues.map(issue => `${v.getDotPath(issue)} ${issue.message}`)
  throw new Error(`configuration: ${faults.join('; ')}`)
}
