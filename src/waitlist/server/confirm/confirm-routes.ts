import type { FastifyInstance, FastifyReply } from 'fastify'
import { mailPageWords } from '#src/content/mail-pages.ts'
import { mailRoutes } from '#src/routes.ts'
import type { Member } from '../member/personal-data.ts'
import type { LinkRouteParts } from './link-route-parts.ts'

/** Confirming, asking for another link, and unsubscribing. `fromUnnamed`: these pages send no referrer. */
export function confirmRoutes(app: FastifyInstance, parts: LinkRouteParts): void {
  const { page, holderOf, rankOf, members, reads, unsubscribes, sendAgain, welcome } = parts
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

  app.post(mailRoutes.unsubscribe, { config }, async (request, reply) => {
    await unsubscribes(request)
    const found = await holderOf('unsubscribe', request)
    if (!found) return page.note(reply, 'unknown')
    await members.unsubscribe(found.member, Date.now())
    return page.unsubscribed(reply, found.member)
  })

  async function confirmed(reply: FastifyReply, member: Member) {
    await welcome(member)
    const ranked = await rankOf(member, reply)
    if (member.unsubscribed_at !== null) return page.note(reply, 'confirmedQuietly')
    const PLACE = ranked ? mailPageWords.confirmed.place(ranked.rank) : ''
    if (!ranked?.share) return page.send(reply, 'confirmed', { PLACE })
    return page.send(reply, 'confirmed-share', { PLACE, SHARE: ranked.share })
  }
}
