import type { FastifyInstance, FastifyReply } from 'fastify'
import { mailPageWords } from '#src/content/mail-pages.ts'
import { signWords } from '#src/content/street-sign.ts'
import { isWhole } from '#src/http/server-limits.ts'
import { html } from '#src/http/template.ts'
import { mailRoutes, NEIGHBOURS } from '#src/routes.ts'
import { ukDay, ukLongDate } from '#src/time/uk-time.ts'
import { checkField, faultWords } from '#src/waitlist/entry.ts'
import { POSTER, sharePage } from '#src/waitlist/neighbour-link.ts'
import { eraseEntry } from '../member/erase-entry.ts'
import { complaintsWaiting, type KeptLine, keptInWords } from '../member/kept-in-words.ts'
import { keptAsFile, keptOf } from '../member/kept-of-person.ts'
import { createMembers } from '../member/member.ts'
import { recordComplaint } from '../member/open-complaints.ts'
import type { Member } from '../member/personal-data.ts'
import { keepPlace } from '../member/still-waiting.ts'
import { ownWishes } from '../topics/topic-waits.ts'
import { type Act, howToReach, type LinkHolder, type LinkParts, textOf } from './link-holder.ts'

const COMPLAINT_CHARACTERS = 2_000
const COMPLAINTS = 5

const invalid = (answer: Answer | undefined) => `${answer?.refused !== undefined}` as const

const words = mailPageWords.manage
const { said: sayings } = mailPageWords

/** What the page says about a form, and what was typed if it was refused. */
type Answer = { said: string; refused?: string }
type Shown = { said?: string; postcode?: Answer; complaint?: Answer }

