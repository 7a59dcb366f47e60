import { FIRST_FEW, type StoredLetter } from '#src/letters/sending/letter-store.ts'
import type { Tally } from '#src/letters/sending/recipients.ts'
import { ukShort } from '#src/time/uk-time.ts'

/** Returns the tally in words: the numbers above 0, and always how many were sent and how many are left. */
export function tallyInWords(tally: Tally): { n: number; what: string }[] {
  const numbers = [
    { n: tally.sent, what: 'sent' },
    { n: tally.left, what: 'to go' },
    { n: tally.unwanted, what: 'left out since: unsubscribed, erased or gone' },
    { n: tally.refused, what: 'refused by the mail server' },
    { n: tally.inDoubt, what: 'given up: they may have it, but the mail server never said' },
    {
      n: tally.ours,
      what: 'refused because of us or a temporary fault: fix it, and resume the letter for them',
    },
    { n: tally.bounced, what: 'bounced' },
    { n: tally.complained, what: 'reported as spam' },
    { n: tally.unsubscribed, what: 'unsubscribed after it' },
    { n: tally.doubles, what: 'possibly sent twice' },
  ]
  return numbers.filter(({ n }, at) => n || at < 2)
}

/** Returns what a letter is doing. */
export function stateInWords(
  { state, reason, starts_at, rest_at, done_at }: StoredLetter,
  { sent }: Tally,
  now: number,
): string {
  if (state === 'preparing') return 'being prepared; if that never finishes, send it again'
  if (state === 'stopped') return `STOPPED: ${reason}`
  if (state === 'done') return `out since ${ukShort(done_at ?? 0)}`
  if (now < starts_at) return `begins at ${ukShort(starts_at)}`
  const waits = reason === null ? '' : `; it waits: ${reason}`
  if (rest_at === null) return `the first ${FIRST_FEW} are going, ${sent} have gone${waits}`
  return now < rest_at ? `the first have gone; the rest goes at ${ukShort(rest_at)}` : `going${waits}`
}
