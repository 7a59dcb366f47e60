import type { Resolver } from 'node:dns/promises'
import { cannotTell, type Finding, met, notMet } from '#src/founder/finding.ts'

/** DNS checks of the domain that emails come from. `domain`: of MAIL_FROM. */

/** A reserved address (RFC 5737). To reject it, a resolver must read the whole record with all its includes. */
const NOBODY = '192.0.2.1'
const PATIENCE_MS = 20_000

/** mailauth expects the signature of `dns.promises.resolve`. */
export const asker = (resolver: Resolver) => (name: string, type: string) =>
  resolver.resolve(name, type) as Promise<string[] | string[][]>

/** Checks SPF (RFC 7208), with its limit of ten look-ups. */
export async function spfIsRight(domain: string, resolver: Resolver): Promise<Finding> {
  const what = `SPF of ${domain}`
  const { spf } = await import('mailauth')
  const { status, rr, lookups } = await spf({
    sender: `nobody@${domain}`,
    ip: NOBODY,
    helo: domain,
    resolver: asker(resolver),
    maxElapsedTime: PATIENCE_MS,
  })
  const asked = `${lookups?.count ?? 0} of ${lookups?.limit ?? 10} look-ups`
  switch (status.result) {
    case 'fail':
    case 'softfail':
      return met(what, `${rr}: ${asked}.`)
    case 'none':
      return notMet(
        what,
        `There is no record. Add a TXT record at ${domain} that names your mail provider, as its help says:\nv=spf1 include:YOUR-PROVIDER ~all`,
      )
    case 'pass':
      return notMet(what, `${rr} lets anyone send in your name: end it with ~all.`)
    case 'neutral':
      return notMet(what, `${rr} says nothing about other senders: end it with ~all.`)
    case 'permerror':
      return notMet(
        what,
        `Receivers will treat it as broken (${status.comment ?? 'wrong record'}; ${asked}). Mend the record, or have it include fewer others.`,
      )
    default:
      return cannotTell(what, `The DNS did not answer (${status.comment}). Try again later.`)
  }
}

/** Checks that there is a DMARC record that receivers can read (RFC 9989). */
export async function dmarcIsThere(domain: string, resolver: Resolver): Promise<Finding> {
  const what = `DMARC of ${domain}`
  const { dmarc } = await import('mailauth')
  const found =
    (await dmarc({
      headerFrom: [`nobody@${domain}`],
      spfDomains: [],
      dkimDomains: [],
      resolver: asker(resolver),
    })) || undefined
  if (found?.status.result === 'temperror')
    return cannotTell(what, `The DNS did not answer (${found.error}). Try again later.`)
  if (!found?.rr)
    return notMet(
      what,
      `There is no record that can be read. Add a TXT record at _dmarc.${domain}:\nv=DMARC1; p=none; rua=mailto:YOU@${domain}`,
    )
  const mild =
    found.policy === 'none' ? ' It asks for nothing yet: once all is well, make it p=quarantine.' : ''
  return met(what, `${found.rr}${mild}`)
}

/** Checks that replies and bounces reach somebody. */
export async function mailReachesUs(domain: string, resolver: Resolver): Promise<Finding> {
  const what = `Email to ${domain}`
  const add =
    'replies and bounces go nowhere, and some receivers refuse such a sender. Add the MX record of your mailbox provider, or set MAIL_FROM to a domain that has one.'
  const found = await resolver.resolveMx(domain).catch(({ code }: NodeJS.ErrnoException) => {
    if (code === 'ENOTFOUND' || code === 'ENODATA') return undefined
    throw new Error(`The DNS did not answer (${code}). Try again later`)
  })
  if (!found) return notMet(what, `It has no MX record: ${add}`)
  const servers = found.sort((a, b) => a.priority - b.priority).map(({ exchange }) => exchange)
  if (servers.every(server => !server || server === '.'))
    return notMet(what, `Its MX record says that it takes no email: ${add}`)
  return met(what, `Goes to ${servers.slice(0, 3).join(', ')}.`)
}
