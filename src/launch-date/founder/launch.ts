import * as v from 'valibot'
import { launch, launches } from '#src/content/launch.ts'
import { launchDateWords as words } from '#src/content/launch-date.ts'
import { action, ONLY_READS } from '#src/founder/action.ts'
import { option } from '#src/founder/fields.ts'
import { Refusal } from '#src/founder/refusal.ts'
import { ukLongDate, ukLongDay } from '#src/time/uk-time.ts'
import { listEnd } from '../list-end.ts'
import { readStatements } from '../statements.ts'
import { launchInWords, launchNeeds } from './launch-in-words.ts'

export const launchAction = action({
  ...ONLY_READS,
  input: v.object({}),
  summary: 'how long what the site says about the launch stays true',
  help: words.help,
  async run(_, { list }) {
    const [now, database] = [Date.now(), await list()]
    const [statement, ...earlier] = await readStatements(database, now)
    return {
      ...launch,
      ...launchInWords(now),
      endsAt: listEnd(statement, now).at,
      needs: await launchNeeds(database, now),
      earlier: earlier.map(({ day, said, until, came }) => ({ day, said, until, came })),
    }
  },
  inWords: ({ words: says, isFine, needs, endsAt, earlier }) =>
    [
      ...(isFine ? [says] : []),
      ...needs.flatMap(({ says, todo }) => [says, todo]),
      words.endsAt(ukLongDate(endsAt)),
      ...earlier.map(({ day, said, until, came }) =>
        came
          ? words.earlierCome(ukLongDay(day), ukLongDay(came))
          : words.earlier(ukLongDay(day), said, ukLongDay(until)),
      ),
    ].join('\n'),
})

export const launchLetter = action({
  ...ONLY_READS,
  input: v.object({ out: option('FILE', 'write it to this file') }),
  summary: 'write the letter about a new launch date',
  help: 'This only writes the file. Read the letter, change it, then send it with letter send.',
  async run() {
    const [, before] = launches
    if (!before) throw new Refusal(`there is no new date yet. ${words.todo}`)
    return { letter: words.letter(before.when) }
  },
  file: ({ letter }) => ({ name: 'new-date.md', pieces: [letter] }),
  inWords: ({ letter }) => letter,
})
