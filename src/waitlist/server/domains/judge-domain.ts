import { Resolver } from 'node:dns/promises'
import type { Verdict } from './mail-domain.ts'

const PATIENCE = { timeout: 3_000, tries: 2 }

/** DNS answers for "none": no such name, no such record, or an invalid name. */
const NONE = new Set(['ENOTFOUND', 'ENODATA', 'EBADNAME'])
const NO_NAME = new Set(['ENOTFOUND', 'EBADNAME'])

export type Judge = {
  /** Returns how a domain handles email. Rejects if the DNS does not answer: then nothing is known. */
  judge(domain: string): Promise<Verdict>
  cancel(): void
}

/** `servers`: in the format of `setServers`; without any, the system's. */
export function createJudge(servers?: readonly string[]): Judge {
  const resolver = new Resolver(PATIENCE)
  if (servers) resolver.setServers(servers)
  return { judge: domain => judgeDomain(resolver, domain), cancel: () => resolver.cancel() }
}

async function judgeDomain(resolver: Resolver, domain: string): Promise<Verdict> {
  if (await isDisposable(domain)) return 'disposable'
  const servers = await orCode(resolver.resolveMx(domain))
  // A null MX (RFC 7505) deliberately names no server.
  if (typeof servers !== 'string')
    return servers.every(({ exchange }) => exchange === '' || exchange === '.')
      ? 'refuses email'
      : 'takes email'
  if (NO_NAME.has(servers)) return 'no server'
  // Without an MX, email goes to the domain's own address (RFC 5321, 5.1).
  for (const addresses of [resolver.resolve4(domain), resolver.resolve6(domain)].map(orCode))
    if (typeof (await addresses) !== 'string') return 'takes email'
  return 'no server'
}

/** Returns what was found, or the code for "none". Rejects with any other error. */
function orCode<Found>(asked: Promise<Found>): Promise<Found | string> {
  return asked.catch((error: NodeJS.ErrnoException) => {
    if (NONE.has(error.code ?? '')) return error.code!
    throw error
  })
}

let disposable: Promise<ReadonlySet<string>> | undefined

async function isDisposable(domain: string): Promise<boolean> {
  // Loaded only once somebody has joined, as it has 9,000 names.
  disposable ??= import('disposable-email-domains-js').then(list => list.disposableEmailBlocklistSet())
  const names = await disposable
  const labels = domain.split('.')
  return labels.slice(0, -1).some((_, at) => names.has(labels.slice(at).join('.')))
}
