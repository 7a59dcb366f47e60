import type { FastifyInstance, FastifyReply } from 'fastify'
import { mailRoutes } from '#src/routes.ts'
import type { LinkDesk } from '../mail-link-routes.ts'
import type { Member } from '../member/member.ts'

/** Confirming, asking for another link, and ending mails. `fromUnnamed`: these pages tell no referrer. */
export function confirmRoutes(app: FastifyInstance, desk: LinkDesk): void {
  const { page, holderOf, standingOf, members, reads, sendAgain } = desk
  const config = { fromUnnamed: true }

  app.get(mailRoutes.confirm, async (request, reply) => {
    await reads(request)
    const found = await holderOf('confirm', request)
    if (!found) return page.note(reply, 'unknown')
    const late = found.expired && found.member.confirmed_at === null
    return page.send(reply, late ? 'confirm-expired' : 'confirm', { TOKEN: found.token })
  })

  app.post(mailRoutes.confirm, { config }, async (request, reply) => {
    await reads(request)
    const found = await holderOf('confirm', request)
    if (!found) return page.note(reply, 'unknown')
    const { member, token, expired } = found
    if (member.confirmed_at !== null) return confirmed(reply, member)
    if (expired) return page.send(reply, 'confirm-expired', { TOKEN: token })
    const now = await members.confirm(member, Date.now())
    if (!now) return page.note(reply, 'unknown')
    return confirmed(reply, now)
  })

  app.post(mailRoutes.confirmAgain, { config }, async (request, reply) => {
    await reads(request)
    const found = await holderOf('confirm', request)
    if (!found) return page.note(reply, 'unknown')
    if (found.member.confirmed_at === null) await sendAgain(found.member)
    return page.note(reply, 'resent')
  })

  app.get(mailRoutes.unsubscribe, async (request, reply) => {
    await reads(request)
    const found = await holderOf('unsubscribe', request)
    if (!found) return page.note(reply, 'unknown')
    return page.send(reply, 'unsubscribe', { TOKEN: found.token })
  })

  // Also what mail programs post by themselves, many from few addresses: not limited.
  app.post(mailRoutes.unsubscribe, { config }, async (request, reply) => {
    const found = await holderOf('unsubscribe', request)
    if (!found) return page.note(reply, 'unknown')
    await members.unsubscribe(found.member, Date.now())
    return page.unsubscribed(reply, found.member)
  })

  async function confirmed(reply: FastifyReply, member: Member) {
    const standing = await standingOf(member, reply)
    if (member.unsubscribed_at !== null) return page.note(reply, 'confirmedQuietly')
    if (!standing?.share) return page.send(reply, 'confirmed', {})
    return page.send(reply, 'confirmed-share', { RANK: String(standing.rank), SHARE: standing.share })
  }
}
