import { Resolver } from 'node:dns/promises'

/** How long the DNS may take for one answer, in milliseconds. */
const PATIENCE_MS = 5_000

/**
 * Whether a mail is signed, by DKIM, by the domain that it is from. Anyone who got an email of ours can write a report on
 * it; this one is of a mailbox provider, or of somebody who owns a domain and stands by it. False where the DNS is away.
 */
export async function isSigned(
  raw: Uint8Array,
  resolver: Resolver = new Resolver({ timeout: PATIENCE_MS, tries: 2 }),
): Promise<boolean> {
  const { dkimVerify } = await import('mailauth')
  const { results } = await dkimVerify(Buffer.from(raw), {
    resolver: (name, type) => resolver.resolve(name, type) as Promise<string[] | string[][]>,
  })
  return results.some(
    ({ status }) => status.result === 'pass' && 'aligned' in status && Boolean(status.aligned),
  )
}
