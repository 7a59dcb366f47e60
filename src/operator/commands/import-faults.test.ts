import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fc from 'fast-check'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { eventually } from '#src/testing/eventually.ts'
import { seedList } from '#src/testing/list/seeded-list.ts'
import { runWaitlist } from '#src/testing/run-waitlist.ts'
import { ENGINES } from '#src/testing/test-database.ts'
import { withTestDatabase } from '#src/testing/with-test-database.ts'
import { eraseEntry } from '#src/waitlist/server/member/erase.ts'
import { readEntryFile } from '../entries/entry-file.ts'

const ENTRIES = 20_000

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'kerbside-import-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

describe.each(ENGINES)('an import on %s', engine => {
  const source = withTestDatabase('sqlite')
  const own = withTestDatabase(engine)
  let file: string
  beforeEach(async () => {
    file = join(folder, 'list.jsonl')
    await seedList(source.database, ENTRIES, 1_780_000_000_000)
    await runWaitlist(source.url, 'export', '--json', '--out', file)
  })

  const start = () =>
    spawn(process.execPath, ['src/founder/terminal/main.js', 'import', file, '--apply'], {
      env: { ...process.env, DATABASE_URL: own.url },
      stdio: 'ignore',
    })
  const counted = async () => (await own.database.query<{ n: number }>('select n from counter'))[0]!.n
  const rows = async () =>
    (await own.database.query<{ n: number }>('select count(*) as n from waitlist'))[0]!.n

  test('that is killed leaves counter and rows as one; started again, it ends complete', async () => {
    const child = start()
    await eventually(async () => expect(await counted()).toBeGreaterThan(0))
    child.kill('SIGKILL')
    await once(child, 'close')
    const before = await rows()
    expect(before).toBeLessThan(ENTRIES)
    expect(await counted()).toBe(before)
    const { stdout } = await runWaitlist(own.url, 'import', file, '--apply', '--json')
    expect(JSON.parse(stdout)).toMatchObject({ added: ENTRIES - before, present: before, refused: 0 })
    expect([await rows(), await counted()]).toEqual([ENTRIES, ENTRIES])
  })

  test('brings back nobody who is erased while it runs', async () => {
    const keys = readFileSync(file, 'utf8')
      .trim()
      .split('\n')
      .map(line => String(JSON.parse(line).email).toLowerCase())
    const erased = keys.filter((_, i) => i % 1_000 === 400)
    const child = start()
    await eventually(async () => expect(await counted()).toBeGreaterThan(0))
    for (const email of erased) await eraseEntry(own.database, email)
    if (child.exitCode === null) await once(child, 'close')
    const left = await own.database.query<{ email_key: string }>('select email_key from waitlist')
    const there = new Set(left.map(({ email_key }) => email_key))
    expect(erased.filter(email => there.has(email))).toEqual([])
    expect([await rows(), await counted()]).toEqual([ENTRIES - erased.length, ENTRIES - erased.length])
  })
})

test('rubbish is refused with a reason, or read as lines that are refused; never anything else', async () => {
  const file = join(folder, 'rubbish')
  const rubbish = fc.oneof(
    fc.uint8Array({ maxLength: 300 }).map(bytes => Buffer.from(bytes)),
    fc.string({ unit: fc.constantFrom(...'"\',;\n\r{}[]:a=é\u0000') }).map(text => Buffer.from(text)),
    fc.string().map(text => Buffer.from(`email,postcode,joined_at\n${text}`)),
  )
  await fc.assert(
    fc.asyncProperty(rubbish, async bytes => {
      writeFileSync(file, bytes)
      try {
        for await (const { line } of readEntryFile(file)) expect(line).toBeGreaterThan(0)
      } catch (error) {
        expect((error as Error).message).toContain(file)
      }
    }),
    { numRuns: 300 },
  )
})
