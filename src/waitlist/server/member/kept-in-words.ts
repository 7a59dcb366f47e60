import { type BuiltInSource, builtInSources } from '#src/content/built-in-sources.ts'
import { keptCarDateWords } from '#src/content/car-dates.ts'
import { mailWords } from '#src/content/mail.ts'
import { mailPageWords } from '#src/content/mail-pages.ts'
import { choiceInWords, questionWording, questionWords } from '#src/content/question.ts'
import { receiptWords } from '#src/content/receipt.ts'
import { waitlistWords } from '#src/content/waitlist.ts'
import { ukLongDate, ukLongDay } from '#src/time/uk-time.ts'
import { ofEachField } from '#src/waitlist/entry.ts'
import { agreementInWords } from '../join/agreement.ts'
import { ASK_KIND, MAIL_KINDS } from '../mails/mail-kinds.ts'
import type { Kept } from './kept-of-person.ts'
import type { Member, TraceRow } from './personal-data.ts'

const { stored: words, complaintWaits } = mailPageWords.manage
const { labels } = waitlistWords.form

export type KeptLine = readonly [name: string, value: string]

/**
 * Describes what is stored about a person, for their own page. `standing`: their rank and link, if friends are
 * counted.
 */
export function keptInWords(
  {
    entry,
    mail_outbox,
    letter_recipient,
    mail_report,
    topic_wait,
    still_waiting,
    perk_code,
    choice: choices,
    car_date: dates,
    complaint: complaints,
    ...unsaid
  }: Kept,
  standing: readonly KeptLine[],
): readonly KeptLine[] {
  // A table that the page does not show is a type error here.
  unsaid satisfies Record<string, never>
  const { form, wording } = agreementInWords(entry)
  const lines = <Row>(rows: readonly Row[], line: (row: Row) => string, none: string = words.none) =>
    rows.map(line).join('\n') || none
  return [
    ...Object.values(ofEachField(field => [labels[field], entry[field] ?? words.notRecorded] as const)),
    [words.joined, ukLongDate(entry.joined_at) + (entry.form === null ? '' : `, ${words.through} ${form}`)],
    [words.wording, entry.notice === null ? words.noWording : wording],
    [words.broughtBy, entry.referred_by === null ? words.noFriend : words.friend],
    [words.found, sourceInWords(entry)],
    [words.confirmed, entry.confirmed_at === null ? words.notYet : ukLongDate(entry.confirmed_at)],
    ...standing,
    [words.mails, mailsInWords(entry)],
    [words.sent, [...mail_outbox.map(sent), ...letter_recipient.map(letterSent)].join('\n') || words.none],
    [words.reported, lines(mail_report, reported)],
    [words.waitsFor, lines(topic_wait, waitsFor)],
    [words.stillWaiting, lines(still_waiting, stillWaiting, words.notAsked)],
    [words.perkCode, lines(perk_code, perkCode, words.noCode)],
    [questionWords.kept.title, lines(choices, choiceLine)],
    [keptCarDateWords.title, lines(dates, carDateLine)],
    [words.complaints, lines(complaints, complaint)],
  ]
}

function sourceInWords({ source }: Member): string {
  if (source === null) return words.notRecorded
  return Object.hasOwn(builtInSources, source)
    ? builtInSources[source as BuiltInSource]
    : words.linkWith(source)
}

function mailsInWords({ unsubscribed_at, undeliverable_at }: Member): string {
  if (unsubscribed_at !== null) return words.mailsOff(ukLongDate(unsubscribed_at))
  return undeliverable_at === null ? words.mailsOn : words.mailsCameBack(ukLongDate(undeliverable_at))
}

export function choiceLine({ question, chosen, pence, notice, chosen_at }: TraceRow<'choice'>): string {
  const date = ukLongDate(chosen_at)
  const answer = chosen === null ? '' : choiceInWords(question, chosen, pence)[1]
  const said = answer ? `${answer}, ${date}` : questionWords.kept.takenBack(date)
  return `${said}: “${questionWording(notice, pence) ?? question}” (${receiptWords.version} ${notice})`
}

export function carDateLine({ kind, day, kept_at, off_at, notice }: TraceRow<'car_date'>): string {
  const off = off_at === null ? '' : ukLongDate(off_at)
  return keptCarDateWords.line(kind, ukLongDay(day), ukLongDate(kept_at), off, notice)
}

export function complaintsWaiting({ complaint }: Kept): string {
  return complaint
    .filter(({ closed_at, acknowledged_at }) => closed_at === null && acknowledged_at === null)
    .map(({ received_at, due_at }) => complaintWaits(ukLongDate(received_at), ukLongDate(due_at)))
    .join('\n')
}

/** Says when an email or a letter was sent, or that it is waiting or has failed. */
function sendingOf({ sent_at, failed_at }: { sent_at: number | null; failed_at: number | null }): string {
  if (sent_at !== null) return ukLongDate(sent_at)
  return failed_at === null ? words.mailWaits : words.mailFailed
}

const sent = (row: TraceRow<'mail_outbox'>) => `${sendingOf(row)}: “${subjectOf(row.kind)}”`

const letterSent = (row: TraceRow<'letter_recipient'>) => `${sendingOf(row)}: ${words.letter} “${row.letter}”`

export function subjectOf(kind: string): string {
  const known = kind === ASK_KIND ? MAIL_KINDS.confirm : kind
  return known in MAIL_KINDS ? mailWords[known as keyof typeof MAIL_KINDS].subject : kind
}

function reported({ kind, said, reported_at }: TraceRow<'mail_report'>): string {
  const what = kind === 'complaint' ? words.reportedAsSpam : words.cameBack(said)
  return `${ukLongDate(reported_at)}: ${what}`
}

function waitsFor({ topic, asked_at, held }: TraceRow<'topic_wait'>): string {
  const asked = `${topic.replaceAll('-', ' ')}, ${ukLongDate(asked_at)}`
  return held === null ? asked : `${asked} (${words.held})`
}

function stillWaiting({ asked_at, kept_at }: TraceRow<'still_waiting'>): string {
  const asked = asked_at === null ? [] : [words.askedOn(ukLongDate(asked_at))]
  return [...asked, ...(kept_at === null ? [] : [words.keptOn(ukLongDate(kept_at))])].join('\n')
}

function perkCode({ code, terms, invited_at, redeemed_at }: TraceRow<'perk_code'>): string {
  const given = `${code} (${words.terms} ${terms}), ${words.given(ukLongDate(invited_at))}`
  return redeemed_at === null ? given : `${given}, ${words.used(ukLongDate(redeemed_at))}`
}

function complaint({ words: written, received_at, outcome, ...row }: TraceRow<'complaint'>): string {
  const said = outcome ? ` ${words.outcome} “${outcome}”` : ''
  return `${ukLongDate(received_at)}, ${answerTo(row)}: “${written}”${said}`
}

type Answered = Pick<TraceRow<'complaint'>, 'due_at' | 'acknowledged_at' | 'closed_at'>

function answerTo({ due_at, acknowledged_at, closed_at }: Answered): string {
  if (closed_at !== null) return words.closed(ukLongDate(closed_at))
  if (acknowledged_at !== null) return words.acknowledged(ukLongDate(acknowledged_at))
  return words.answerBy(ukLongDate(due_at))
}
