import { afterEach, beforeEach, expect } from 'vitest'
import type { Database } from '#src/db/database.ts'
import { createSmtpTransport, type Patience } from '#src/mail/transport.ts'
import { withTestDatabase } from '../with-test-database.ts'
import { startTestSmtp, type TestSmtp } from './test-smtp.ts'

/**
 * Gives each following test a database, a mail server and a clock that stays at `start` unless it is moved. Fails tests
 * that log an address.
 */
export function withTestMail(engine: Database['engine'], start: number) {
  const own = withTestDatabase(engine)
  let smtp: TestSmtp
  let clock: number
  let logged: object[]
  let closing: (() => unknown)[]
  beforeEach(async () => {
    smtp = await startTestSmtp()
    clock = start
    logged = []
    closing = []
  })
  afterEach(async () => {
    for (const close of closing.reverse()) await close()
    await smtp.down()
    expect(JSON.stringify(logged)).not.toMatch(/@x\.uk/)
  })

  return {
    own,
    get smtp() {
      return smtp
    },
    get clock() {
      return clock
    },
    /** Moves the clock, ahead or back. */
    set clock(at: number) {
      clock = at
    },
    get logged() {
      return logged
    },

    /** What a server needs to send emails: its connection to the mail server, its log and the clock. */
    sending(lanes: number, patience?: Patience) {
      const transport = createSmtpTransport(smtp.url, 'Kerbside <hello@kerbside.test>', lanes, patience)
      closing.push(transport.close)
      const note = (about: object, line: string) => void logged.push({ about, line })
      return { transport, log: { info: note, warn: note }, now: () => clock, random: () => 1 }
    },

    /** Opens another server's connection to the same database. */
    elsewhere() {
      const other = own.open()
      closing.push(() => other.close())
      return other
    },
  }
}
