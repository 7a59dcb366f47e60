import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { forgetRecipients } from '#src/letters/forget-recipients.ts'
import { prepareLetter } from '#src/letters/sending/letter-preparing.ts'
import { DAY_MS } from '#src/time/durations.ts'
import { openTestDesk } from '#test/support/desk-call.ts'
import { addSixPeople } from '#test/support/list/six-people.ts'
import { ENGINES } from '#test/support/test-database.ts'
import { withTestDatabase } from '#test/support/with-test-database.ts'

const LAUNCH = {
  name: 'launch',
  subject: 'We open',
  preview: 'Book now',
  purpose: 'launch',
  body: 'We are **open**.',
}
const EVERYONE = { area: '', since: '', 'waiting-for': '' }
const LEEDS = { ...EVERYONE, area: 'LS' }

describe.each(ENGINES)('on %s', engine => {
  const own = withTestDatabase(engine)
  let folder: string
  beforeEach(async () => {
    folder = mkdtempSync(join(tmpdir(), 'kerbside-desk-letters-'))
    await addSixPeople(own.database)
  })
  afterEach(() => rmSync(folder, { recursive: true }))

  const open = (more: NodeJS.ProcessEnv = { MAIL_DIR: folder }) => openTestDesk(own.database, more)

  test('sends a test to one address, and a letter once the number of people is typed; stops and resumes it', async () => {
    const { act } = open()
    const send = (yes: string, letter = LAUNCH) =>
      act('letter send', { input: { letter, ...LEEDS, at: '' }, answers: { yes } })
    const stop = (id: string) => act('letter stop', { input: { id } })
    const status = async () => (await act('letter status', { input: {} })).data
    const tested = await act('letter test', { input: { letter: LAUNCH, to: 'me@x.uk' } })
    expect(tested.words).toContain('not on the list')
    const files = readdirSync(folder)
    expect(readFileSync(join(folder, files[0]!), 'utf8')).toContain('Subject: We open')
    await expect(send('4')).rejects.toThrow('That is not 3. Nothing was done.')
    await expect(send('3', { ...LAUNCH, body: '{{name}}' })).rejects.toThrow('{{name}}')
    expect(await status()).toEqual([])
    expect((await send('3')).words).toContain('stopping launch prevents all of it')
    await expect(send('3')).rejects.toThrow('a name can be used once')
    expect(await status()).toMatchObject([
      {
        letter: { name: 'launch', state: 'going' },
        doing: expect.stringContaining('begins '),
        tally: { sent: 0 },
        left: 3,
      },
    ])
    const going = async () =>
      (await open().act('today', { input: {} })).data.lines.filter(({ under }) => under === 'Going on now')
    expect(await going()).toMatchObject([
      {
        title: 'The letter “We open”',
        words: expect.stringContaining('3 people'),
        at: (await status())[0]!.letter.starts_at,
      },
    ])
    expect((await stop('launch')).words).toBe('“We open” is stopped; 3 people have not got it.')
    await expect(stop('launch')).rejects.toThrow('there is nothing to stop')
    expect(await going()).toEqual([])
    expect(await status()).toMatchObject([
      { letter: { state: 'stopped' }, days: expect.stringContaining('it takes 1 day') },
    ])
    const resume = (answers: Record<string, string> = { yes: '3' }) =>
      act('letter resume', { input: { id: 'launch' }, answers })
    const waiting = async () =>
      (await open().act('today', { input: {} })).data.lines.map(({ title }) => title).filter(Boolean)
    const [putAway, bringBack] = (['letter put-away', 'letter bring-back'] as const).map(
      name => () => act(name, { input: { id: 'launch' } }),
    ) as [() => Promise<unknown>, () => Promise<unknown>]
    expect(await waiting()).toContain('The letter “We open” is stopped')
    await putAway()
    expect(await waiting()).not.toContain('The letter “We open” is stopped')
    expect(await status()).toMatchObject([
      { doing: expect.stringMatching(/^Stopped: by hand.*; put away$/), left: 3 },
    ])
    await bringBack()
    expect(await waiting()).toContain('The letter “We open” is stopped')
    await putAway()
    await expect(resume({ yes: '2' })).rejects.toThrow('That is not 3.')
    const audience = { where: "email_key = 'a@x.uk'", values: [], inWords: 'one' }
    const letter = { ...LAUNCH, name: 'corrected', purpose: 'launch' as const }
    const plan = { audience, startsAt: Date.now(), home: 'here' }
    for await (const _rows of prepareLetter(own.database, letter, plan, Date.now));
    await expect(resume()).rejects.toThrow('1 person has had a letter with this subject or text')
    await expect(resume({ yes: '3', again: '2' })).rejects.toThrow('That is not 1.')
    expect((await resume({ yes: '3', again: '1' })).words).toContain('“We open” continues: begins ')
    expect(await status()).toContainEqual(
      expect.objectContaining({ letter: expect.objectContaining({ name: 'launch', put_away_at: null }) }),
    )
    await expect(putAway()).rejects.toThrow('only a stopped letter can be put away')
    await stop('launch')
    await stop('corrected')
    const both = await Promise.allSettled([resume(), resume()])
    expect(both.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    const launch = (await status()).find(({ letter }) => letter.name === 'launch')
    expect(launch).toMatchObject({ letter: { state: 'going' } })
    await stop('launch')
    await forgetRecipients(own.database, { now: Date.now() + 91 * DAY_MS })
    const forgotten = (await open().act('letter status', { input: {} })).data
    for (const one of forgotten) expect(one).toMatchObject({ letter: { state: 'done' }, left: 0 })
    await expect(stop('lunch')).rejects.toThrow('there is no letter lunch')
  })

  test('a stopped letter can be reworded for those who have not got it; the desk in another window counts again at once', async () => {
    const { act } = open()
    const other = open()
    const changed = { ...LAUNCH, subject: 'We open on Friday' }
    const edit = (letter = changed) => act('letter edit', { input: { letter } })
    await expect(edit()).rejects.toThrow('there is no letter launch')
    await act('letter send', { input: { letter: LAUNCH, ...LEEDS, at: '' }, answers: { yes: '3' } })
    const status = async () => (await other.act('letter status', { input: {} })).data[0]!
    expect(await status()).toMatchObject({ tally: { sent: 0, old: 0 }, left: 3 })
    await expect(edit()).rejects.toThrow('it is going: stop it first')
    await act('letter stop', { input: { id: 'launch' } })
    await own.database.query(
      `update letter_recipient set sent_at = 1, begun_at = 1 where email_key = 'a@x.uk'`,
    )
    await expect(edit(LAUNCH)).rejects.toThrow('it has these words already')
    await expect(edit({ ...changed, body: '[DATE]' })).rejects.toThrow('[DATE]')
    await expect(edit({ ...changed, purpose: 'questions' })).rejects.toThrow('its purpose stays launch')
    expect((await edit()).words).toBe(
      '“We open on Friday” has new words. 1 person has the old words; 2 will get these.',
    )
    expect(await status()).toMatchObject({
      letter: { state: 'stopped', subject: 'We open on Friday', version: 1 },
      tally: { sent: 1, old: 1 },
      numbers: expect.arrayContaining([{ n: 1, what: 'of them with the words before you changed them' }]),
      left: 2,
    })
    expect((await edit({ ...changed, body: 'Again.' })).data).toEqual({
      name: 'launch',
      subject: 'We open on Friday',
      had: 1,
      left: 2,
    })
    const kept = await own.database.query<{ earlier: string }>('select earlier from letter')
    expect(JSON.parse(kept[0]!.earlier)).toMatchObject([
      { subject: 'We open' },
      { subject: 'We open on Friday' },
    ])
    const next = { ...LAUNCH, name: 'next', body: 'Soon.' }
    await expect(
      act('letter send', { input: { letter: next, ...LEEDS, at: '' }, answers: { yes: '3' } }),
    ).rejects.toThrow('1 person has had a letter with this subject')
    await forgetRecipients(own.database, { now: Date.now() + 91 * DAY_MS })
    expect(await status()).toMatchObject({ letter: { state: 'done' }, tally: { old: 1 } })
  })

  test('if the list has changed since the number was typed, says how many people get it', async () => {
    // Another server, whose clock is ahead, confirmed this person, so they were counted when the number
    // was typed, but are not a recipient.
    await own.database.query("update waitlist set confirmed_at = $1 where email_key = 'a@x.uk'", [
      Date.now() + DAY_MS,
    ])
    const sent = await open().act('letter send', {
      input: { letter: LAUNCH, ...LEEDS, at: '' },
      answers: { yes: '3' },
    })
    expect(sent.words).toContain('it goes to 2 people. It begins on')
  })

  test('a letter that is stopped during preparation goes to nobody', async () => {
    const { act } = open()
    const audience = { where: 'confirmed_at is not null', values: [], inWords: 'everyone' }
    const letter = { ...LAUNCH, purpose: 'launch' as const }
    const plan = { audience, startsAt: Date.now(), home: 'here' }
    const written = prepareLetter(own.database, letter, plan, Date.now)
    await written.next()
    await act('letter stop', { input: { id: 'launch' } })
    await expect(written.next()).rejects.toThrow('was stopped during preparation')
    await expect(act('letter resume', { input: { id: 'launch' }, answers: { yes: '4' } })).rejects.toThrow(
      'send it under another name',
    )
    expect((await act('letter status', { input: {} })).data).toMatchObject([
      { letter: { state: 'stopped', recipients: 0 } },
    ])
  })

  test('sends nothing with mail off', async () => {
    const { act } = open({})
    expect((await act('letter topics', { input: {} })).data).toMatchObject({
      mail: false,
      testTo: 'hello@kerbside.test',
    })
    const send = { input: { letter: LAUNCH, ...EVERYONE, at: '' }, answers: { yes: '4' } }
    await expect(act('letter send', send)).rejects.toThrow('email is off here')
    await expect(act('letter test', { input: { letter: LAUNCH, to: 'me@x.uk' } })).rejects.toThrow(
      'email is off here',
    )
    expect(await own.database.query('select * from mail_outbox')).toEqual([])
  })
})
