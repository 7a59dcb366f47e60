import type { Database, SqlValue } from '#src/db/database.ts'
import { places } from '#src/db/rows.ts'
import { MINUTE_MS } from '#src/time/durations.ts'
import { WRITABLE } from './audience.ts'
import type { StoredLetter } from './letter-store.ts'

/** How long a server has a recipient for itself, in milliseconds: longer than a mail may take. */
export const LEASE_MS = 15 * MINUTE_MS
/** How often and how fast "it was sent" is written again, in milliseconds, when the database fails just then. */
const RECORD = { tries: 5, ms: 500 } as const

/** How long what one connection has to write waits for what others have, in milliseconds: on a disk each write waits. */
const TOGETHER_MS = 5

/**
 * A recipient that this server has for itself until `until`, which is also how it is known that it still has. `doubts`:
 * how often it was perhaps sent.
 */
export type Unit = {
  email_key: string
  email: string
  joined_at: number
  attempts: number
  doubts: number
  until: number
}

/** Whether a recipient may be written to still, as SQL; `decidedAt` is the place of when its letter was decided. */
export const wantedSql = (decidedAt: string): string =>
  `exists (select 1 from waitlist w where w.email_key = letter_recipient.email_key and w.joined_at <= ${decidedAt} and ${WRITABLE})`

type Entry = { sent: string | undefined; begin: Unit | undefined; done: PromiseWithResolvers<boolean> }

/**
 * What is written down of a letter's recipients while it goes. Each connection writes "that one was sent, this one
 * begins" in one step before it sends this one, and all connections that write at once share one statement. So what
 * nobody knows after a kill is at most one recipient a connection. `lanes`: connections.
 */
export function createLedger(
  { query }: Pick<Database, 'query'>,
  { name, decided_at }: Pick<StoredLetter, 'name' | 'decided_at'>,
  lanes: number,
  now: () => number,
) {
  // One text for any number of them: padded with nulls.
  const [sent, begin] = [places(lanes, 6), places(lanes, 6 + lanes)]
  const WRITE = `update letter_recipient set
      sent_at = case when email_key in (${sent}) then $2 else sent_at end,
      fault = null,
      attempts = attempts + case when email_key in (${begin}) then 1 else 0 end,
      doubtful = doubtful + case when email_key in (${begin}) and begun_at is not null then 1 else 0 end,
      begun_at = case when email_key in (${begin}) then $2 else begun_at end,
      due_at = case when email_key in (${begin}) then $3 else due_at end
    where letter = $1 and email_key in (${sent}, ${begin}) and (email_key in (${sent}) or (
      sent_at is null and failed_at is null and due_at = $4
      and exists (select 1 from letter l where l.name = $1 and l.state = 'going')
      and ${wantedSql('$5')}
    )) returning email_key`
  let waiting: Entry[] = []
  let writing = false
  let timer: NodeJS.Timeout | undefined

  const padded = (keys: (string | undefined)[]): SqlValue[] => {
    const known = keys.filter(key => key !== undefined)
    return [...known, ...Array<null>(lanes - known.length).fill(null)]
  }

  function start() {
    clearTimeout(timer)
    timer = undefined
    if (!writing) void write()
  }

  async function write(): Promise<void> {
    writing = true
    while (waiting.length) {
      // Those of one lease are begun together: its end is how they are known.
      const until = waiting.find(entry => entry.begin)?.begin?.until
      const group = waiting.filter(entry => !entry.begin || entry.begin.until === until)
      waiting = waiting.filter(entry => !group.includes(entry))
      try {
        const keys = await put(group, until ?? 0)
        for (const { begin, done } of group) done.resolve(begin !== undefined && keys.has(begin.email_key))
      } catch (error) {
        for (const { done } of group) done.reject(error)
      }
    }
    writing = false
  }

  async function put(group: Entry[], until: number): Promise<Set<string>> {
    const values = [
      ...[name, now(), now() + LEASE_MS, until, decided_at],
      ...padded(group.map(entry => entry.sent)),
      ...padded(group.map(entry => entry.begin?.email_key)),
    ]
    for (let tries = 1; ; tries += 1) {
      try {
        return new Set((await query<{ email_key: string }>(WRITE, values)).map(({ email_key }) => email_key))
      } catch (error) {
        if (tries === RECORD.tries || !group.some(entry => entry.sent)) throw error
        await new Promise(resolve => setTimeout(resolve, RECORD.ms))
      }
    }
  }

  return {
    /** Writes that one was sent and that another begins. Resolves to whether it may: false where it is not to go. */
    note(sent: string | undefined, begin: Unit | undefined): Promise<boolean> {
      const done = Promise.withResolvers<boolean>()
      waiting.push({ sent, begin, done })
      if (!writing && waiting.length >= lanes) start()
      else timer ??= setTimeout(start, TOGETHER_MS)
      return done.promise
    },
  }
}
