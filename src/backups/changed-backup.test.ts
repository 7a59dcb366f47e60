import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gunzipSync, gzipSync } from 'node:zlib'
import { afterAll, describe, expect, test } from 'vitest'
import { insertRows } from '#src/db/rows.ts'
import { createTestDatabase, ENGINES } from '#test/support/test-database.ts'
import { withTestDatabase } from '#test/support/with-test-database.ts'
import { countBackup } from './read-backup.ts'
import { restoreBackup } from './restore-backup.ts'
import { takeBackup } from './take-backup.ts'

const folder = mkdtempSync(join(tmpdir(), 'kerbside-changed-'))
afterAll(() => rmSync(folder, { recursive: true }))

/** Forged backups: anyone who can write to the backups’ folder can make one, and the public key is no secret. */
const CHANGES: [what: string, change: (text: string) => string][] = [
  ['another table', text => text.replaceAll('"waitlist"', '"pg_catalog.pg_authid"')],
  ['a statement as a table', text => text.replaceAll('"waitlist"', '"waitlist(email_key) values (1) --"')],
  ['the migrations', text => text.replaceAll('"waitlist"', '"migration"')],
  ['a statement as a column', text => text.replace('"postcode"', '"postcode) select $1,$2,$3,$4 --"')],
  ['a quoted column', text => text.replace('"postcode"', '"\\"postcode\\""')],
  ['a prototype as a table', text => text.replaceAll('"waitlist"', '"__proto__"')],
  ['a word as the columns', text => text.replace(/"columns":\["email_key"[^\]]*\]/, '"columns":"email"')],
  ['a word as the rows', text => text.replace(/"rows":\[\["a@x.uk".*\]\]/, '"rows":"a"')],
  ['an object in a row', text => text.replace('["a@x.uk",', '[{"a":1},')],
  ['a row too short', text => text.replace('["a@x.uk","a@x.uk",', '["a@x.uk",')],
  ['a word as the migrations', text => text.replace(/"migrations":\[[^\]]*\]/, '"migrations":"abc"')],
  ['a word as the backup’s time', text => text.replace(/"made_at":\d+/, '"made_at":"now"')],
  ['a time that no clock shows', text => text.replace(/"made_at":\d+/, '"made_at":9000000000000000')],
  ['no migrations', text => text.replace(/"migrations":\[[^\]]*\]/, '"migrations":[]')],
  ['a missing migration', text => text.replace('"0001-waitlist.sql",', '')],
  ['no row counts', text => text.replace(/"rows":\{[^}]*\}/, '"counts":{}')],
  ['a word as a time', text => text.replace(/(\["a@x.uk","a@x.uk","LS6 2AB",)1,/, '$1"soon",')],
  ['a number as an address', text => text.replace('["a@x.uk","a@x.uk",', '["a@x.uk",5,')],
  ['a row that lacks an address', text => text.replace('["a@x.uk","a@x.uk",', '["a@x.uk",null,')],
  ['a time in a row that is too large', text => text.replace(/("LS6 2AB",)1,/, '$19007199254740991,')],
  ['an unknown column', text => text.replace('"postcode"', '"postkode"')],
  [
    'a person twice',
    text =>
      text
        .replace(/"waitlist":1/, '"waitlist":2')
        .replace(/"rows":\[(\["a@x.uk",.*\])\]\}/, '"rows":[$1,$1]}'),
  ],
]

/** Each unpacks from sixteen million bytes to sixteen thousand million: the same zipped part 1,000 times. */
const BOMBS: [what: string, line: string, said: string][] = [
  ['one endless line', ' ', 'unpacks to more than 200 times its size'],
  [
    'endless batches without a row',
    '{"table":"waitlist","columns":[],"rows":[]}\n',
    'is cut short or changed',
  ],
  [
    'more rows than it says',
    '{"table":"waitlist","columns":["a"],"rows":[[1]]}\n',
    'is cut short or changed',
  ],
  ['rows before its first line', '', 'is cut short or changed'],
]

test.each(BOMBS)('reading a forged bomb (%s) stops early, with a clear error', async (_what, line, said) => {
  const file = join(folder, 'bomb.jsonl.gz')
  const header = '{"kerbside":"backup","format":1,"migrations":[],"made_at":1,"rows":{"waitlist":2}}\n'
  const part = gzipSync((line || header.replace('kerbside', 'table')).repeat(2 ** 24 / (line.length || 64)))
  writeFileSync(file, Buffer.concat([gzipSync(line && header), ...Array<Buffer>(1_000).fill(part)]))
  await expect(countBackup(file)).rejects.toThrow(`${file} ${said}`)
})

test('refuses a line with more rows than we write, because empty rows take a hundred times its size in memory', async () => {
  const file = join(folder, 'rows.jsonl.gz')
  const header = '{"kerbside":"backup","format":1,"made_at":1,"migrations":[],"rows":{"waitlist":2000}}'
  const line = `{"table":"waitlist","columns":[],"rows":[${Array(2_000).fill('[]')}]}`
  writeFileSync(file, gzipSync(`${header}\n${line}\n`))
  await expect(countBackup(file)).rejects.toThrow(`${file} is cut short or changed`)
})

describe.each(ENGINES)('on %s', engine => {
  const own = withTestDatabase(engine)

  test.each(CHANGES)(
    'a backup with %s is refused in one line, and nothing of it is kept',
    async (_what, change) => {
      await insertRows(own.database, 'waitlist', [
        { email_key: 'a@x.uk', email: 'a@x.uk', postcode: 'LS6 2AB', joined_at: 1 },
      ])
      const settings = { folder, recipient: undefined, command: undefined }
      const { file } = await takeBackup(own.database, settings)
      writeFileSync(file, gzipSync(change(gunzipSync(readFileSync(file)).toString())))
      const empty = await createTestDatabase(engine)
      const database = empty.open()
      await expect(
        restoreBackup(database, file, { identity: undefined, erasures: new Map(), mails: false }),
      ).rejects.toThrow(`${file} is cut short or changed, and cannot be used`)
      // It may have been refused before there were any tables.
      expect(await database.query('select email_key from waitlist').catch(() => [])).toEqual([])
      await database.close()
      await empty.remove()
    },
  )
})
