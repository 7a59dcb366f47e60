import * as v from 'valibot'
import { count, number } from '#src/content/in-words.ts'
import { action } from '#src/founder/action.ts'
import { option } from '#src/founder/fields.ts'
import { inPercent } from '#src/statistics/wilson.ts'
import { isIn, readPlaces } from '#src/waitlist/founder/places.ts'
import { type AnswersOf, answersOfToday, inDistricts } from './shown-answers.ts'

/** How many places to show for a question if none were asked for. */
const MOST = 12

export const showAnswers = action({
  summary: 'what people want first, where they park, what it runs on, and the price, by district',
  help: `Each choice with how many made it and the 95% interval of their share: “22 of 38, 42 to 73 %”. Districts with too
few answers are put together with others, and so are choices that fewer than five made. Answers count from the day after.
Each figure of the price is shown separately, as each person is asked one. Shows the ${MOST} places with most answers; with
an area, all of its places.`,
  input: v.object({
    area: option('LS,M1', 'only these areas and districts, without groups that reach beyond them', {
      label: 'The area',
    }),
  }),
  changes: 'nothing',
  showsPeople: false,

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
        [text, ...groups.flatMap(groupInWords), ...(more ? [`  ${morePlaces(more)}`] : [])].join('\n'),
      )
      .join('\n\n') || 'Too few answers yet: there must be five from before today.',
})

const morePlaces = (n: number) => `and ${count(n, 'more place')}: name areas or districts to see them`

function groupInWords({ place, n, answers, others }: Omit<AnswersOf, 'districts'>): string[] {
  const line = (chose: string, words: string) => `${chose.padStart(28)}  ${words}`
  const of = (chose: number) => `${number(chose)} of ${number(n)}`
  return [
    `  ${place}: ${count(n, 'answer')}`,
    ...answers.map(answer => line(`${of(answer.n)}, ${inPercent(answer)}`, answer.words)),
    ...(others ? [line(of(others), 'chose something else')] : []),
  ]
}
