import { setImmediate } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { withTestDatabase } from '#test/support/with-test-database.ts'
import { createRecipients } from './recipients.ts'

const own = withTestDatabase('sqlite')

test('a letter to many people is counted in slices: the server gets turns in between, and the numbers cover everyone', async () => {
  const people = 'with recursive people(i) as (select 1 union all select i + 1 from people where i < 40000)'
  await own.database.query(
    `insert into letter_recipient (letter, email_key, part, due_at, attempts, sent_at, doubtful)
      ${people} select case when i % 4 then 'launch' else 'other' end, i, 1, 1, 1, case when i % 3 then 5 end, 0 from people`,
  )
  await own.database.query(
    `insert into waitlist (email_key, email, postcode, joined_at, unsubscribed_at)
      ${people} select i, i, 'LS6 2AB', 1, case when i % 1000 = 1 then 6 end from people`,
  )
  let turns = 0
  let done = false
  const counting = createRecipients(own.database, 'launch')
    .tally()
    .finally(() => {
      done = true
    })
  while (!done) {
    await setImmediate()
    turns += 1
  }
  expect(turns).toBeGreaterThanOrEqual(8)
  expect(await counting).toMatchObject({ sent: 20_000, left: 10_000, unsubscribed: 27 })
})
