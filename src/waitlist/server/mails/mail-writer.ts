import { launchedOn, launchWords } from '#src/content/launch.ts'
import { mailWords } from '#src/content/mail.ts'
import { perkTerms } from '#src/content/perk-terms.ts'
import type { Queryable } from '#src/db/database.ts'
import { TERMS_PATHS } from '#src/features/terms.ts'
import { launchSaid } from '#src/launch-said.ts'
import type { Mail, ReturnTo } from '#src/mail/message.ts'
import type { Queued } from '#src/mail/outbox.ts'
import { homeFrom, mailRoutes, routes } from '#src/routes.ts'
import { ukLongDate } from '#src/time/uk-time.ts'
import { sharePage } from '#src/waitlist/neighbour-link.ts'
import type { StreetOf } from '#src/waitlist/server/confirm/link-holder.ts'
import type { Links } from '#src/waitlist/server/confirm/mail-links.ts'
import { ASK_KIND, MAIL_KINDS } from '#src/waitlist/server/mails/mail-kinds.ts'
import type { Members } from '#src/waitlist/server/member/member.ts'
import type { Member } from '#src/waitlist/server/member/personal-data.ts'
import type { Friends } from '#src/waitlist/server/member/referral-code.ts'
import { isAsked } from '#src/waitlist/server/member/still-waiting.ts'
import { lapsesAt } from '#src/waitlist/server/nightly/purge.ts'
import { stillWaits, topicOf } from '#src/waitlist/server/topics/topic-waits.ts'
import { litWindows } from '#src/waitlist/small-street.ts'
import type { NeighboursIn } from '../street/neighbours.ts'
import { invitationWords } from './invitation-words.ts'
import type { Frame } from './layout/frame.ts'
import { type OwnWords, shortMailHtml, shortMailText, type WriteToMember } from './layout/short-mail.ts'

type Parts = {
  database: Queryable
  members: Members
  links: Links
  friends: Friends | undefined
  streetOf: StreetOf
  neighboursIn: NeighboursIn
  publicUrl: string
  operator: Frame['operator']
  returnTo?: ReturnTo | undefined
  /** Returns a topic's title, and the founder’s current answer, if there is one. */
  answerTo: (topic: string) => Promise<{ title: string; text: string } | undefined>
  more: Readonly<Record<string, WriteToMember>>
}

