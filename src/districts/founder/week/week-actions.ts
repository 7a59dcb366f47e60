import * as v from 'valibot'
import { weekWords } from '#src/content/districts.ts'
import { number, tooFew } from '#src/content/in-words.ts'
import { isPostcodeDistrict } from '#src/content/postcode-districts.ts'
import type { Queryable } from '#src/db/database.ts'
import { insertRows } from '#src/db/rows.ts'
import { IN_WEEK, type WaveFigures } from '#src/features/week.ts'
import { action, ONLY_READS } from '#src/founder/action.ts'
import { field, flag, wholeNumber } from '#src/founder/fields.ts'
import { Misuse, Refusal } from '#src/founder/refusal.ts'
import { isoTimes } from '#src/time/iso-times.ts'
import { ukShort } from '#src/time/uk-time.ts'
import { countEntries } from '#src/waitlist/server/member/entries.ts'
import { readDistrictNames, why } from '../district-actions.ts'
import { peopleIn, readWeeks, STEPS, type StoredWeek, storedWeeks } from './read-weeks.ts'
import { stepInWords } from './week-in-words.ts'

const SKIPPABLE = IN_WEEK.map(({ id }) => id)

const word = (placeholder: string, label: string) =>
  field(v.string(), { placeholder, positional: 'word', label })
const figure = (most: number, label: string, description: string) =>
  v.optional(field(wholeNumber(most), { placeholder: 'N', label }, description))

export const listWeeks = action({
  summary: 'the opening weeks: what has been done, and what came of it',
  input: v.object({}),
  ...ONLY_READS,

  async run(_, { list, environment }) {
    const database = await list()
    const isEmpty = (await countEntries(database)) === 0
    return { weeks: await readWeeks(database), isEmpty, lacks: lacksOf(environment) }
  },

  inJson: ({ weeks }) => weeks.map(week => isoTimes(week)),
  inWords: ({ weeks }) =>
    weeks
      .map(({ name, district, stopped_at, reason, steps }) =>
        [
          `${name}: ${district}${stopped_at === null ? '' : `, stopped ${ukShort(stopped_at)}${reason ? ` (${reason})` : ''}`}`,
          ...steps.map(step => `  ${step.title}: ${stepInWords(step, 'open')}`),
          ...steps.flatMap(({ rows }) =>
            rows.map(({ name, n }) => `  ${name}: ${n === null ? tooFew : number(n)}`),
          ),
        ].join('\n'),
      )
      .join('\n') || weekWords.none,
})

/** Returns what is missing from the settings for any of the steps. */
const lacksOf = (environment: NodeJS.ProcessEnv) => [
  ...new Set(IN_WEEK.flatMap(step => step.lacks(environment))),
]

export const startWeek = action({
  summary: 'start the week in which a district opens, or carry on with the one under way',
  help: weekWords.help.start,
  input: v.object({ district: word('LS6', 'The district') }),
  changes: 'settings',
  showsPeople: false,

  async run({ district: typed }, { list, environment, note }) {
    const [district = '', more] = readDistrictNames(asOneCode(typed), 'district')
    if (more) throw new Misuse('must be one district, such as LS6', 'district')
    const lacks = lacksOf(environment)
    if (lacks.length) note([weekWords.lacks, ...lacks.map(one => `- ${one}`)].join('\n'))
    return (await list()).exclusively(async session => {
      const own = (await storedWeeks(session)).filter(one => one.district === district)
      const underWay = own.find(({ stopped_at }) => stopped_at === null)
      if (underWay) return { name: underWay.name, district }
      const name = `opening-${district.toLowerCase()}${own.length ? `-${own.length + 1}` : ''}`
      const people = await peopleIn(session, district)
      await insertRows(session, 'opening_week', [
        { name, district, people, chosen_at: Date.now(), steps: '{}' },
      ])
      return { name, district }
    })
  },

  inWords: ({ name, district }) => `${district}: the opening week is ${name}.`,
})

/** Returns “L S6” as LS6, if that is a district; LS6 3AB and LS1 1 keep the space between their digits. */
function asOneCode(typed: string): string {
  const code = typed.replaceAll(/(?<!\d)\s+|\s+(?!\d)/g, '').toUpperCase()
  return isPostcodeDistrict(code) ? code : typed
}

export const keepStep = action({
  summary: 'note that a step of an opening week is done or skipped',
  help: weekWords.help.keep,
  input: v.object({
    week: word('WEEK', 'The week'),
    step: word('STEP', 'The step'),
    visits: figure(1_000, 'The visits a day', 'for the wave: how many cars the van does in a day'),
    days: figure(31, 'The days', 'for the wave: how many days the van is there'),
    size: figure(31_000, 'The number of people', 'for the wave: how many to invite'),
    over: flag('allow a wave larger than the van has room for'),
    skip: flag('skip the step for now'),
  }),
  changes: 'settings',
  showsPeople: false,

  async run({ week: name, step: id, over, skip, ...figures }, { list }) {
    const step = STEPS.find(one => one.id === id)
    if (!step || (skip && !SKIPPABLE.includes(id)))
      throw new Misuse(`must be one of ${SKIPPABLE.join(', ')}`, 'step')
    return (await list()).exclusively(async session => {
      const { steps, district } = await openWeek(session, name)
      const next = STEPS.find(one => !steps[one.id])
      if (!steps[id] && next !== step) throw new Refusal(weekWords.comesFirst(next!.title))
      if (id === 'wave' && !skip) checkWave(await peopleIn(session, district), figures, over)
      const kept = { at: Date.now(), ...(skip ? { skipped: true } : figures) }
      await session.query('update opening_week set steps = $2 where name = $1', [
        name,
        JSON.stringify({ ...steps, [id]: kept }),
      ])
      return { title: step.title, skip }
    })
  },

  inWords: ({ title, skip }) => `${title}: ${skip ? 'skipped' : 'done'}.`,
})

function checkWave(people: number | null, { visits, days, size }: WaveFigures, over: boolean): void {
  if (people === null) throw new Refusal(weekWords.few)
  for (const [name, n] of Object.entries({ visits, days, size }))
    if (n === undefined) throw new Misuse('is missing', name)
  if (size! > visits! * days! && !over) throw new Refusal(weekWords.room(visits! * days!))
}

export const stopWeek = action({
  summary: 'stop an opening week: nothing more is sent',
  help: weekWords.help.stop,
  input: v.object({ week: word('WEEK', 'The week'), why }),
  changes: 'people',
  showsPeople: false,

  async run({ week: name, why }, { list }) {
    const database = await list()
    const week = await openWeek(database, name)
    const now = Date.now()
    for (const { stop } of IN_WEEK) await stop?.(database, week, now)
    await database.query(
      'update opening_week set stopped_at = $3, reason = $2 where name = $1 and stopped_at is null',
      [name, why || null, now],
    )
    const came = await Promise.all(IN_WEEK.map(step => step.read(database, week)))
    return { wasSent: came.some(({ at }) => at !== null) }
  },

  inWords: ({ wasSent }) => (wasSent ? weekWords.stoppedSome : weekWords.stopped),
})

/** Returns a week. Throws a Refusal if there is none of that name, or if it was stopped. */
async function openWeek(session: Queryable, name: string): Promise<StoredWeek> {
  const week = (await storedWeeks(session)).find(one => one.name === name)
  if (!week) throw new Refusal(`there is no opening week ${name}: week list shows them`)
  if (week.stopped_at !== null) throw new Refusal(`${name} was stopped: start ${week.district} again`)
  return week
}
