import type { FastifyInstance, FastifyReply } from 'fastify'
import { carDates } from '#src/content/car-dates.ts'
import { ownDatesWords as words } from '#src/content/reminders.ts'
import type { Site } from '#src/feature.ts'
import { fillTemplate, type Html, html } from '#src/http/template.ts'
import { ukDay, ukLongDay } from '#src/time/uk-time.ts'
import {
  type Act,
  type LinkHolder,
  type LinkParts,
  textOf,
} from '#src/waitlist/server/confirm/link-holder.ts'
import type { Member } from '#src/waitlist/server/member/personal-data.ts'
import { readCarDates, yearsAfter } from '../../car-dates.ts'
import { type OwnDatesPage, ownDateRoutes } from '../../reminders-page.ts'
import { changeDates, moveOn, readDates, startEmails, stopEmails } from './date-store.ts'
import { allLink, datesSection, type Refused, tokenForm } from './dates-section.ts'

const KINDS = Object.keys(carDates)
const FIELDS = [...KINDS, ...KINDS.map(kind => `was-${kind}`), 'registered', 'ni']

type Said = keyof typeof words.said

/** Draws a person's dates, as part of their page. */
export const drawDates = async (
  database: Site['database'],
  member: Member,
  token: string,
  refused?: Refused,
) =>
  datesSection({ member, token, ...(await readDates(database, member)), today: ukDay(Date.now()) }, refused)

/** The page of a person's own dates; moving one on by a year; stopping the emails. Only a POST changes anything. */
export function dateRoutes(app: FastifyInstance, parts: LinkParts, { database, page: built }: Site): void {
  const { page, forHolder, forOwner, unsubscribes } = parts
  const config = { fromUnnamed: true }
  const forConfirmed = (act: Act) =>
    forOwner((holder, reply, body) =>
      holder.member.confirmed_at === null
        ? page.card(reply, words.confirmFirst, 403)
        : act(holder, reply, body),
    )

  app.get(
    ownDateRoutes.page,
    forConfirmed((holder, reply) => {
      const did = textOf(reply.request.query, 'did') ?? ''
      return show(reply, holder, Object.hasOwn(words.said, did) ? words.said[did as Said] : '')
    }),
  )

  app.post(
    ownDateRoutes.page,
    { config },
    forConfirmed(async (holder, reply, body) => {
      const did = await change(holder.member, body)
      if (typeof did !== 'string') return show(reply, holder, '', did)
      return redirect(reply, ownDateRoutes.page, { t: holder.token, did })
    }),
  )

  app.get(
    `${ownDateRoutes.done}/:kind/:day`,
    forConfirmed(async ({ member, token }, reply) => {
      const { kind, day } = reply.request.params as { kind: string; day: string }
      const date = (await readDates(database, member)).dates.find(date => date.kind === kind)
      const rest = html`<p><a href="${ownDateRoutes.page}?t=${token}">${words.done.other}</a></p>`
      if (!date) return send(reply, { title: words.done.gone, body: rest })
      if (date.day !== day)
        return send(reply, {
          title: words.done.moved(kind, ukLongDay(date.day)),
          body: html`<p>${words.done.nothing}</p>${rest}`,
        })
      const next = ukLongDay(yearsAfter(day, 1))
      const button = html`<button type="submit" class="button">${words.done.button(next)}</button>`
      return send(reply, {
        title: words.done.title(kind),
        body: html`<p>${words.done.text(ukLongDay(day), next)}</p>${tokenForm(token, button, doneAt(kind, day))}${rest}`,
      })
    }),
  )

  app.post(
    `${ownDateRoutes.done}/:kind/:day`,
    { config },
    forConfirmed(async ({ member, token }, reply) => {
      const { kind, day } = reply.request.params as { kind: string; day: string }
      await moveOn(database, member, { kind, day }, Date.now())
      return redirect(reply, doneAt(kind, day), { t: token })
    }),
  )

  app.get(
    ownDateRoutes.stop,
    forHolder('unsubscribe', ({ token }, reply) => {
      const button = html`<button type="submit" class="button">${words.stop.button}</button>`
      return send(reply, {
        title: words.stop.title,
        body: html`<p>${words.stop.text}</p>${tokenForm(token, button, ownDateRoutes.stop)}`,
      })
    }),
  )

  app.post(
    ownDateRoutes.stop,
    { config },
    forHolder(
      'unsubscribe',
      async ({ member }, reply) => {
        await stopEmails(database, member, Date.now())
        return page.card(reply, { title: words.stop.done, text: words.stop.doneText })
      },
      unsubscribes,
    ),
  )

  /** Does what a form asks for. Returns what it did, or what was refused. */
  async function change(member: Member, body: unknown): Promise<Said | Refused> {
    const [emails, removed] = [textOf(body, 'emails'), textOf(body, 'delete')]
    const now = Date.now()
    if (emails === 'off') await stopEmails(database, member, now)
    if (emails === 'on') await startEmails(database, member, now)
    if (emails === 'off' || emails === 'on') return emails
    if (removed !== undefined) {
      await changeDates(database, member, { removed: [removed] }, now)
      return 'deleted'
    }
    return save(member, Object.fromEntries(FIELDS.map(name => [name, textOf(body, name) ?? ''])), now)
  }

  /** Stores what differs from what the form was drawn with: an older tab undoes nothing that it did not show. */
  async function save(member: Member, typed: Record<string, string>, now: number): Promise<Said | Refused> {
    const changed = KINDS.filter(kind => typed[kind] !== typed[`was-${kind}`])
    const given = Object.fromEntries([...changed, 'registered', 'ni'].map(name => [name, typed[name]!]))
    const isEmpty = Object.values(typed).every(text => !text)
    const asksNothing = !isEmpty && !given.registered && changed.every(kind => !typed[kind])
    const read = asksNothing ? { dates: [] } : readCarDates(given, ukDay(now))
    if ('fault' in read) return { typed, ...read }
    // What was typed counts more than what was worked out.
    const first = read.dates.filter(({ kind }) => kind === 'first-mot' && !given.mot)
    const dates = [
      ...read.dates.filter(({ kind }) => kind !== 'first-mot'),
      ...first.map(date => ({ ...date, kind: 'mot' })),
    ]
    await changeDates(database, member, { removed: changed.filter(kind => !typed[kind]), dates }, now)
    return first.length ? 'reckoned' : 'saved'
  }

  async function show(reply: FastifyReply, { member, token }: LinkHolder, said: string, refused?: Refused) {
    const section = await drawDates(database, member, token, refused)
    return send(
      reply,
      { title: words.page, said, body: html`${section}${allLink(token)}` },
      refused ? 400 : 200,
    )
  }

  async function send(
    reply: FastifyReply,
    { title, said = '', body }: { title: string; said?: string; body: Html },
    status = 200,
  ) {
    const values: OwnDatesPage = { DATES_TITLE: title, DATES_SAID: said, DATES_BODY: body }
    return reply
      .code(status)
      .headers(page.headers)
      .type('text/html; charset=utf-8')
      .send(fillTemplate(await built('dates'), values))
  }

  const redirect = (reply: FastifyReply, path: string, query: Record<string, string>) =>
    reply.headers(page.headers).redirect(`${path}?${new URLSearchParams(query)}`, 303)
}

const doneAt = (kind: string, day: string) =>
  `${ownDateRoutes.done}/${encodeURIComponent(kind)}/${encodeURIComponent(day)}`
