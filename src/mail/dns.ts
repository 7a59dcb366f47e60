import { Resolver } from 'node:dns/promises'

/** The system's DNS. Each query may take five seconds, and is tried twice. */
export const DNS = new Resolver({ timeout: 5_000, tries: 2 })

/** Gives a resolver the signature that mailauth expects, that of `dns.promises.resolve`. */
export const asker = (resolver: Resolver) => (name: string, type: string) =>
  resolver.resolve(name, type) as Promise<string[] | string[][]>
