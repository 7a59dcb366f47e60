import * as v from 'valibot'
import { action } from '#src/founder/action.ts'
import { readMailEnvironment } from '#src/founder/mail-environment.ts'
import { Refusal } from '#src/founder/refusal.ts'
import { letterPath } from '#src/letters/letter.ts'
import { createLetterStore } from '#src/letters/sending/letter-store.ts'
import { createLetterCounts } from './letter-counts.ts'
import { letterId, namedLetter } from './named-letter.ts'

export const publish = action({
  summary: 'put a letter into the feed and let search engines find its page',
  help: 'Until then only people who have its address can read it.',
  input: v.object({ id: letterId }),
  changes: 'settings',
  showsPeople: false,

  async run({ id }, { list, environment, kept }) {
    const database = await list()
    await namedLetter(database, id)
    if (!(await createLetterStore(database).publish(id, Date.now())))
      throw new Refusal('it is still being prepared')
    kept(createLetterCounts).outdated()
    return { url: `${readMailEnvironment(environment).publicUrl}${letterPath(id)}` }
  },

  inWords: ({ url }) => `${url} is published.`,
})
