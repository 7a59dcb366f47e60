import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { restoreBackup } from '#src/backups/restore-backup.ts'
import { takeBackup } from '#src/backups/take-backup.ts'
import { insertRows } from '#src/db/rows.ts'
import { DAY_MS } from '#src/time/durations.ts'
import { openTestDesk } from '#test/support/desk-call.ts'
import { addSixPeople } from '#test/support/list/six-people.ts'
import { openMailSite } from '#test/support/mail/test-mail-site.ts'
import { runCommandWith } from '#test/support/run-command.ts'
import { ENGINES } from '#test/support/test-database.ts'
import { withTestDatabase } from '#test/support/with-test-database.ts'
import { picturePath } from '../pictures/picture-path.ts'
import { forgetPictures } from '../pictures/picture-store.ts'

const LETTER = { name: 'launch', subject: 'We open', preview: 'Book now', purpose: 'launch', body: '' }

let photo: Buffer
beforeAll(async () => {
  const create = { width: 600, height: 400, channels: 3 as const, background: '#0f4a3a' }
  photo = await sharp({ create }).jpeg().toBuffer()
})
const sent = (bytes: Buffer, name = 'van.jpg') => ({
  input: { file: { name, base64: bytes.toString('base64') } },
})

describe.each(ENGINES)('on %s', engine => {
  const own = withTestDatabase(engine)
  const other = withTestDatabase(engine, { migrated: false })
  let folder: string
  beforeEach(async () => {
    folder = mkdtempSync(join(tmpdir(), 'kerbside-pictures-'))
    await addSixPeople(own.database)
  })
  afterEach(() => rmSync(folder, { recursive: true }))

  const open = () => openTestDesk(own.database, { MAIL_DIR: join(folder, 'mail') })
  const kept = async () =>
    (await own.database.query<{ name: string }>('select name from letter_picture order by name')).map(
      ({ name }) => picturePath(name),
    )

  test('a picture is kept once and shown in the letter’s preview; once it is gone, a letter with it is refused', async () => {
    const { act, previews } = open()
    const { data, words } = await act('letter picture', sent(photo))
    expect(data).toMatchObject({ width: 600, height: 400 })
    expect(data.path).toMatch(/^\/letters\/pictures\/[\da-f]{16}-600x400\.jpg$/)
    expect(words).toContain('600 × 400 pixels')
    expect((await act('letter picture', sent(photo, 'again.jpg'))).data.path).toBe(data.path)
    expect(await kept()).toEqual([data.path])
    const look = async () =>
      (await act('letter look', { input: { letter: { ...LETTER, body: `![A van](${data.path})` } } })).data
    const { faults, preview } = await look()
    expect(faults).toEqual([])
    const shown = previews.find(preview!.light.replace('/preview/', ''))!
    expect(shown).toMatch(
      /<img [^>]*src="data:image\/jpeg;base64,[^"]{200,}" alt="A van" width="512" height="341"/,
    )
    expect(preview!.text).toContain('[A van]')
    await own.database.query('delete from letter_picture')
    expect((await look()).faults).toEqual([`this picture is no longer kept: put it in again: ${data.path}`])
  })

  test('what is not a picture, or is too large, is refused and not kept', async () => {
    const { act } = open()
    const refused = (bytes: Buffer) => expect(act('letter picture', sent(bytes))).rejects
    await refused(Buffer.from('Hello')).toThrow('van.jpg is not a picture')
    await refused(photo.subarray(0, -20)).toThrow('van.jpg is cut short or damaged')
    await refused(Buffer.alloc(500_001)).toThrow('van.jpg has more than 500 KB')
    await expect(
      act('letter picture', { input: { file: { name: 'van.jpg', text: 'Hello' } } }),
    ).rejects.toThrow('is not a picture')
    expect(await kept()).toEqual([])
    const file = join(folder, 'van.jpg')
    await sharp(photo)
      .withExif({ IFD0: { Make: 'Camera' } })
      .jpeg()
      .toFile(file)
    const { code, stdout } = await runCommandWith({ DATABASE_URL: own.url }, 'letter', 'picture', file)
    expect([code, stdout]).toEqual([0, expect.stringContaining(`![DESCRIPTION](${(await kept())[0]})`)])
  })

  test('a picture is deleted once no letter or draft, nor an earlier wording of a letter, has shown it for 30 days', async () => {
    const { act } = open()
    const { path } = (await act('letter picture', sent(photo))).data
    const start = Date.now()
    const night = async (days: number) => {
      await forgetPictures(own.database, { now: start + days * DAY_MS })
      return (await kept()).length
    }
    const letter = (name: string) => {
      const at = { decided_at: 1, starts_at: 1, counted_from: 1, alive_at: 1 }
      const row = {
        ...LETTER,
        ...at,
        name,
        body: `![A van](${path})`,
        audience: '',
        state: 'done',
        recipients: 1,
        home: '',
      }
      return insertRows(own.database, 'letter', [row])
    }
    const save = (fields?: object) =>
      act('draft save', { input: { name: 'letter', ...(fields && { fields: JSON.stringify(fields) }) } })
    expect(await night(29)).toBe(1)
    await save({ body: `![A van](${path})` })
    expect(await night(100)).toBe(1)
    await letter('launch')
    await letter('again')
    await save()
    expect(await night(200)).toBe(1)
    await own.database.query(`delete from letter where name = 'launch'`)
    expect(await night(300)).toBe(1)
    // People were sent the earlier words, so the picture in them stays.
    await own.database.query(`update letter set earlier = body, body = 'Hello'`)
    expect(await night(400)).toBe(1)
    await own.database.query('delete from letter')
    expect(await night(430)).toBe(1)
    expect(await night(431)).toBe(0)
  })

  test('a restored backup has the pictures', async () => {
    const { act } = open()
    const { path } = (await act('letter picture', sent(photo))).data
    // More rows than are read at once.
    const rows = Array.from({ length: 25 }, (_, i) => ({
      name: `${i}`,
      jpeg: 'x'.repeat(100_000),
      used_at: 1,
    }))
    for (const row of rows) await insertRows(own.database, 'letter_picture', [row])
    const { file } = await takeBackup(own.database, { folder, recipient: undefined } as never)
    await restoreBackup(other.database, file, { identity: undefined, erasures: new Map(), mails: true })
    const all = (session: typeof own.database) => session.query('select * from letter_picture order by name')
    const restored = await all(other.database)
    expect(restored).toHaveLength(26)
    expect(restored).toEqual(await all(own.database))
    expect(restored).toContainEqual(expect.objectContaining({ name: path.slice(18, -4) }))
  })

  test('a running site serves the picture to every reader of an email, cached for ever', async () => {
    const site = await openMailSite(engine, { readsPerAddress: 2 })
    const { act } = openTestDesk(site.server.database)
    const { path } = (await act('letter picture', sent(photo))).data
    const { statusCode, headers, rawPayload } = await site.get(path)
    expect([statusCode, headers['content-type'], headers['cache-control'], headers['set-cookie']]).toEqual([
      ...[200, 'image/jpeg', 'public, max-age=31536000, immutable', undefined],
    ])
    expect(headers['cross-origin-resource-policy']).toBe('cross-origin')
    expect(headers['content-security-policy']).toContain("default-src 'none'")
    expect(await sharp(rawPayload).metadata()).toMatchObject({ width: 600, height: 400 })
    for (const wrong of [
      path.replace('600x', '601x'),
      `${path}?u=1`,
      '/letters/pictures/a.jpg',
      '/letters/pictures/',
    ])
      expect((await site.get(wrong)).statusCode).toBe(404)
    // Mailbox providers fetch a picture for many people, so they may do it often.
    for (let i = 0; i < 15; i++) expect((await site.get(path)).statusCode).toBe(200)
    const statuses = new Set<number>()
    for (let i = 0; i < 5; i++) statuses.add((await site.get(path)).statusCode)
    expect(statuses).toContain(429)
    await site.close()
  })
})
