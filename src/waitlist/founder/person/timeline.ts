import { agreementInWords } from '#src/waitlist/server/join/agreement.ts'
import { subjectOf } from '#src/waitlist/server/member/kept-in-words.ts'
import type { Kept } from '#src/waitlist/server/member/kept-of-person.ts'

type Event = { at: number; words: string }
type Dated = [at: number | null, words: string]

/** Returns what happened to a person, earliest first; times in epoch milliseconds. */
export function timelineOf(kept: Kept): Event[] {
  const { entry, perk_code, mail_outbox, letter_recipient, mail_report, topic_wait, complaint } = kept
  const form = entry.form === null ? '' : ` by ${agreementInWords(entry).form}`
  const dated: Dated[] = [
    [entry.joined_at, `Joined${form}`],
    [entry.confirmed_at, 'Confirmed the email'],
    [entry.unsubscribed_at, 'All emails stopped'],
    [entry.undeliverable_at, 'The mailbox turned out to be gone'],
    ...mail_outbox.flatMap(({ kind, sent_at, failed_at }): Dated[] => [
      [sent_at, `Email sent: “${subjectOf(kind)}”`],
      [failed_at, `Email given up: “${subjectOf(kind)}”`],
    ]),
    ...letter_recipient.flatMap(({ letter, sent_at, failed_at }): Dated[] => [
      [sent_at, `Letter sent: ${letter}`],
      [failed_at, `Letter given up: ${letter}`],
    ]),
    ...mail_report.map(
      ({ kind, reported_at }): Dated => [
        reported_at,
        kind === 'complaint' ? 'Reported an email as spam' : 'An email came back',
      ],
    ),
    ...perk_code.flatMap(({ wave, invited_at, redeemed_at }): Dated[] => [
      [invited_at, wave ? `Invited in the wave “${wave}”` : 'Invited'],
      [redeemed_at, 'Redeemed the code'],
    ]),
    ...topic_wait.map(({ topic, asked_at }): Dated => [asked_at, `Asked to be told about ${topic}`]),
    ...kept.still_waiting.map(({ kept_at }): Dated => [kept_at, 'Said that they are still waiting']),
    ...kept.choice.map(({ chosen_at }): Dated => [chosen_at, 'Answered a question']),
    ...kept.car_date.map(({ kept_at }): Dated => [kept_at, 'Gave a date for their car']),
    ...complaint.flatMap(({ received_at, closed_at, words }): Dated[] => [
      [received_at, `Complained: “${words}”`],
      [closed_at, 'The complaint was closed'],
    ]),
  ]
  return dated
    .flatMap(([at, words]) => (at === null ? [] : [{ at, words }]))
    .sort((one, other) => one.at - other.at)
}
