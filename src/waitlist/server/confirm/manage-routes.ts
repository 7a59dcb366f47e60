import type { FastifyInstance, FastifyReply } from 'fastify'
import { mailPageWords } from '#src/content/mail-pages.ts'
import { isWhole } from '#src/http/server-limits.ts'
import { html } from '#src/http/template.ts'
import { mailRoutes } from '#src/routes.ts'
import { ukDay, ukLongDate } from '#src/time/uk-time.ts'
import { checkField, faultWords } from '#src/waitlist/entry.ts'
import { eraseEntry } from '../member/erase.ts'
import { keptAsFile, keptOf } from '../member/kept.ts'
import { complaintsWaiting, type KeptLine, keptInWords } from '../member/kept-in-words.ts'
import type { Member } from '../member/personal-data.ts'
import { type LinkRouteParts, textOf } from './link-route-parts.ts'
import { howToReach } from './mail-page.ts'

const COMPLAINT_CHARACTERS = 2_000
/** Complaints of one entry that may wait at a time. */
const COMPLAINTS = 5

const words = mailPageWords.manage
const { said: sayings } = mailPageWords

type Shown = { said?: string; postcode?: string; invalid?: boolean; complaint?: string; status?: number }

/** A person's own entry: see it, take a copy, correct the postcode, stop emails, complain, erase. */
export function manageRoutes(app: FastifyInstance, parts: LinkRouteParts): void {
  const { page, holderOf, rankOf, members, referrals, reads, database, operatorContact, erased } = parts

  app.get(mailRoutes.manage, async (request, reply) => {
    await reads(request)
    const found = await valid(request)
    return found ? show(reply, found) : page.note(reply, 'unknown')
  })

  type Found = { member: Member; token: string }
  const post = (path: string, act: (found: Found, body: unknown, reply: FastifyReply) => Promise<unknown>) =>
    app.post(path, { config: { fromUnnamed: true } }, async (request, reply) => {
      await reads(request)
      const found = await valid(request)
      return found ? act(found, request.body, reply) : page.note(reply, 'unknown')
    })

  post(mailRoutes.manage, (found, _body, reply) => show(reply, found))

  post(mailRoutes.copy, async ({ member }, _body, reply) =>
    reply
      .headers({ ...page.headers, 'content-disposition': 'attachment; filename="my-waitlist-entry.json"' })
      .type('application/json; charset=utf-8')
      .send(`${JSON.stringify(keptAsFile(await keptOf(database, member)), null, 2)}\n`),
  )

  post(mailRoutes.postcode, async ({ member, token }, body, reply) => {
    const typed = textOf(body, 'postcode') ?? ''
    const { value, fault } = checkField('postcode', typed)
    if (fault) {
      const { text } = faultWords(fault, 'hero')
      return show(reply, { member, token }, { said: text, postcode: typed, invalid: true, status: 400 })
    }
    return again(reply, token, await members.correctPostcode(member, value), sayings.postcode)
  })

  post(mailRoutes.mails, async ({ member, token }, body, reply) => {
    if (textOf(body, 'mails') === 'on')
      return again(reply, token, await members.subscribe(member), sayings.mailsOn)
    await members.unsubscribe(member, Date.now())
    return page.unsubscribed(reply, member)
  })

  post(mailRoutes.complaint, async ({ member, token }, body, reply) => {
    const complaint = textOf(body, 'words')?.trim() ?? ''
    const refuse = (said: string) => show(reply, { member, token }, { said, complaint, status: 400 })
    if (!complaint || !isWhole(complaint)) return refuse(sayings.complaintEmpty)
    if (complaint.length > COMPLAINT_CHARACTERS) return refuse(sayings.complaintLong)
    if ((await members.complaintsWaiting(member)) >= COMPLAINTS) return refuse(sayings.complaintEnough)
    const { id, due_at } = await members.complain(member, complaint, Date.now())
    app.log.warn({ complaint: id, due: ukDay(due_at) }, 'a complaint has come: acknowledge it by then')
    const { title, text } = mailPageWords.complained
    return page.card(reply, { title, text: text(ukLongDate(due_at), howToReach(operatorContact)) })
  })

  post(mailRoutes.erase, async ({ member, token }, body, reply) => {
    if (textOf(body, 'sure') !== '1') return page.send(reply, 'erase', { TOKEN: token })
    await eraseEntry(database, member.email)
    await erased?.()
    return page.note(reply, 'erased')
  })

  async function valid(request: Parameters<typeof holderOf>[1]) {
    const found = await holderOf('manage', request)
    return found && !found.expired ? found : undefined
  }

  const again = (reply: FastifyReply, token: string, member: Member | undefined, said: string) =>
    member ? show(reply, { member, token }, { said }) : page.note(reply, 'unknown')

  async function show(reply: FastifyReply, { member, token }: Found, shown: Shown = {}) {
    const { said = '', postcode = member.postcode, invalid = false, complaint = '', status = 200 } = shown
    const kept = await keptOf(database, member)
    const lines = keptInWords(kept, referrals ? await rankLines(member, reply) : [])
    const subscribed = member.unsubscribed_at === null && member.undeliverable_at === null
    return page.send(
      reply,
      'manage',
      {
        TOKEN: token,
        SAID: said,
        COMPLAINTS_WAITING: complaintsWaiting(kept),
        STORED: html`${lines.map(([name, value]) => html`<div><dt>${name}</dt><dd>${value}</dd></div>`)}`,
        POSTCODE: postcode,
        POSTCODE_INVALID: `${invalid}`,
        MAILS_BUTTON: subscribed ? words.mails.off : words.mails.on,
        MAILS_WANTED: subscribed ? 'off' : 'on',
        COMPLAINT: complaint,
      },
      status,
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
