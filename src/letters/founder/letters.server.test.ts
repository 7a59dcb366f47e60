import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { insertRows } from '#src/db/rows.ts'
import { Misuse } from '#src/founder/refusal.ts'
import { createLetterStore } from '#src/letters/sending/letter-store.ts'
import { runCommandWith } from '#test/support/run-command.ts'
import { ENGINES } from '#test/support/test-database.ts'
import { withTestDatabase } from '#test/support/with-test-database.ts'
import { readTime } from './sent/send.ts'

const NOON = Date.UTC(2026, 0, 1, 12)

test.each([
  ['2026-03-02 09:00', Date.UTC(2026, 2, 2, 9)],
  ['2026-07-01T09:00', Date.UTC(2026, 6, 1, 8)],
  ['2/3/2026 9:00', Date.UTC(2026, 2, 2, 9)],
  ['2 March 2026, 09:00', Date.UTC(2026, 2, 2, 9)],
  // The clocks go forward at one o'clock on the first of these days, and back at two on the second.
  ['2026-03-29 00:59', Date.UTC(2026, 2, 29, 0, 59)],
  ['2026-03-29 02:00', Date.UTC(2026, 2, 29, 1)],
  ['2026-10-25 00:59', Date.UTC(2026, 9, 24, 23, 59)],
  ['2026-10-25 02:00', Date.UTC(2026, 9, 25, 2)],
])('--at %s is a single time', (text, at) => expect(readTime(text, NOON)).toBe(at))

test.each([
  ['2026-03-29 01:30', 'the clocks go forward over it'],
  ['2026-10-25 01:30', 'comes twice'],
  ['30/2/2026 09:00', 'must be a day and time'],
  ['2/3/2026 24:01', 'no clock shows it'],
  ['2025-12-31 09:00', 'has passed'],
  ['2028-01-01 09:00', 'more than a year away'],
  ['tomorrow', 'must be a day and time'],
])('--at %s is refused', (text, why) => {
  expect(() => readTime(text, NOON)).toThrow(Misuse)
  expect(() => readTime(text, NOON)).toThrow(why)
})

