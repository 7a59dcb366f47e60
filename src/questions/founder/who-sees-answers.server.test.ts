import fc from 'fast-check'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { questionsFor } from '#src/content/question.ts'
import { insertRows } from '#src/db/rows.ts'
import { ACTIONS } from '#src/features/actions.ts'
import type { Action } from '#src/founder/action.ts'
import type { ActionName, Call } from '#src/founder/desk/action-calls.ts'
import { DAY_MS } from '#src/time/durations.ts'
import { isIn, readPlaces } from '#src/waitlist/founder/filters/places.ts'
import { SMALLEST, sum } from '#src/waitlist/server/figures/small-groups.ts'
import { openTestDesk } from '#test/support/desk-call.ts'
import { confirmIn } from '#test/support/list/confirm-in.ts'
import { ENGINES } from '#test/support/test-database.ts'
import { openTestServer, type TestServer } from '#test/support/test-server.ts'
import {
  type Answered,
  answersOfToday,
  groupedAnswers,
  inDistricts,
  keepAnswers,
  type ShownQuestion,
} from './shown-answers.ts'

const MONDAY = Date.parse('2026-03-02T09:00Z')
const DAYS = 4
const PEOPLE = { 'LS6 2AB': 24, 'LS7 2AB': 9, 'LS8 2AB': 3, 'M14 2AB': 8, 'ZE1 2AB': 2 }
const EVERYONE = Object.entries(PEOPLE).flatMap(([postcode, n]) =>
  Array.from({ length: n }, (_, i) => `${postcode.slice(0, -4).toLowerCase()}-${i}@x.uk`),
)
const PRICE = { id: 'price', pence: [2_500, 4_000] as const, choices: ['yes', 'maybe', 'no'] as const }
const ASKED = questionsFor(undefined).map(({ id, choices }) => ({ id, choices: Object.keys(choices) }))
const AREAS = ['', 'LS', 'LS6', 'LS7,LS8', 'LS6,M', 'ZE1', 'LS8,M14,ZE1']
const areas = fc.constantFrom(...AREAS)

/** An answer as it is stored: who answered, which question, in which wording, and on which day. */
const answer = fc
  .record({
    person: fc.constantFrom(...EVERYONE),
    asked: fc.constantFrom(...ASKED, PRICE),
    rung: fc.nat(PRICE.pence.length - 1),
    // Most people choose the first, so that groups are large enough to show.
    choice: fc.oneof({ weight: 3, arbitrary: fc.constant(0) }, { weight: 1, arbitrary: fc.nat(4) }),
    version: fc.integer({ min: 1, max: 3 }),
    day: fc.nat(DAYS - 1),
  })
  .map(({ person, asked: { id, choices }, rung, choice, version, day }) => ({
    email_key: person,
    question: id,
    chosen: choices[choice % choices.length]!,
    pence: id === PRICE.id ? PRICE.pence[rung]! : null,
    notice: `${id}-${version}`,
    chosen_at: MONDAY + day * DAY_MS,
  }))
type Group = Omit<ShownQuestion['groups'][number], 'districts'>

/** No one answers the same question twice. */
const history = fc.uniqueArray(answer, {
  maxLength: 160,
  selector: ({ email_key, question }) => `${email_key} ${question}`,
})

const actions = await Promise.all(
  Object.entries<() => Promise<Action>>(ACTIONS).map(async ([name, load]) => ({
    name: name as ActionName,
    ...(await load()),
  })),
)
const OF_OTHER_MACHINES: readonly string[] = ['preflight']
/** Actions that only read, and that do not need permission to see people. */
const FOR_ANYONE = actions
  .filter(
    ({ name, changes, showsPeople }) =>
      changes === 'nothing' && !showsPeople && !OF_OTHER_MACHINES.includes(name),
  )
  .map(({ name }) => name)
const LETTER = { name: 'a', subject: 'A', preview: 'B', purpose: 'launch', body: 'C' }

