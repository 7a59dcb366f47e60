import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beforeEach, describe, expect, test } from 'vitest'
import { openTestDesk } from '#test/support/desk-call.ts'
import { addSixPeople } from '#test/support/list/six-people.ts'
import { ENGINES } from '#test/support/test-database.ts'
import { withTestDatabase } from '#test/support/with-test-database.ts'

describe.each(ENGINES)('on %s', engine => {
  const own = withTestDatabase(engine)
  beforeEach(() => addSixPeople(own.database))

  const open = (more: NodeJS.ProcessEnv = { MAIL_DIR: '/nowhere' }) => openTestDesk(own.database, more)
  const emails = () =>
    own.database.query<{ email_key: string }>('select email_key from mail_outbox order by 1')

  test('a wave’s own words can be seen and sent as a test, and are kept with each email; places left to fill in are refused', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'kerbside-wave-test-'))
    const { act } = open({ MAIL_DIR: folder })
    const words = 'We come to {district}.\n\nBring the car.'
    const seen = await act('invite preview', { input: { words } })
    expect(seen.data).toMatchObject({
      testTo: 'hello@kerbside.test',
      text: expect.stringContaining('We come to Leeds LS6.'),
    })
    expect((await act('invite preview', { input: {} })).data.text).toContain(
      'opening in Leeds LS6, and you joined',
    )
    for (const wrong of ['We come to {town}.', 'It costs [PRICE].', 'x'.repeat(1_001)])
      await expect(act('invite preview', { input: { words: wrong } })).rejects.toThrow('The words must have')
    expect((await act('invite test', { input: { to: 'me@x.uk', words } })).words).toContain('Sent to me@x.uk')
    const [file] = readdirSync(folder)
    expect(readFileSync(join(folder, file!), 'utf8')).toContain('We come to Leeds LS6.')
    rmSync(folder, { recursive: true })
    await act('invite', { input: { area: 'LS', limit: 1, wave: 'own', words }, answers: { yes: '1' } })
    expect(await own.database.query('select words from mail_outbox')).toEqual([{ words }])
  })

  test('a wave goes out after 15 minutes: if stopped before, nobody is invited; if stopped later, only people whose email was sent', async () => {
    const { act } = open()
    const invite = () =>
      act('invite', { input: { area: 'LS', limit: 2, wave: 'one' }, answers: { yes: '2' } })
    const stop = async () => (await act('invite stop', { input: { name: 'one' } })).data.taken
    const codes = () => own.database.query('select email_key from perk_code order by 1')
    const before = Date.now()
    await invite()
    const [first] = await own.database.query<{ due_at: number }>('select due_at from mail_outbox')
    expect(first!.due_at).toBeGreaterThanOrEqual(before + 15 * 60_000)
    expect(await stop()).toBe(2)
    expect([await codes(), await emails()]).toEqual([[], []])
    await expect(stop()).rejects.toThrow('nothing to take back')
    await invite()
    await own.database.query(`update mail_outbox set sent_at = 1 where email_key = 'a@x.uk'`)
    expect(await stop()).toBe(1)
    expect([await codes(), await emails()]).toEqual([[{ email_key: 'a@x.uk' }], [{ email_key: 'a@x.uk' }]])
    await act('invite', { input: { area: 'LS', limit: 1, wave: 'two' }, answers: { yes: '1' } })
    // A server has begun to send it.
    await own.database.query('update mail_outbox set leased_until = $1', [Date.now() + 60_000])
    await expect(act('invite stop', { input: { name: 'two' } })).rejects.toThrow('nothing to take back')
  })

  test('invites a wave once the number of people is typed; redeems each code once, and reminds each person once', async () => {
    const { act, save, changes } = open()
    const whom = { area: 'LS', since: '' }
    const reach = async () => (await act('invite reach', { input: { ...whom, limit: 2 } })).data
    expect(await reach()).toEqual({
      all: 3,
      mail: true,
      delay: null,
      byPlace: [{ name: 'LS6', town: 'Leeds', n: 3 }],
    })
    const invite = (yes: string) =>
      act('invite', { input: { ...whom, limit: 2, wave: 'one', 'without-mail': false }, answers: { yes } })
    await expect(invite('3')).rejects.toThrow('That is not 2')
    await expect(invite('')).rejects.toThrow('That is not 2')
    expect([await emails(), changes()]).toEqual([[], 0])
    expect((await invite('2')).notes).toEqual(['2 people invited; their emails go out in 15 minutes.'])
    expect((await emails()).map(({ email_key }) => email_key)).toEqual(['a@x.uk', 'b@x.uk'])
    expect(changes()).toBe(1)
    const lines = async () => (await open().act('today', { input: {} })).data.lines
    expect(await lines()).toContainEqual(
      expect.objectContaining({
        ...{
          under: 'Going on now',
          title: 'The wave “one”',
          words: '2 invitations are waiting to go. They begin',
        },
        at: expect.any(Number),
      }),
    )
    expect(await reach()).toMatchObject({ all: 1 })
    const waves = async () => (await act('invite waves', { input: {} })).data
    expect(await waves()).toEqual([
      ...[{ wave: 'one', invited: 2, redeemed: 0, remindable: 0, delay: null, waiting: 2 }].map(wave => ({
        ...wave,
        at: expect.any(Number),
      })),
    ])
    await own.database.query('update mail_outbox set sent_at = 1')
    expect((await lines()).filter(({ under }) => under === 'Going on now')).toEqual([])
    expect(await waves()).toMatchObject([{ remindable: 2 }])

    const [, line] = (await save('codes', { input: { csv: true } })).split('\n')
    const [, code] = /"([0-9A-Z-]{14})"/.exec(line!)!
    const redeem = (code: string) => act('redeem', { input: { code } })
    const first = await redeem(code!.toLowerCase().replaceAll('-', ' '))
    expect(first.data).toMatchObject({ redeemed_now: true })
    expect(first.words).toMatch(`${code} of a@x.uk is redeemed. It gives:\n  Priority Access\n`)
    const second = await redeem(code!)
    expect(second.data).toMatchObject({ redeemed_now: false })
    expect(second.words).toContain('was redeemed before')
    const undo = () => act('redeem undo', { input: { code: code! } })
    expect((await undo()).words).toBe(`${code} can be redeemed again.`)
    expect((await redeem(code!)).data.redeemed_now).toBe(true)
    await own.database.query('update perk_code set redeemed_at = redeemed_at - 61000 where code = $1', [
      code!,
    ])
    await expect(undo()).rejects.toThrow('no such code was redeemed within the last minute')
    await expect(redeem('7K3M-0QXA-9TBV')).rejects.toThrow('there is no code')
    await expect(redeem('FREE')).rejects.toThrow('FREE is not a code')
    const remind = async (yes: string) =>
      (await act('invite remind', { input: { name: 'one' }, answers: { yes } })).words
    await expect(remind('2')).rejects.toThrow('That is not 1')
    expect(await remind('1')).toBe('1 reminder is going out.')
    expect(await remind('1')).toBe('There is nobody left to remind.')
  })

  test('previews the invitation with an example code', async () => {
    const { act, previews } = open()
    const { data } = await act('invite preview', { input: {} })
    expect(data.text).toContain('7K3M-0QXA-9TBV')
    expect(previews.find(data.light.replace('/preview/', ''))).toContain('7K3M-0QXA-9TBV')
  })

  test('with mail off makes codes to print, even for people who have not confirmed', async () => {
    const { act } = open({})
    const wave = { input: { limit: 9, wave: '', 'without-mail': true }, answers: { yes: '5' } }
    await expect(act('invite', { ...wave, answers: { yes: '4' } })).rejects.toThrow('That is not 5')
    const { data, notes } = await act('invite', wave)
    expect(data).toHaveLength(5)
    expect(notes).toEqual([expect.stringContaining('nobody was emailed')])
    expect(await emails()).toEqual([])
    expect((await act('invite', wave)).notes).toEqual(['There is nobody left to invite.'])
  })
})
