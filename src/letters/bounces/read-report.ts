import type { Attachment, Email } from 'postal-mime'

/** What a report says of one recipient, each at most 1,000 characters. Texts are empty where it says nothing. */
export type Recipient = { address: string; action: string; status: string; said: string }

/** A report on one of our emails. `names` are the texts that may name the email: its return address. */
export type Report = { names: string[] } & (
  | { kind: 'bounce'; recipients: Recipient[] }
  | { kind: 'complaint'; type: string }
  | { kind: 'none' }
)

/** Headers in which mail servers name the recipient. */
const ADDRESSED = new Set([
  'to',
  'delivered-to',
  'x-original-to',
  'envelope-to',
  'x-envelope-to',
  'x-apparently-to',
])
/** Parts within parts: more are no report, and a burden. */
const NESTED = 20
/** Lines of a mail, each of which costs time, and bytes of heads: more are no report. Our emails have some 2,000 lines. */
const [LINES, HEADERS] = [8_000, 65_536]
/** Of a part only so many characters are looked at, and of what it says of one thing: anyone may have written it. */
const [HEAD, VALUE] = [16_384, 1_000]

/**
 * Reads a mail as a report: RFC 3464 and 6533, the plain text that qmail and Yahoo write, and complaints of RFC 5965.
 * What is inside a returned or forwarded mail is not read. Never rejects: what cannot be read is none.
 */
export async function readReport(raw: Uint8Array): Promise<Report> {
  const email = await parse(raw)
  if (!email) return { names: [], kind: 'none' }
  const names = email.headers.filter(({ key }) => ADDRESSED.has(key)).map(({ value }) => value)
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
  try {
    return await PostalMime.parse(raw, {
      forceRfc822Attachments: true,
      maxNestingDepth: NESTED,
      maxHeadersSize: HEADERS,
    })
  } catch {
    return undefined
  }
}

function hasMoreLines(raw: Uint8Array): boolean {
  let lines = 0
  for (const byte of raw) if (byte === 10 && ++lines > LINES) return true
  return false
}

function partOf({ attachments }: Email, ...types: string[]): string | undefined {
  const part = attachments.find(({ mimeType }) => types.includes(mimeType))
  return part && textOf(part)
}

function textOf({ content }: Attachment): string {
  const text = typeof content === 'string' ? content : new TextDecoder().decode(content)
  return text.slice(0, HEAD)
}

/** Groups of `Name: value` lines, with empty lines between them. Of a name that comes twice, the first counts. */
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

/** `rfc822; a@b`, or of RFC 6533 `utf-8; a@b` with `\x{FC}` for what is not in ASCII. */
function addressOf(field: string): string {
  const address = field
    .replace(/^[^;]*;/, '')
    .trim()
    .replace(/^<|>$/g, '')
  return address.replace(/\\x\{([\dA-F]{2,6})\}/gi, (all, hex) => {
    const code = parseInt(hex, 16)
    return code <= 0x10_ff_ff ? String.fromCodePoint(code) : all
  })
}

/** What qmail and Yahoo write: an address in angle brackets, what was said of it, and a copy of the mail. */
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
