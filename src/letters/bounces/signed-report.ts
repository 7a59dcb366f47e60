import { Resolver } from 'node:dns/promises'

/** How long the DNS may take for one answer, in milliseconds. */
const PATIENCE_MS = 5_000

/**
 * Returns whether an email has a DKIM signature of its sender's domain. Anyone who got one of our emails can write a report
 * about it; a signed one is from a mailbox provider or somebody who owns the domain. False if the DNS does not answer.
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