/** Creates a function that writes the email for a row of the outbox; null if it is no longer wanted. */
export function createMailWriter(parts: Parts) {
  const { database, members, links, friends, streetOf, neighboursIn, publicUrl } = parts
  const writers: Readonly<Record<string, WriteToMember>> = {
    ...parts.more,
    [MAIL_KINDS.confirm]: confirmation,
    [ASK_KIND]: confirmation,
    [MAIL_KINDS.invite]: (member, { cause }) => invitation(member, mailWords.invite, cause),
    [MAIL_KINDS.remind]: member => invitation(member, mailWords.remind),
    [MAIL_KINDS.topic]: topicAnswer,
    [MAIL_KINDS.welcome]: welcome,
    [MAIL_KINDS.unconfirmed]: reminder,
    [MAIL_KINDS['yet-waiting']]: stillWaiting,
  }

  return async function write(queued: Queued): Promise<Mail | null> {
    const { cause, kind, email_key, queued_at } = queued
    const member = await members.findByKey(email_key)
    // Somebody who was erased and then joined again has another entry.
    if (!member || member.joined_at > queued_at) return null
    const { unsubscribed_at, undeliverable_at } = member
    if (undeliverable_at !== null) return null
    // Somebody who asks for a confirmation link after unsubscribing wants that one email.
    const askedFor = kind === MAIL_KINDS.confirm && queued_at > (unsubscribed_at ?? 0)
    if (unsubscribed_at !== null && !askedFor) return null
    const words = await writers[kind]?.(member, queued)
    if (!words) return null
    const { terms, unsubscribe = await links.url('unsubscribe', member) } = words
    const home = words.unsubscribe ? routes.home : homeFrom('letter')
    const manage = await links.url('manage', member)
    const { operator } = parts
    const mail = { ...words, links: { home: `${publicUrl}${home}`, terms, manage, unsubscribe }, operator }
    return {
      to: member.email,
      subject: mail.subject,
      html: shortMailHtml(mail),
      text: shortMailText(mail),
      unsubscribe,
      returnTo: await parts.returnTo?.({ cause, email_key }),
    }
  }

  async function confirmation(member: Member): Promise<OwnWords | undefined> {
    if (member.confirmed_at !== null) return undefined
    const { confirm } = mailWords
    const button = { text: confirm.button, url: await links.url('confirm', member) }
    return { ...confirm, van: true, button }
  }

  async function reminder(member: Member): Promise<OwnWords | undefined> {
    const lapses = await lapsesAt(database, member)
    if (lapses === undefined || lapses < Date.now()) return undefined
    const { lead, button, ...words } = mailWords.unconfirmed
    return {
      ...words,
      paragraphs: [lead(ukLongDate(lapses))],
      button: { text: button, url: await links.url('confirm', member) },
    }
  }

  /** Asks whether somebody is still waiting, unless they have said so since, or we have launched. */
  async function stillWaiting(member: Member): Promise<OwnWords | undefined> {
    if (launchedOn || !(await isAsked(database, member))) return undefined
    const { lead, launch: announced, paragraphs, button, ...words } = mailWords['yet-waiting']
    const isTrue = launchSaid() === launchWords.ahead
    return {
      ...words,
      paragraphs: [lead(ukLongDate(member.joined_at)) + (isTrue ? ` ${announced}` : ''), ...paragraphs],
      button: { text: button, url: await links.url('manage', member, mailRoutes.waiting) },
    }
  }

  /**
   * Welcomes somebody who has just confirmed, with the perks, their district (if we know it), a link to share and,
   * if friends are counted, their place.
   */
  async function welcome(member: Member): Promise<OwnWords | undefined> {
    if (member.confirmed_at === null) return undefined
    const ranked = friends && (await friends.rank(await friends.take(member)))
    const {
      invite,
      button,
      ownPage,
      paragraphs,
      place,
      link,
      friends: moves,
      after,
      ...words
    } = mailWords.welcome
    const [whom, ...more] = after
    const { CODE, TOWN, BEGUN, AND_YOU, SHARE, PROMISE } = await streetOf(member, ranked?.share)
    const near = PROMISE ? await neighboursIn(CODE) : undefined
    const houses = near ? litWindows(near, AND_YOU !== '') : []
    return {
      ...words,
      van: true,
      paragraphs: [...(ranked ? [place(ranked.rank)] : []), ...paragraphs],
      list: perkTerms.perks,
      ...(CODE && {
        sign: { code: CODE, town: TOWN, begun: `${BEGUN}${AND_YOU}. ${invite}`, promise: PROMISE, houses },
      }),
      button: CODE
        ? { text: button, url: sharePage(SHARE) }
        : { text: ownPage, url: await links.url('manage', member) },
      after: [`${ranked?.share ? `${moves} ` : ''}${whom}`, link(SHARE), ...more],
      terms: TERMS_PATHS[0] && publicUrl + TERMS_PATHS[0],
    }
  }

  /** Gives the founder’s answer, if it is still valid and the reader is still waiting. */
  async function topicAnswer({ confirmed_at }: Member, queued: Queued): Promise<OwnWords | undefined> {
    if (confirmed_at === null || !(await stillWaits(database, queued))) return undefined
    const answer = await parts.answerTo(topicOf(queued))
    if (!answer) return undefined
    const { lead, button, ...words } = mailWords.topic
    const blocks = answer.text
      .replaceAll('**', '')
      .replace(/^- /gm, '• ')
      .split(/\n{2,}/)
    return {
      ...words,
      paragraphs: [lead(answer.title), ...blocks],
      button: { text: button, url: `${publicUrl}${homeFrom('maeve')}` },
    }
  }

  async function invitation(
    { email_key, postcode }: Member,
    words: Parameters<typeof invitationWords>[1],
    cause: string | null = null,
  ): Promise<OwnWords | undefined> {
    const [perk] = await database.query<{
      code: string
      terms: string
      book: string | null
      own: string | null
    }>(
      `select code, terms, book, (select words from mail_outbox where cause = $2) as own from perk_code
        where email_key = $1 and redeemed_at is null`,
      [email_key, cause],
    )
    return perk && invitationWords(perk, words, publicUrl, { postcode, ...perk })
  }
}
