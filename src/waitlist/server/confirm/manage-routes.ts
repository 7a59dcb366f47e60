import type { FastifyInstance, FastifyReply } from 'fastify'
import { mailPageWords } from '#src/content/mail-pages.ts'
import { signWords } from '#src/content/street-sign.ts'
import { isWhole } from '#src/http/server-limits.ts'
import { html } from '#src/http/template.ts'
import { mailRoutes, NEIGHBOURS, POSTER } from '#src/routes.ts'
import { ukDay, ukLongDate } from '#src/time/uk-time.ts'
import { checkField, faultWords } from '#src/waitlist/entry.ts'
import { eraseEntry } from '../member/erase-entry.ts'
import { complaintsWaiting, type KeptLine, keptInWords } from '../member/kept-in-words.ts'
import { keptAsFile, keptOf } from '../member/kept-of-person.ts'
import { createMembers } from '../member/member.ts'
import type { Member } from '../member/personal-data.ts'
import { keepPlace } from '../member/still-waiting.ts'
import { ownWishes } from '../topics/topic-waits.ts'
import { type Act, type LinkHolder, type LinkParts, textOf } from './link-holder.ts'
import { howToReach } from './mail-page.ts'

const COMPLAINT_CHARACTERS = 2_000
/** The most complaints of one entry that may be open at a time. */
const COMPLAINTS = 5

const invalid = (answer: Answer | undefined) => `${answer?.refused !== undefined}` as const

const words = mailPageWords.manage
const { said: sayings } = mailPageWords

/** What a form was answered with, and what was typed where it was refused. */
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

  post(mailRoutes.postcode, async ({ member, token }, reply, body) => {
    const typed = textOf(body, 'postcode') ?? ''
    const { value, fault } = checkField('postcode', typed)
    if (fault) {
      const { help } = faultWords(fault, 'hero')
      return show(reply, { member, token }, { postcode: { said: help, refused: typed } })
    }
    const postcode = { said: sayings.postcode }
    return again(reply, token, await members.correctPostcode(member, value), { postcode })
  })

  post(mailRoutes.mails, async ({ member, token }, reply, body) => {
    if (textOf(body, 'mails') === 'on')
      return again(reply, token, await members.subscribe(member), { said: sayings.mailsOn })
    await members.unsubscribe(member, Date.now())
    return page.unsubscribed(reply, member)
  })

  post(mailRoutes.wishes, async ({ member, token }, reply) => {
    if (await ownWishes(database, member.email_key)) await wished(member)
    return show(reply, { member, token }, { said: sayings.wishes })
  })

  post(mailRoutes.own, async ({ member, token }, reply, body) => {
    let said: string | undefined
    if (member.confirmed_at !== null) for (const { take } of ownParts) said ??= await take?.(member, body)
    return show(reply, { member, token }, { said: said ?? '' })
  })

  post(mailRoutes.complaint, async ({ member, token }, reply, body) => {
    const complaint = textOf(body, 'words')?.trim() ?? ''
    const refuse = (said: string) =>
      show(reply, { member, token }, { complaint: { said, refused: complaint } })
    if (!complaint || !isWhole(complaint)) return refuse(sayings.complaintEmpty)
    if (complaint.length > COMPLAINT_CHARACTERS) return refuse(sayings.complaintLong)
    const stored = await database.exclusively(async session => {
      const own = createMembers(session)
      if ((await own.complaintsWaiting(member)) < COMPLAINTS)
        return own.complain(member, complaint, Date.now())
      return undefined
    })
    if (!stored) return refuse(sayings.complaintEnough)
    const { id, due_at } = stored
    app.log.warn({ complaint: id, due: ukDay(due_at) }, 'a complaint was received: acknowledge it by then')
    const { title, text } = mailPageWords.complained
    return page.card(reply, { title, text: text(ukLongDate(due_at), howToReach(operatorContact)) })
  })

  // Programs that follow the links of an email must not answer for its reader: only the page's button does.
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

  async function streetPart(member: Member) {
    const { CODE, BEGUN, SMALL_STREET, PROMISE } = await streetOf(member.postcode, undefined)
    if (!CODE || member.confirmed_at === null) return html``
    return html`<section><h2>${signWords.page.title}</h2><p>${BEGUN}</p>
    <div class="small-street">${SMALL_STREET}</div>${PROMISE ? html`<p>${PROMISE}</p>` : html``}
    <p><a href="${NEIGHBOURS}/${CODE.toLowerCase()}${POSTER}">${signWords.poster.link}</a></p></section>`
  }

  const drawOwn = async (member: Member, token: string) =>
    member.confirmed_at === null ? [] : Promise.all(ownParts.map(({ draw }) => draw(member, token)))

  const again = (reply: FastifyReply, token: string, member: Member | undefined, shown: Shown) =>
    member ? show(reply, { member, token }, shown) : page.note(reply, 'unknown')

  async function show(
    reply: FastifyReply,
    { member, token }: Pick<LinkHolder, 'member' | 'token'>,
    shown: Shown = {},
  ) {
    const { said = '', postcode, complaint } = shown
    const kept = await keptOf(database, member)
    const lines = keptInWords(kept, friends ? await rankLines(member, reply) : [])
    const subscribed = member.unsubscribed_at === null && member.undeliverable_at === null
    return page.send(
      reply,
      'manage',
      {
        TOKEN: token,
        SAID: said,
        COMPLAINTS_WAITING: complaintsWaiting(kept),
        STREET: await streetPart(member),
        OWN: html`${await drawOwn(member, token)}`,
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

  async function rankLines(member: Member, reply: FastifyReply): Promise<KeptLine[]> {
    const { stored } = words
    const ranked = await rankOf(member, reply)
    const unconfirmed = member.confirmed_at === null
    const noLink = unconfirmed ? stored.afterConfirming : ranked ? stored.otherSpelling : stored.notNow
    return [
      [stored.rank, ranked ? String(ranked.rank) : noLink],
      [stored.link, ranked?.share ?? noLink],
    ]
  }
}
