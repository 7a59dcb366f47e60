import * as v from 'valibot'
import { number } from '#src/content/in-words.ts'
import { answersWords as words } from '#src/content/question.ts'
import { action } from '#src/founder/action.ts'
import { option } from '#src/founder/fields.ts'
import { inPercent } from '#src/statistics/wilson.ts'
import { isIn, readPlaces } from '#src/waitlist/founder/filters/places.ts'
import { type AnswersOf, answersOfToday, inDistricts } from './shown-answers.ts'

/** How many places to show for a question if none were named. */
const MOST = 12

export const showAnswers = action({
  summary: 'what people want first, where they park, what their car runs on, and the price, by district',
  help: words.help,
  input: v.object({
    area: option('LS,M1', 'only these areas and districts, without groups that reach beyond them', {
      label: '“Areas and districts”',
    }),
  }),
  changes: 'nothing',
  // If two days’ figures differ by one person’s answer, they reveal it.
  showsPeople: true,

  async run({ area }, { list }) {
    const places = area?.trim() ? readPlaces(area) : undefined
    const all = await answersOfToday(await list(), Date.now())
    return inDistricts(all, places ? isIn(places) : () => true).map(asked => {
      const shown = places ? asked.groups : asked.groups.slice(0, MOST)
      const groups = shown.map(({ districts: _, ...group }) => group)
      return { ...asked, groups, more: asked.groups.length - groups.length }
    })
  },

  inWords: questions =>
    questions
      .map(({ text, groups, more }) =>
        [text, ...groups.flatMap(groupInWords), ...(more ? [`  and ${words.more(more)}`] : [])].join('\n'),
      )
      .join('\n\n') || words.tooFew,
})

function groupInWords({ place, n, answers, others }: Omit<AnswersOf, 'districts'>): string[] {
  const line = (chose: string, text: string) => `${chose.padStart(28)}  ${text}`
  const of = (chose: number) => `${number(chose)} of ${number(n)}`
  return [
    `  ${words.place(place, n)}`,
    ...answers.map(answer => line(`${of(answer.n)}, ${inPercent(answer)}`, answer.words)),
    ...(others ? [line(of(others), 'chose something else')] : []),
  ]
}