/** A person's own entry: see it, take a copy, correct the postcode, stop emails, complain, erase. */
export function manageRoutes(app: FastifyInstance, parts: LinkParts): void {
  const { page, forOwner, rankOf, members, friends, database, ownParts } = parts
  const { operatorContact, erased, wished, streetOf } = parts

  const post = (path: string, act: Act) => app.post(path, { config: { fromUnnamed: true } }, forOwner(act))

  app.get(
    mailRoutes.manage,
    forOwner((holder, reply) => show(reply, holder)),
  )

  post(mailRoutes.manage, (holder, reply) => show(reply, holder))

  post(mailRoutes.copy, async ({ member }, reply) =>
    reply
      .headers({ ...page.headers, 'content-disposition': 'attachment; filename="my-waitlist-entry.json"' })
      .type('application/json; charset=utf-8')
      .send(`${JSON.stringify(keptAsFile(await keptOf(database, member)), null, 2)}\n`),
  )

  post(mailRoutes.postcode, async (holder, reply, body) => {
    const typed = textOf(body, 'postcode') ?? ''
    const { value, fault } = checkField('postcode', typed)
    if (fault) {
      const said = faultWords(fault, 'hero').help
      return show(reply, holder, { postcode: { said, refused: typed } })
    }
    const postcode = { said: sayings.postcode }
    return again(reply, holder, await members.correctPostcode(holder.member, value), { postcode })
  })

  post(mailRoutes.mails, async (holder, reply, body) => {
    const { member } = holder
    if (textOf(body, 'mails') === 'on')
      return again(reply, holder, await members.subscribe(member), { said: sayings.mailsOn })
    await members.unsubscribe(member, Date.now())
    return page.unsubscribed(reply, member)
  })

  post(mailRoutes.wishes, async (holder, reply) => {
    if (await ownWishes(database, holder.member.email_key)) await wished(holder.member)
    return show(reply, holder, { said: sayings.wishes })
  })

  post(mailRoutes.own, async (holder, reply, body) => {
    let said: string | undefined
    for (const { take } of ownOf(holder.member)) said ??= await take?.(holder.member, body)
    return show(reply, holder, { said: said ?? '' })
  })

  post(mailRoutes.complaint, async (holder, reply, body) => {
    const { member } = holder
    const complaint = textOf(body, 'words')?.trim() ?? ''
    const refuse = (said: string) => show(reply, holder, { complaint: { said, refused: complaint } })
    if (!complaint || !isWhole(complaint)) return refuse(sayings.complaintEmpty)
    if (complaint.length > COMPLAINT_CHARACTERS) return refuse(sayings.complaintLong)
    const own = { email_key: member.email_key, words: complaint, channel: 'own page' }
    const stored = await database.exclusively(async session =>
      (await createMembers(session).complaintsWaiting(member)) < COMPLAINTS
        ? recordComplaint(session, own, Date.now())
        : undefined,
    )
    if (!stored) return refuse(sayings.complaintEnough)
    const { id, due_at } = stored
    app.log.warn({ complaint: id, due: ukDay(due_at) }, 'a complaint was received: acknowledge it by then')
    const { title, text } = mailPageWords.complained
    return page.card(reply, { title, text: text(ukLongDate(due_at), howToReach(operatorContact)) })
  })

  // Programs that follow an email's links must not answer for its reader: only the page's button does.
  app.get(
    mailRoutes.waiting,
    forOwner(({ token }, reply) => page.send(reply, 'waiting', { TOKEN: token })),
  )

  post(mailRoutes.waiting, async ({ member }, reply) => {
    await keepPlace(database, member, Date.now())
    return page.note(reply, 'kept')
  })

  post(mailRoutes.erase, async ({ member, token }, reply, body) => {
    if (textOf(body, 'sure') !== '1') return page.send(reply, 'erase', { TOKEN: token })
    await eraseEntry(database, member.email)
    await erased?.()
    return page.note(reply, 'erased')
  })

  const wishesForm = (
    token: string,
  ) => html`<section><h2>${words.wishes.title}</h2><p>${words.wishes.text}</p>
    <form action="${mailRoutes.wishes}" method="post"><input type="hidden" name="t" value="${token}">
    <button type="submit" class="button button-quiet">${words.wishes.button}</button></form></section>`

  async function streetPart(member: Member, link: string | undefined) {
    const { CODE, BEGUN, AND_YOU, SHARE, SMALL_STREET, PROMISE } = await streetOf(member, link)
    if (!CODE || member.confirmed_at === null) return html``
    return html`<section><h2>${signWords.page.title}</h2><p>${BEGUN}${AND_YOU}</p>
    <div class="small-street">${SMALL_STREET}</div>${PROMISE ? html`<p>${PROMISE}</p>` : html``}
    <p><a class="button" href="${sharePage(SHARE)}">${signWords.share}</a></p>
    <p><a href="${NEIGHBOURS}/${CODE.toLowerCase()}${POSTER}">${signWords.poster.link}</a></p></section>`
  }

  const ownOf = ({ confirmed_at }: Member) => (confirmed_at === null ? [] : ownParts)

  const again = (reply: FastifyReply, holder: LinkHolder, member: Member | undefined, shown: Shown) =>
    member ? show(reply, { ...holder, member }, shown) : page.note(reply, 'unknown')

  async function show(reply: FastifyReply, { member, token }: LinkHolder, shown: Shown = {}) {
    const { said = '', postcode, complaint } = shown
    const kept = await keptOf(database, member)
    const ranked = friends && (await rankOf(member, reply))
    const lines = keptInWords(kept, friends ? rankLines(member, ranked) : [])
    const subscribed = member.unsubscribed_at === null && member.undeliverable_at === null
    return page.send(
      reply,
      'manage',
      {
        TOKEN: token,
        SAID: said,
        COMPLAINTS_WAITING: complaintsWaiting(kept),
        STREET: await streetPart(member, ranked?.share),
        OWN: html`${await Promise.all(ownOf(member).map(({ draw }) => draw(member, token)))}`,
        WISHES: kept.topic_wait.some(({ held }) => held !== null) ? wishesForm(token) : html``,
        STORED: html`${lines.map(([name, value]) => html`<div><dt>${name}</dt><dd>${value}</dd></div>`)}`,
        POSTCODE: postcode?.refused ?? member.postcode,
        POSTCODE_INVALID: invalid(postcode),
        POSTCODE_SAID: postcode?.said ?? '',
        MAILS_BUTTON: subscribed ? words.mails.off : words.mails.on,
        MAILS_WANTED: subscribed ? 'off' : 'on',
        COMPLAINT: complaint?.refused ?? '',
        COMPLAINT_INVALID: invalid(complaint),
        COMPLAINT_SAID: complaint?.said ?? '',
      },
      [postcode, complaint].some(answer => answer?.refused !== undefined) ? 400 : 200,
    )
  }

  function rankLines(member: Member, ranked: Awaited<ReturnType<typeof rankOf>>): KeptLine[] {
    const { stored } = words
    const unconfirmed = member.confirmed_at === null
    const noLink = unconfirmed ? stored.afterConfirming : ranked ? stored.otherSpelling : stored.notNow
    return [
      [stored.rank, ranked ? String(ranked.rank) : noLink],
      [stored.link, ranked?.share ?? noLink],
    ]
  }
}
