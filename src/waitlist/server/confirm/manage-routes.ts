import type { FastifyInstance, FastifyReply } from 'fastify'
import { mailPageWords } from '#src/content/mail-pages.ts'
import { isWhole } from '#src/http/server-limits.ts'
import { mailRoutes } from '#src/routes.ts'
import { checkEntry, faultWords } from '#src/waitlist/entry.ts'
import { ukDay } from '../../../time/uk-time.ts'
import { keptAsFile, keptOf } from '../kept.ts'
import { keptInWords } from '../kept-in-words.ts'
import { type LinkDesk, textOf } from '../mail-link-routes.ts'
import { longDate } from '../mail-page.ts'
import { eraseEntry } from '../member/erase.ts'
import type { Member } from '../member/member.ts'

const COMPLAINT_CHARACTERS = 2_000
/** Complaints of one entry that wait at a time. */
const COMPLAINTS = 5

const words = mailPageWords.manage
const { said: sayings } = mailPageWords

type Shown = { said?: string; postcode?: string; invalid?: boolean; complaint?: string; status?: number }

/** A person's own entry: see it, take a copy, correct the postcode, end mails, complain, erase. */
export function manageRoutes(app: FastifyInstance, desk: LinkDesk): void {
  const { page, holderOf, standingOf, members, referrals, reads, database } = desk

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
    const { entry, fault } = checkEntry({ email: member.email, postcode: typed })
    if (fault) {
      const { text } = faultWords(fault, 'hero')
      return show(reply, { member, token }, { said: text, postcode: typed, invalid: true, status: 400 })
    }
    return again(reply, token, await members.correctPostcode(member, entry.postcode), sayings.postcode)
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
    return page.note(reply, 'complained', longDate(due_at))
  })

  post(mailRoutes.erase, async ({ member, token }, body, reply) => {
    if (textOf(body, 'sure') !== '1') return page.send(reply, 'erase', { TOKEN: token })
    await eraseEntry(database, member.email)
    return page.note(reply, 'erased')
  })

  async function valid(request: Parameters<typeof holderOf>[1]) {
    const found = await holderOf('manage', request)
    return found && !found.expired ? found : undefined
  }

  const again = (reply: FastifyReply, token: string, member: Member | undefined, said: string) =>
    member ? show(reply, { member, token }, { said }) : page.note(reply, 'unknown')

  async function show(reply: FastifyReply, { member, token }: Found, shown: Shown = {}) {
    const standing = await standingOf(member, reply)
    const { said = '', postcode = member.postcode, invalid = false, complaint = '', status = 200 } = shown
    const unconfirmed = member.confirmed_at === null
    const noLink = unconfirmed ? 'afterConfirming' : standing ? 'otherSpelling' : 'notNow'
    const subscribed = member.unsubscribed_at === null
    const values = {
      ...keptInWords(await keptOf(database, member)),
      TOKEN: token,
      SAID: said,
      POSTCODE: postcode,
      POSTCODE_INVALID: String(invalid),
      MAILS_BUTTON: subscribed ? words.mails.off : words.mails.on,
      MAILS_WANTED: subscribed ? 'off' : 'on',
      COMPLAINT: complaint,
      RANK: standing ? String(standing.rank) : words.stored[noLink],
      SHARE: standing?.share ?? words.stored[noLink],
    }
    const name = referrals ? (said ? 'manage-share-said' : 'manage-share') : said ? 'manage-said' : 'manage'
    return page.send(reply, name, values, status)
  }
}
