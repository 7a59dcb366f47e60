import type { Queryable } from '#src/db/database.ts'
import { insertRows } from '#src/db/rows.ts'

/**
 * Puts six people on a list: a, b and c in Leeds and m in Manchester have confirmed, one has unsubscribed and one was
 * never emailed.
 */
export function addSixPeople(database: Queryable) {
  const person = (name: string, more: object = {}) => ({
    email_key: `${name}@x.uk`,
    email: `${name}@x.uk`,
    postcode: 'LS6 2AB',
    joined_at: 1,
    notice: '1',
    confirmed_at: 2 as number | null,
    unsubscribed_at: null as number | null,
    ...more,
  })
  return insertRows(database, 'waitlist', [
    ...['a', 'b', 'c'].map(name => person(name)),
    person('m', { postcode: 'M1 1AE' }),
    person('gone', { unsubscribed_at: 3 }),
    person('unasked', { confirmed_at: null }),
  ])
}
