import type { Email } from 'postal-mime'

/** What a report says about one recipient. Each text has at most 1,000 characters, and is empty if missing. */
export type Recipient = { address: string; action: string; status: string; said: string }

/** A report on one of our emails. `names`: the texts that may contain its return address. */
export type Report = { names: string[] } & (
  | { kind: 'bounce'; recipients: Recipient[] }
  | { kind: 'complaint'; type: string }
  | { kind: 'none' }
)

/** Headers in which mail servers name the recipient. */
const ADDRESSED = /^(?:to|delivered-to|x-original-to|(?:x-)?envelope-to|x-apparently-to)$/
/** How deeply parts may be nested. An email with deeper ones is not a report, and would take too long to read. */
const NESTED = 20
/** How many lines and bytes of headers an email may have, as each costs time. Our own have about 2,000 lines. */
const [LINES, HEADERS] = [8_000, 65_536]
/** How many characters are read of a part, and of each of its fields, as anyone may have written them. */
const [HEAD, VALUE] = [16_384, 1_000]

/**
 * Reads an email as a report: RFC 3464 and 6533, the plain text of qmail and Yahoo, and complaints in the format of RFC
 * 5965. Does not read inside a returned or forwarded email. Never rejects: an email that cannot be read is not a
 * report.
 */
export async function readReport(raw: Uint8Array): Promise<Report> {
  const email = await parse(raw)
  if (!email) return { names: [], kind: 'none' }
  const names = email.headers.filter(({ key }) => ADDRESSED.test(key)).map(({ value }) => value)
  const status = partOf(email, 'message/delivery-status', 'message/global-delivery-status')
  const feedback = partOf(email, 'message/feedback-report')
  if (feedback !== undefined) {
    const [fields] = fieldsOf(feedback)
    const returned = partOf(email, 'message/rfc822', 'message/global', 'text/rfc822-headers') ?? ''
    const paths = [fields?.['original-mail-from'] ?? '', fieldsOf(returned)[0]?.['return-path'] ?? '']
    return {
      names: [...names, ...paths],
      kind: 'complaint',
      type: fields?.['feedback-type']?.toLowerCase() ?? '',
    }
  }
  const recipients = status === undefined ? plainRecipients(email) : fieldsOf(status).flatMap(recipientOf)
  return recipients.length ? { names, kind: 'bounce', recipients } : { names, kind: 'none' }
}

async function parse(raw: Uint8Array): Promise<Email | undefined> {
  if (hasMoreLines(raw)) return undefined
  const { default: PostalMime } = await import('postal-mime')
  const limits = { forceRfc822Attachments: true, maxNestingDepth: NESTED, maxHeadersSize: HEADERS }
  return PostalMime.parse(raw, limits).catch(() => undefined)
}

function hasMoreLines(raw: Uint8Array): boolean {
  let lines = 0
  for (const byte of raw) if (byte === 10 && ++lines > LINES) return true
  return false
}

function partOf({ attachments }: Email, ...types: string[]): string | undefined {
  const content = attachments.find(({ mimeType }) => types.includes(mimeType))?.content
  return (typeof content === 'string' ? content : content && new TextDecoder().decode(content))?.slice(
    0,
    HEAD,
  )
}

/** Returns groups of `Name: value` lines, separated by empty lines. If a name is repeated, the first counts. */
function fieldsOf(text: string): Partial<Record<string, string>>[] {
  const groups = text.replace(/\r\n?/g, '\n').split(/\n\s*\n/)
  return groups.map(group => {
    const lines = group.replace(/\n[ \t]+/g, ' ').split('\n')
    const pairs = lines.flatMap(line => {
      const [, name, value] = /^([\w-]+):(.*)$/s.exec(line) ?? []
      return name ? [[name.toLowerCase(), value!.trim().slice(0, VALUE)]] : []
    })
    return Object.fromEntries(pairs.reverse())
  })
}

function recipientOf(fields: Partial<Record<string, string>>): Recipient[] {
  const final = fields['final-recipient']
  if (final === undefined) return []
  return [
    {
      address: addressOf(final),
      action: fields.action?.toLowerCase() ?? '',
      status: fields.status ?? '',
      said: fields['diagnostic-code']?.replace(/^[\w-]+;\s*/, '') ?? '',
    },
  ]
}

/** Reads `rfc822; a@b`, or `utf-8; a@b` (RFC 6533), which has `\x{FC}` for a character outside ASCII. */
function addressOf(field: string): string {
  const address = field.replace(/^[^;]*;/, '').trim()
  return address.replace(/^<|>$/g, '').replace(/\\x\{([\dA-F]{2,6})\}/gi, (all, hex) => {
    const code = parseInt(hex, 16)
    return code <= 0x10_ff_ff ? String.fromCodePoint(code) : all
  })
}

/** Reads what qmail and Yahoo write: an address in angle brackets, the reason, and a copy of the email. */
function plainRecipients({ text = '', from }: Email): Recipient[] {
  if (!/^mailer-daemon@/i.test(from?.address ?? '')) return []
  const [report, copy] = text
    .slice(0, HEAD)
    .replace(/\r\n?/g, '\n')
    .split(/^--- Below this line is a copy of the message\.$/m)
  if (copy === undefined) return []
  return [...report!.matchAll(/^<([^<>\s]+)>:\n((?:.+\n?)+)/gm)].map(([, address, said]) => ({
    address: address!,
    action: 'failed',
    status: /\(#(\d\.\d+\.\d+)\)/.exec(said!)?.[1] ?? '',
    said: said!.replace(/\s+/g, ' ').trim().slice(0, VALUE),
  }))
}
