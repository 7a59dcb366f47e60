import type { Resolver } from 'node:dns/promises'
import type { AuthenticateResult } from 'mailauth'
import { checkWords as words } from '#src/content/preflight.ts'
import { readTyped } from '#src/founder/caller.ts'
import { fileFault } from '#src/founder/files/file-fault.ts'
import { cannotTell, type Finding, met, notMet } from '#src/founder/finding.ts'
import { asker } from '#src/mail/dns.ts'

/** Checks an email that you sent to yourself: can receivers see that it is from the domain of MAIL_FROM? */

/** The advice if no such email was given. */
export const noEmailGiven: Finding = cannotTell(words.received.what, words.received.none)

/** A received email, and the file that it was read from. */
export type Email = { file: string; raw: Buffer }

export async function receivedEmail(
  { file, raw: email }: Email,
  domain: string,
  resolver: Resolver,
): Promise<Finding[]> {
  const { authenticate } = await import('mailauth')
  const result = await authenticate(email, {
    trustReceived: true,
    disableArc: true,
    disableBimi: true,
    resolver: asker(resolver),
  })
  const from = /@([^\s>]+)/.exec(headerOf(result, 'from') ?? '')?.[1]?.toLowerCase()
  const { what, notOurs } = words.receivers
  if (from !== domain) return [notMet(what, notOurs(file, from ?? 'nobody', domain))]
  return [...signature(result, domain), receiversTell(result, domain)]
}

function signature(result: AuthenticateResult, domain: string): Finding[] {
  const { what, right, other, none, silent, broken } = words.dkim
  const signatures = result.dkim.results.filter(({ status }) => status.result !== 'none')
  const holds = signatures.filter(({ status }) => status.result === 'pass')
  const own = holds.find(({ status }) => 'aligned' in status && status.aligned)
  if (own)
    return [
      met(what, right(own.signingDomain, own.selector)),
      buttonIsSigned(own.signingHeaders?.keys ?? '', result),
    ]
  const [wrong] = signatures
  if (holds[0]) return [notMet(what, other(holds[0].signingDomain, domain))]
  if (!wrong) return [notMet(what, none(domain))]
  const record = `${wrong.selector}._domainkey.${wrong.signingDomain}`
  const { result: is, comment = is } = wrong.status
  return [is === 'temperror' ? cannotTell(what, silent(record)) : notMet(what, broken(comment, record))]
}

const BUTTON = ['list-unsubscribe', 'list-unsubscribe-post']
const inTitle = (name: string) => name.replace(/(^|-)[a-z]/g, letter => letter.toUpperCase())

/** Mail programs show their own button to unsubscribe only if the signature covers both of its headers (RFC 8058). */
function buttonIsSigned(signedHeaders: string, result: AuthenticateResult): Finding {
  const { what, none, unsigned, right } = words.button
  if (BUTTON.some(name => headerOf(result, name) === undefined)) return cannotTell(what, none)
  const signed = signedHeaders.toLowerCase().split(/[:\s]+/)
  const missing = BUTTON.filter(name => !signed.includes(name)).map(inTitle)
  return missing.length ? notMet(what, unsigned(missing.join(' and '))) : met(what, right)
}

/** Prefers what the receiver wrote into the email to our own check: SPF depends on the machine that delivered it. */
function receiversTell(result: AuthenticateResult, domain: string): Finding {
  const { what, said, unsaid, mended, neither } = words.receivers
  const results = headerOf(result, 'authentication-results') ?? ''
  const wrote = (method: string) => new RegExp(`\\b${method}=(\\w+)`, 'i').exec(results)?.[1]?.toLowerCase()
  const verdict = wrote('dmarc')
  const here = result.dmarc ? result.dmarc.status.result : 'none'
  const spf = `SPF: ${wrote('spf') ?? (result.spf ? result.spf.status.result : 'none')}`
  if (verdict === 'pass') return met(what, said(spf))
  if (verdict === undefined && here === 'pass') return met(what, unsaid(spf))
  if (here === 'temperror') return cannotTell(what, words.silentDns())
  return notMet(what, here === 'pass' ? mended(verdict!) : neither(domain, spf, verdict ?? here))
}

/** Returns the topmost header of this name, unfolded. */
function headerOf({ dkim }: AuthenticateResult, name: string): string | undefined {
  const line = dkim.headers?.parsed.find(({ key }) => key === name)?.line.toString('latin1')
  return line
    ?.slice(name.length + 1)
    .replace(/\r?\n[ \t]+/g, ' ')
    .trim()
}

/** Reads an email from its file. Throws a Refusal if it cannot be read. */
export function readEmail(file: string): Email {
  try {
    return { file, raw: readTyped(file) }
  } catch (error) {
    throw fileFault(file, 'read', error)
  }
}
