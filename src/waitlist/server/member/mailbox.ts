/** How a provider reads the part before the at sign, apart from tags after a plus, and its main domain. */
type Provider = { domains: readonly string[]; home?: string; read?: (local: string) => string }

/** Sources in docs/decisions/0008. Outlook, Hotmail and Live only know tags, and share no mailbox. */
const PROVIDERS: readonly Provider[] = [
  { domains: ['gmail.com', 'googlemail.com'], home: 'gmail.com', read: local => local.replaceAll('.', '') },
  { domains: ['icloud.com', 'me.com', 'mac.com'], home: 'icloud.com' },
  {
    domains: ['proton.me', 'protonmail.com', 'protonmail.ch', 'pm.me'],
    home: 'proton.me',
    read: local => local.replace(/[._-]/g, ''),
  },
  {
    domains: [
      'yandex.ru',
      'ya.ru',
      'yandex.com',
      'yandex.by',
      'yandex.kz',
      'yandex.ua',
      'yandex.com.tr',
      'yandex.uz',
      'yandex.fr',
      'yandex.az',
      'yandex.co.il',
      'narod.ru',
    ],
    home: 'yandex.ru',
    read: local => local.replaceAll('.', '-'),
  },
]
const BY_DOMAIN = new Map(
  PROVIDERS.flatMap(provider => provider.domains.map(name => [name, provider] as const)),
)

/** A Yahoo name has no hyphen: after one comes the keyword of a disposable address. */
const YAHOO = /^(yahoo\.[a-z.]+|ymail\.com|rocketmail\.com)$/
/** Fastmail delivers anything at a name's own subdomain to that name, with `-` instead of `_`. */
const FASTMAIL = /^(?:([^.]+)\.)?(fastmail\.(?:com|fm|net|org|co\.uk|us)|sent\.com)$/

/**
 * Returns the mailbox that an address, as returned by `entryKey`, most likely ends in: a tag after a plus and invisible
 * characters are ignored, and providers have rules of their own. Only decides whether two addresses belong to one person;
 * never used to send.
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
  const [, name, fastmail] = FASTMAIL.exec(domain) ?? []
  if (fastmail) return `${(name ?? untagged).replaceAll('_', '-')}@${fastmail}`
  if (YAHOO.test(domain)) return `${untagged.replace(/(?<=.)-.*$/s, '')}@${domain}`
  const { home = domain, read } = BY_DOMAIN.get(domain) ?? {}
  return `${read?.(untagged) || untagged}@${home}`
}
