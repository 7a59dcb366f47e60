import * as v from 'valibot'
import { action } from '#src/founder/action.ts'
import { email, field } from '#src/founder/fields.ts'
import { Refusal } from '#src/founder/refusal.ts'
import { UNDO_MS } from '#src/founder/regret.ts'
import { visible } from '#src/founder/visible.ts'
import { ukDay } from '#src/time/uk-time.ts'
import { entryKey } from '#src/waitlist/server/join/waitlist-store.ts'
import { createMembers } from '#src/waitlist/server/member/member.ts'
import { entryOf } from './one-entry.ts'

export const unsubscribe = action({
  summary: 'end all emails to an address; the entry stays',
  help: `Does what the link in the emails does, for people who asked by phone or by a reply. Waiting emails are no longer
sent. They can turn emails back on from the page that the emails link to. Exits with 1 if the address is not on the list.`,
  input: v.object({ email }),
  changes: 'one person',
  showsPeople: true,

  async run({ email }, { list }) {
    const database = await list()
    const entry = await entryOf(database, email)
    const at = Date.now()
    await createMembers(database).unsubscribe(entry, at)
    return { email, before: entry.unsubscribed_at, at }
  },

  inWords({ email, before }) {
    const what = before === null ? 'is unsubscribed' : `was already unsubscribed, on ${ukDay(before)}`
    return `${visible(email)} ${what}. The entry stays; erasing removes it.`
  },
})

export const undoUnsubscribe = action({
  summary: 'turn emails back on that you ended by mistake less than a minute ago',
  help: 'What they ended themselves stays ended: by --at only what was ended at that very moment is turned back on.',
  input: v.object({
    email,
    at: field(
      v.pipe(v.union([v.number(), v.string()]), v.transform(Number), v.number('must be a number')),
      { placeholder: 'MS' },
      'when it was, as unsubscribe --json says',
    ),
  }),
  changes: 'one person',
  showsPeople: true,

  async run({ email, at }, { list }) {
    const { query } = await list()
    const undone = await query(
      'update waitlist set unsubscribed_at = null where email_key = $1 and unsubscribed_at = $2 and unsubscribed_at >= $3 returning email_key',
      [entryKey(email), at, Date.now() - UNDO_MS],
    )
    if (!undone.length)
      throw new Refusal(
        'that was more than a minute ago, or they ended it themselves; they can turn emails back on from their own page',
      )
    return { email }
  },

  inWords: ({ email }) => `${visible(email)} gets emails again.`,
})
