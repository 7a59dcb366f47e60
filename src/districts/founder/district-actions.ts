import * as v from 'valibot'
import { stages, districtsWords as words } from '#src/content/districts.ts'
import { count, number, people } from '#src/content/in-words.ts'
import { districtsOf } from '#src/content/postcode-districts.ts'
import { upsertRows } from '#src/db/rows.ts'
import { action, ONLY_READS } from '#src/founder/action.ts'
import { field, wholeNumber } from '#src/founder/fields.ts'
import { Misuse } from '#src/founder/refusal.ts'
import { isoTimes } from '#src/time/iso-times.ts'
import { readPlaces } from '#src/waitlist/founder/filters/places.ts'
import { SMALLEST } from '#src/waitlist/server/figures/small-groups.ts'
import { ALL } from '../feature.ts'
import { hasReached, readDistricts } from './read-districts.ts'

/** More people than live in any district. */
const MOST = 100_000
const goalWords = `must be from ${SMALLEST} to ${MOST}, or 0 for none: fewer people are never shown`

const typedPlaces = (placeholder: string) =>
  field(
    v.string(),
    { placeholder, positional: 'word', label: 'The districts' },
    'the districts, such as LS6,LS7',
  )

/** The reason, in at most 500 characters; empty if none was typed. */
export const why = v.optional(
  field(
    v.pipe(v.string(), v.trim(), v.maxLength(500, 'must have at most 500 characters')),
    { placeholder: 'TEXT', label: 'The reason' },
    'the reason, which is kept',
  ),
  '',
)

/** Reads typed districts. Throws Misuse, also if one is an area. */
export function readDistrictNames(typed: string, field = 'places'): string[] {
  const { areas, districts } = readPlaces(typed, field)
  const [area] = areas
  if (area) throw new Misuse(`must name districts: ${area} is an area, with ${districtsOf(area)}`, field)
  return districts
}

export const listDistricts = action({
  summary: 'the districts: how many have confirmed, their goals, and the stage each is at',
  help: words.help.list,
  input: v.object({}),
  ...ONLY_READS,

  run: async (_, { list }) => readDistricts(await list()),

  inJson: districts => districts.map(district => isoTimes(district)),
  inWords: districts =>
    districts
      .map(({ code, confirmed, goal, stage, reason }) =>
        [
          code.padEnd(4),
          people(confirmed).padStart(11),
          (goal === null ? '' : `of ${number(goal)}`).padEnd(9),
          stage + (reason ? ` (${reason})` : ''),
        ].join('  '),
      )
      .join('\n') || words.none,
})

export const setGoal = action({
  summary: 'set how many confirmed neighbours a district, or every district, should have',
  help: words.help.goal,
  input: v.object({
    places: typedPlaces('LS6,LS7|all'),
    goal: field(
      v.pipe(
        wholeNumber(MOST, 0, goalWords),
        v.check(n => n === 0 || n >= SMALLEST, goalWords),
      ),
      { placeholder: 'N', positional: 'word', label: 'The goal' },
    ),
  }),
  changes: 'settings',
  showsPeople: false,

  async run({ places, goal }, { list }) {
    const codes = places.trim().toLowerCase() === 'all' ? [ALL] : readDistrictNames(places)
    const rows = codes.map(code => ({ code, goal }))
    await upsertRows(await list(), 'district', 'code', rows)
    return { places: codes[0] === ALL ? 'Every district without a goal of its own' : codes.join(', '), goal }
  },

  inWords: ({ places, goal }) =>
    goal ? `${places}: the goal is ${count(goal, 'confirmed neighbour')}.` : `${places}: no goal.`,
})

export const move = action({
  summary: 'move districts on: watching, next, inviting, open',
  help: words.help.move,
  input: v.object({
    places: typedPlaces('LS6,LS7'),
    stage: field(v.picklist(stages, `must be one of ${stages.join(', ')}`), {
      placeholder: stages.join('|'),
      positional: 'word',
    }),
    why,
  }),
  changes: 'settings',
  showsPeople: false,

  async run({ places, stage, why }, { list }) {
    const codes = readDistrictNames(places)
    const database = await list()
    const below = (await readDistricts(database, codes)).find(
      one => codes.includes(one.code) && one.goal !== null && !hasReached(one),
    )
    if (stage === 'open' && below && !why)
      throw new Misuse(
        `is missing: ${below.code} is below its goal (${people(below.confirmed)} of ${below.goal}), so say why it opens`,
        'why',
      )
    const moved = { stage, reason: why || null, moved_at: Date.now() }
    const rows = codes.map(code => ({ code, ...moved }))
    await upsertRows(database, 'district', 'code', rows)
    return { codes, stage }
  },

  inWords: ({ codes, stage }) => `${codes.join(', ')}: ${stage}.`,
})
