import { afterEach, beforeEach, vi } from 'vitest'
import { ladder } from '#src/content/question.ts'
import { TOLD_HEADER } from '#src/waitlist/entry.ts'
import { type MailSite, openMailSite, tokenOf } from '#test/support/mail/test-mail-site.ts'
import type { ENGINES } from '#test/support/test-database.ts'

/** What the page learns from the answer to a join. */
export const toldBy = ({ headers }: { headers: Record<string, unknown> }) =>
  JSON.parse(String(headers[TOLD_HEADER])) as { ask: string; pence?: number }

type Row = { email_key: string; question: string; chosen: string | null; pence: number | null }

/** A site that asks questions, and what a visitor does there. */
export function withQuestions(engine: (typeof ENGINES)[number]) {
  let site: MailSite
  beforeEach(async () => {
    site = await openMailSite(engine)
  })
  afterEach(async () => {
    vi.useRealTimers()
    ladder.pence = []
    await site.close()
  })

  const rows = () => site.server.database.query<Row>('select * from choice order by email_key, question')
  const stored = async () => (await rows()).map(({ question, chosen }) => `${question} ${chosen}`)
  const ask = async (email = 'me@x.uk') => toldBy(await site.join(email)).ask
  const choose = (ask: string, question: string, chosen: string, app = site.server.app) =>
    app.inject({ method: 'POST', url: '/api/questions', payload: { ask, question, chosen } })
  const confirmed = async (email = 'me@x.uk') => {
    const { confirm, manage } = await site.joined(email)
    await site.post('/confirm', { t: tokenOf(confirm) })
    return tokenOf(manage)
  }

  return {
    get site() {
      return site
    },
    rows,
    stored,
    ask,
    choose,
    confirmed,
  }
}
