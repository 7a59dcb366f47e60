import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { makeKey } from '#src/backups/age-key.ts'
import { backupsIn } from '#src/backups/backup-folder.ts'
import { type Batch, countBackup, readBackup } from '#src/backups/read-backup.ts'
import { takeBackup } from '#src/backups/take-backup.ts'
import type { Database, Queryable } from '#src/db/database.ts'
import { DAY_MS, HOUR_MS } from '#src/time/durations.ts'
import { createWaitlistStore } from '#src/waitlist/server/join/waitlist-store.ts'
import { seedList } from '#test/support/list/seeded-list.ts'
import { testEntry } from '#test/support/list/test-entry.ts'
import { runCommandWith } from '#test/support/run-command.ts'
import { ENGINES } from '#test/support/test-database.ts'
import { withTestDatabase } from '#test/support/with-test-database.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'kerbside-backups-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

describe.each(ENGINES)('on %s', engine => {
  const own = withTestDatabase(engine)

  const backup = (told: NodeJS.ProcessEnv = {}, ...words: string[]) =>
    runCommandWith({ DATABASE_URL: own.url, BACKUP_DIR: folder, ...told }, 'backup', ...words)
  const settings = () => ({ folder, recipient: undefined, command: undefined })
  const take = () => takeBackup(own.database, settings())
  /** Takes a backup, and runs `work` after each of its reads. */
  const takeWith = (work: () => Promise<unknown>, options?: Parameters<typeof takeBackup>[2]) => {
    const snapshot: Database['snapshot'] = read =>
      own.database.snapshot(session =>
        read({
          async query<Row>(...words: Parameters<Queryable['query']>) {
            const rows = await session.query<Row>(...words)
            await work()
            return rows
          },
        }),
      )
    return takeBackup({ ...own.database, snapshot }, settings(), options)
  }

  test('a backup is one file that only its owner can read, opened and counted, encrypted to a key, and copied away', async () => {
    await seedList(own.database, 2_345)
    const keyFile = join(folder, 'key.txt')
    const { stdout: made } = await backup({}, '--new-key', keyFile)
    expect(made).toMatch(/^BACKUP_RECIPIENT=age1[a-z0-9]{58}\n$/)
    expect(statSync(keyFile).mode & 0o777).toBe(0o600)
    const away = join(folder, 'a way')
    mkdirSync(away)
    const { code, stdout, stderr } = await backup({
      BACKUP_RECIPIENT: made.trim().slice('BACKUP_RECIPIENT='.length),
      BACKUP_COMMAND: `cp {} '${away}'`,
    })
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' })
    const file = (await backupsIn(folder))[0]!.file
    expect(stdout).toMatch(
      /kerbside-\d{4}-\d\d-\d\dT\d{6}Z\.jsonl\.gz\.age: 2,345 entries, 0\.\d+ MB, opened and counted\.\n$/,
    )
    expect(statSync(file).mode & 0o777).toBe(0o600)
    expect(readFileSync(file).includes('visitor')).toBe(false)
    expect(readdirSync(away).sort()).toEqual(['erasures', file.split('/').at(-1)])
    const identity = /AGE-SECRET-KEY-1\w+/.exec(readFileSync(keyFile, 'utf8'))![0]
    expect((await countBackup(file, identity)).header.rows).toMatchObject({ waitlist: 2_345 })
    await expect(countBackup(file, (await makeKey()).identity)).rejects.toThrow('to a different key')
    await expect(countBackup(file)).rejects.toThrow('is encrypted: add --key FILE')
  })

  test('shows the list at one moment, even while people join', async () => {
    await seedList(own.database, 5_000)
    const store = createWaitlistStore(own.database, { confirms: true })
    let joined = 0
    const joinTwo = async () => {
      joined += 1
      await store.addMissing([testEntry(`aa${joined}@x.uk`), testEntry(`zz${joined}@x.uk`)])
    }
    await joinTwo()
    const { file, entries } = await takeWith(joinTwo)
    expect(joined).toBeGreaterThan(10)
    const rows: Record<string, number> = {}
    const names: unknown[] = []
    for await (const part of readBackup(file)) {
      if (!('table' in part)) continue
      rows[part.table] = (rows[part.table] ?? 0) + part.rows.length
      if (part.table === 'waitlist') names.push(...part.rows.map(row => row[0]))
      if (part.table === 'counter') expect(counterOf(part)).toBe(entries)
    }
    expect(rows).toMatchObject({ waitlist: entries, mail_outbox: entries - 5_000 })
    expect(names.filter(name => String(name).startsWith('aa')).length * 2).toBe(entries - 5_000)
  })

  test('deletes old backups, whoever made them; keeps younger ones and other files', async () => {
    const name = (days: number, end: string) =>
      `kerbside-${new Date(Date.now() - days * DAY_MS).toISOString().replace(/:|\.\d+/g, '')}.${end}`
    const stay = [name(13.9, 'jsonl.gz'), name(1, 'jsonl.gz.7.part'), 'erasures', 'kerbside.db']
    const go = [
      name(14.1, 'jsonl.gz'),
      name(15, 'dump'),
      name(20, 'jsonl.gz.age'),
      name(0.5, 'jsonl.gz.8.part'),
    ]
    for (const file of [...stay, ...go]) writeFileSync(join(folder, file), 'x')
    const anHourAgo = (Date.now() - HOUR_MS) / 1_000 - 1
    utimesSync(join(folder, go[3]!), anHourAgo, anHourAgo)
    const { file } = await take()
    expect(readdirSync(folder).sort()).toEqual([...stay, file.split('/').at(-1)!].sort())
  })

  test('when stopped, leaves the older backups and no half-written file', async () => {
    await seedList(own.database, 3_000)
    const { file } = await take()
    const stopping = new AbortController()
    const second = takeWith(async () => stopping.abort(), {
      now: Date.now() + HOUR_MS,
      signal: stopping.signal,
    })
    await expect(second).rejects.toThrow()
    expect(readdirSync(folder)).toEqual([file.split('/').at(-1)])
  })
})

