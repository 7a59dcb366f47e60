import { describe, expect, test } from 'vitest'
import { letterInWeek } from '#src/letters/founder/letter-in-week.ts'
import { printedFault } from '#src/sources/founder/source-commands.ts'
import { waveInWeek } from '#src/waves/founder/wave-in-week.ts'
import { openTestDesk } from '#test/support/desk-call.ts'
import { confirmIn } from '#test/support/list/confirm-in.ts'
import { runCommand } from '#test/support/run-command.ts'
import { ENGINES } from '#test/support/test-database.ts'
import { withTestDatabase } from '#test/support/with-test-database.ts'

const LETTER = { subject: 'We open', preview: 'Soon', purpose: 'launch', body: 'We come on Monday.' }

describe.each(ENGINES)('on %s', engine => {
  const own = withTestDatabase(engine)
  const open = (more: NodeJS.ProcessEnv = { MAIL_DIR: '/nowhere' }) => openTestDesk(own.database, more).act

  test('the next wave takes those of the rest who have waited longest, and its letter and funnel cover only them', async () => {
    await confirmIn(own.database, 'LS6 2AB', 90)
    await confirmIn(own.database, 'LS7 2AB', 30)
    const act = open()
    const wave = async () => {
      const { name } = (await act('week start', { input: { district: 'LS6' } })).data
      await act('week keep', { input: { week: name, step: 'who' } })
      await act('week keep', { input: { week: name, step: 'wave', visits: '8', days: '5', size: '40' } })
      const { all } = (await act('invite reach', { input: { area: 'LS6' } })).data
      const n = Math.min(all, 40)
      await act('invite', {
        input: { area: 'LS6', limit: 40, wave: name, once: true },
        answers: { yes: `${n}` },
      })
      const whom = { area: '', since: '', 'waiting-for': '', wave: name }
      await act('letter send', {
        input: { letter: { ...LETTER, name }, ...whom, at: '' },
        answers: { yes: `${n}` },
      })
      await own.database.query('update mail_outbox set sent_at = 1 where sent_at is null')
      await own.database.query('update letter_recipient set sent_at = 2 where sent_at is null')
      const { weeks } = (await act('week list', { input: {} })).data
      await act('week stop', { input: { week: name, why: '' } })
      const { steps } = weeks.find(week => week.name === name)!
      const rows = [waveInWeek, letterInWeek].flatMap(({ id }) => steps.find(step => step.id === id)!.rows)
      const invited = await own.database.query<{ email_key: string }>(
        'select email_key from perk_code where wave = $1 order by length(email_key), email_key',
        [name],
      )
      const numbers = invited.map(({ email_key }) => Number(/^ls6-(\d+)@/.exec(email_key)![1]))
      return [name, numbers[0], numbers.at(-1), ...rows.map(({ name, n }) => `${name} ${n}`)]
    }
    expect(await wave()).toEqual([
      ...['opening-ls6', 0, 39],
      ...['Invited 40', 'Redeemed their code 0', 'Got the letter 40'],
    ])
    expect(await wave()).toEqual([
      ...['opening-ls6-2', 40, 79],
      ...['Invited 40', 'Redeemed their code 0', 'Got the letter 40'],
    ])
    expect((await wave()).slice(0, 3)).toEqual(['opening-ls6-3', 80, 89])
    expect((await act('invite reach', { input: { area: 'LS6' } })).data.all).toBe(0)
  })

  test('settings that are missing for later steps are listed before and when the week is started', async () => {
    await confirmIn(own.database, 'LS6 2AB', 9)
    const lacks = async (environment: NodeJS.ProcessEnv) =>
      (await open(environment)('week list', { input: {} })).data.lacks
    expect(await lacks({ MAIL_DIR: '/nowhere' })).toEqual([])
    const none = { PUBLIC_URL: undefined, OPERATOR_NAME: undefined, OPERATOR_CONTACT: undefined }
    const rest = [
      'an email is refused while it does not say who sends it: set OPERATOR_NAME',
      'an email is refused while it does not say how to reach the sender: set OPERATOR_CONTACT',
      printedFault({ publicUrl: 'http://localhost:3000' }),
    ]
    expect(await lacks({ ...none, MAIL_DIR: '/nowhere' })).toEqual(rest)
    const off = 'email is off here: set SMTP_URL and PUBLIC_URL (or MAIL_DIR)'
    expect(await lacks(none)).toEqual([expect.stringContaining(off), ...rest])
    const { stdout, stderr } = await runCommand(own.url, 'week', 'start', 'LS6')
    expect(stdout).toContain('LS6: the opening week is opening-ls6.')
    expect(stderr).toContain('without them, a later step is refused.\n- email is off here')
  })
})
