import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { openTestDesk } from '#test/support/desk-call.ts'
import { runCommand } from '#test/support/run-command.ts'
import { withTestDatabase } from '#test/support/with-test-database.ts'

const own = withTestDatabase('sqlite')
let folder: string
let refused: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'kerbside-refused-'))
  refused = join(folder, 'refused.csv')
})
afterEach(() => rmSync(folder, { recursive: true }))

function write(...lines: string[]): string {
  const file = join(folder, 'people.csv')
  writeFileSync(file, lines.join('\n'))
  return file
}
const tallyOf = async (...words: string[]) =>
  JSON.parse((await runCommand(own.url, 'import', ...words, '--json')).stdout)

test('refused lines are saved with their columns and the reason, and can be corrected there and imported again', async () => {
  const file = write(
    'E-mail;Post code;Joined;Notes',
    'good@x.uk;LS6 2AB;31/1/2026;"one; two"',
    "bad@x.uk;LS6;31/1/2026;'=1+1",
    'short@x.uk;LS6 2AB',
    'long@x.uk;LS6 2AB;31/1/2026;;',
  )
  const { code, stdout } = await runCommand(own.url, 'import', file, '--apply', '--refused', refused)
  expect({ code, stdout }).toEqual({
    code: 1,
    stdout: expect.stringContaining(`3 refused, saved as ${refused}`),
  })
  const saved = readFileSync(refused, 'utf8')
  expect(saved.split('\n')).toEqual([
    '\uFEFF"E-mail","Post code","Joined","Notes","refused_because"',
    expect.stringMatching(/^"bad@x\.uk","LS6","31\/1\/2026","'=1\+1","postcode “LS6”: .*"$/),
    '"short@x.uk","LS6 2AB","cannot be read as an entry"',
    '"long@x.uk","LS6 2AB","31/1/2026","","","cannot be read as an entry"',
    '',
  ])
  expect(statSync(refused).mode & 0o777).toBe(0o600)

  const again = join(folder, 'again.csv')
  expect(await tallyOf(refused, '--refused', again)).toMatchObject({ read: 3, refused: 3 })
  expect(readFileSync(again, 'utf8')).toBe(saved)

  writeFileSync(refused, saved.replace('"LS6",', '"LS6 2AB",').replace('"","","cannot', '"","cannot'))
  expect(await tallyOf(refused, '--apply', '--refused', again)).toMatchObject({ added: 2, refused: 1 })
  expect(readFileSync(again, 'utf8')).not.toMatch(/good|bad|long/)
  const { stderr } = await runCommand(own.url, 'import', refused)
  expect(stderr).not.toContain('refused_because')
})

test('refused lines of JSON are saved as CSV too; if none is refused, the file is empty', async () => {
  const good = '{"email":"a@x.uk","postcode":"LS6 2AB","joined_at":"2026-01-31"}'
  const file = write(good, '{"email":"b@x.uk","postcode":"LS6 2AB","joined_at":5}', '{"email":')
  expect(await tallyOf(file, '--refused', refused)).toMatchObject({ refused: 2 })
  const [head, b, broken] = readFileSync(refused, 'utf8').split('\n')
  expect(head).toMatch(/"email","postcode","joined_at",.*,"refused_because"$/)
  expect(b).toMatch(/^"b@x\.uk","LS6 2AB","5",.*,"cannot be read as an entry"$/)
  expect(broken).toBe('"{""email"":","cannot be read as an entry"')
  expect((await tallyOf(refused)).refused).toBe(2)
  await tallyOf(write(good), '--refused', refused)
  expect(readFileSync(refused, 'utf8')).toBe('')
})

test('the file being imported is never overwritten', async () => {
  const file = write('email,postcode,joined_at', 'no,LS6 2AB,2026-01-31')
  const { code, stderr } = await runCommand(own.url, 'import', file, '--refused', `${folder}/./people.csv`)
  expect({ code, stderr }).toEqual({
    code: 2,
    stderr: expect.stringMatching(/^--refused must be another file/),
  })
  expect(readFileSync(file, 'utf8')).toContain('no,LS6 2AB')
})

test('the desk offers refused lines as a file, before and after the rest is added', async () => {
  const desk = openTestDesk(own.database)
  const file = {
    name: 'people.csv',
    text: 'email,postcode,joined_at\na@x.uk,LS6 2AB,2026-01-31\nno,LS6 2AB,2026-01-31\n',
  }
  const save = () => desk.save('import', { input: { file, refused: 'as a file' } })
  const saved = await save()
  expect(saved).toMatch(/^\uFEFF"email","postcode","joined_at","refused_because"\n"no",.*\n$/)
  const { data } = await desk.act('import', { input: { file, apply: true } })
  expect(data).toMatchObject({ added: 1, refused: 1, saved: [] })
  expect(await save()).toBe(saved)
})
