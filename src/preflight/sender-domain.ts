import type { Resolver } from 'node:dns/promises'
import { checkWords as words } from '#src/content/preflight.ts'
import { cannotTell, type Finding, met, notMet } from '#src/founder/finding.ts'
import { asker } from '#src/mail/dns.ts'

/** DNS checks of the domain that emails come from. `domain`: the domain of MAIL_FROM. */

/** A reserved address (RFC 5737): whoever checks it has to read the whole record, with all its includes. */
const NOBODY = '192.0.2.1'
const PATIENCE_MS = 20_000

/** Checks SPF (RFC 7208), with its limit of ten look-ups. */
export async function spfIsRight(domain: string, resolver: Resolver): Promise<Finding> {
  const what = words.spf.what(domain)
  const { spf } = await import('mailauth')
  const { status, rr, lookups } = await spf({
    sender: `nobody@${domain}`,
    ip: NOBODY,
    helo: domain,
    resolver: asker(resolver),
    maxElapsedTime: PATIENCE_MS,
  })
  const asked = words.spf.asked(lookups?.count ?? 0, lookups?.limit ?? 10)
  switch (status.result) {
    case 'fail':
    case 'softfail':
      return met(what, `${rr}: ${asked}.`)
    case 'none':
      return notMet(what, words.spf.none(domain))
    case 'pass':
    case 'neutral':
      return notMet(what, words.spf[status.result](String(rr)))
    case 'permerror':
      return notMet(what, words.spf.broken(status.comment ?? words.spf.wrong, asked))
    default:
      return cannotTell(what, words.silentDns(status.comment))
  }
}

/** Checks that there is a DMARC record that receivers can read (RFC 9989). */
export async function dmarcIsThere(domain: string, resolver: Resolver): Promise<Finding> {
  const what = words.dmarc.what(domain)
  const { dmarc } = await import('mailauth')
  const given = { headerFrom: [`nobody@${domain}`], spfDomains: [], dkimDomains: [] }
  const found = (await dmarc({ ...given, resolver: asker(resolver) })) || undefined
  if (found?.status.result === 'temperror') return cannotTell(what, words.silentDns(found.error))
  if (!found?.rr) return notMet(what, words.dmarc.none(domain))
  return met(what, `${found.rr}${found.policy === 'none' ? words.dmarc.mild : ''}`)
}

/** Checks that replies and bounces reach somebody. */
export async function mailReachesUs(domain: string, resolver: Resolver): Promise<Finding> {
  const { none, refused, todo, right } = words.replies
  const what = words.replies.what(domain)
  try {
    const found = await resolver.resolveMx(domain)
    const servers = found.sort((a, b) => a.priority - b.priority).map(({ exchange }) => exchange)
    return servers.every(server => !server || server === '.')
      ? notMet(what, `${refused}: ${todo}`)
      : met(what, right(servers.slice(0, 3).join(', ')))
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    return code === 'ENOTFOUND' || code === 'ENODATA'
      ? notMet(what, `${none}: ${todo}`)
      : cannotTell(what, words.silentDns(code))
  }
}
