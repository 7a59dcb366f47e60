import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { fileAt } from '#src/founder/terminal/read-words.ts'
import { runCommand } from '#test/support/run-command.ts'
import { ENGINES } from '#test/support/test-database.ts'
import { withTestDatabase } from '#test/support/with-test-database.ts'
import { readEntryFile } from './entry-file.ts'
import { NONE } from './importer.ts'
import type { FileLine } from './portable-entry.ts'

const HEAD = 'email,postcode,joined_at'
const REST = 'M1 1AE,2026-01-31T09:05:00.000Z'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'kerbside-files-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

function write(text: string): string {
  const file = join(folder, 'in.csv')
  writeFileSync(file, text)
  return file
}

async function linesOf(file: string, note?: (line: string) => void): Promise<FileLine[]> {
  const lines: FileLine[] = []
  for await (const line of readEntryFile(fileAt(file), note)) lines.push(line)
  return lines
}
const read = (text: string) => linesOf(write(text))

test('semicolons separate cells if the first line has no comma', async () => {
  const rows = [HEAD.concat(',notice'), `"a@x.uk",${REST},1`, `"a;b@x.uk",${REST},"1"`]
  const commas = await read(rows.join('\n'))
  const semicolons = await read(rows.map(row => row.replaceAll(',', ';')).join('\r\n'))
  expect(semicolons).toEqual(commas)
  expect(commas.map(({ entry }) => entry?.email)).toEqual(['a@x.uk', 'a;b@x.uk'])
})

test.each(['\n', '\r\n', '\r'])(
  'with %j between lines, a record of several lines is named by its first line',
  async end => {
    const lines = [
      HEAD.concat(',notes'),
      `a@x.uk,${REST},"one`,
      'two',
      'three"',
      '',
      `b@x.uk,${REST},"one`,
      '"',
    ]
    const found = await read([...lines, `c@x.uk,${REST},`, 'too,short'].join(end))
    expect(found.map(({ line, entry }) => [line, entry?.email])).toEqual([
      [2, 'a@x.uk'],
      [6, 'b@x.uk'],
      [8, 'c@x.uk'],
      [9, undefined],
    ])
  },
)

test('columns are read under the names that other tools give them; of two that mean the same, only one', async () => {
  const notes: string[] = []
  const path = write('E-mail,Post Code,OPTIN_TIME,Status\na@x.uk,M1 1AE,2026-01-31 09:05:00,enabled\n,, ,\n')
  const lines = await linesOf(path, line => notes.push(line))
  expect(lines).toEqual([
    {
      line: 2,
      entry: { email: 'a@x.uk', postcode: 'M1 1AE', joined_at: '2026-01-31 09:05:00', status: 'enabled' },
      head: ['E-mail', 'Post Code', 'OPTIN_TIME', 'Status'],
      cells: ['a@x.uk', 'M1 1AE', '2026-01-31 09:05:00', 'enabled'],
    },
  ])
  expect(notes).toEqual([
    '“e-mail” is read as email',
    '“post code” is read as postcode',
    '“optin_time” is read as when they joined (joined_at)',
    'Not read, as the list has no such column: status',
  ])
  const twice = 'email,Email Address,postcode,joined_at\na@x.uk,b@x.uk,M1 1AE,2026-01-31\n'
  const [line] = await read(twice)
  expect(line).toMatchObject({ entry: { email: 'a@x.uk' } })
})

test('a file that cannot be read is named once, with the reason in words', async () => {
  const reason = (file: string) => linesOf(file).catch((error: Error) => error.message)
  const array = write(`\uFEFF [{"email":"a@x.uk"}]`)
  expect(await reason(array)).toBe(
    `${array} is one JSON array; import reads one JSON object a line, as export --json writes`,
  )
  expect(await reason(write('name\nA\n'))).toBe(
    `the first line of ${array} has no column for email: name it email`,
  )
  expect(await reason(write('PK\u0003\u0004'))).toContain('save it as “CSV UTF-8”')
  expect(await reason(join(folder, 'none'))).toBe(`there is no file ${join(folder, 'none')}`)
  expect(await reason(folder)).toBe(`${folder} cannot be read: it is a folder`)
})

describe.each(ENGINES)('on %s', engine => {
  const own = withTestDatabase(engine)

  test('an address that appears twice in a file does not count as already on the list', async () => {
    const rows = [`a@x.uk,${REST}`, `A@x.uk,${REST}`, `b@x.uk,${REST}`, `a@x.uk,${REST}`]
    const file = write([HEAD, ...rows].join('\n'))
    const tally = { ...NONE, read: 4, added: 2, withoutNotice: 2, doubled: 2 }
    for (const [words, applied] of [
      [[], false],
      [['--apply'], true],
    ] as const) {
      const { stdout } = await runCommand(own.url, 'import', file, '--json', ...words)
      expect(JSON.parse(stdout)).toEqual({ applied, ...tally })
    }
    const { stdout } = await runCommand(own.url, 'import', file)
    expect(stdout).toContain('4 already on the list (1 of them')
    await own.database.query('delete from waitlist')
    expect((await runCommand(own.url, 'import', file)).stdout).toContain(
      '0 already on the list\n2 in the file more than once; the first counts\n',
    )
  })

  test('warns about people whose notice is not in the file, but only about those who are new', async () => {
    const file = write([`${HEAD},notice`, `a@x.uk,${REST},1`, `b@x.uk,${REST},`].join('\n'))
    const warning = 'of them: the file does not say what they agreed to'
    for (const words of [[], ['--apply']])
      expect((await runCommand(own.url, 'import', file, ...words)).stdout).toContain(
        `\nNo letter will reach 1 ${warning}`,
      )
    expect((await runCommand(own.url, 'import', file, '--apply')).stdout).not.toContain(warning)
  })

  test('a heading cannot control the terminal: its escape codes are shown', async () => {
    const codes = '\u001b[2j\u009b1m\u202e'
    for (const text of [`${HEAD},${codes}\n`, `${HEAD}\n"a"${codes},b,c\n`]) {
      const { stdout, stderr } = await runCommand(own.url, 'import', write(text))
      expect(stderr).toContain('\\u{1b}')
      expect(stdout + stderr).not.toMatch(/[^\P{C}\n]/u)
    }
  })

  test('a pipe is refused with an explanation', async () => {
    const file = write(`${HEAD}\na@x.uk,${REST}\n`)
    const line = `cat '${file}' | '${process.execPath}' src/founder/terminal/main.js import /dev/stdin`
    const child = spawn('bash', ['-c', line], { env: { ...process.env, DATABASE_URL: own.url } })
    const [stderr, [code]] = await Promise.all([text(child.stderr), once(child, 'close')])
    expect({ code, stderr }).toEqual({
      code: 1,
      stderr:
        'import failed: this reads its input twice, so /dev/stdin must be a saved file: save it first, then name that file\n',
    })
  })
})
