import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join as joinPath } from 'node:path'
import type { Database } from '#src/db/database.ts'
import { createLinks } from '#src/waitlist/server/confirm/mail-links.ts'
import { entryKey } from '#src/waitlist/server/join/waitlist-store.ts'
import type { Member } from '#src/waitlist/server/member/personal-data.ts'
import { openTestServer, TEST_CONFIG } from '#test/support/test-server.ts'

export type ReferralSite = Awaited<ReturnType<typeof openReferralSite>>

const { publicUrl } = TEST_CONFIG

/** Opens a site where friends are counted and emails are written to a folder. */
export async function openReferralSite(engine: Database['engine']) {
  const folder = mkdtempSync(joinPath(tmpdir(), 'kerbside-'))
  const lines: string[] = []
  const server = await openTestServer({
    engine,
    logged: { write: line => void lines.push(line) },
    referrals: true,
    mail: { via: { folder }, from: 'hello@kerbside.test', perDay: 10_000 },
  })

  const join = (email: string, more: object = {}, headers = {}) =>
    server.app.inject({
      method: 'POST',
      url: '/api/waitlist',
      payload: { email, postcode: 'M1 1AE', ...more },
      headers,
    })
  const post = (url: string, payload: string, headers = {}) =>
    server.app.inject({
      method: 'POST',
      url,
      payload,
      headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
    })
  const row = async (email: string) => {
    const text = 'select * from waitlist where email_key = $1'
    return (await server.database.query<Member>(text, [entryKey(email)]))[0]!
  }
  const token = async (purpose: 'confirm' | 'manage', email: string) =>
    createLinks(server.database, publicUrl).token(purpose, await row(email))

  /** Confirms an address, and returns the confirmation page. */
  async function confirm(email: string): Promise<string> {
    return (await post('/confirm', `t=${await token('confirm', email)}`)).body
  }

  return {
    server,
    /** What the server has logged. */
    lines,
    join,
    /** Posts a form's fields as a browser does. */
    post,
    /** Returns the entry as it is stored. */
    row,
    /** Returns the token that a link in an email to this address has. */
    token,
    confirm,

    /** Joins with an address, and returns the code from the link in the response. */
    codeOf: async (email: string) => new URL((await join(email)).json().share).searchParams.get('r')!,

    /** Makes `n` others join and confirm, a minute apart. */
    async fill(n: number) {
      const text = 'update waitlist set confirmed_at = confirmed_at - $1 where email_key = $2'
      for (let i = 0; i < n; i += 1) {
        await join(`early${i}@x.uk`)
        await confirm(`early${i}@x.uk`)
        await server.database.query(text, [(n - i) * 60_000, `early${i}@x.uk`])
      }
    },

    async close() {
      await server.close()
      rmSync(folder, { recursive: true })
    },
  }
}

/** Returns the rank that a page shows. */
export function rankIn(page: string): number {
  if (page.includes('You’re at the front')) return 1
  return Number(page.match(/You’re number (\d+) in the queue/)?.[1])
}
