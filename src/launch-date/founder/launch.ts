import * as v from 'valibot'
import { launch, launches } from '#src/content/launch.ts'
import { launchDateWords as words } from '#src/content/launch-date.ts'
import { action } from '#src/founder/action.ts'
import { option } from '#src/founder/fields.ts'
import { Refusal } from '#src/founder/refusal.ts'
import { launchInWords } from './launch-in-words.ts'

const nothing = { changes: 'nothing', showsPeople: false } as const

export const launchAction = action({
  ...nothing,
  input: v.object({}),
  summary: 'how long what the site says of its launch stays true',
  help: `The date is in src/content/launch.ts: page, emails, street sign and Maeve follow. From 60 days before it turns false,
preflight, an alert a week and the Monday letter say so. launch letter writes the letter about a new date.`,
  run: async () => ({ ...launch, ...launchInWords(Date.now()) }),
  inWords: ({ words: says, isFine }) => (isFine ? says : `${says}\n${words.todo}`),
})

export const launchLetter = action({
  ...nothing,
  input: v.object({ out: option('FILE', 'write it to this file') }),
  summary: 'write the letter that says that the launch has a new date',
  help: 'Read it, change it, then send it with letter send. It only writes the file.',
  async run() {
    const [, before] = launches
    if (!before) throw new Refusal(`there is no new date yet. ${words.todo}`)
    return { letter: words.letter(before.when) }
  },
  file: ({ letter }) => ({ name: 'new-date.md', pieces: [letter] }),
  inWords: ({ letter }) => letter,
})
