import type { FastifyReply } from 'fastify'
import { mailPageWords } from '#src/content/mail-pages.ts'
import { fillTemplate } from '#src/http/template.ts'
import type { LinkPages } from '#src/waitlist/filled-pages.ts'
import type { Member } from '../member/personal-data.ts'

export type MailPage = keyof LinkPages
/** Returns a page as a template for `fillTemplate`. */
export type MailPages = (name: MailPage) => string | Promise<string>

/** A page behind a link is private: it is not cached or indexed, and sends no referrer. */
const PRIVATE = {
  'cache-control': 'no-store',
  'referrer-policy': 'no-referrer',
  'x-robots-tag': 'noindex',
} as const

export function createMailPages(pages: MailPages) {
  const send = async <Name extends MailPage>(
    reply: FastifyReply,
    name: Name,
    values: LinkPages[Name],
    status = 200,
  ) =>
    reply
      .code(status)
      .headers(PRIVATE)
      .type('text/html; charset=utf-8')
      .send(fillTemplate(await pages(name), values))

  const card = (reply: FastifyReply, note: { title: string; text: string }, status?: number) =>
    send(reply, 'note', { NOTE_TITLE: note.title, NOTE_TEXT: note.text }, status)

  const note = (reply: FastifyReply, name: keyof typeof mailPageWords.notes) =>
    card(reply, mailPageWords.notes[name], name === 'unknown' ? 404 : 200)

  return {
    send,
    card,
    note,
    unsubscribed: (reply: FastifyReply, { confirmed_at }: Member) =>
      note(reply, confirmed_at === null ? 'unsubscribedUnconfirmed' : 'unsubscribed'),
    /** The headers of these pages, for an answer that is not a page. */
    headers: PRIVATE,
  }
}

/** Says how to reach the operator; empty if that is not set. */
export function howToReach(operatorContact: string | undefined): string {
  return operatorContact ? mailPageWords.reach(operatorContact) : ''
}
