import { randomInt } from 'node:crypto'
import { once } from 'node:events'
import type { IncomingMessage } from 'node:http'
import { text } from 'node:stream/consumers'
import { checkWords as words } from '#src/content/preflight.ts'
import type { Database } from '#src/db/database.ts'
import { cannotTell, type Finding, met, notMet } from '#src/founder/finding.ts'
import { healthChecks, preflightRoutes } from '#src/routes.ts'
import { QUESTION_HEADER, type SeenAddress, signQuestion } from './seen-address.ts'

/** Checks the site at its public address, as a visitor's browser would see it. */

// Importing `node:http` would load all of it, including a fetch client and WebSockets that nothing here uses: 14 MB.
const { get: getPlain } = process.getBuiltinModule('node:http')
const { get: getSecurely } = process.getBuiltinModule('node:https')

/** A site that takes longer has lost its visitor, in milliseconds. */
const PATIENCE_MS = 10_000
/** The shortest HSTS that we accept, in seconds: half a year. */
const HSTS_SECONDS = 15_768_000

/** `ca`: a certificate authority to trust instead of the system's. */
export type Site = { publicUrl: string; ca?: string | undefined }

/** Checks that PUBLIC_URL could be the address of a live site. */
export function addressIsPublic(publicUrl: string): Finding {
  const { what, secure, insecure } = words.address
  return publicUrl.startsWith('https://') ? met(what(publicUrl), secure) : notMet(what(publicUrl), insecure)
}

export async function siteAnswers(site: Site): Promise<Finding> {
  const { distrusted, silent, answers, right, noHsts } = words.address
  const address = addressIsPublic(site.publicUrl)
  if (address.state !== 'met') return address
  const { what } = address
  const answer = await ask(site, healthChecks.up, {}).catch((error: NodeJS.ErrnoException) => error)
  if (answer instanceof Error) {
    const why = answer.message || String(answer.code)
    return notMet(what, (/certificate|self.signed|SSL|TLS/i.test(why) ? distrusted : silent)(why))
  }
  if (answer.status !== 200) return notMet(what, answers(answer.status))
  const seconds = Number(/max-age=(\d+)/i.exec(String(answer.headers['strict-transport-security']))?.[1] ?? 0)
  return seconds >= HSTS_SECONDS ? met(what, right(Math.round(seconds / 86_400))) : notMet(what, noHsts)
}

/** Asks the site which address it sees, and sends it a forged one too. */
export async function visitorIsSeen(site: Site, database: Database): Promise<Finding> {
  const { what, answers, silent } = words.visitor
  // A reserved address (RFC 5737), which no proxy has.
  const forged = `198.51.100.${randomInt(1, 255)}`
  const headers = { [QUESTION_HEADER]: await signQuestion(database), 'x-forwarded-for': forged }
  const answer = await ask(site, preflightRoutes.seenAddress, headers).catch(() => undefined)
  if (!answer) return cannotTell(what, silent(site.publicUrl))
  if (answer.status !== 200) return cannotTell(what, answers(answer.status, site.publicUrl))
  return judgeSeen(JSON.parse(answer.body), forged, site.publicUrl.startsWith('https:'))
}

/** `proxied`: whether there must be a proxy in between, because visitors use TLS and the server itself has none. */
export function judgeSeen({ seen, peer, forwarded }: SeenAddress, given: string, proxied: boolean): Finding {
  const { what, forged, unsaid, proxy, ...right } = words.visitor
  const hops = [...forwarded.split(','), peer].map(hop => plain(hop.trim())).filter(Boolean)
  const own = plain(seen)
  if (own === given) return notMet(what, forged)
  const mine = hops.indexOf(given) + 1
  if (proxied && mine === hops.length - 1) return notMet(what, unsaid(hops.at(-1)!))
  if (own === hops[mine]) return met(what, right.seen(own))
  return notMet(what, proxy(own, hops.slice(mine + 1, hops.lastIndexOf(own) + 1).join(',')))
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
