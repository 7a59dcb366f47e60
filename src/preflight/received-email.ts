import type { Resolver } from 'node:dns/promises'
import type { AuthenticateResult } from 'mailauth'
import { command } from '#src/content/founder-command.ts'
import { readTyped } from '#src/founder/caller.ts'
import { fileFault } from '#src/founder/file-fault.ts'
import { cannotTell, type Finding, met, notMet } from '#src/founder/finding.ts'
import { asker } from './sender-domain.ts'

/** Checks an email to yourself: can receivers see that it is from the domain of MAIL_FROM? */

const DKIM = 'DKIM: emails are signed'
const DMARC = 'Receivers can tell that emails are yours'

/** The advice if no such email was given. */
export const noEmailGiven: Finding = cannotTell(
  'DKIM, and whether receivers can tell that emails are yours',
  `Have one sent to yourself: ${command('letter test FILE --to YOU')}. Save it as it arrived, with all headers (in Gmail: Show original, Download original), then: ${command('preflight --message FILE.eml')}`,
)

/** A received email, in a file. */
export type Email = { file: string; raw: Buffer }

/** Checks a received email. */
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
  if (from !== domain)
    return [
      notMet(
        DMARC,
        `${file} is from ${from ?? 'nobody'}, not from ${domain} as MAIL_FROM says: save one that this site sent.`,
      ),
    ]
  return [...signature(result, domain), receiversTell(result, domain)]
}

type Signature = AuthenticateResult['dkim']['results'][number]

function signature(result: AuthenticateResult, domain: string): Finding[] {
  const signatures = result.dkim.results.filter(({ status }) => status.result !== 'none')
  const holds = signatures.filter(({ status }) => status.result === 'pass')
  const own = holds.find(({ status }) => 'aligned' in status && status.aligned)
  if (!own) return [notOurs(holds[0], signatures[0], domain)]
  return [
    met(DKIM, `By ${own.signingDomain}, with the key ${own.selector}, and it holds.`),
    buttonIsSigned(own, result),
  ]
}

/** Mail programs show their own button to unsubscribe only if the signature covers both of its headers (RFC 8058). */
function buttonIsSigned({ signingHeaders }: Signature, result: AuthenticateResult): Finding {
  const what = 'The button to unsubscribe in mail programs'
  const signed = signingHeaders?.keys.toLowerCase().split(/[:\s]+/) ?? []
  if (BUTTON.some(name => headerOf(result, name) === undefined))
    return cannotTell(
      what,
      `This email asks for none. Save another: ${command('letter test FILE --to YOU')}.`,
    )
  const missing = BUTTON.filter(name => !signed.includes(name))
  return missing.length
    ? notMet(
        what,
        `DKIM does not sign ${missing.map(inTitle).join(' and ')}, so Gmail and Yahoo show none. Have your mail provider sign both; for OpenDKIM the line is in docs/deploy.md, under Mail.`,
      )
    : met(what, 'The signature covers both headers.')
}

const BUTTON = ['list-unsubscribe', 'list-unsubscribe-post']
const inTitle = (name: string) => name.replace(/(^|-)[a-z]/g, letter => letter.toUpperCase())

function notOurs(other: Signature | undefined, broken: Signature | undefined, domain: string): Finding {
  if (other)
    return notMet(
      DKIM,
      `It is signed by ${other.signingDomain} alone. Have your mail provider sign as ${domain}: it names the records to add.`,
    )
  if (!broken)
    return notMet(
      DKIM,
      `It carries no signature. Turn DKIM on at your mail provider for ${domain}, and add the records that it names.`,
    )
  const record = `${broken.selector}._domainkey.${broken.signingDomain}`
  if (broken.status.result === 'temperror')
    return cannotTell(DKIM, `The DNS did not answer for ${record}. Try again later.`)
  return notMet(
    DKIM,
    `The signature does not hold (${broken.status.comment ?? broken.status.result}). Compare the TXT record at ${record} with what your mail provider names; if they are the same, save the email again as it arrived.`,
  )
}

/** Trusts what the receiver wrote into the email first: SPF depends on the machine that it saw. */
function receiversTell(result: AuthenticateResult, domain: string): Finding {
  const { dmarc, spf } = result
  const results = headerOf(result, 'authentication-results')
  const wrote = (method: string) =>
    new RegExp(`\\b${method}=(\\w+)`, 'i').exec(results ?? '')?.[1]?.toLowerCase()
  const verdict = wrote('dmarc')
  const here = dmarc ? dmarc.status.result : 'none'
  const spfWords = `SPF: ${wrote('spf') ?? (spf ? spf.status.result : 'none')}`
  if (verdict === 'pass') return met(DMARC, `The receiver says so (dmarc=pass). ${spfWords}.`)
  if (verdict === undefined && here === 'pass')
    return met(DMARC, `By the records as they are now. The receiver did not say. ${spfWords}.`)
  if (here === 'temperror') return cannotTell(DMARC, 'The DNS did not answer. Try again later.')
  if (here === 'pass')
    return notMet(
      DMARC,
      `The receiver said no (dmarc=${verdict}), but the records are right now: send yourself another email and save that.`,
    )
  return notMet(
    DMARC,
    `Neither a signature nor SPF speaks for ${domain} (${spfWords}, dmarc=${verdict ?? here}). Mend DKIM, SPF and DMARC as described here, then send yourself another.`,
  )
}

/** Returns the topmost header of this name, unfolded. */
function headerOf({ dkim }: AuthenticateResult, name: string): string | undefined {
  const line = dkim.headers?.parsed.find(({ key }) => key === name)?.line.toString('latin1')
  return line
    ?.slice(name.length + 1)
    .replace(/\r?\n[ \t]+/g, ' ')
    .trim()
}

/** Throws with words for a person. */
export function readEmail(file: string): Email {
  try {
    return { file, raw: readTyped(file) }
  } catch (error) {
    throw fileFault(file, 'read', error)
  }
}
