import { afterEach, beforeEach } from 'vitest'
import type { BackupSettings } from '#src/backups/backup-settings.ts'
import { backupAlert } from '#src/backups/feature.ts'
import { insertRows } from '#src/db/rows.ts'
import { createFounderPost } from '#src/founder-news/server/founder-post.ts'
import { createLogger } from '#src/http/logger.ts'
import { createLetterStore } from '#src/letters/sending/letter-store.ts'
import { letterAlert } from '#src/letters/serve-letters.ts'
import type { Config } from '#src/server/config.ts'
import { DAY_MS } from '#src/time/durations.ts'
import { createTroubles } from '#src/trouble.ts'
import { WAITLIST_INSERT } from '#src/waitlist/server/member/personal-data.ts'
import { testEntry } from '#test/support/list/test-entry.ts'
import type { ENGINES } from '#test/support/test-database.ts'
import { type Receiver, startReceiver } from '#test/support/webhook-receiver.ts'
import { withTestDatabase } from '#test/support/with-test-database.ts'

/** The key that signs alerts. */
export const KEY = Buffer.alloc(32, 7)
/** A visitor's address and words, which must not be in anything that is sent. */
export const CANARY = { email: 'Canary.Bird@nest.example', words: 'My name is Tweety Canary' }

/** A list, a receiver of webhooks, and servers that send their founder’s news. */
export function withFounderPosts(engine: (typeof ENGINES)[number]) {
  const own = withTestDatabase(engine)
  let receiver: Receiver
  let lines: string[]
  beforeEach(async () => {
    receiver = await startReceiver()
    lines = []
  })
  afterEach(() => receiver.close())

  /** Opens the part of a server that sends its founder's news. */
  function open({
    on = own.database,
    notify = true,
    heartbeat = false,
    mail = true,
    free = 0.5,
    backups = undefined as Parameters<typeof backupAlert>[0] | undefined,
    folder = undefined as string | undefined,
  } = {}) {
    const config: Parameters<typeof createFounderPost>[0]['config'] & {
      backups: BackupSettings | undefined
    } = {
      backups: folder === undefined ? undefined : { folder, recipient: undefined, command: undefined },
      publicUrl: 'http://kerbside.test',
      operatorName: 'K',
      operatorContact: 'team@kerbside.test',
      mail: mail ? ({ via: { folder: '/nowhere' }, from: 'a@b.uk', perDay: 9 } as Config['mail']) : undefined,
      news: {
        email: 'founder@kerbside.test',
        notify: notify ? { url: `${receiver.url}/hook`, key: KEY } : undefined,
        heartbeat: heartbeat ? `${receiver.url}/ping` : undefined,
      },
    }
    const logger = createLogger('info', { write: line => void lines.push(line) })
    return createFounderPost({
      database: on,
      config,
      logger,
      disk: async () => ({ free: free * 1e11, size: 1e11 }),
      troubles: createTroubles(logger),
      alerts: () => [
        letterAlert(createLetterStore(on).stoppedSince),
        ...(backups ? [backupAlert(backups)] : []),
      ],
    })
  }

  const queued = (like = '%') =>
    own.database.query<{ cause: string; words: string }>(
      `select cause, words from mail_outbox where kind = 'news' and cause like $1 order by cause`,
      [like],
    )
  const letters = async () => (await queued('news:monday%')).map(({ cause }) => cause)
  const posted = () => receiver.taken.map(({ body }) => JSON.parse(body).type as string)
  const join = (n: number, at: (i: number) => number, prefix = 'v') =>
    own.database.insertMissing(
      WAITLIST_INSERT,
      Array.from({ length: n }, (_, i) => testEntry(`${prefix}${i}@x.uk`, { joined_at: at(i) })).sort(
        (a, b) => (a.email_key < b.email_key ? -1 : 1),
      ),
    )
  const complain = (id: string, at: number) =>
    insertRows(own.database, 'complaint', [
      {
        id,
        email_key: CANARY.email.toLowerCase(),
        words: CANARY.words,
        received_at: at,
        due_at: at + 30 * DAY_MS,
        closed_at: null,
      },
    ])

  return {
    get receiver() {
      return receiver
    },
    get lines() {
      return lines
    },
    own,
    open,
    queued,
    letters,
    posted,
    join,
    complain,
  }
}
