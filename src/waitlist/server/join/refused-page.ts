import type { FastifyReply } from 'fastify'
import { meantWords } from '#src/content/meant-domain.ts'
import { fillTemplate, Html, html } from '#src/http/template.ts'
import type { EntryField, Invalid } from '#src/waitlist/entry.ts'
import { fieldMarks, type RefusedPage } from '#src/waitlist/filled-pages.ts'
import { domainOf } from '#src/waitlist/meant-domain.ts'

/** What was typed, and how the visitor found the page: both are sent along when the form is sent again. */
export type Found = Record<EntryField, string> & { r: string | null; s: string | null }

export type Presentation = {
  status: number
  retryAfter?: number | undefined
  /** What is wrong; without it the visitor is only asked about the domain of their address. */
  fault?: { title: string; text: string }
  invalid?: Invalid
  meant?: string | undefined
}

/** Sends the page again to a visitor without JavaScript, with what they typed. */
export function sendRefused(reply: FastifyReply, template: string, typed: Found, shown: Presentation) {
  const { fault, meant } = shown
  const values: RefusedPage = {
    ...fieldMarks(typed, shown.invalid),
    SOURCE: typed.s ?? '',
    REFERRER: typed.r ?? '',
    ASKED: meant ? domainOf(typed.email) : '',
    FAULT: [
      fault && html`<strong>${fault.title}</strong> ${fault.text}`,
      meant &&
        html` <button class="button button-quiet" name="meant" value="${meant}">${meantWords.ask(meant)}</button> `,
      meant && !fault && html`<br><span class="form-note">${meantWords.ifNot}</span>`,
    ].filter(part => part instanceof Html),
  }
  if (shown.retryAfter !== undefined) reply.header('retry-after', shown.retryAfter)
  return reply
    .code(shown.status)
    .header('cache-control', 'no-store')
    .type('text/html; charset=utf-8')
    .send(fillTemplate(template, values))
}
