import { readFileSync } from 'node:fs'
import { DatabaseSync } from 'node:sqlite'
import { afterEach, expect, test } from 'vitest'
import { eventually } from '#test/support/eventually.ts'
import { type MailSite, openMailSite, tokenOf } from '#test/support/mail/test-mail-site.ts'

/** Another process, such as a backup or an open shell, holds the write lock on the SQLite file. */
let site: MailSite
let shell: DatabaseSync
afterEach(async () => {
  if (shell.isTransaction) shell.exec('rollback')
  shell.close()
  await site.close()
})

async function open(options?: { busyMs: number }) {
  site = await openMailSite('sqlite', options)
  shell = new DatabaseSync(site.server.url.slice('sqlite:'.length))
}

/** Sends the requests. Returns their names in the order in which they are answered. */
async function order(asked: Record<string, () => PromiseLike<unknown>>) {
  const answered: string[] = []
  await Promise.all(
    Object.entries(asked).map(async ([name, ask]) => {
      await ask()
      answered.push(name)
    }),
  )
  return answered
}

test('pages and reads are answered while a write waits; the write completes once the lock is released', async () => {
  await open()
  const { confirm, manage, unsubscribe } = await site.joined('me@x.uk')
  const [t, stop] = [tokenOf(manage), tokenOf(unsubscribe)]
  const writes: Record<string, () => PromiseLike<{ statusCode: number }>> = {
    join: () => site.join('new@x.uk'),
    confirm: () => site.post('/confirm', { t: tokenOf(confirm) }),
    unsubscribe: () => site.post('/unsubscribe', { t: stop }),
    postcode: () => site.post('/manage/postcode', { t, postcode: 'LS6 2AB' }),
    complaint: () => site.post('/manage/complaint', { t, words: 'Too slow' }),
    erase: () => site.post('/manage/erase', { t, sure: '1' }),
  }
  for (const [name, write] of Object.entries(writes)) {
    shell.exec('begin immediate')
    let status = 0
    const answered = await order({
      write: async () => {
        status = (await write()).statusCode
      },
      reads: async () => {
        for (const path of ['/', '/api/waitlist/count', '/healthz']) await site.get(path)
        shell.exec('rollback')
      },
    })
    expect([name, answered, status]).toEqual([name, ['reads', 'write'], name === 'join' ? 201 : 200])
  }
})

test('if the lock stays, a write gets a 503 with Retry-After, and nothing is lost or falsely confirmed', async () => {
  await open({ busyMs: 500 })
  shell.exec('begin immediate')
  const refused = await site.join('waits@x.uk')
  expect([refused.statusCode, refused.headers['retry-after']]).toEqual([503, '5'])
  const form = await site.post('/api/waitlist', { email: 'waits@x.uk', postcode: 'M1 1AE' })
  expect([form.statusCode, form.headers['retry-after']]).toEqual([503, '5'])
  expect((await site.get('/readyz')).statusCode).toBe(503)
  expect(site.lines.join()).toContain('"reason":"database is locked"')
  shell.exec('rollback')
  expect((await site.join('waits@x.uk')).statusCode).toBe(201)
  expect(await site.row('waits@x.uk')).toBeDefined()
})

test('a long read, such as a backup, delays no erasure; erased data leaves the files once it ends', async () => {
  await open()
  const { manage } = await site.joined('needle@x.uk')
  shell.exec('begin; select * from waitlist')
  shell.prepare('select count(*) from waitlist').get()
  const erased = await site.post('/manage/erase', { t: tokenOf(manage), sure: '1' })
  expect(erased.body).toContain('Your entry is erased')
  expect(await site.row('needle@x.uk')).toBeUndefined()
  shell.exec('rollback')
  const bytes = () =>
    ['', '-wal'].map(end => readFileSync(site.server.url.slice('sqlite:'.length) + end, 'latin1')).join()
  await eventually(() => expect(bytes()).not.toMatch(/needle/))
})
