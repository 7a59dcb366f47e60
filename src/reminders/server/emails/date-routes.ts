import type { FastifyInstance, FastifyReply } from 'fastify'
import { ownDatesWords as words } from '#src/content/reminders.ts'
import type { Site } from '#src/feature.ts'
import { fillTemplate, type Html, html } from '#src/http/template.ts'
import { ukLongDay } from '#src/time/uk-time.ts'
import { type Act, type LinkParts, textOf } from '#src/waitlist/server/confirm/link-holder.ts'
import { yearsAfter } from '../../car-dates.ts'
import { doneAt, type OwnDatesPage, ownDateRoutes } from '../../reminders-page.ts'
import { changeOwnDates, type Said } from './change-own-dates.ts'
import { moveOn, readDates, switchEmails } from './date-store.ts'
import { drawDates, ownLink, tokenForm } from './dates-section.ts'

/** The page of a person's own dates, and the pages that emails about them link to. Only a POST changes anything. */
export function dateRoutes(app: FastifyInstance, parts: LinkParts, site: Site): void {
  const { page, forOwner, forHolder, unsubscribes, erased } = parts
  const { database } = site

  async function send(reply: FastifyReply, title: string, body: Html, said = '') {
    const values: OwnDatesPage = { DATES_TITLE: title, DATES_SAID: said, DATES_BODY: body }
    const text = fillTemplate(await site.page('dates'), values)
    return reply.headers(page.headers).type('text/html; charset=utf-8').send(text)
  }
  const leadTo = (reply: FastifyReply, path: string, query: Record<string, string>) =>
    reply.headers(page.headers).redirect(`${path}?${new URLSearchParams(query)}`, 303)
  const ask = (token: string, button: string, action: string) =>
    tokenForm(token, html`<button type="submit" class="button">${button}</button>`, action)

  const post = (path: string, handler: ReturnType<typeof forOwner>) =>
    app.post(path, { config: { fromUnnamed: true } }, handler)
  const forConfirmed = (act: Act) =>
    forOwner((holder, reply, body) =>
      holder.member.confirmed_at === null
        ? page.card(reply, words.confirmFirst, 403)
        : act(holder, reply, body),
    )

  app.get(
    ownDateRoutes.page,
    forConfirmed(async ({ member, token }, reply) => {
      const did = textOf(reply.request.query, 'did') ?? ''
      const said = Object.hasOwn(words.said, did) ? words.said[did as Said] : ''
      return send(reply, words.page, html`${await drawDates(database, member, token)}${ownLink(token)}`, said)
    }),
  )

  post(
    ownDateRoutes.page,
    forConfirmed(async ({ member, token }, reply, body) => {
      const did = await changeOwnDates(database, member, body)
      // What was stopped is recorded like an erasure, outside the database too, before the response is sent.
      await erased?.()
      if (typeof did === 'string') return leadTo(reply, ownDateRoutes.page, { t: token, did })
      const section = await drawDates(database, member, token, did)
      return send(reply.code(400), words.page, html`${section}${ownLink(token)}`)
    }),
  )

  // Moves a date on by a year. The link names the day, so the date moves only once.
  const linked = ({ request }: FastifyReply) => request.params as { kind: string; day: string }
  app.get(
    ownDateRoutes.done,
    forConfirmed(async ({ member, token }, reply) => {
      const { kind, day } = linked(reply)
      const now = (await readDates(database, member)).dates.find(date => date.kind === kind)?.day
      const other = ownLink(token, ownDateRoutes.page, words.done.other)
      if (now !== day)
        return send(reply, now ? words.done.moved(kind, ukLongDay(now)) : words.done.gone, other)
      const next = ukLongDay(yearsAfter(day, 1))
      const form = ask(token, words.done.button(next), doneAt(kind, day))
      const text = words.done.text(ukLongDay(day), next)
      return send(reply, words.done.title(kind), html`<p>${text}</p>${form}${other}`)
    }),
  )

  post(
    ownDateRoutes.done,
    forConfirmed(async ({ member, token }, reply) => {
      await moveOn(database, member, linked(reply), Date.now())
      return leadTo(reply, reply.request.url.split('?')[0]!, { t: token })
    }),
  )

  // Stops only these emails; a mail program's own unsubscribe button works too.
  const { title, text, button, done, doneText } = words.stop
  app.get(
    ownDateRoutes.stop,
    forHolder('unsubscribe', ({ token }, reply) =>
      send(reply, title, html`<p>${text}</p>${ask(token, button, ownDateRoutes.stop)}`),
    ),
  )

  const stop: Act = async ({ member }, reply) => {
    await switchEmails(database, member, 'off', Date.now())
    await erased?.()
    return page.card(reply, { title: done, text: doneText })
  }
  post(ownDateRoutes.stop, forHolder('unsubscribe', stop, unsubscribes))
}
