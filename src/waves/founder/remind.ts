import * as v from 'valibot'
import { count } from '#src/content/in-words.ts'
import { action } from '#src/founder/action.ts'
import { field } from '#src/founder/fields.ts'
import { withSender } from '#src/founder/with-sender.ts'
import { delayOf } from '#src/waitlist/founder/days-in-words.ts'
import { countRemindable, remindWave } from './reminders.ts'

export const remind = action({
  summary: 'remind people in a wave who have not redeemed their code',
  help: `Queues one reminder for each code of a wave that was not redeemed. No code ever gets a second reminder. It goes to people
whose invitation was emailed and who have not unsubscribed since. invite waves shows the names.`,
  input: v.object({
    name: field(v.string(), { placeholder: 'NAME', positional: 'words', label: 'The name of the wave' }),
  }),
  changes: 'people',
  showsPeople: false,

  async questions({ name }, { environment, list, note }) {
    const settings = withSender('the reminder', environment)
    const database = await list()
    const n = await countRemindable(database, name)
    const delay = await delayOf(database, settings, n)
    if (delay) note(delay)
    return n
      ? [{ option: 'yes', answer: String(n), words: `This reminds ${count(n, 'person', 'people')}.` }]
      : []
  },

  run: async ({ name }, { list }) => ({ reminded: await remindWave(await list(), name, Date.now()) }),

  inWords: ({ reminded: n }) =>
    n
      ? `${count(n, 'reminder is', 'reminders are')} queued; the server sends them.`
      : 'There is nobody left to remind.',
})
