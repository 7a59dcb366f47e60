import type { FastifyReply } from 'fastify'
import { mailPageWords } from '#src/content/mail-pages.ts'
import { fillTemplate } from '#src/http/template.ts'
import type { Member } from './member/member.ts'

/** The pages that links in mails open, by the name of their prerendered file. */
export type MailPage =
  | 'confirm'
  | 'confirm-expired'
  | 'confirmed'
  | 'confirmed-share'
  | 'unsubscribe'
  | 'manage'
  | 'manage-said'
  | 'manage-share'
  | 'manage-share-said'
  | 'erase'
  | 'note'

export type MailPages = (name: MailPage) => string | Promise<string>
type Values = Readonly<Record<string, string>>
type NoteName = keyof typeof mailPageWords.notes

/** A page behind a link is nobody else's: no cache keeps it, no list finds it, and no other site is told of it. */
const PRIVATE = {
  'cache-control': 'no-store',
  'referrer-policy': 'no-referrer',
  'x-robots-tag': 'noindex',
} as const

/** Sends the pages of links, filled in. */
export function createMailPages(pages: MailPages, operatorContact: string | undefined) {
  const send = async (reply: FastifyReply, name: MailPage, values: Values, status = 200) =>
    reply
      .code(status)
      .headers(PRIVATE)
      .type('text/html; charset=utf-8')
      .send(fillTemplate(await pages(name), values))

  const card = (reply: FastifyReply, note: { title: string; text: string }, status?: number) =>
    send(reply, 'note', { NOTE_TITLE: note.title, NOTE_TEXT: note.text }, status)

  const note = (reply: FastifyReply, name: NoteName, due = '') => {
    const { title, text } = mailPageWords.notes[name]
    const said = text
      .replace('%DUE%', due)
      .replace('%REACH%', () => howToReach(operatorContact))
      .trimEnd()
    return card(reply, { title, text: said }, name === 'unknown' ? 404 : 200)
  }

  return {
    send,
    card,
    note,
    unsubscribed: (reply: FastifyReply, { confirmed_at }: Member) =>
      note(reply, confirmed_at === null ? 'unsubscribedUnconfirmed' : 'unsubscribed'),
    /** The headers of a page of a link, for what is none. */
    headers: PRIVATE,
  }
}

/** How the operator is reached beside the page, as a sentence; nothing where they have not said so. */
export function howToReach(operatorContact: string | undefined): string {
  return operatorContact ? `${mailPageWords.reach} ${operatorContact}` : ''
}

export type MailPageSender = ReturnType<typeof createMailPages>

/** A date as a reader in Britain writes it, such as 3 March 2026. */
export function longDate(ms: number): string {
  return new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'Europe/London' }).format(ms)
}
