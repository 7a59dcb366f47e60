import { mailWords } from '#src/content/mail.ts'
import { pastPerkTerms, perkTerms } from '#src/content/perk-terms.ts'
import type { Queryable } from '#src/db/database.ts'
import type { Mail } from '#src/mail/message.ts'
import type { Queued } from '#src/mail/outbox.ts'
import type { Links } from './confirm/links.ts'
import { type Letter, letterHtml, letterText } from './mail-layout.ts'
import type { Member, Members } from './member/member.ts'

/** Why a mail is in the outbox. `confirm` is written with the join itself. */
export const MAIL_KINDS = { confirm: 'confirm', invite: 'invite' } as const

type Parts = {
  database: Queryable
  members: Members
  links: Links
  publicUrl: string
  operator: Letter['operator']
}

/** Writes the mail that a row of the outbox asks for; null when it is not wanted any more. */
export function createMailWriter({ database, members, links, publicUrl, operator }: Parts) {
  return async function write({ kind, email_key, queued_at }: Queued): Promise<Mail | null> {
    const member = await members.findByKey(email_key)
    // An address that was erased and joined again is another entry.
    if (!member || member.joined_at > queued_at) return null
    const { unsubscribed_at } = member
    // Who asks for a link to confirm after unsubscribing wants that one mail.
    const askedFor = kind === MAIL_KINDS.confirm && queued_at > (unsubscribed_at ?? 0)
    if (unsubscribed_at !== null && !askedFor) return null
    const words = await wordsOf(kind, member)
    if (!words) return null
    const unsubscribe = await links.url('unsubscribe', member)
    const manage = await links.url('manage', member)
    const letter = { ...words, links: { home: publicUrl, manage, unsubscribe }, operator }
    return {
      to: member.email,
      subject: letter.subject,
      html: letterHtml(letter),
      text: letterText(letter),
      unsubscribe,
    }
  }

  async function wordsOf(
    kind: string,
    member: Member,
  ): Promise<Omit<Letter, 'links' | 'operator'> | undefined> {
    if (kind === MAIL_KINDS.confirm) {
      if (member.confirmed_at !== null) return undefined
      const { confirm } = mailWords
      return { ...confirm, button: { text: confirm.button, url: await links.url('confirm', member) } }
    }
    if (kind !== MAIL_KINDS.invite) return undefined
    const [perk] = await database.query<{ code: string; terms: string }>(
      'select code, terms from perk_code where email_key = $1 and redeemed_at is null',
      [member.email_key],
    )
    if (!perk) return undefined
    const { invite } = mailWords
    const terms = perk.terms === perkTerms.version ? perkTerms : pastPerkTerms[perk.terms]
    return {
      ...invite,
      code: perk.code,
      list: terms?.perks ?? perkTerms.perks,
      button: { text: invite.button, url: publicUrl },
      after: [...invite.after, `${invite.terms} ${perk.terms}: ${(terms?.conditions ?? []).join(' ')}`],
    }
  }
}
