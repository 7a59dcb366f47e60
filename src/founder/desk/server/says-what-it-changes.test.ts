import { expect, test } from 'vitest'
import { ACTIONS } from '#src/features/actions.ts'
import type { Action, ActionList } from '#src/founder/action.ts'
import type { ActionName } from '#src/founder/desk/action-calls.ts'
import { openTestDesk } from '#test/support/desk-call.ts'
import { addSixPeople } from '#test/support/list/six-people.ts'
import { withTestDatabase } from '#test/support/with-test-database.ts'

/**
 * The desk reads its views again only after an action that says it changes something, so all other
 * actions must change nothing.
 */
const own = withTestDatabase('sqlite')

const letter = {
  name: 'launch',
  subject: 'We open',
  preview: 'Book',
  purpose: 'launch',
  body: 'We are open.',
}
/** The least input that each action needs; for one that changes something, enough to change it. */
const INPUT: Record<string, object> = {
  find: { email: 'a@x.uk' },
  receipt: { email: 'a@x.uk' },
  export: { csv: true },
  codes: { csv: true },
  report: { out: 'report.html' },
  'letter check': { letter },
  'letter look': { letter },
  'letter reach': { purpose: 'launch' },
  'source qr': { code: 'van' },
  'source add': { code: 'van', name: 'The van' },
  'source rename': { code: 'van', name: 'Van' },
  'source end': { code: 'van' },
  'source poster': { district: 'LS6' },
  'week start': { district: 'LS6' },
  'week keep': { week: 'opening-ls6', step: 'who' },
  'week stop': { week: 'opening-ls6' },
  'draft save': { name: 'letter', fields: '{}' },
  'first van': { visits: 8, days: 5 },
  'district goal': { places: 'LS6', goal: 50 },
  'district move': { places: 'LS6', stage: 'next' },
  'complaints add': { words: 'Too slow' },
  correct: { email: 'a@x.uk', postcode: 'M1 1AE' },
  unsubscribe: { email: 'a@x.uk' },
  erase: { email: 'a@x.uk' },
}
/** These contact the outside world, make files, or need more than this small list has. */
const ELSEWHERE =
  /^(alert|backup|restore|migrate|nightly|bounces|import|preflight|unsubscribe undo|redeem( undo)?|invite( remind| stop| test)?|maeve (answer|retract)|complaints (acknowledge|close)|letter (picture|edit|test|send|stop|resume|put-away|bring-back|publish|ask-unconfirmed)|launch letter)$/

async function everything(): Promise<string> {
  const tables = await own.database.query<{ name: string }>(
    `select name from sqlite_master where type = 'table' and name <> 'draft' order by name`,
  )
  return JSON.stringify(
    await Promise.all(tables.map(({ name }) => own.database.query(`select * from ${name}`))),
  )
}

test('every action says correctly whether it changes the database', async () => {
  await addSixPeople(own.database)
  const desk = openTestDesk(own.database, { MAIL_DIR: '/nowhere' })
  const names = (Object.keys(ACTIONS) as ActionName[]).filter(name => !ELSEWHERE.test(name))
  const wrong: string[] = []
  // Adds the source first, as other actions use it.
  const order = [
    ...names.filter(name => (name as string) === 'source add'),
    ...names.filter(name => (name as string) !== 'source add'),
  ]
  // Before anything is compared, because the first look at a letter creates the key for links.
  const look = 'letter look' as string as ActionName
  if (names.includes(look)) await desk.act(look, { input: { letter } as never })
  for (const name of order) {
    const { changes }: Action = await (ACTIONS as ActionList)[name]!()
    const before = await everything()
    const { changed } = await desk.act(name, {
      input: (INPUT[name] ?? {}) as never,
      answers: { yes: 'a@x.uk' },
    })
    const is = (await everything()) !== before
    if (changed !== is)
      wrong.push(`${name} says it changes ${changes}, and ${is ? 'did' : 'did not'} change something`)
  }
  expect(names.length).toBeGreaterThan(25)
  expect(wrong).toEqual([])
})
