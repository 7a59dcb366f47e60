import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parse } from 'csv-parse/sync'
import { afterEach, beforeEach, describe, expect, onTestFinished, test } from 'vitest'
import { eraseEntry } from '#src/waitlist/server/member/erase-entry.ts'
import { seedList } from '#test/support/list/seeded-list.ts'
import { runCommand } from '#test/support/run-command.ts'
import { runWaitlist } from '#test/support/run-waitlist.ts'
import { createTestDatabase, ENGINES } from '#test/support/test-database.ts'
import { withTestDatabase } from '#test/support/with-test-database.ts'

const MOST_BYTES = 150_000_000
const HEAD = 'email,postcode,joined_at'
const AT = '2026-01-31T09:05:00.000Z'

describe.each(ENGINES)('on %s', engine => {
  const own = withTestDatabase(engine)
  let folder: string
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'kerbside-export-'))
  })
  afterEach(() => rmSync(folder, { recursive: true }))

  const file = (name: string, text?: string | Buffer) => {
    if (text !== undefined) writeFileSync(join(folder, name), text)
    return join(folder, name)
  }
  const rows = () => own.database.query('select * from waitlist order by email_key')
  const counter = async () => (await own.database.query<{ n: number }>('select n from counter'))[0]!.n

  // Every format streams in the same way on every engine, and a long list takes many seconds, so each format
  // gets a long list on one engine only.
  test.each([
    ['csv', engine === 'sqlite' ? 50_000 : 5_000],
    ['json', engine === 'postgres' ? 10_000 : 2_000],
  ])(
    'exporting as %s, importing into an empty database and exporting again: %i entries, the same bytes, in under 150 MB',
    async (format, entries) => {
      await seedList(own.database, entries, 1_780_000_000_000)
      const empty = await createTestDatabase(engine)
      onTestFinished(empty.remove)
      const [first, second] = [file('first'), file('second')]
      const runs = [
        await runWaitlist(own.url, 'export', `--${format}`, '--out', first),
        await runWaitlist(empty.url, 'import', first, '--apply'),
        await runWaitlist(empty.url, 'export', `--${format}`, '--out', second),
      ]
      expect(runs.map(({ code, stderr }) => [code, stderr.match(/^line.*/m)])).toEqual(
        Array(3).fill([0, null]),
      )
      expect(readFileSync(first).equals(readFileSync(second))).toBe(true)
      expect(readFileSync(first, 'utf8').trimEnd().split('\n').length).toBeGreaterThanOrEqual(entries)
      console.log(`${engine}, ${format}: ${runs.map(({ peakBytes }) => Math.round(peakBytes / 1e6))} MB`)
      for (const { peakBytes } of runs) {
        expect(peakBytes).toBeGreaterThan(10_000_000)
        expect(peakBytes).toBeLessThan(MOST_BYTES)
      }
      const target = empty.open()
      expect(await target.query('select n from counter')).toEqual([{ n: entries }])
      await target.close()
    },
  )

  test('no cell of the CSV begins like a formula, and import restores every address', async () => {
    await seedList(own.database, 20_000, 1_780_000_000_000)
    const before = await rows()
    await runCommand(own.url, 'export', '--csv', '--out', file('list.csv'))
    const cells = parse(readFileSync(file('list.csv')), { bom: true }).flat()
    expect(cells.filter(cell => /^[=+\-@\t\r\n＝＋－＠]/.test(cell))).toEqual([])
    expect(cells.filter(cell => cell.startsWith("'")).length).toBeGreaterThan(5)
    const raw = readFileSync(file('list.csv'), 'utf8').slice(1).trimEnd().split('\n')
    expect(raw.filter(line => !/^"([^"]|"")*"(,"([^"]|"")*")*$/.test(line))).toEqual([])
    await own.database.query('delete from waitlist')
    await own.database.query('update counter set n = 0')
    await runCommand(own.url, 'import', file('list.csv'), '--apply')
    expect(await rows()).toEqual(before)
  })

  test('exports only some areas, or only who joined since a UK day', async () => {
    const line = (name: string, postcode: string, at: string) => `${name}@x.uk,${postcode},${at}`
    const lines = [
      line('a', 'LS6 2AB', '2026-06-30T23:30:00.000Z'),
      line('b', 'L1 1AA', '2026-07-02T00:00:00.000Z'),
      line('c', 'M1 1AE', '2026-06-30T22:30:00.000Z'),
      line('d', 'M12 1AE', AT),
      line('e', 'ME1 1AE', AT),
    ]
    await runCommand(own.url, 'import', file('in.csv', [HEAD, ...lines].join('\r\n')), '--apply')
    const exported = async (...words: string[]) => {
      const { stdout } = await runCommand(own.url, 'export', '--json', ...words)
      const found = stdout.split('\n').filter(Boolean)
      return found.map(text => JSON.parse(text).email[0]).join('')
    }
    expect(await exported()).toBe('abcde')
    expect(await exported('--area', 'ls,M')).toBe('acd')
    expect(await exported('--since', '2026-07-01')).toBe('ab')
    expect(await exported('--since', '2026-07-01', '--area', 'L')).toBe('b')
  })

  test('import without --apply writes nothing; each refused line is named; valid ones are added once', async () => {
    await own.database.query(`insert into secret (name, value) values ('x', 'y')`)
    const lines = [
      HEAD.concat(',form,notes'),
      `ok@x.uk, ls6 2ab ,${AT},hero,a note`,
      `nobody,LS6 2AB,${AT},,`,
      `b@x.uk,LS6,${AT},,`,
      `c@x.uk,LS6 2AB,,,`,
      `d@x.uk,LS6 2AB,31/13/2026,,`,
      `e@x.uk,LS6 2AB,${AT},elsewhere,`,
      'too,short',
      `OK@x.uk,LS6 2AB,${AT},,`,
      `f@x.uk,LS6 2AB,2999-01-01T00:00:00.000Z,,`,
    ]
    const path = file('in.csv', lines.join('\n'))
    const dry = await runCommand(own.url, 'import', path)
    expect(dry.code).toBe(1)
    expect(dry.stdout).toContain(
      '1 person to add\nNo letter will reach 1 of them: the file does not say what they agreed to\n',
    )
    expect(dry.stdout).toContain('Nothing was written.')
    expect(await rows()).toEqual([])
    expect(dry.stderr.trim().split('\n')).toEqual([
      'Not read, as the list has no such column: notes',
      'line 3: email “nobody”: Please enter a valid email address.',
      'line 4: postcode “LS6”: Please enter a valid UK postcode.',
      'line 5: when they joined: is missing',
      'line 6: when they joined “31/13/2026”: must be a day or time in the past, such as 31/1/2026 or 31/1/2026 09:05',
      'line 7: form “elsewhere”: must be hero, banner, maeve',
      'line 8: cannot be read as an entry',
      'line 10: when they joined “2999-01-01T00:00:00.000Z”: must be a day or time in the past, such as 31/1/2026 or 31/1/2026 09:05',
    ])
    const applied = await runCommand(own.url, 'import', path, '--apply', '--json')
    expect(JSON.parse(applied.stdout)).toEqual({
      applied: true,
      read: 9,
      added: 1,
      withoutNotice: 1,
      doubled: 1,
      present: 0,
      differing: 0,
      erased: 0,
      refused: 7,
    })
    const again = await runCommand(own.url, 'import', path, '--apply', '--json')
    expect(JSON.parse(again.stdout)).toMatchObject({ added: 0, present: 2, differing: 1 })
    expect(await rows()).toMatchObject([{ email_key: 'ok@x.uk', postcode: 'LS6 2AB', form: 'hero' }])
    expect(await counter()).toBe(1)
  })

  test('import never brings back an erased address, and gives a code to one entry only', async () => {
    await seedList(own.database, 50, 1_780_000_000_000)
    await runCommand(own.url, 'export', '--json', '--out', file('list.jsonl'))
    const lines = readFileSync(file('list.jsonl'), 'utf8').trim().split('\n')
    const emails = lines.map(line => JSON.parse(line).email)
    await eraseEntry(own.database, emails[3])
    const { stdout } = await runCommand(own.url, 'import', file('list.jsonl'), '--apply', '--json')
    expect(JSON.parse(stdout)).toMatchObject({ added: 0, present: 49, erased: 1, refused: 0 })
    expect(await counter()).toBe(49)
    const taken = lines.map(line => JSON.parse(line)).find(({ referral_code }) => referral_code)
    const thief = JSON.stringify({ ...taken, email: 'thief@x.uk' })
    const { stderr } = await runCommand(own.url, 'import', file('thief.jsonl', thief), '--apply')
    expect(stderr).toContain(`line 1: referral_code: ${taken.referral_code} is another entry's`)
    expect(await counter()).toBe(49)
  })

  test.each([
    ['is not UTF-8', Buffer.from(`${HEAD}\né@x.uk,M1 1AE,${AT}\n`, 'latin1'), 'cannot be read as text'],
    ['breaks off in a quote', `${HEAD}\na@x.uk,M1 1AE,${AT}\n"b@x.uk,M1 1AE,${AT}\n`, 'cannot be read'],
    ['has other columns', `name,postcode\nA,M1 1AE\n`, 'has no column for email: name it email'],
    ['is empty', '', 'is empty'],
  ])('a file that %s is refused whole', async (_what, text, reason) => {
    const { code, stderr } = await runCommand(own.url, 'import', file('in.csv', text), '--apply')
    expect({ code, stderr }).toEqual({ code: 1, stderr: expect.stringContaining(reason) })
    expect(await rows()).toEqual([])
  })

  test('an export that fails leaves an earlier one as it was', async () => {
    await seedList(own.database, 10, 1_780_000_000_000)
    await runCommand(own.url, 'export', '--csv', '--out', file('list.csv'))
    const whole = readFileSync(file('list.csv'))
    await own.database.query('alter table waitlist rename column form to shape')
    expect((await runCommand(own.url, 'export', '--csv', '--out', file('list.csv'))).code).toBe(1)
    expect(readFileSync(file('list.csv')).equals(whole)).toBe(true)
  })
})
