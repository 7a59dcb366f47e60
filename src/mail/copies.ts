import { randomUUID } from 'node:crypto'
import { domainToASCII } from 'node:url'
import { encode, wrap } from 'nodemailer/lib/qp'
import { type CopyOf, type Mail, messageOf, nameOf } from './message.ts'

type Nodemailer = typeof import('nodemailer')
/** An email as alternating parts: text that all copies share, and placeholders for what differs. */
type Compiled = { head: Part[]; body: Part[] }
/** Long parts are kept as bytes. */
type Part = string | Buffer

/** Placeholders in the headers for whatever differs between copies. */
const [TO, CAUSE, DATE] = [`${randomUUID()}@copies.invalid`, randomUUID(), randomUUID()]
const ID = nameOf(CAUSE)

/**
 * A shared part of at least this many bytes is written separately, as joining it to others would copy it
 * for each email.
 */
const LONG = 2_048

/** Writes copies of an email for the mail server. What they share is compiled and encoded once. */
export function createCopier(from: string, nodemailer: () => Nodemailer) {
  const compiled = new WeakMap<object, Promise<Compiled>>()

  return async function write(mail: Mail, { original, own }: CopyOf, cause: string): Promise<Buffer[]> {
    const known = compiled.get(original) ?? compile({ ...mail, ...original }, Object.keys(own))
    compiled.set(original, known)
    const { head, body } = await known
    const inHead: Record<string, string> = {
      ...own,
      [TO]: headerAddress(mail.to),
      [ID]: nameOf(cause),
      [DATE]: new Date().toUTCString().replace('GMT', '+0000'),
    }
    const inBody = Object.fromEntries(
      Object.entries(own).map(([mark, word]) => [mark, quotedPrintable(word)] as const),
    )
    return [...fill(head, inHead), ...fill(body, inBody)]
  }

  async function compile({ html, text, ...mail }: Mail, marks: string[]): Promise<Compiled> {
    const apart = new RegExp(`(${[TO, ID, DATE, ...marks].join('|')})`)
    const part = (kind: string, words: string) => ({
      raw: `Content-Type: text/${kind}; charset=utf-8\r\nContent-Transfer-Encoding: quoted-printable\r\n\r\n${words
        .split(apart)
        .map(piece => (marks.includes(piece) ? piece : quotedPrintable(piece)))
        .join(SOFT_BREAK)}`,
    })
    const { message } = await nodemailer()
      .createTransport({ streamTransport: true, buffer: true })
      .sendMail({
        ...messageOf({ ...mail, to: TO, html: '', text: '' }, CAUSE, from),
        date: DATE,
        alternatives: [part('plain', text), part('html', html)],
      })
    const whole = String(message)
    const end = whole.indexOf('\r\n\r\n')
    return { head: partsOf(whole.slice(0, end), apart), body: partsOf(whole.slice(end), apart) }
  }
}

function partsOf(words: string, apart: RegExp): Part[] {
  return words.split(apart).map(part => (part.length < LONG ? part : Buffer.from(part)))
}

function* fill(parts: readonly Part[], own: Record<string, string>): Generator<Buffer> {
  let words = ''
  for (const [i, part] of parts.entries()) {
    if (typeof part === 'string') words += i % 2 ? own[part] : part
    else {
      if (words) yield Buffer.from(words)
      yield part
      words = ''
    }
  }
  if (words) yield Buffer.from(words)
}

/**
 * Converts the host name to Punycode, but only if the rest of the address is ASCII; otherwise the mail server
 * must support Unicode anyway.
 */
function headerAddress(address: string): string {
  const at = address.lastIndexOf('@') + 1
  return /^\p{ASCII}*$/u.test(address.slice(0, at))
    ? address.slice(0, at) + (domainToASCII(address.slice(at)) || address.slice(at))
    : address
}

/** A line break in quoted-printable that is not part of the text. */
export const SOFT_BREAK = '=\r\n'

/** Encodes a text as quoted-printable, leaving room for a `SOFT_BREAK` after the last line. */
export const quotedPrintable = (text: string): string => wrap(encode(text.replace(/\r?\n/g, '\r\n')), 75)
