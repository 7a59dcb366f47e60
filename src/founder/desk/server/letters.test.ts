import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { insertRows } from '#src/db/rows.ts'
import { readMailEnvironment } from '#src/founder/mail-environment.ts'
import { createPreviews } from '#src/founder/previews.ts'
import { ENGINES } from '#src/testing/test-database.ts'
import { withTestDatabase } from '#src/testing/with-test-database.ts'
import { waveCalls } from './waves.ts'

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
    const environment = readMailEnvironment({
      PUBLIC_URL: 'https://kerbside.test',
      OPERATOR_NAME: 'Kerbside Ltd',
      OPERATOR_CONTACT: 'hello@kerbside.test',
      MAIL_PER_DAY: '10',
      ...more,
    })
    const parts = { database: own.database, environment, previews: createPreviews() }
    return waveCalls(parts)
  }
  const emails = () =>
    own.database.query<{ email_key: string }>('select email_key from mail_outbox order by 1')

  test('a wave: how many there are, the number typed, codes redeemed once, reminded once', async () => {
    const desk = open()
    const whom = { area: 'LS', since: '' }
    expect(await desk['wave-reach']({ ...whom, limit: 2 })).toMatchObject({ all: 3, mail: true, delay: null })
    const invite = (typed: string) => desk['wave-invite']({ ...whom, limit: 2, name: 'one', typed })
    await expect(invite('3')).rejects.toThrow('that is not 2')
    expect(await invite('2')).toBe('2 people invited; their emails are queued.')
    expect((await emails()).map(({ email_key }) => email_key)).toEqual(['a@x.uk', 'b@x.uk'])
    expect(await desk['wave-reach']({ ...whom, limit: 2 })).toMatchObject({ all: 1 })
    expect(await desk.waves({})).toEqual([
      { wave: 'one', invited: 2, redeemed: 0, remindable: 0, delay: null },
    ])
    await own.database.query('update mail_outbox set sent_at = 1')
    expect(await desk.waves({})).toMatchObject([{ remindable: 2 }])

    const [, line] = (await desk.codes({})).text.split('\n')
    const [, code] = /"([0-9A-Z-]{14})"/.exec(line!)!
    const first = await desk.redeem({ code: code!.toLowerCase().replaceAll('-', ' ') })
    expect(first).toMatchObject({ now: true, says: `${code} of a@x.uk is redeemed. It gives:` })
    expect(first.gives.length).toBeGreaterThan(0)
    expect(await desk.redeem({ code: code! })).toMatchObject({ now: false, gives: [] })
    await expect(desk.redeem({ code: '7K3M-0QXA-9TBV' })).rejects.toThrow('there is no code')
    await expect(desk.redeem({ code: 'FREE' })).rejects.toThrow('FREE is no code')
    expect(await desk['wave-remind']({ wave: 'one', typed: '1' })).toBe(
      '1 reminder is queued; the server sends them.',
    )
    await expect(desk['wave-remind']({ wave: 'one', typed: '1' })).rejects.toThrow('that is not 0')
    expect((await desk['wave-look']({})).text).toContain('7K3M-0QXA-9TBV')
  })

  test('with mail off, codes are to be printed, for the unconfirmed too', async () => {
    const desk = open({})
    const wave = { area: '', since: '', limit: 9, name: '', typed: '5' }
    expect(await desk['wave-invite'](wave)).toContain('nobody mailed')
    expect(await emails()).toEqual([])
    await expect(desk['wave-invite']({ ...wave, typed: '0' })).rejects.toThrow('nobody left')
  })
})
