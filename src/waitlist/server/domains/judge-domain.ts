import { Resolver } from 'node:dns/promises'
import type { Verdict } from './mail-domain.ts'

const PATIENCE = { timeout: 3_000, tries: 2 }

/** DNS errors that mean "none": no such name, no such record, or an invalid name. */
const NONE = ['ENOTFOUND', 'ENODATA', 'EBADNAME']

export type Judge = {
  /** Returns how a domain handles email. Rejects if DNS does not answer, as then nothing is known. */
  judge(domain: string): Promise<Verdict>
  cancel(): void
}

/** `servers`: DNS servers in the format of `setServers`; without it, the system's. */
export function createJudge(servers?: readonly string[]): Judge {
  const resolver = new Resolver(PATIENCE)
  if (servers) resolver.setServers(servers)
  return { judge: domain => judgeDomain(resolver, domain), cancel: () => resolver.cancel() }
}

async function judgeDomain(resolver: Resolver, domain: string): Promise<Verdict> {
  if (await isDisposable(domain)) return 'disposable'
  const servers = await orNone(resolver.resolveMx(domain))
  // A null MX (RFC 7505) deliberately names no server.
  if (servers.length)
    return servers.every(({ exchange }) => exchange === '' || exchange === '.')
      ? 'refuses email'
      : 'takes email'
  // Without an MX, email goes to the domain's own address (RFC 5321, 5.1). We look up one kind after the other: if
  // both were under way at once and failed, nothing would handle the second failure, and it would end the server.
  if ((await orNone(resolver.resolve4(domain))).length) return 'takes email'
  return (await orNone(resolver.resolve6(domain))).length ? 'takes email' : 'no server'
}

/** Returns what was found; empty if the answer is "none". Rejects with any other error. */
function orNone<Found>(asked: Promise<Found[]>): Promise<Found[]> {
  return asked.catch((error: NodeJS.ErrnoException) => {
    if (NONE.includes(error.code ?? '')) return []
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
