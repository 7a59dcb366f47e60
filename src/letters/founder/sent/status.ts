import { setTimeout as sleep } from 'node:timers/promises'
import * as v from 'valibot'
import { count, number } from '#src/content/in-words.ts'
import { action, ONLY_READS } from '#src/founder/action.ts'
import { flag } from '#src/founder/fields.ts'
import { readMailEnvironment } from '#src/founder/mail-environment.ts'
import { Refusal } from '#src/founder/refusal.ts'
import { isoTimes } from '#src/time/iso-times.ts'
import { createLetterCounts, type LetterCount } from './letter-counts.ts'
import { letterId } from './stop-and-resume.ts'

/** How often to check a watched letter, in milliseconds. */
const LOOK_MS = 2_000

export const status = action({
  summary: 'what a letter is doing and what became of it; without an ID, every letter, the latest first',
  input: v.object({
    id: v.optional(letterId),
    watch: flag('repeat every two seconds, until no letter is being sent'),
  }),
  ...ONLY_READS,

  async run({ id, watch }, { list, environment, kept, note, signal, changes }) {
    const { mail } = readMailEnvironment(environment)
    const database = await list()
    for (;;) {
      const all = await kept(createLetterCounts)(database, mail?.perDay, changes)
      const letters = all.filter(({ letter }) => id === undefined || letter.name === id)
      if (id !== undefined && !letters.length) throw new Refusal(`there is no letter ${id}`)
      if (!watch || !letters.some(({ letter }) => letter.state === 'going')) return letters
      note(inWords(letters))
      await sleep(LOOK_MS, undefined, { signal })
    }
  },

  inJson: letters => [letters.map(({ letter, tally }) => ({ ...isoTimes(letter), ...tally }))],
  inWords,
})

function inWords(letters: readonly LetterCount[]): string {
  return letters.map(letterInWords).join('\n\n') || 'No letter has been sent yet.'
}

function letterInWords({ letter, doing, numbers, days }: LetterCount): string {
  return [
    `${letter.name}: “${letter.subject}”, ${doing}`,
    `  to ${letter.audience}: ${count(letter.recipients, 'person', 'people')}`,
    ...numbers.map(({ n, what }) => `${number(n).padStart(9)}  ${what}`),
    `  ${letter.published_at === null ? 'on the site, hidden from search engines' : 'published'}`,
    ...(letter.state === 'going' && days ? [`  ${days}`] : []),
  ].join('\n')
}