describe.each(ENGINES)('letters from the command line on %s', engine => {
  const own = withTestDatabase(engine)
  let folder: string
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'kerbside-letters-'))
  })
  afterEach(() => rmSync(folder, { recursive: true }))

  const letter = (...words: string[]) =>
    runCommandWith(
      {
        DATABASE_URL: own.url,
        MAIL_DIR: join(folder, 'out'),
        PUBLIC_URL: 'https://kerbside.test',
        OPERATOR_NAME: 'Kerbside Ltd',
        OPERATOR_CONTACT: 'hello@kerbside.test',
        MAIL_PER_DAY: '10',
      },
      'letter',
      ...words,
    )
  const write = (body = 'We are **open**.', name = 'launch.md') => {
    const path = join(folder, name)
    writeFileSync(path, `---\nsubject: We open\npreview: Book now\npurpose: launch\n---\n${body}`)
    return path
  }
  const people = (names: string[], person: object = {}) =>
    insertRows(
      own.database,
      'waitlist',
      names.map(name => ({
        email_key: `${name}@x.uk`,
        email: `${name}@x.uk`,
        postcode: 'LS6 2AB',
        joined_at: 1,
        notice: '1',
        confirmed_at: 2,
        unsubscribed_at: null,
        ...person,
      })),
    )
  const rows = () =>
    own.database.query<{ email_key: string }>('select email_key from letter_recipient order by email_key')

  test('check says who would get the letter, who would not and why, and changes nothing', async () => {
    await people(['a', 'b', 'c'])
    await people(['m'], { postcode: 'M1 1AE' })
    await people(['gone'], { unsubscribed_at: 3 })
    await people(['unasked'], { confirmed_at: null })
    await people(['other'], { notice: null })
    const html = join(folder, 'launch.html')
    const { code, stdout } = await letter('check', write(), '--html', html)
    expect(code).toBe(0)
    expect(readFileSync(html, 'utf8')).toContain('We are <strong')
    expect(stdout).toContain('We are open.')
    for (const line of [
      '4 people would get it: LS 3, M 1',
      '” (1) 4',
      'Left out: 1 unsubscribed',
      'Left out: 1 never asked to confirm: they joined while email was off, or were imported',
      'Left out: 1 agreed to a wording that does not cover it',
    ])
      expect(stdout).toContain(line)
    expect((await letter('check', write(), '--area', 'M')).stdout).toContain('1 person would get it: M1 1')
    expect(await rows()).toEqual([])
  })

  test('a letter with faults is not sent', async () => {
    await people(['a'])
    const path = write('Dear {{name}}, <b>hello</b> ![x](https://x.uk/a.png) ![y](/y.png) ![z](/og.png)')
    for (const words of [
      ['check', path],
      ['test', path, '--to', 'a@x.uk'],
      ['send', path, '--yes', '1'],
    ]) {
      const { code, stderr } = await letter(...words)
      expect(code).toBe(1)
      expect(stderr).toContain('{{name}}')
      for (const address of ['https://x.uk/a.png', '/y.png', '/og.png'])
        expect(stderr).toMatch(new RegExp(`must be one that you put into a letter .*: ${address}\n`))
    }
    expect(await rows()).toEqual([])
  })

  test('send asks for the number and fixes the audience; a name can only be used once; whoever had a letter is counted', async () => {
    await people(['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i'])
    await people(['m'], { postcode: 'M1 1AE' })
    const path = write()
    const wrong = await letter('send', path, '--area', 'LS', '--yes', '10')
    expect(wrong).toMatchObject({
      code: 2,
      stderr: expect.stringContaining('--yes is 10, but the number is 9'),
    })
    expect((await letter('send', path)).stderr).toContain('as --yes 10')
    expect(await rows()).toEqual([])
    const sent = await letter('send', path, '--area', 'LS', '--yes', '9')
    expect(sent).toMatchObject({
      code: 0,
      stdout: expect.stringContaining('stopping launch prevents all of it'),
    })
    expect(sent.stderr).toContain('letters 8 of them: it takes 2 days')
    expect((await rows()).map(({ email_key }) => email_key[0]).join('')).toBe('abcdefghi')
    const { stdout } = await letter('status')
    expect(stdout).toMatch(/launch: “We open”, begins .*\n.*in LS.*9 people\n +0 {2}sent\n +9 {2}to go/)
    expect(stdout).toContain('letters 8 of them: it takes 2 days')
    expect((await letter('send', path, '--yes', '10')).stderr).toContain('a name can be used once')
    const renamed = write('We are now open.', 'launch-2.md')
    expect(await letter('send', renamed, '--yes', '10')).toMatchObject({
      code: 2,
      stderr: expect.stringContaining('as --again 9'),
    })
    expect(await rows()).toHaveLength(9)
    expect((await letter('send', renamed, '--area', 'M', '--yes', '1')).code).toBe(0)
    expect((await letter('send', write('Oh', 'launch-3.md'), '--yes', '10', '--again', '10')).code).toBe(0)
    expect(await rows()).toHaveLength(20)
    await createLetterStore(own.database).stop('launch', 'by hand')
    const resume = ['resume', 'launch', '--yes', '9']
    expect((await letter(...resume)).stderr).toContain('as --again 9')
    expect((await letter(...resume, '--again', '9')).code).toBe(0)
  })

  test('stops, resumes and shows the status', async () => {
    await people(['a', 'b'])
    await letter('send', write(), '--yes', '2')
    expect(await letter('stop', 'launch')).toMatchObject({
      code: 0,
      stdout: '“We open” is stopped; 2 people have not got it.\n',
    })
    expect((await letter('status', 'launch')).stdout).toContain('Stopped: by hand')
    expect(await letter('stop', 'launch')).toMatchObject({ code: 1 })
    expect((await letter('resume', 'launch')).stderr).toContain('as --yes 2')
    expect(await letter('resume', 'launch', '--yes', '2')).toMatchObject({
      code: 0,
      stdout: expect.stringContaining('“We open” continues: begins '),
    })
    expect(JSON.parse((await letter('status', '--json')).stdout)).toMatchObject([
      { name: 'launch', state: 'going', left: 2, starts_at: expect.stringMatching(/^\d{4}-.*Z$/) },
    ])
  })

  test('ask-unconfirmed asks everyone who was never asked, once each, and says how many days it takes', async () => {
    const never = [...'abcdefghijkl']
    await people(never, { confirmed_at: null })
    await people(['sure'])
    await people(['gone'], { confirmed_at: null, unsubscribed_at: 3 })
    expect(await letter('ask-unconfirmed', '--yes', '12')).toMatchObject({
      code: 0,
      stderr: expect.stringContaining('the last of 12 people is emailed in 1 more day'),
    })
    const queued = await own.database.query('select cause from mail_outbox order by cause')
    expect(queued).toEqual(never.map(name => ({ cause: `confirm:${name}@x.uk:1` })))
    expect((await letter('ask-unconfirmed')).stdout).toBe('Everyone has been asked.\n')
  })

  test('an answer goes only to people waiting for it, if the wording that they saw when they asked allows it', async () => {
    await people(['a', 'b'])
    const path = join(folder, 'price.md')
    writeFileSync(path, '---\nsubject: Our price\npreview: It is out\npurpose: answer\n---\nHello')
    expect(await letter('check', path)).toMatchObject({
      code: 2,
      stderr: expect.stringContaining('--waiting-for'),
    })
    expect((await letter('check', path, '--waiting-for', 'price')).stdout).toContain('0 people would get it')
  })
})
