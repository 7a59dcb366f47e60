const GMAIL = new Set(['gmail.com', 'googlemail.com'])

/**
 * The mailbox that an address, as `entryKey` gives it, most likely ends in: what follows a plus is a tag, and Gmail
 * reads no dots and has two names. Says whether two addresses are one person's; never used to send.
 */
export function mailboxOf(key: string): string {
  const at = key.lastIndexOf('@')
  const domain = key.slice(at + 1)
  const local = key.slice(0, at).normalize('NFKC')
  const untagged = local.replace(/(?<=.)\+.*$/s, '')
  return GMAIL.has(domain) ? `${untagged.replaceAll('.', '')}@gmail.com` : `${untagged}@${domain}`
}
