import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fc from 'fast-check'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { fileAt } from '#src/founder/terminal/read-words.ts'
import { eraseEntry } from '#src/waitlist/server/member/erase-entry.ts'
import { seedList } from '#test/support/list/seeded-list.ts'
import { runWaitlist } from '#test/support/run-waitlist.ts'
import { ENGINES } from '#test/support/test-database.ts'
import { whileItRuns } from '#test/support/while-it-runs.ts'
import { withTestDatabase } from '#test/support/with-test-database.ts'
import { readEntryFile } from './entry-file.ts'

const ENTRIES = 20_000
/**
 * Lines that are each refused with a message: more messages than a pipe holds, so an import hangs until
 * they are read.
 */
const RUBBISH = '{}\n'.repeat(20_000)

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

  /** Starts an import that hangs halfway until its errors are read. */
  async function startHalf(): Promise<ChildProcess> {
    const lines = readFileSync(file, 'utf8').trim().split('\n')
    const half = lines.length / 2
    const halting = join(folder, 'halting.jsonl')
    writeFileSync(halting, `${lines.slice(0, half).join('\n')}\n${RUBBISH}${lines.slice(half).join('\n')}\n`)
    const child = spawn(process.execPath, ['src/founder/terminal/main.js', 'import', halting, '--apply'], {
      env: { ...process.env, DATABASE_URL: own.url },
      stdio: ['ignore', 'ignore', 'pipe'],
    })
    await whileItRuns(child, async () => expect(await counted()).toBe(half))
    return child
  }
  const counted = async () => (await own.database.query<{ n: number }>('select n from counter'))[0]!.n
  const rows = async () =>
    (await own.database.query<{ n: number }>('select count(*) as n from waitlist'))[0]!.n

  test('that is killed leaves counter and rows in agreement, and is completed when it is started again', async () => {
    const child = await startHalf()
    const killed = once(child, 'exit')
    child.kill('SIGKILL')
    expect(await killed).toEqual([null, 'SIGKILL'])
    const before = await rows()
    expect(before).toBe(ENTRIES / 2)
    expect(await counted()).toBe(before)
    const { stdout } = await runWaitlist(own.url, 'import', file, '--apply', '--json')
    expect(JSON.parse(stdout)).toMatchObject({ added: ENTRIES - before, present: before, refused: 0 })
    expect([await rows(), await counted()]).toEqual([ENTRIES, ENTRIES])
  })

  test('does not bring back people who are erased while it runs', async () => {
    const keys = readFileSync(file, 'utf8')
      .trim()
      .split('\n')
      .map(line => String(JSON.parse(line).email).toLowerCase())
    const erased = keys.filter((_, i) => i % 1_000 === 400)
    const child = await startHalf()
    for (const email of erased) await eraseEntry(own.database, email)
    const ended = once(child, 'exit')
    child.stderr!.resume()
    expect(await ended).toEqual([1, null])
    const left = await own.database.query<{ email_key: string }>('select email_key from waitlist')
    const there = new Set(left.map(({ email_key }) => email_key))
    expect(erased.filter(email => there.has(email))).toEqual([])
    expect([await rows(), await counted()]).toEqual([ENTRIES - erased.length, ENTRIES - erased.length])
  })
})

test('rubbish is always refused with a reason, as a file or line by line', async () => {
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
        for await (const { line } of readEntryFile(fileAt(file))) expect(line).toBeGreaterThan(0)
      } catch (error) {
        expect((error as Error).message).toContain(file)
      }
    }),
    { numRuns: 300 },
  )
})
