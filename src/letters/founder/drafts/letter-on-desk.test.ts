import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import type { InputOf } from '#src/founder/desk/action-calls.ts'
import { parseLetter } from '#src/letters/text/letter-file.ts'
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

describe.each(ENGINES)('before a letter is sent, on %s', engine => {
  const own = withTestDatabase(engine)
  let folder: string
  beforeEach(async () => {
    folder = mkdtempSync(join(tmpdir(), 'kerbside-letter-on-desk-'))
    await addSixPeople(own.database)
  })
  afterEach(() => rmSync(folder, { recursive: true }))

  const open = (more: NodeJS.ProcessEnv = { MAIL_DIR: folder }) => openTestDesk(own.database, more)

  test('shows whom a letter would reach, as letter check does', async () => {
    const { act } = open()
    const reach = async (input: InputOf<'letter reach'>) => (await act('letter reach', { input })).data
    expect(await reach({ ...EVERYONE, purpose: 'launch' })).toMatchObject({
      gets: 4,
      byPlace: [
        { name: 'LS', town: 'Leeds', n: 3 },
        { name: 'M', n: 1 },
      ],
      leftOut: expect.arrayContaining([{ why: 'unsubscribed', n: 1 }]),
      days: expect.stringContaining('letters 8 of them'),
    })
    expect(await reach({ ...LEEDS, purpose: 'launch' })).toMatchObject({ gets: 3 })
    await expect(reach({ ...EVERYONE, purpose: 'answer' })).rejects.toThrow('who asked')
    await expect(reach({ ...EVERYONE, area: 'Leeds', purpose: 'launch' })).rejects.toThrow(
      'did you mean LS (Leeds)?',
    )
  })

  test('shows a letter as readers will see it, in light and dark and as text, with what stops it from being sent', async () => {
    const { act, previews } = open()
    const look = async (letter: typeof LAUNCH) => (await act('letter look', { input: { letter } })).data
    expect(await look({ ...LAUNCH, name: '', subject: '' })).toMatchObject({
      faults: ['Give it a name: lower-case letters, digits and hyphens', 'there is no subject'],
      preview: { text: expect.stringContaining('We are open.') },
    })
    const saved = '---\nsubject: ""\npreview: "Book now"\npurpose: launch\n---\nHello\n'
    expect(parseLetter('launch (1).txt', saved)).toEqual({
      typed: { name: 'launch (1)', subject: '', preview: 'Book now', purpose: 'launch', body: 'Hello' },
      faults: [],
    })
    const { faults, preview } = await look({ ...LAUNCH, body: 'It costs **[PRICE]**.' })
    expect(faults).toEqual(['something was left to fill in: [PRICE]'])
    const shown = (path: string) => previews.find(path.replace('/preview/', ''))
    expect(shown(preview!.light)).toContain('@media not all{')
    expect(shown(preview!.dark)).toContain('@media all{')
    expect(preview!.text).toContain('It costs [PRICE].')
    for (let i = 0; i < 16; i++) await look(LAUNCH)
    expect(shown(preview!.light)).toBeUndefined()
  })
})
