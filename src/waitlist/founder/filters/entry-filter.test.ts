import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { questionsFor } from '#src/content/question.ts'
import { insertRows } from '#src/db/rows.ts'
import { readAudience } from '#src/letters/founder/audience/letter-audience.ts'
import { answerFilters } from '#src/questions/founder/answer-filters.ts'
import { createSourceStore } from '#src/sources/server/source-store.ts'
import { DAY_MS } from '#src/time/durations.ts'
import { ukDay } from '#src/time/uk-time.ts'
import { stateOf } from '#src/waitlist/server/member/entries.ts'
import { waveFilter } from '#src/waves/founder/wave-filter.ts'
import { openTestDesk } from '#test/support/desk-call.ts'
import { testEntry } from '#test/support/list/test-entry.ts'
import { ENGINES } from '#test/support/test-database.ts'
import { withTestDatabase } from '#test/support/with-test-database.ts'
import { FILTERS, type FilterName, WAVE_FILTERS } from './entry-filter.ts'

type Filter = { [Name in FilterName]?: string }
type Person = ReturnType<typeof personOf>

const IDS = answerFilters.map(({ name }) => name)
const CHOICES = Object.fromEntries(
  questionsFor(undefined).map(({ id, choices }) => [id, Object.keys(choices)]),
)
const [FIRST, LAST] = [Date.UTC(2026, 2, 28, 22), Date.UTC(2026, 2, 31, 2)]

const answer = fc.record({ question: fc.constantFrom(...IDS), which: fc.nat(1), isOfToday: fc.boolean() })
const drawn = fc.record({
  name: fc.constantFrom('ann', 'b_b', 'c%c', 'ls6', 'm1'),
  postcode: fc.constantFrom('LS6 2AB', 'LS16 3AB', 'L1 8JQ', 'M1 1AE', 'SW1A 1AA'),
  joined_at: fc.integer({ min: FIRST, max: LAST }),
  confirmed_at: fc.constantFrom(1, 1, 1, null),
  unsubscribed_at: fc.constantFrom(null, null, null, 3),
  undeliverable_at: fc.constantFrom(null, null, null, 3),
  source: fc.constantFrom(null, 'van', 'friend'),
  wave: fc.constantFrom(null, null, 'One, two', 'three'),
  answers: fc.uniqueArray(answer, { selector: ({ question }) => question, maxLength: 3 }),
})

function personOf(
  { name, ...told }: typeof drawn extends fc.Arbitrary<infer Drawn> ? Drawn : never,
  i: number,
) {
  const { answers, wave, ...entry } = told
  const chosen = answers.map(({ question, which, isOfToday }) => ({
    question,
    chosen: CHOICES[question]![which]!,
    isOfToday,
  }))
  return { ...testEntry(`${name}.${i}@x.uk`, entry), wave, chosen }
}

const some = (values: readonly string[]) =>
  fc.subarray([...values], { minLength: 1 }).map(chosen => chosen.join(','))
const day = fc.integer({ min: FIRST, max: LAST }).map(at => ukDay(at))
const NAMES = FILTERS.map(({ name }) => name)
const whole = fc.record({
  search: fc.constantFrom('a', '_', '%', 'LS6', 'm1 1', 'sw', '@X.uk', 'nobody'),
  area: fc.constantFrom('LS', 'ls6', 'L', 'M, LS16', 'SW1A'),
  since: day,
  until: day,
  state: some(['joined', 'confirmed', 'unsubscribed', 'undeliverable']),
  source: fc.constantFrom('van', 'friend', '-', 'nowhere'),
  wave: fc.constantFrom('One, two', 'three', 'nothing'),
  ...Object.fromEntries(IDS.map(id => [id, some(CHOICES[id]!.slice(0, 3))])),
})
const filter: fc.Arbitrary<Filter> = fc
  .tuple(whole, fc.subarray(NAMES, { minLength: 1, maxLength: 3 }))
  .map(([all, used]) => Object.fromEntries(used.map(name => [name, all[name as keyof typeof all]])))

/** Returns whether a filter chooses a person, without asking the database. */
function isChosen(person: Person, filter: Filter): boolean {
  const { postcode, email_key: key, joined_at, source, wave, chosen, unsubscribed_at } = person
  const district = postcode.split(' ')[0]!
  const tests: { [Name in FilterName]: (typed: string) => boolean } = {
    search: text =>
      key.includes(text.toLowerCase()) ||
      postcode.replace(' ', '').startsWith(text.replace(' ', '').toUpperCase()),
    area: text =>
      text
        .toUpperCase()
        .split(', ')
        .some(place => [district, /^[A-Z]+/.exec(district)![0]].includes(place)),
    since: from => ukDay(joined_at) >= from,
    until: last => ukDay(joined_at) <= last,
    state: states => states.split(',').includes(stateOf(person)),
    source: code => (source ?? '-') === code,
    wave: name => wave === name,
    ...(Object.fromEntries(
      IDS.map(id => [
        id,
        (typed: string) =>
          unsubscribed_at === null &&
          chosen.some(one => one.question === id && !one.isOfToday && typed.split(',').includes(one.chosen)),
      ]),
    ) as Record<(typeof IDS)[number], (typed: string) => boolean>),
  }
  return Object.entries(filter).every(([name, typed]) => tests[name as FilterName](typed))
}