const counterOf = ({ rows }: Batch) => rows.find(([name]) => name === 'waitlist')![1]

describe('refused in one line', () => {
  const own = withTestDatabase('sqlite')

  test('a command without a key, an invalid key, no folder, and a folder that may not be written', async () => {
    const first = async (environment: NodeJS.ProcessEnv) => {
      const { code, stderr } = await runCommandWith({ DATABASE_URL: own.url, ...environment }, 'backup')
      return [code, stderr.split('\n')[0]]
    }
    expect(await first({})).toEqual([2, 'set BACKUP_DIR to the server’s folder for backups'])
    expect(await first({ BACKUP_DIR: folder, BACKUP_COMMAND: 'scp {} x:' })).toEqual([
      2,
      'BACKUP_COMMAND needs BACKUP_RECIPIENT: no address may leave this machine unencrypted',
    ])
    expect(await first({ BACKUP_DIR: folder, BACKUP_RECIPIENT: 'me@x.uk' })).toEqual([
      2,
      'BACKUP_RECIPIENT must be an age public key, such as npm run waitlist -- backup --new-key FILE makes',
    ])
    expect(await first({ BACKUP_DIR: '/dev/null/x' })).toEqual([
      1,
      'backup failed: /dev/null/x cannot be written: part of its path is not a folder',
    ])
    expect(readdirSync(folder)).toEqual([])
  })

  test('if copying fails, the backup stays and the error says why', async () => {
    const { recipient } = await makeKey()
    const { code, stderr } = await runCommandWith(
      {
        DATABASE_URL: own.url,
        BACKUP_DIR: folder,
        BACKUP_RECIPIENT: recipient,
        BACKUP_COMMAND: 'echo no route to host >&2; false {}',
      },
      'backup',
    )
    expect(code).toBe(1)
    expect(stderr).toMatch(
      /^backup failed: .* was not copied: BACKUP_COMMAND ended with 1: no route to host\n$/,
    )
    expect(await backupsIn(folder)).toHaveLength(1)
  })
})

describe('a backup', () => {
  const own = withTestDatabase('sqlite')

  test('that was cut or changed anywhere is noticed when it is read', async () => {
    await seedList(own.database, 20)
    const key = await makeKey()
    for (const identity of [undefined, key.identity]) {
      const recipient = identity && key.recipient
      const { file } = await takeBackup(own.database, { folder, recipient, command: undefined })
      const whole = readFileSync(file)
      const read = async () => {
        const parts = []
        for await (const part of readBackup(file, identity)) parts.push(part)
        return parts
      }
      const parts = await read()
      for (let at = 30; at < whole.length; at += Math.ceil(whole.length / 25)) {
        writeFileSync(file, whole.subarray(0, at))
        await expect(countBackup(file, identity), `cut at ${at}`).rejects.toThrow('is cut short or changed')
        const changed = Buffer.from(whole)
        changed[at]! ^= 4
        writeFileSync(file, changed)
        // A change to the bits that only fill up the last byte of a block makes no difference.
        const outcome = await read().catch(String)
        if (typeof outcome === 'string') expect(outcome, `changed at ${at}`).toMatch(/cut|key/)
        else expect(outcome, `changed at ${at}`).toEqual(identity ? 'refused' : parts)
      }
    }
  })
})
