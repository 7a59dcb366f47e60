import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { describe, expect, test } from 'vitest'
import { noticeWordings } from '#src/content/receipt.ts'
import { ACTIONS } from '#src/features/actions.ts'
import type { Action } from '#src/founder/action.ts'
import { helpOf } from '#src/founder/terminal/help.ts'
import { seedList } from '#test/support/list/seeded-list.ts'
import { runWaitlist } from '#test/support/run-waitlist.ts'
import { withTestDatabase } from '#test/support/with-test-database.ts'

describe('the commands’ words', () => {
  const own = withTestDatabase('sqlite', { migrated: false })

  test('each command has help, with its usage first', async () => {
    for (const [name, load] of Object.entries<() => Promise<Action>>(ACTIONS)) {
      const help = helpOf(name, await load())
      expect(help).toMatch(new RegExp(`^Usage: npm run waitlist -- ${name}\\b`))
      expect(Math.max(...help.split('\n').map(line => line.length))).toBeLessThanOrEqual(120)
    }
    const help = helpOf('erase', await ACTIONS.erase())
    expect(await runWaitlist(own.url, 'erase', '--help')).toMatchObject({ code: 0, stdout: `${help}\n` })
  })

  test.each([
    [['find'], 'EMAIL is missing'],
    [['erase', 'a@x.uk', 'b@x.uk'], 'b@x.uk is one word too many'],
    [['receipt', 'nobody'], 'EMAIL must be an email address, and “nobody” is not one'],
    [['list', '--limit', '0'], '--limit must be'],
    [['list', '--area', 'XX'], 'there is no area or district XX\n'],
    [['list', '--area', 'Leeds'], 'there is no area or district LEEDS; did you mean LS (Leeds)?\n'],
    [['export', '--csv', '--area', 'M, newcastle'], 'did you mean NE (Newcastle upon Tyne)?'],
    [['list', '--area', 'LS6A'], 'did you mean LS6 (Leeds)?'],
    [['list', '--area', 'albans'], 'did you mean AL (St Albans)?'],
    [['list', '--area', '%'], 'there is no area or district %\n'],
    [['report', '--out', 'x.pdf'], '--out must end in .html'],
    [['report', '--json', '--since', '31 June 2026'], '--since must be a day'],
    [
      ['report', '--json', '--since', '2/3/26', '--until', '1/3/26'],
      '--since must not be after the last day',
    ],
    [['report', '--json', '--since', '31/12/2099'], '--since must not be in the future'],
    [['report', '--out', 'html'], '--out must end in .html'],
    [['report', '--json', '--out', 'report.html.txt'], '--out must end in .html'],
    [['unsubscribe'], 'EMAIL is missing'],
    [['list', '--since', '2026-02-30'], '--since must be'],
    [['export'], 'choose either CSV or JSON'],
    [['export', '--csv', '--json'], 'choose either CSV or JSON'],
    [['import'], 'FILE is missing'],
    [['stats', '--fast'], '--fast'],
  ])('%j exits with 2, and prints the reason and the help', async (words, reason) => {
    const { code, stderr, stdout } = await runWaitlist(own.url, ...words)
    expect({ code, stdout }).toEqual({ code: 2, stdout: '' })
    expect(stderr).toContain(reason)
    expect(stderr).toContain('Usage: npm run waitlist -- ')
  })

  test('asking for a missing list does not create it', async () => {
    const { code, stderr } = await runWaitlist('sqlite:/nowhere/none.db', 'stats')
    expect({ code, stderr }).toEqual({ code: 1, stderr: expect.stringContaining('there is no list at') })
  })

  test('a command ends quietly if the program that reads its output stops, as head does', async () => {
    await runWaitlist(own.url, 'migrate')
    await seedList(own.database, 20_000)
    for (const words of ['list --all', 'export --csv', 'export --json']) {
      const line = `set -o pipefail; '${process.execPath}' src/founder/terminal/main.js ${words} | head -n 2`
      const child = spawn('bash', ['-c', line], { env: { ...process.env, DATABASE_URL: own.url } })
      let text = ''
      child.stdout.on('data', data => {
        text += data
      })
      let faults = ''
      child.stderr.on('data', data => {
        faults += data
      })
      const [code] = await once(child, 'close')
      expect({ words, code, faults, lines: text.split('\n').length }).toEqual({
        words,
        code: 0,
        faults: '',
        lines: 3,
      })
    }
  })

  test('a wording that people agreed to must not change: a new one needs a new version', () => {
    expect(noticeWordings['1']).toBe('We’ll email you about the launch. No spam ever.')
  })
})
