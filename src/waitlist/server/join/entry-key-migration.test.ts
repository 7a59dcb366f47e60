import { describe, expect, test } from 'vitest'
import { migrate } from '#src/db/migrate.ts'
import { queueMail } from '#src/mail/outbox.ts'
import { testEntry } from '#test/support/list/test-entry.ts'
import { ENGINES } from '#test/support/test-database.ts'
import { withTestDatabase } from '#test/support/with-test-database.ts'
import { WAITLIST_INSERT } from '../member/personal-data.ts'
import { entryKey } from './waitlist-store.ts'

/** Addresses, each with the key that it had before the migration. */
const EMAILS = {
  '\u212Aate@Gmail.com': 'kate@gmail.com',
  'Élan@x.uk': 'élan@x.uk',
  'Me@BÜCHER.de': 'me@xn--bcher-kva.de',
  'plain@x.uk': 'plain@x.uk',
}

describe.each(ENGINES)('on %s', engine => {
  const own = withTestDatabase(engine)

  test('rewrites stored keys in every table, and frees other people’s addresses', async () => {
    const { database } = own
    for (const [email, email_key] of Object.entries(EMAILS)) {
      await database.insertMissing(WAITLIST_INSERT, [testEntry(email, { email_key })])
      await queueMail(database, { cause: `invite:${email_key}`, kind: 'invite', email_key }, 1)
      await database.query(
        'insert into perk_code (code, email_key, terms, invited_at) values ($1, $1, $2, 1)',
        [email_key, '1'],
      )
      const complaint =
        'insert into complaint (id, email_key, words, received_at, due_at) values ($1, $1, $2, 1, 2)'
      await database.query(complaint, [email_key, 'w'])
    }
    await database.query(`delete from migration where name like '0050%'`)
    expect(await migrate(database)).toEqual([expect.stringMatching(/^0050-entry-key/)])

    const keys = Object.keys(EMAILS).map(entryKey).sort()
    expect(keys).toContain('\u212Aate@gmail.com')
    for (const table of ['waitlist', 'mail_outbox', 'perk_code', 'complaint']) {
      const rows = await database.query<{ k: string }>(`select email_key as k from ${table}`)
      expect([table, rows.map(({ k }) => k).sort()]).toEqual([table, keys])
    }
    const causes = await database.query<{ cause: string }>('select cause from mail_outbox')
    expect(causes.map(({ cause }) => cause).sort()).toEqual(keys.map(key => `invite:${key}`).sort())
    expect(await database.insertMissing(WAITLIST_INSERT, [testEntry('kate@gmail.com')])).toEqual(
      new Set(['kate@gmail.com']),
    )
  })
})
