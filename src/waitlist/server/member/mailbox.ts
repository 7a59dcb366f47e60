import providers from './mailbox-providers.json' with { type: 'json' }

/**
 * `domains`: a provider's domains, which all deliver to the mailbox at the main domain; `ignores`: the characters
 * in a name that it ignores; `hyphens`: those that it reads as hyphens. Sources in docs/decisions/0008. Outlook,
 * Hotmail and Live ignore only tags, and their domains have separate mailboxes.
 */
type Provider = { domains: string; ignores?: string; hyphens?: string }

const BY_DOMAIN = new Map(
  Object.entries<Provider>(providers).flatMap(([home, provider]) =>
    provider.domains.split(' ').map(domain => [domain, { home, ...provider }] as const),
  ),
)

/** A Yahoo name has no hyphen: what follows one is the keyword of a disposable address. */
const YAHOO = /^(yahoo\.[a-z.]+|ymail\.com|rocketmail\.com)$/
/** Fastmail delivers anything at a name's subdomain to that name, and reads `_` as `-`. */
const FASTMAIL = /^(?:([^.]+)\.)?(fastmail\.(?:com|fm|net|org|co\.uk|us)|sent\.com)$/

/**
 * Returns the mailbox that email for an address, as returned by `entryKey`, most likely ends up in: a tag after a
 * plus and invisible characters are ignored, and some providers have further rules. Only for telling whether two
 * addresses belong to one person; never used to send.
 */
export function mailboxOf(key: string): string {
  const at = key.lastIndexOf('@')
  const domain = key.slice(at + 1)
  const local = key
    .slice(0, at)
    .normalize('NFKC')
    .replace(/\p{DI}/gu, '')
    .toLowerCase()
  const untagged = local.replace(/(?<=.)\+.*$/s, '')
  const [, owner, fastmail] = FASTMAIL.exec(domain) ?? []
  if (fastmail) return `${(owner ?? untagged).replaceAll('_', '-')}@${fastmail}`
  if (YAHOO.test(domain)) return `${untagged.replace(/(?<=.)-.*$/s, '')}@${domain}`
  const { home = domain, ignores = '', hyphens = '' } = BY_DOMAIN.get(domain) ?? {}
  const read = [...untagged].filter(sign => !ignores.includes(sign))
  const name = read.map(sign => (hyphens.includes(sign) ? '-' : sign)).join('')
  return `${name || untagged}@${home}`
}
