import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { text } from 'node:stream/consumers'
import { beforeEach, describe, expect, test } from 'vitest'
import { queueMail } from '#src/mail/outbox.ts'
import { type Member, WAITLIST_INSERT } from '#src/waitlist/server/member/personal-data.ts'
import { testEntry } from '#test/support/list/test-entry.ts'
import { runCommand } from '#test/support/run-command.ts'
import { ENGINES } from '#test/support/test-database.ts'
import { withTestDatabase } from '#test/support/with-test-database.ts'

describe.each(ENGINES)('on %s', engine => {
  const own = withTestDatabase(engine)
  beforeEach(async () => {
    await own.database.insertMissing(WAITLIST_INSERT, [testEntry('a@x.uk')])
  })
  const rows = () => own.database.query<Member>('select * from waitlist')

  /** Runs `erase`, and answers its question. */
  async function erase(answer: string) {
    const child = spawn(process.execPath, ['src/founder/terminal/main.js', 'erase', 'A@x.uk'], {
      env: { ...process.env, DATABASE_URL: own.url },
    })
    child.stdin.end(answer)
    const [stdout, stderr, [code]] = await Promise.all([
      text(child.stdout),
      text(child.stderr),
      once(child, 'close'),
    ])
    return { code, stdout, stderr }
  }

  test('erase asks first, and accepts only yes', async () => {
    for (const answer of ['', '\n', 'no\n', 'y\n', 'yes please\n', 'no\nyes\n']) {
      const { code, stdout, stderr } = await erase(answer)
      expect({ answer, code, stdout }).toEqual({ answer, code: 1, stdout: '' })
      expect(stderr).toContain('Erase A@x.uk everywhere? This cannot be undone.')
      expect(stderr).toContain('nothing was done: to go ahead, answer yes, or add --yes to the command')
      expect(await rows()).toHaveLength(1)
    }
    expect(await erase(' Yes \n')).toMatchObject({ code: 0, stdout: 'A@x.uk is erased.\n' })
    expect(await rows()).toHaveLength(0)
  })

  test('unsubscribe ends all emails and keeps the entry; repeated, it says since when', async () => {
    await queueMail(own.database, { cause: 'c', kind: 'confirm', email_key: 'a@x.uk' }, 1)
    const unsubscribe = (email: string) => runCommand(own.url, 'unsubscribe', email)
    expect(await unsubscribe(' A@x.UK')).toMatchObject({
      code: 0,
      stdout: 'A@x.UK gets no more emails, and stays on the list. Erasing takes them off it.\n',
    })
    const [{ unsubscribed_at }] = (await rows()) as [Member]
    expect(unsubscribed_at).toBeGreaterThan(0)
    expect((await unsubscribe('a@x.uk')).stdout).toMatch(
      /^a@x\.uk gets no more emails, since \d+ \w+ \d{4}, and stays/,
    )
    expect(await rows()).toMatchObject([{ unsubscribed_at }])
    expect(await unsubscribe('nobody@x.uk')).toMatchObject({
      code: 1,
      stderr: 'unsubscribe failed: nobody@x.uk is not on the list\n',
    })
  })
})
