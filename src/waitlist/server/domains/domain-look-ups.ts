import { setImmediate } from 'node:timers/promises'
import type { FastifyBaseLogger } from 'fastify'
import type { Database } from '#src/db/database.ts'
import { readRows } from '#src/db/read-rows.ts'
import { DAY_MS, HOUR_MS, MINUTE_MS } from '#src/time/durations.ts'
import { repeated } from '#src/time/repeated.ts'
import type { Judge } from './judge-domain.ts'
import { domainOf, type MailDomain, mailDomainsOf, type Verdict } from './mail-domain.ts'

/** How many domains may wait; the next scan of the whole list finds the rest. */
const MOST_WAITING = 10_000
const AT_ONCE = 4
const FRESH_MS = 30 * DAY_MS

/**
 * How long to wait, in milliseconds: between turns, before retrying if DNS does not answer (at first, and at
 * most), before the first scan, and between scans.
 */
const PACE = { turn: 1_000, retry: MINUTE_MS, longest: HOUR_MS, first: MINUTE_MS, list: DAY_MS }

type Parts = { database: Database; judge: Judge; log: Pick<FastifyBaseLogger, 'info' | 'warn'> }

export type DomainLookUps = ReturnType<typeof createDomainLookUps>

/**
 * Looks up, after a join, whether the new entry's domain accepts email. No join is refused because of
 * the result. Retries if DNS does not answer.
 */
export function createDomainLookUps({ database, judge, log }: Parts, pace: typeof PACE = PACE) {
  const waiting = new Map<string, string>()
  let timer: NodeJS.Timeout | undefined
  let working: Promise<unknown> = Promise.resolve()
  let unanswered = 0
  let stopped = false

  function wake(ms: number) {
    if (stopped || timer) return
    timer = setTimeout(() => {
      working = turn().catch(err => log.warn({ err }, 'the domains of new entries were not looked up'))
      void working.then(() => {
        timer = undefined
        if (waiting.size) wake(unanswered ? backOff(unanswered) : pace.turn)
      })
    }, ms).unref()
  }

  const backOff = (times: number) => Math.min(pace.longest, pace.retry * 2 ** (times - 1))

  async function turn() {
    const some = await notFresh([...waiting].slice(0, AT_ONCE))
    const results = await Promise.all(some.map(([domain]) => judge.judge(domain).catch(() => undefined)))
    for (const [at, [domain, key]] of some.entries()) {
      const verdict = results[at]
      waiting.delete(domain)
      if (stopped) return
      if (verdict) await keep(domain, key, verdict)
      else waiting.set(domain, key)
    }
    unanswered = some.length && !results.some(Boolean) ? unanswered + 1 : 0
  }

  async function notFresh(some: [domain: string, key: string][]) {
    const known = await mailDomainsOf(
      database,
      some.map(([, key]) => key),
    )
    return some.filter(([domain]) => !isFresh(known.get(domain)) || !waiting.delete(domain))
  }

  /** Stores the result, unless the person has been erased in the meantime. */
  async function keep(domain: string, key: string, verdict: Verdict) {
    await database.query(
      `insert into mail_domain (domain, verdict, looked_at)
        select $1, $2, cast($3 as bigint) where exists (select 1 from waitlist where email_key = $4)
        on conflict (domain) do update set verdict = excluded.verdict, looked_at = excluded.looked_at`,
      [domain, verdict, Date.now(), key],
    )
  }

  function add(keys: readonly string[]) {
    for (const key of keys) if (waiting.size < MOST_WAITING) waiting.set(domainOf(key), key)
    if (waiting.size) wake(pace.turn)
  }

  const isFresh = (row: MailDomain | undefined) => row && row.looked_at > Date.now() - FRESH_MS

  /**
   * Scans the whole list for domains that were never looked up, or last looked up long ago. Then
   * deletes domains that are no longer on the list.
   */
  async function lookAtList(): Promise<void> {
    const began = Date.now()
    const seen = new Set<string>()
    const list = { name: 'waitlist', key: ['email_key'], columns: 'email_key' } as const
    for await (const rows of readRows<{ email_key: string }>(database, list)) {
      if (stopped) return
      const keys = rows.map(({ email_key }) => email_key).filter(key => !seen.has(domainOf(key)))
      const known = await mailDomainsOf(database, keys)
      add(keys.filter(key => !isFresh(known.get(domainOf(key)))))
      for (const key of keys) seen.add(domainOf(key))
      await setImmediate()
    }
    if (stopped) return
    const kept = await database.query<MailDomain>('select * from mail_domain')
    for (const { domain, looked_at } of kept)
      if (!seen.has(domain) && looked_at < began)
        await database.query('delete from mail_domain where domain = $1', [domain])
  }

  const scanning = repeated(
    () => lookAtList().catch(err => log.warn({ err }, 'the list was not searched for new domains')),
    { firstMs: pace.first, restMs: pace.list },
  )

  return {
    add,
    lookAtList,
    start: scanning.start,
    /** Domains that were waiting are found again after the next start. */
    async stop() {
      stopped = true
      clearTimeout(timer)
      judge.cancel()
      await Promise.all([working, scanning.stop()])
    },
  }
}