describe.each(ENGINES)('on %s', engine => {
  const own = withTestDatabase(engine)
  const open = () => openTestDesk(own.database, { MAIL_DIR: '/nowhere' })

  async function store(people: readonly Person[]) {
    const { query } = own.database
    for (const table of ['waitlist', 'perk_code', 'choice']) await query(`delete from ${table}`)
    const now = Date.now()
    await insertRows(
      own.database,
      'waitlist',
      people.map(({ wave: _, chosen: __, ...entry }) => entry),
    )
    const invited = people.filter(({ wave }) => wave !== null)
    await insertRows(
      own.database,
      'perk_code',
      invited.map(({ email_key, wave }) => ({ code: email_key, email_key, terms: '1', invited_at: 1, wave })),
    )
    await insertRows(
      own.database,
      'choice',
      people.flatMap(({ email_key, chosen }) =>
        chosen.map(({ isOfToday, ...one }) => ({
          ...{ email_key, ...one, notice: '1' },
          chosen_at: isOfToday ? now : now - 2 * DAY_MS,
        })),
      ),
    )
  }

  test('any filter chooses the same people for list, export, a letter and a wave, and never fewer than five by answers', async () => {
    await createSourceStore(own.database).add({ code: 'van', name: 'The van', cost: null, made_at: 1 })
    const { act, save } = open()
    const emails = (some: readonly { email: string }[]) => some.map(({ email }) => email).sort()
    const orFew = (found: Promise<readonly { email: string }[]>) =>
      found.then(emails, error => (/fewer than 5/.test(error.message) ? 'few' : Promise.reject(error)))
    const context = { list: async () => own.database, note: () => {} }
    await fc.assert(
      fc.asyncProperty(
        fc.array(drawn, { minLength: 10, maxLength: 60 }),
        fc.array(filter, { minLength: 8, maxLength: 8 }),
        async (all, filters) => {
          const people = all.map(personOf)
          await store(people)
          for (const one of filters) {
            const shown = (some: readonly Person[]) =>
              some.length < 5 && IDS.some(id => one[id] !== undefined) ? 'few' : emails(some)
            const chosen = people.filter(person => isChosen(person, one))
            const list = act('list', { input: { ...one, limit: 999 } }).then(({ data }) => data)
            expect(await orFew(list), 'list').toEqual(shown(chosen))
            const exported = save('export', { input: { ...one, json: true } }).then(text =>
              text
                .split('\n')
                .filter(Boolean)
                .map(line => JSON.parse(line) as Person),
            )
            expect(await orFew(exported), 'export').toEqual(shown(chosen))

            const recipients = readAudience('launch', one, context).then(({ audience: { where, values } }) =>
              own.database.query<Person>(`select * from waitlist where ${where}`, values),
            )
            const confirmed = chosen.filter(person => stateOf(person) === 'confirmed')
            expect(await orFew(recipients), 'letter').toEqual(shown(confirmed))

            const given = Object.entries(one).filter(([name]) =>
              WAVE_FILTERS.some(able => able.name === name),
            )
            const forWave: Filter = Object.fromEntries(given)
            const invite = act('invite', { input: { ...forWave, wave: 'new', limit: 999, 'dry-run': true } })
            const invitable = people.filter(
              person => person.wave === null && stateOf(person) === 'confirmed' && isChosen(person, forWave),
            )
            expect(emails((await invite).data), waveFilter.name).toEqual(emails(invitable))
          }
        },
      ),
      { numRuns: 12 },
    )
  })

  test('small numbers of people with an answer are shown neither by place nor by why they are left out', async () => {
    const people = [...'abcdefgh'].map((name, i) =>
      testEntry(`${name}@x.uk`, {
        postcode: i < 6 ? 'LS6 2AB' : 'M1 1AE',
        confirmed_at: i === 5 ? null : 2,
      }),
    )
    const chosen = people.map(entry => ({
      ...entry,
      wave: null,
      chosen: [{ question: 'fuel' as const, chosen: 'electric', isOfToday: false }],
    }))
    await store(chosen)
    const { act } = open()
    const reach = (input: Filter) => act('letter reach', { input: { purpose: 'launch', ...input } })
    expect((await reach({})).data).toMatchObject({
      byPlace: [
        { name: 'LS', n: 5 },
        { name: 'M', n: 2 },
      ],
      leftOut: [{ n: 1 }],
    })
    expect((await reach({ fuel: 'electric' })).data).toMatchObject({ gets: 7, byPlace: [], leftOut: [] })
    expect((await reach({ fuel: 'electric', area: 'LS' })).data).toMatchObject({
      byPlace: [{ name: 'LS6', n: 5 }],
    })
    for (const wrong of [{ area: 'M' }, { search: 'a@' }, { area: 'XX' }])
      await expect(reach({ fuel: 'electric', ...wrong })).rejects.toThrow(/fewer than 5|no area/)
    const letter = { name: 'one', subject: 'We open', preview: 'Book', purpose: 'launch', body: 'Open.' }
    const whom = { fuel: 'electric', search: '@x.uk' }
    await act('letter send', { input: { letter, ...whom }, answers: { yes: '7' } })
    const [sent] = (await act('letter status', { input: {} })).data
    expect(sent!.letter).toMatchObject({
      recipients: 7,
      audience:
        'everyone, found by a search, who chose “Electricity”, who agreed to emails about the launch and the early-access perks',
    })
  })
})
