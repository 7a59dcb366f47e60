import * as v from 'valibot'
import { count } from '#src/content/in-words.ts'
import { letterHelp } from '#src/content/letters.ts'
import { action, askNumber } from '#src/founder/action.ts'
import { withSender } from '#src/founder/mail-environment.ts'
import { delayInWords } from '#src/waitlist/founder/days-in-words.ts'
import { askEach, countNeverAsked } from '#src/waitlist/server/confirm/confirmation-emails.ts'

export const askUnconfirmed = action({
  summary: 'ask everyone who was never asked to confirm, once each',
  help: letterHelp.ask,
  input: v.object({}),
  changes: 'people',
  showsPeople: false,

  async plan(_input, { list, environment }) {
    const { mail } = withSender('the email that asks', environment)
    const database = await list()
    return { database, perDay: mail.perDay, n: await countNeverAsked(database) }
  },

  async questions(_input, { note }, { database, perDay, n }) {
    const delay = n && (await delayInWords(database, { people: n, perDay, asking: true }))
    if (delay) note(delay)
    return askNumber(n, `This asks ${count(n, 'person', 'people')} to confirm.`)
  },

  async run(_input, { progress }, { database, n }) {
    let asked = 0
    for await (asked of askEach(database, Date.now())) progress(() => `${asked} of ${n}`)
    return { asked }
  },

  inWords: ({ asked }) =>
    asked
      ? `${count(asked, 'person is', 'people are')} asked; the server sends the emails.`
      : 'Everyone has been asked.',
})
