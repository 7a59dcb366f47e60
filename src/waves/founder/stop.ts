import * as v from 'valibot'
import { count } from '#src/content/in-words.ts'
import { action } from '#src/founder/action.ts'
import { Refusal } from '#src/founder/refusal.ts'
import { waveName } from './invite-wave.ts'
import { takeBack } from './waiting.ts'

export const stopWave = action({
  summary: 'take back the invitations of a wave that have not gone',
  help: `None goes in the first 15 minutes: until then this takes back all of them. Later it takes back the rest. Their codes are
deleted, and those people can be invited again; an invitation that has gone stays valid.`,
  input: v.object({ name: waveName }),
  changes: 'people',
  showsPeople: false,

  async run({ name }, { list }) {
    const taken = await takeBack(await list(), name, Date.now())
    if (!taken) throw new Refusal(`no invitation of ${name} is waiting to go: there is nothing to take back`)
    return { name, taken }
  },

  inWords: ({ name, taken }) =>
    `${name}: ${count(taken, 'invitation is', 'invitations are')} taken back, and those people can be invited again.`,
})
