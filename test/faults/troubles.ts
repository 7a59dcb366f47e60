import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join as joinPath } from 'node:path'
import { startTestImap } from '#test/support/mail/test-imap.ts'
import { startTestSmtp } from '#test/support/mail/test-smtp.ts'
import { asked, chat, wholeReply } from '#test/support/model/chat-client.ts'
import { startModelPeer } from '#test/support/model/start-model-peer.ts'
import { startReceiver } from '#test/support/webhook-receiver.ts'
import { makeKey } from '../../src/backups/age-key.ts'
import { openDatabaseProxy } from './database-proxy.ts'
import { type Finding, sleep, until } from './finding.ts'
import { createList } from './list.ts'
import { type ServerProcess, startServerProcess } from './server-process.ts'
import { makeSmallDisk } from './small-disk.ts'
import { join } from './visitors.ts'

/** A server reports a trouble after two minutes, and its end after a minute without a failure. */
const MINUTE_MS = 60_000

/** The founder's mailbox and webhook, and the server's settings for them. */
async function openFounder() {
  const [smtp, receiver] = await Promise.all([startTestSmtp(), startReceiver()])
  // The rush of joins here sets off an alert of its own.
  const isTrouble = (said: string) => !/rush|far more people/.test(said)
  return {
    settings: {
      SMTP_URL: smtp.url,
      PUBLIC_URL: 'http://kerbside.test',
      MAIL_FROM: 'Kerbside <hello@kerbside.test>',
      OPERATOR_EMAIL: 'founder@kerbside.test',
      NOTIFY_URL: `${receiver.url}/hook`,
      NOTIFY_SECRET: `whsec_${Buffer.alloc(32, 7).toString('base64')}`,
    },
    mails: () =>
      smtp.received
        .filter(({ to, raw }) => to.includes('founder@kerbside.test') && isTrouble(raw))
        .map(({ raw, messageId }) => ({ subject: /^Subject: (.*)$/m.exec(raw)![1]!, messageId })),
    posts: () =>
      receiver.taken.map(({ body }) => (JSON.parse(body) as { type: string }).type).filter(isTrouble),
    close: () => Promise.all([smtp.down(), receiver.close()]),
  }
}
type Founder = Awaited<ReturnType<typeof openFounder>>

/** Waits for this many emails, then for another minute in which no more should arrive, while people go on joining. */
async function wait(founder: Founder, emails: number, servers: readonly ServerProcess[]) {
  const joinOn = async () => {
    await Promise.all(servers.map(({ url }) => join(url, `on${Math.random()}@example.com`)))
    await sleep(1_000)
  }
  const start = performance.now()
  const isLate = () => performance.now() - start > 5 * MINUTE_MS
  while (founder.mails().length < emails && !isLate()) await joinOn()
  for (const end = performance.now() + MINUTE_MS; performance.now() < end; ) await joinOn()
}

const subjects = (founder: Founder) =>
  founder
    .mails()
    .map(({ subject }) => subject.replace('Kerbside: ', ''))
    .sort()
const linesOf = (server: ServerProcess) => server.output().match(/^(?!.*"also":).*"trouble":.*$/gm) ?? []

/**
 * A full disk, a wrong key, a wrong password and a BACKUP_COMMAND that fails, all at once: each is reported once, and
 * its end once.
 */
