import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { text } from 'node:stream/consumers'
import { beforeEach, describe, expect, test } from 'vitest'
import { WAITLIST_INSERT } from '#src/waitlist/server/member/personal-data.ts'
import { testEntry } from '#test/support/list/test-entry.ts'
import { runCommandWith } from '#test/support/run-command.ts'
import { ENGINES } from '#test/support/test-database.ts'
import { withTestDatabase } from '#test/support/with-test-database.ts'

const PEOPLE = 1_500

describe.each(ENGINES)('on %s', engine => {
  const own = withTestDatabase(engine)
  beforeEach(async () => {
    await own.database.insertMissing(
      WAITLIST_INSERT,
      Array.from({ length: PEOPLE }, (_, i) =>
        testEntry(`v${String(i).padStart(4, '0')}@x.uk`, {
          postcode: 'LS6 2AB',
          joined_at: i,
          confirmed_at: i,
        }),
      ),
    )
  })

  const OFF = { SMTP_URL: '', PUBLIC_URL: '', MAIL_DIR: '' }
  const invite = (mail: NodeJS.ProcessEnv, ...words: string[]) =>
    runCommandWith({ DATABASE_URL: own.url, ...OFF, ...mail }, 'invite', '--limit', '2', ...words)
  const codes = async () =>
    (await own.database.query<{ n: number }>('select count(*) as n from perk_code'))[0]!.n

  test('with mail off it refuses, dry run or not, and says what is missing and what to do instead', async () => {
    for (const words of [[], ['--dry-run']]) {
      const { code, stdout, stderr } = await invite({}, ...words)
      expect({ code, stdout }).toEqual({ code: 2, stdout: '' })
      expect(stderr).toMatch(
        /^--without-mail must be given, as email is off here: SMTP_URL and PUBLIC_URL \(or MAIL_DIR\) is not set/,
      )
    }
    expect((await invite({ SMTP_URL: 'smtp://x.uk' })).stderr).toContain(
      'PUBLIC_URL (or MAIL_DIR) is not set',
    )
    const { code, stderr } = await invite({ MAIL_DIR: '/nowhere' }, '--without-mail')
    expect({ code, stderr }).toEqual({ code: 2, stderr: expect.stringContaining('mail is on here') })
    expect(await codes()).toBe(0)
  })

  test('a dry run says whether it would send emails', async () => {
    const mailed = await invite({ MAIL_DIR: '/nowhere' }, '--dry-run')
    expect(mailed.stderr).toBe('2 people would be invited, by email. Nothing was done.\n')
    const printed = await invite({}, '--dry-run', '--without-mail')
    expect(printed.stderr).toBe(
      '2 people would be invited, without email: codes to print. Nothing was done.\n',
    )
    expect(await codes()).toBe(0)
  })

  test('a reader that stops early, as head does, neither stops the wave nor hides the number invited', async () => {
    const line = `set -o pipefail; '${process.execPath}' src/founder/terminal/main.js invite --limit ${PEOPLE} | head -n 1`
    const child = spawn('bash', ['-c', line], {
      env: {
        ...process.env,
        ...OFF,
        DATABASE_URL: own.url,
        MAIL_DIR: '/nowhere',
        OPERATOR_NAME: 'Kerbside Ltd',
        OPERATOR_CONTACT: 'k@kerbside.test',
      },
    })
    const [stdout, stderr, [code]] = await Promise.all([
      text(child.stdout),
      text(child.stderr),
      once(child, 'close'),
    ])
    expect({ code, lines: stdout.trim().split('\n').length, stderr }).toEqual({
      code: 0,
      lines: 1,
      stderr: expect.stringContaining('1,500 people invited; their emails go out in 15 minutes.\n'),
    })
    expect(await codes()).toBe(PEOPLE)
    expect(await own.database.query('select count(*) as n from mail_outbox')).toEqual([{ n: PEOPLE }])
  })
})
