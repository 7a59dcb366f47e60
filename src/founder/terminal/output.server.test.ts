import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { seedList } from '#test/support/list/seeded-list.ts'
import { runWaitlist } from '#test/support/run-waitlist.ts'
import { whileItRuns } from '#test/support/while-it-runs.ts'
import { withTestDatabase } from '#test/support/with-test-database.ts'

/** Loaded into the command: a write that contains an address never reports back, so the export hangs. */
const STAND_STILL = `data:text/javascript,${encodeURIComponent(`
  import fs from 'node:fs'
  for (const name of ['write', 'writev']) {
    const { [name]: own } = fs
    fs[name] = (...words) => {
      const done = words.pop()
      own(...words, (fault, n, bytes) =>
        String(bytes).includes('@') ? setInterval(() => {}, 60_000) : done(fault, n, bytes))
    }
  }`)}`

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'kerbside-output-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

describe('a file that a command writes', () => {
  const own = withTestDatabase('sqlite')

  test.each(['SIGINT', 'SIGTERM', 'SIGHUP'] as const)(
    'leaves no address behind when %s ends the command, and does not replace an earlier file',
    async signal => {
      await seedList(own.database, 100)
      writeFileSync(join(folder, 'list.csv'), 'former')
      const child = spawn(
        process.execPath,
        [
          '--import',
          STAND_STILL,
          'src/founder/terminal/main.js',
          'export',
          '--csv',
          '--out',
          join(folder, 'list.csv'),
        ],
        { env: { ...process.env, DATABASE_URL: own.url }, stdio: 'ignore' },
      )
      const partial = `list.csv.${child.pid}.part`
      await whileItRuns(child, () => expect(readFileSync(join(folder, partial), 'utf8')).toContain('@'))
      const ended = once(child, 'exit')
      child.kill(signal)
      expect(await ended).toEqual([null, signal])
      expect(readdirSync(folder)).toEqual(['list.csv'])
      expect(readFileSync(join(folder, 'list.csv'), 'utf8')).toBe('former')
    },
  )

  test('is named as it was typed if it cannot be written, with the reason in words', async () => {
    mkdirSync(join(folder, 'taken'))
    for (const [file, reason] of [
      [join(folder, 'missing', 'x.csv'), 'there is no such file or folder'],
      [join(folder, 'taken'), 'it is a folder'],
    ] as const) {
      const { code, stderr } = await runWaitlist(own.url, 'export', '--csv', '--out', file)
      expect({ code, stderr }).toEqual({
        code: 1,
        stderr: `export failed: ${file} cannot be written: ${reason}\n`,
      })
    }
    expect(readdirSync(folder)).toEqual(['taken'])
  })
})
