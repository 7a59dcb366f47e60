import { randomInt } from 'node:crypto'
import { once } from 'node:events'
import { get as getPlain, type IncomingMessage } from 'node:http'
import { get as getSecurely } from 'node:https'
import { text } from 'node:stream/consumers'
import type { Database } from '#src/db/database.ts'
import { cannotTell, type Finding, met, notMet } from '#src/founder/finding.ts'
import { healthChecks, preflightRoutes } from '#src/routes.ts'
import { QUESTION_HEADER, type SeenAddress, signQuestion } from './seen-address.ts'

/** Checks the site at its public address, as a visitor's browser would see it. */

const PATIENCE_MS = 10_000
/** Browsers' preload lists require at least half a year; in seconds. */
const HSTS_SECONDS = 15_768_000
const PROXIES = 'The visitor’s address (TRUSTED_PROXIES)'

/** `ca`: another authority than the system's. */
export type Site = { publicUrl: string; ca?: string | undefined }

/** Checks that PUBLIC_URL could be a live site's. */
export function addressIsPublic(publicUrl: string): Finding {
  const what = `The site’s address, ${publicUrl}`
  return publicUrl.startsWith('https://')
    ? met(what, 'Begins with https://.')
    : notMet(what, 'Set PUBLIC_URL to the site’s address as visitors see it, beginning with https://.')
}

export async function siteAnswers(site: Site): Promise<Finding> {
  const address = addressIsPublic(site.publicUrl)
  if (address.state !== 'met') return address
  const { what } = address
  const answer = await ask(site, healthChecks.up, {}).catch((error: Error) => error)
  if (answer instanceof Error) {
    const why = answer.message || (answer as NodeJS.ErrnoException).code
    return /certificate|self.signed|SSL|TLS/i.test(why ?? '')
      ? notMet(what, `Browsers do not trust its certificate (${why}). Have the proxy get one for this name.`)
      : notMet(what, `It does not answer (${why}). Point the name at your proxy, and start proxy and server.`)
  }
  if (answer.status !== 200)
    return notMet(what, `It answers ${answer.status}, not 200. Have the proxy pass every path to the server.`)
  const seconds = Number(/max-age=(\d+)/i.exec(String(answer.headers['strict-transport-security']))?.[1] ?? 0)
  return seconds >= HSTS_SECONDS
    ? met(what, `Answers over HTTPS, with HSTS for ${Math.round(seconds / 86_400)} days.`)
    : notMet(
        what,
        'It answers without HSTS. Have the proxy pass on the header strict-transport-security, and start the server with this PUBLIC_URL.',
      )
}

/** Asks the site which address it sees, sending a forged one too. */
export async function visitorIsSeen(site: Site, database: Database): Promise<Finding> {
  // A reserved address (RFC 5737), which no proxy has.
  const forged = `198.51.100.${randomInt(1, 255)}`
  const headers = { [QUESTION_HEADER]: await signQuestion(database), 'x-forwarded-for': forged }
  const answer = await ask(site, preflightRoutes.seenAddress, headers).catch(() => undefined)
  if (answer?.status !== 200)
    return cannotTell(
      PROXIES,
      answer
        ? `The site answers ${answer.status}: start the server at ${site.publicUrl} with this version and this list.`
        : `The site does not answer at ${site.publicUrl}.`,
    )
  return judgeSeen(JSON.parse(answer.body), forged, site.publicUrl.startsWith('https:'))
}

/** `proxied`: there must be a proxy in between, as the server itself has no TLS. */
export function judgeSeen({ seen, peer, forwarded }: SeenAddress, forged: string, proxied: boolean): Finding {
  const hops = [...forwarded.split(','), peer].map(hop => plain(hop.trim())).filter(Boolean)
  const own = plain(seen)
  if (own === forged)
    return notMet(
      PROXIES,
      `Any visitor can pretend to be any address. Name only your own proxies in TRUSTED_PROXIES, and have them overwrite X-Forwarded-For, as deploy/nginx.conf does.`,
    )
  const mine = hops.indexOf(forged) + 1
  if (proxied && mine === hops.length - 1)
    return notMet(
      PROXIES,
      `The proxy at ${hops.at(-1)} does not say who visits, so all visitors count as one. Have it set X-Forwarded-For, as deploy/nginx.conf does.`,
    )
  if (own === hops[mine])
    return met(
      PROXIES,
      `The site sees this machine as ${own}. If that is not its address, a proxy is missing.`,
    )
  const missing = hops.slice(mine + 1, hops.lastIndexOf(own) + 1)
  return notMet(
    PROXIES,
    `The site takes your proxy at ${own} for the visitor, so all visitors count as one. Add to TRUSTED_PROXIES: ${missing.join(',')}`,
  )
}

const plain = (address: string) => address.replace(/^::ffff:(?=\d+\.)/, '')

type Answer = { status: number; headers: IncomingMessage['headers']; body: string }

export async function ask(
  { publicUrl, ca }: Site,
  path: string,
  headers: Record<string, string>,
): Promise<Answer> {
  const signal = AbortSignal.timeout(PATIENCE_MS)
  const url = publicUrl + path
  const request = publicUrl.startsWith('https:')
    ? getSecurely(url, { headers, signal, ca, agent: false })
    : getPlain(url, { headers, signal, agent: false })
  const [response] = (await once(request, 'response')) as [IncomingMessage]
  return { status: response.statusCode!, headers: response.headers, body: await text(response) }
}