describe.each(ENGINES)('on %s', engine => {
  let server: TestServer
  beforeEach(async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: MONDAY })
    server = await openTestServer({ engine })
    for (const [postcode, n] of Object.entries(PEOPLE)) await confirmIn(server.database, postcode, n)
  })
  afterEach(async () => {
    vi.useRealTimers()
    await server.close()
  })

  async function store(answers: readonly object[]) {
    await server.database.query('delete from choice')
    await server.database.query('delete from shown_answers')
    if (answers.length) await insertRows(server.database, 'choice', answers as Record<string, string>[])
  }

  test('whatever people answered, an action that may not show people says the same, on every day and with every filter', async () => {
    const given = {
      area: '',
      since: '2026-03-01',
      visits: 8,
      days: 5,
      cost: '220',
      price: '35',
      code: 'a',
      letter: LETTER,
    }
    const seen = async (area: string) => {
      const { act } = openTestDesk(server.database)
      const told: Record<string, unknown> = {}
      for (const name of FOR_ANYONE) {
        const { entries } = actions.find(one => one.name === name)!.input
        const input = Object.fromEntries(
          Object.entries({ ...given, ...(area ? { area } : {}) }).filter(
            ([field, value]) => field in entries && value !== '',
          ),
        )
        told[name] = await act(name, { input } as Call<typeof name>).then(
          // Links in emails are encrypted again each time.
          ({ words }) => words.replaceAll(/\?t=[\w-]+/g, ''),
          String,
        )
      }
      for (const url of ['/', '/in/ls6', '/api/waitlist/count', '/api/waitlist/district/LS6'])
        told[url] = (await server.app.inject({ url })).body
      return told
    }
    const all = async (answers: readonly object[], area: string, isKept: boolean) => {
      await store(answers)
      const told: Record<string, unknown>[] = []
      for (let day = 0; day <= DAYS; day++) {
        vi.setSystemTime(MONDAY + day * DAY_MS)
        if (isKept) await keepAnswers(server.database, { now: Date.now() })
        told.push(await seen(area))
      }
      return told
    }
    const none = await all([], 'LS6', true)
    expect(String(none[0]!.stats)).toContain('24  on the list in LS6')
    expect(String(none[0]!['district list'])).toMatch(/^LS6 +24 /)
    expect(none[DAYS]!['/api/waitlist/district/LS6']).toBe('{"confirmed":24,"goal":null}')
    await fc.assert(
      fc.asyncProperty(history, areas, fc.boolean(), async (answers, area, isKept) => {
        expect(await all(answers, area, isKept)).toEqual(await all([], area, isKept))
      }),
      { numRuns: 4 },
    )
  })

  test('Questions shows the answers from earlier days, whatever the version of their words, and a filter only leaves groups out', async () => {
    await fc.assert(
      fc.asyncProperty(history, areas, fc.boolean(), async (answers, area, isKept) => {
        await store(answers)
        for (let day = 0; day <= DAYS; day++) {
          vi.setSystemTime(MONDAY + day * DAY_MS)
          if (isKept) await keepAnswers(server.database, { now: Date.now() })
          const before = answers.filter(({ chosen_at }) => chosen_at < MONDAY + day * DAY_MS)
          const whole = groupedAnswers(counted(before))
          const kept = await answersOfToday(server.database, Date.now())
          expect(kept.map(inOrder)).toEqual(whole.map(inOrder))
          const { data } = await openTestDesk(server.database).act('questions', { input: { area } })
          const isChosen = area ? isIn(readPlaces(area)) : () => true
          const chosen = inDistricts(whole, isChosen).map(inOrder)
          expect(data.map(inOrder)).toEqual(chosen)
          for (const { groups } of chosen)
            for (const { n, others, answers } of groups) {
              expect(sum([...answers, { n: others }])).toBe(n)
              for (const some of [...answers, { n: others }])
                expect(some.n === 0 || some.n >= SMALLEST).toBe(true)
            }
        }
      }),
      { numRuns: 25 },
    )
  })
})

/** What a question shows, put in an order that does not depend on that of groups or answers of the same size. */
const inOrder = ({
  question,
  pence,
  groups,
}: Pick<ShownQuestion, 'question' | 'pence'> & { groups: Group[] }) => ({
  ...{ question, pence },
  groups: groups
    .map(({ place, n, others, answers }) => ({
      ...{ place, n, others },
      answers: answers.map(({ chosen, n }) => ({ chosen, n })).sort((a, b) => (a.chosen < b.chosen ? -1 : 1)),
    }))
    .sort((a, b) => (a.place < b.place ? -1 : 1)),
})

/** Counts answers like the database, but by other means. */
function counted(
  answers: readonly { email_key: string; question: string; pence: number | null; chosen: string }[],
) {
  const all = new Map<string, Answered>()
  for (const { email_key, question, pence, chosen } of answers) {
    const district = email_key.split('-')[0]!.toUpperCase()
    const key = `${question} ${pence} ${district} ${chosen}`
    all.set(key, { question, pence, district, chosen, n: 1 + (all.get(key)?.n ?? 0) })
  }
  return [...all.values()]
}
