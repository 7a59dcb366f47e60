import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { insertRows } from '#src/db/rows.ts'
import { readMailEnvironment } from '#src/founder/mail-environment.ts'
import { forgetRecipients } from '#src/letters/sending/forget-recipients.ts'
import { prepareLetter } from '#src/letters/sending/letter-store.ts'
import { ENGINES } from '#src/testing/test-database.ts'
import { withTestDatabase } from '#src/testing/with-test-database.ts'
import { DAY_MS } from '#src/time/durations.ts'
import { createPreviews } from '../../previews.ts'
import { letterCalls } from './letters.ts'

const LAUNCH = {
  name: 'launch',
  subject: 'We open',
  preview: 'Book now',
  purpose: 'launch',
  body: 'We are **open**.',
}
const EVERYONE = { area: '', since: '', topic: '' }
const LEEDS = { ...EVERYONE, area: 'LS' }

describe.each(ENGINES)('on %s', engine => {
  const own = withTestDatabase(engine)
  let folder: string
  beforeEach(async () => {
    folder = mkdtempSync(join(tmpdir(), 'kerbside-desk-letters-'))
    const person = (name: string, more: object = {}) => ({
      email_key: `${name}@x.uk`,
      email: `${name}@x.uk`,
      postcode: 'LS6 2AB',
      joined_at: 1,
      notice: '1',
      confirmed_at: 2 as number | null,
      unsubscribed_at: null as number | null,
      ...more,
    })
    await insertRows(own.database, 'waitlist', [
      ...['a', 'b', 'c'].map(name => person(name)),
      person('m', { postcode: 'M1 1AE' }),
      person('gone', { unsubscribed_at: 3 }),
      person('unasked', { confirmed_at: null }),
    ])
  })
  afterEach(() => rmSync(folder, { recursive: true }))

  function open(more: NodeJS.ProcessEnv = { MAIL_DIR: folder }) {
    const previews = createPreviews()
    const environment = readMailEnvironment({
      PUBLIC_URL: 'https://kerbside.test',
      OPERATOR_NAME: 'Kerbside Ltd',
      OPERATOR_CONTACT: 'hello@kerbside.test',
      MAIL_PER_DAY: '10',
      ...more,
    })
    const parts = { database: own.database, environment, previews }
    return { previews, ...letterCalls(parts) }
  }
  const emails = () =>
    own.database.query<{ email_key: string }>('select email_key from mail_outbox order by 1')

  test('who a letter reaches, as letter check says it', async () => {
    const desk = open()
    expect(await desk['letter-reach']({ ...EVERYONE, purpose: 'launch' })).toMatchObject({
      gets: 4,
      byArea: [
        { name: 'LS', town: 'Leeds', n: 3 },
        { name: 'M', n: 1 },
      ],
      leftOut: expect.arrayContaining([{ why: 'unsubscribed', n: 1 }]),
      days: expect.stringContaining('letters may take 8'),
    })
    expect(await desk['letter-reach']({ ...LEEDS, purpose: 'launch' })).toMatchObject({ gets: 3 })
    await expect(desk['letter-reach']({ ...EVERYONE, purpose: 'answer' })).rejects.toThrow('who asked')
    await expect(desk['letter-reach']({ ...EVERYONE, area: 'Leeds', purpose: 'launch' })).rejects.toThrow(
      'did you mean LS (Leeds)?',
    )
  })

  test('a letter as it will be seen, by day, by night and as text, with what keeps it from going', async () => {
    const desk = open()
    expect(await desk['letter-look']({ ...LAUNCH, name: '', subject: '' })).toEqual({
      faults: ['Give it a name: small letters, digits and hyphens', 'there is no subject'],
      preview: null,
    })
    const saved = '---\nsubject: ""\npreview: "Book now"\npurpose: launch\n---\nHello\n'
    expect(await desk['letter-open']({ name: 'launch (1).txt', text: saved })).toEqual({
      name: 'launch (1)',
      subject: '',
      preview: 'Book now',
      purpose: 'launch',
      body: 'Hello',
    })
    const { faults, preview } = await desk['letter-look']({ ...LAUNCH, body: 'It costs **[PRICE]**.' })
    expect(faults).toEqual(['something was to be filled in and was not: [PRICE]'])
    const shown = (path: string) => desk.previews.find(path.replace('/preview/', ''))
    expect(shown(preview!.light)).toContain('@media not all{')
    expect(shown(preview!.dark)).toContain('@media all{')
    expect(preview!.text).toContain('It costs [PRICE].')
    for (let i = 0; i < 16; i++) await desk['letter-look'](LAUNCH)
    expect(shown(preview!.light)).toBeUndefined()
  })

  test('a test goes to one address; a letter off to the number that was typed; stop, and on again', async () => {
    const desk = open()
    const sent = (typed: string) => desk['letter-send']({ letter: LAUNCH, whom: LEEDS, at: '', typed })
    expect(await desk['letter-test']({ letter: LAUNCH, to: 'me@x.uk' })).toContain('not on the list')
    const files = readdirSync(folder)
    expect(readFileSync(join(folder, files[0]!), 'utf8')).toContain('Subject: We open')
    await expect(sent('4')).rejects.toThrow('that is not 3: nothing was done')
    await expect(
      desk['letter-send']({ letter: { ...LAUNCH, body: '{{name}}' }, whom: LEEDS, at: '', typed: '3' }),
    ).rejects.toThrow('{{name}}')
    expect(await desk.letters({})).toEqual([])
    expect(await sent('3')).toContain('stopping it prevents all of it')
    await expect(sent('3')).rejects.toThrow('a name goes once')
    expect(await desk.letters({})).toMatchObject([
      { name: 'launch', state: 'going', doing: expect.stringContaining('begins at'), sent: 0, left: 3 },
    ])
    expect(await desk['letter-stop']({ name: 'launch' })).toBe('launch is stopped. 3 people have not got it.')
    await expect(desk['letter-stop']({ name: 'launch' })).rejects.toThrow('there is nothing to stop')
    expect(await desk.letters({})).toMatchObject([
      { state: 'stopped', days: expect.stringContaining('it takes 1 day') },
    ])
    await expect(desk['letter-resume']({ name: 'launch', typed: '2' })).rejects.toThrow('that is not 3')
    const resume = () => desk['letter-resume']({ name: 'launch', typed: '3' })
    const audience = { where: "email_key = 'a@x.uk'", values: [], inWords: 'one' }
    const letter = { ...LAUNCH, name: 'corrected', purpose: 'launch' as const }
    const plan = { audience, startsAt: Date.now(), home: 'here' }
    for await (const _rows of prepareLetter(own.database, letter, plan, Date.now));
    await expect(resume()).rejects.toThrow('1 person has had a letter of this subject or text')
    await desk['letter-stop']({ name: 'corrected' })
    const both = await Promise.allSettled([resume(), resume()])
    expect(both.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    const [launch] = (await desk.letters({})).filter(({ name }) => name === 'launch')
    expect(launch).toMatchObject({ state: 'going' })
    await desk['letter-stop']({ name: 'launch' })
    await forgetRecipients(own.database, Date.now() + 91 * DAY_MS)
    for (const forgotten of await desk.letters({}))
      expect(forgotten).toMatchObject({ state: 'done', left: 0 })
    await expect(desk['letter-stop']({ name: 'lunch' })).rejects.toThrow('there is no letter lunch')
  })

  test('the list has changed since the number was typed: it says to how many it goes', async () => {
    // Confirmed by another server’s clock, which is ahead: typed for, and not written down.
    await own.database.query("update waitlist set confirmed_at = $1 where email_key = 'a@x.uk'", [
      Date.now() + DAY_MS,
    ])
    const send = { letter: LAUNCH, whom: LEEDS, at: '', typed: '3' }
    expect(await open()['letter-send'](send)).toContain('it goes to 2 people. It begins on')
  })

  test('stopped while it is written down, it goes to nobody', async () => {
    const desk = open()
    const audience = { where: 'confirmed_at is not null', values: [], inWords: 'everyone' }
    const letter = { ...LAUNCH, purpose: 'launch' as const }
    const plan = { audience, startsAt: Date.now(), home: 'here' }
    const written = prepareLetter(own.database, letter, plan, Date.now)
    await written.next()
    await desk['letter-stop']({ name: 'launch' })
    await expect(written.next()).rejects.toThrow('was stopped while it was prepared')
    await expect(desk['letter-resume']({ name: 'launch', typed: '4' })).rejects.toThrow(
      'send it under another name',
    )
    expect(await desk.letters({})).toMatchObject([{ state: 'stopped', recipients: 0 }])
  })

  test('with mail off: nothing is sent', async () => {
    const desk = open({})
    expect(await desk['letter-start']({})).toMatchObject({ mail: false, testTo: 'hello@kerbside.test' })
    const send = { letter: LAUNCH, whom: EVERYONE, at: '', typed: '4' }
    await expect(desk['letter-send'](send)).rejects.toThrow('mail is off here')
    await expect(desk['letter-test']({ letter: LAUNCH, to: 'me@x.uk' })).rejects.toThrow('mail is off here')
    expect(await emails()).toEqual([])
  })
})
