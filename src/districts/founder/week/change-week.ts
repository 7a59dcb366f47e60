import * as v from 'valibot'
import { weekWords } from '#src/content/districts.ts'
import { isPostcodeDistrict } from '#src/content/postcode-districts.ts'
import { IN_WEEK } from '#src/features-week.ts'
import { action } from '#src/founder/action.ts'
import { field, flag, option, wholeNumber } from '#src/founder/fields.ts'
import { Misuse, Refusal } from '#src/founder/refusal.ts'
import { LONGEST_REASON, readDistrictNames } from '../district-fields.ts'
import { firstOpen, openWeek, peopleIn, readWeeks, SKIPPABLE, stepOf } from './read-weeks.ts'
import { createWeekStore, type Figures } from './week-store.ts'

const week = field(v.string(), { placeholder: 'WEEK', positional: 'word', label: 'The week' })
const figure = (most: number, label: string, description: string) =>
  v.optional(field(wholeNumber(most), { placeholder: 'N', label }, description))

export const startWeek = action({
  summary: 'start the week in which a district opens, or carry on with the one under way',
  help: 'It sends nothing and moves no district. It keeps each step that you take, so that you can carry on another day.',
  input: v.object({
    district: field(v.string(), { placeholder: 'LS6', positional: 'word', label: 'The district' }),
  }),
  changes: 'settings',
  showsPeople: false,

  async run({ district: typed }, { list }) {
    const [district, more] = readDistrictNames(asOneCode(typed), 'district')
    if (more) throw new Misuse('must be one district, such as LS6', 'district')
    const database = await list()
    return database.exclusively(async session => {
      const store = createWeekStore(session)
      const own = (await store.all()).filter(one => one.district === district)
      const underWay = own.find(({ stopped_at }) => stopped_at === null)
      if (underWay) return { name: underWay.name, district }
      const name = `opening-${district!.toLowerCase()}${own.length ? `-${own.length + 1}` : ''}`
      await store.add({
        name,
        district: district!,
        people: await peopleIn(session, district!),
        chosen_at: Date.now(),
      })
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
  help: 'It sends nothing. For the wave it keeps the visits a day, the days, and how many people to invite.',
  input: v.object({
    week,
    step: field(v.string(), { placeholder: 'STEP', positional: 'word', label: 'The step' }),
    visits: figure(1_000, 'The visits a day', 'for the wave: how many cars the van does in a day'),
    days: figure(31, 'The days', 'for the wave: how many days the van is there'),
    size: figure(31_000, 'The number of people', 'for the wave: how many to invite'),
    over: flag('allow a wave larger than the van has room for'),
    skip: flag('skip the step for now'),
  }),
  changes: 'settings',
  showsPeople: false,

  async run({ week: name, step: id, over, skip, ...figures }, { list }) {
    const step = stepOf(id)
    if (!step || (skip && !SKIPPABLE.includes(id)))
      throw new Misuse(`must be one of ${SKIPPABLE.join(', ')}`, 'step')
    return (await list()).exclusively(async session => {
      const found = await openWeek(session, name)
      const next = firstOpen(found)
      if (!found.steps[id] && next?.id !== id) throw new Refusal(weekWords.comesFirst(next!.title))
      if (id === 'wave' && !skip) checkWave(await peopleIn(session, found.district), figures, over)
      const kept = { at: Date.now(), ...(skip ? { skipped: true as const } : figures) }
      await createWeekStore(session).keep(name, { ...found.steps, [id]: kept })
      return { title: step.title, skip }
    })
  },

  inWords: ({ title, skip }) => `${title}: ${skip ? 'skipped' : 'done'}.`,
})

function checkWave(people: number | null, { visits, days, size }: Figures, over: boolean): void {
  if (people === null) throw new Refusal(weekWords.few)
  for (const [name, n] of Object.entries({ visits, days, size }))
    if (n === undefined) throw new Misuse('is missing', name)
  if (size! > visits! * days! && !over) throw new Refusal(weekWords.room(visits! * days!))
}

export const stopWeek = action({
  summary: 'stop an opening week: nothing more is sent',
  help: 'Takes back whatever of its wave and its letter has not gone. The district stays as it is, and you can start it again.',
  input: v.object({ week, why: option('TEXT', 'why, which is kept', { label: 'The reason' }) }),
  changes: 'people',
  showsPeople: false,

  async run({ week: name, why }, { list }) {
    const reason = why?.trim() || null
    if (reason && reason.length > LONGEST_REASON)
      throw new Misuse(`must have at most ${LONGEST_REASON} characters`, 'why')
    const database = await list()
    const found = await openWeek(database, name)
    const now = Date.now()
    for (const { stop } of IN_WEEK) await stop?.(database, found, now)
    await createWeekStore(database).stop(name, reason, now)
    const { steps } = (await readWeeks(database)).find(one => one.name === name)!
    return { wasSent: steps.some(({ sentAt }) => sentAt !== null) }
  },

  inWords: ({ wasSent }) => (wasSent ? weekWords.stoppedSome : weekWords.stopped),
})
