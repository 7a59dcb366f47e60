import * as v from 'valibot'
import { action } from '#src/founder/action.ts'
import { email } from '#src/founder/fields.ts'
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
    await createMembers(database).unsubscribe(entry, Date.now())
    return { email, before: entry.unsubscribed_at }
  },

  inWords({ email, before }) {
    const what = before === null ? 'is unsubscribed' : `was already unsubscribed, on ${ukDay(before)}`
    return `${visible(email)} ${what}. The entry stays; erasing removes it.`
  },
})

export const undoUnsubscribe = action({
  summary: 'turn emails back on that you ended by mistake less than a minute ago',
  input: v.object({ email }),
  changes: 'one person',
  showsPeople: true,

  async run({ email }, { list }) {
    const { query } = await list()
    const undone = await query(
      'update waitlist set unsubscribed_at = null where email_key = $1 and unsubscribed_at >= $2 returning email_key',
      [entryKey(email), Date.now() - UNDO_MS],
    )
    if (!undone.length)
      throw new Refusal('that was more than a minute ago; they can turn emails back on from their own page')
    return { email }
  },

  inWords: ({ email }) => `${visible(email)} gets emails again.`,
})
