import { execFileSync } from 'node:child_process'
import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  symlinkSync,
  truncateSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { letterWords } from '#src/content/letters.ts'
import { createTroubles } from '#src/trouble.ts'
import { freePort } from '#test/support/free-port.ts'
import { startTestImap } from '#test/support/mail/test-imap.ts'
import { LARGEST, openImapFolder, openMaildir } from './inbox.ts'
import { createReportWatch } from './report-watch.ts'

test('reports once, in words, that a mailbox’s password was changed, and once that the mailbox works again', async () => {
  const imap = await startTestImap({ password: 'right' })
  const lines: string[] = []
  const note = (about: object, line: string) => void lines.push(`${line} ${JSON.stringify(about)}`)
  const log = { info: note, warn: note, error: note }
  let now = 0
  const trouble = createTroubles(log, () => now).open('bounces', letterWords.bounces)
  const reports = { take: () => Promise.reject(new Error('there is nothing to take')) }
  const watch = createReportWatch({ inbox: openImapFolder(imap.url), reports, trouble, log })
  const look = async (times: number) => {
    for (let i = 0; i < times; i++) {
      now += 60_000
      await watch.look()
    }
  }
  await look(2)
  expect(lines).toEqual([])
  imap.password = 'changed'
  await look(5)
  const { host } = new URL(imap.url)
  const reason = `${host} refuses the password for bounces@kerbside.test`
  expect(lines).toEqual([`Bounces cannot be read {"trouble":"bounces","reason":"${reason}"}`])
  imap.password = 'right'
  await look(2)
  expect(lines.slice(1)).toEqual(['Bounces can be read again {"trouble":"bounces"}'])
  imap.close()
})

test('names a missing folder, and says if nobody answers', async () => {
  const imap = await startTestImap({ password: 'right' })
  const { host } = new URL(imap.url)
  await expect(openImapFolder(imap.url.replace('INBOX', 'Elsewhere')).look()).rejects.toThrow(
    `${host} has no folder Elsewhere for bounces@kerbside.test`,
  )
  imap.close()
  const nobody = `127.0.0.1:${await freePort()}`
  await expect(openImapFolder(`imap://a:b@${nobody}/INBOX`).look()).rejects.toThrow(
    `${nobody} cannot be reached (ECONNREFUSED)`,
  )
})

test('in a Maildir, only files are read, and a bad one does not keep the others from being read', async () => {
  const path = mkdtempSync(join(tmpdir(), 'kerbside-maildir-'))
  onTestFinished(() => rmSync(path, { recursive: true }))
  for (const name of ['cur', 'new', 'new/a folder']) mkdirSync(join(path, name))
  writeFileSync(join(path, 'secret'), 'a secret')
  symlinkSync(join(path, 'secret'), join(path, 'new/b link'))
  symlinkSync('c loop', join(path, 'new/c loop'))
  execFileSync('mkfifo', [join(path, 'new/d pipe')])
  // A name so long that it cannot be marked as read.
  const long = 'e'.repeat(255)
  for (const name of [long, 'f\nf', '../g'.replace('/', '\u2215'), 'ours'])
    writeFileSync(join(path, 'new', name), name)
  truncateSync(join(path, 'new', 'f\nf'), LARGEST)
  writeFileSync(join(path, 'new', 'huge'), '')
  truncateSync(join(path, 'new', 'huge'), 2 ** 31)
  const read: string[] = []
  const taking = openMaildir(path).take(async raw => {
    const text = Buffer.from(raw).toString().replaceAll('\0', '')
    read.push(text)
    return text === 'ours'
  })
  await expect(taking).rejects.toThrow(`${join(path, 'new')} cannot be read`)
  expect(read.sort()).toEqual(['..\u2215g', long, 'f\nf', 'ours'])
  expect(readdirSync(join(path, 'cur')).sort()).toEqual(['..\u2215g:2,S', 'f\nf:2,S', 'huge:2,S'])
  expect(readdirSync(join(path, 'new')).sort()).toEqual(['a folder', 'b link', 'c loop', 'd pipe', long])
})
