import { mailWords } from '#src/content/mail.ts'
import { mailPageWords } from '#src/content/mail-pages.ts'
import { agreementInWords } from './join/agreement.ts'
import type { Kept } from './kept.ts'
import { longDate } from './mail-page.ts'
import { MAIL_KINDS } from './mails.ts'

const { stored: words, complaintWaits } = mailPageWords.manage

/** What is kept of a person, as their own page says it: the values of its marks, one thing a line. */
export function keptInWords({ entry, mails, invitation, complaints }: Kept) {
  const { form, wording } = agreementInWords(entry)
  const waiting = complaints.filter(({ closed_at }) => closed_at === null)
  return {
    EMAIL: entry.email,
    STORED_POSTCODE: entry.postcode,
    JOINED: longDate(entry.joined_at) + (entry.form === null ? '' : `, ${words.through} ${form}`),
    WORDING: entry.notice === null ? words.noWording : wording,
    BROUGHT_BY: entry.referred_by === null ? words.noFriend : words.friend,
    CONFIRMED: entry.confirmed_at === null ? words.notYet : longDate(entry.confirmed_at),
    MAILS: entry.unsubscribed_at === null ? words.mailsOn : filled(words.mailsOff, entry.unsubscribed_at),
    SENT: mails.map(sent).join('\n') || words.none,
    PERK_CODE: invitation ? perkCode(invitation) : words.noCode,
    COMPLAINTS: complaints.map(complaint).join('\n') || words.none,
    COMPLAINTS_WAITING: waiting
      .map(({ received_at, due_at }) => filled(filled(complaintWaits, due_at, 'DUE'), received_at))
      .join('\n'),
  }
}

function sent({ kind, sent_at, failed_at }: Kept['mails'][number]): string {
  const subject = kind in MAIL_KINDS ? mailWords[kind as keyof typeof MAIL_KINDS].subject : kind
  if (sent_at !== null) return `${longDate(sent_at)}: “${subject}”`
  return `${failed_at === null ? words.mailWaits : words.mailFailed}: “${subject}”`
}

function perkCode({ code, terms, invited_at, redeemed_at }: NonNullable<Kept['invitation']>): string {
  const given = `${code} (${words.terms} ${terms}), ${filled(words.given, invited_at)}`
  return redeemed_at === null ? given : `${given}, ${filled(words.used, redeemed_at)}`
}

function complaint({ words: written, received_at, due_at, closed_at }: Kept['complaints'][number]): string {
  const ending = closed_at === null ? filled(words.answerBy, due_at) : filled(words.closed, closed_at)
  return `${longDate(received_at)}, ${ending}: “${written}”`
}

function filled(text: string, at: number, mark = 'DATE'): string {
  return text.replace(`%${mark}%`, longDate(at))
}