export async function troublesSqlite(): Promise<Finding[]> {
  // With room for SQLite's log, which grows to 4 MB.
  const disk = makeSmallDisk(16)
  const what = `a full disk (${disk.kind}), a wrong model key, a wrong IMAP password and a failing BACKUP_COMMAND`
  if (disk.prelude) return [{ what, outcome: 'no small disk can be mounted here', ok: true, skipped: true }]
  const founder = await openFounder()
  const [imap, peer] = await Promise.all([startTestImap({ password: 'right' }), startModelPeer('right')])
  imap.password = 'changed'
  const folder = mkdtempSync(joinPath(tmpdir(), 'kerbside-troubles-'))
  const environment = {
    ...founder.settings,
    BOUNCES: imap.url,
    MAEVE_PROVIDER: 'openai-compatible',
    MAEVE_MODEL: 'peer',
    MAEVE_BASE_URL: `${peer.url}/v1`,
    MAEVE_API_KEY: 'wrong',
    BACKUP_DIR: folder,
    BACKUP_RECIPIENT: (await makeKey()).recipient,
    BACKUP_COMMAND: 'echo "No route to host" >&2; exit 255 {}',
    LOG_LEVEL: 'info',
  }
  const url = `sqlite:${joinPath(disk.folder, 'kerbside.db')}`
  const server = await startServerProcess(url, { environment })
  await wholeReply(chat(server.url, asked('Are reminders free?')))
  // The backup is made before the disk is full; only copying it fails.
  await until(() => linesOf(server).length === 3)
  disk.fill()
  await wait(founder, 4, [server])
  const begun = subjects(founder)
  const [posts, lines] = [founder.posts().sort(), linesOf(server).length]
  disk.free(server.pid)
  imap.password = 'right'
  await wait(founder, 6, [server])
  const clean = (await server.end('SIGTERM')) === 0
  const mended = await startServerProcess(url, { environment: { ...environment, MAEVE_API_KEY: 'right' } })
  await wholeReply(chat(mended.url, asked('Are reminders free? Are you there?')))
  await wait(founder, 7, [mended])
  await mended.end('SIGTERM')
  const over = subjects(founder).filter(subject => !begun.includes(subject))
  const logged = linesOf(server).length
  await Promise.all([founder.close(), peer.stop()])
  imap.close()
  disk.remove()
  rmSync(folder, { recursive: true })
  const expected = [
    'bounces cannot be read',
    'nobody can join',
    'the backup failed',
    'the model refuses to answer',
  ]
  const ends = ['bounces can be read again', 'people can join again', 'the model answers again']
  return [
    {
      what,
      outcome: `emails: ${begun.join(', ')}; ${posts.length} posts, ${lines} lines in the log; over: ${over.join(', ')}`,
      ok:
        begun.join() === expected.join() &&
        posts.join() === 'founder.backup,founder.bounces,founder.database,founder.model' &&
        lines === 4 &&
        logged === 6 &&
        over.join() === ends.join() &&
        founder.posts().length === 7 &&
        clean,
    },
  ]
}

/**
 * Two servers lose PostgreSQL. Both report it, under the same id, as they cannot agree which of them should; only one
 * reports the end.
 */
export async function troublesPostgres(): Promise<Finding[]> {
  const founder = await openFounder()
  const list = await createList('postgres')
  const proxy = await openDatabaseProxy(list.url)
  const start = () =>
    startServerProcess(proxy.url, { environment: { ...founder.settings, LOG_LEVEL: 'info' } })
  const servers = [await start(), await start()]
  proxy.refuse()
  await wait(founder, 2, servers)
  const [begun, ids] = [subjects(founder), new Set(founder.mails().map(({ messageId }) => messageId)).size]
  const lines = servers.map(server => linesOf(server).length)
  proxy.open()
  await wait(founder, 3, servers)
  const over = subjects(founder).filter(subject => !begun.includes(subject))
  const logged = servers.map(server => linesOf(server).length)
  const noise = servers.flatMap(server => server.output().match(/^.*"level":"(?:error|warn)".*$/gm) ?? [])
  const other = noise.filter(line => !/"trouble"|a join was not stored/.test(line))
  for (const server of servers) await server.end('SIGTERM')
  await Promise.all([founder.close(), proxy.close()])
  await list.remove()
  return [
    {
      what: 'two servers cut off from PostgreSQL for three minutes',
      outcome: `emails: ${begun.join(', ')}, under ${ids} id; over: ${over.join(', ')}; ${lines}, then ${logged} lines in the logs, ${other.length} others`,
      ok:
        begun.join() === 'nobody can join,nobody can join' &&
        ids === 1 &&
        over.join() === 'people can join again' &&
        founder.posts().sort().join() === 'founder.database,founder.database,founder.database-over' &&
        lines.join() === '1,1' &&
        logged.join() === '2,2' &&
        other.length <= 8,
    },
  ]
}
