import { describe, expect, test } from 'vitest'
import type { Database } from '#src/db/database.ts'
import { HOUR_MS, MINUTE_MS, names, withTestLetters } from '#test/support/mail/with-test-letters.ts'
import { mortal } from '#test/support/mortal-database.ts'
import { ENGINES } from '#test/support/test-database.ts'
import { LANES } from './letter-queue.ts'

describe.each(ENGINES)('a letter’s share of a day’s emails on %s', engine => {
  const site = withTestLetters(engine)

  /** Returns how many of the day's emails are used. */
  async function used(): Promise<number> {
    const [row] = await site.own.database.query<{ n: number }>(
      `select n from counter where name like 'mail %'`,
    )
    return row!.n
  }

  test('the budget that a killed server had reserved is returned once its lease is over', async () => {
    await site.people(names(120))
    await site.send()
    const { database, kill } = mortal(site.own.database)
    const first = site.openSender({ on: database, perDay: 150 })
    site.smtp.beforeTaking = async () => void kill()
    await expect(site.pass(20 * MINUTE_MS, first)).rejects.toThrow('killed')
    await site.pass(3 * HOUR_MS, site.openSender({ perDay: 150 }))
    expect(await site.tally()).toMatchObject({ sent: 120 })
    // Emails that were under way at the kill count too, perhaps twice.
    expect(await used()).toBeLessThanOrEqual(120 + LANES)
  })

  test('stopping and resuming with some emails in doubt returns the unused budget once', async () => {
    await site.people(names(60))
    await site.send()
    const sender = site.openSender()
    await site.pass(20 * MINUTE_MS, sender)
    await site.own.database.query('update letter_recipient set attempts = 1, begun_at = 1 where part = 1')
    let taken = 0
    site.smtp.beforeTaking = async () =>
      void (++taken === 5 && (await site.store().stop('launch', 'by hand')))
    await site.pass(2 * HOUR_MS, sender)
    expect(site.recipients().length).toBeLessThan(60)
    const { home } = (await site.store().find('launch'))!
    await site.store().resume('launch', site.clock, home)
    await site.pass(HOUR_MS, sender)
    expect(await site.tally()).toMatchObject({ sent: 60, doubles: 40 })
    expect(await used()).toBe(60)
  })

  test('if the database fails just after a lease, the lease’s budget is returned once', async () => {
    await site.people(names(60))
    await site.send()
    const { database } = site.own
    let leased = false
    const query: Database['query'] = async (text, values) => {
      if (leased) {
        leased = false
        throw new Error('away')
      }
      const rows = await database.query(text, values)
      leased = text.includes("set due_at = $2, fault = 'in hand'") && site.recipients().length === 20
      return rows as never
    }
    const sender = site.openSender({ on: { ...database, query } })
    await expect(site.pass(2 * HOUR_MS, sender)).rejects.toThrow('away')
    await site.pass(HOUR_MS, site.openSender())
    expect(await site.tally()).toMatchObject({ sent: 60, doubles: 0 })
    expect(await used()).toBe(60)
  })

  test('a server that slept past its lease does not return budget that another server has by then', async () => {
    await site.people(names(120))
    await site.send()
    const [sleeper, other] = [site.openSender(), site.openSender({ on: site.elsewhere() })]
    await site.pass(20 * MINUTE_MS, sleeper)
    let taken = 0
    site.smtp.beforeTaking = async () => {
      if (++taken !== 30) return
      site.clock += 20 * MINUTE_MS
      await other.turn()
    }
    await site.pass(2 * HOUR_MS, sleeper)
    expect(await site.tally()).toMatchObject({ sent: 120, left: 0 })
    expect(await used()).toBe(site.recipients().length)
  })

  test('when a server that slept records an email as sent, the server that has since leased it gives back its place', async () => {
    await site.people(names(120))
    await site.send()
    const leased = Promise.withResolvers<void>()
    const noted = Promise.withResolvers<void>()
    let slept = false
    const slow = (database: Database): Database => ({
      ...database,
      async query(text, values) {
        const notes = slept && text.includes('sent_at = case')
        if (notes) await leased.promise
        const rows = await database.query(text, values)
        if (notes) noted.resolve()
        return rows as never
      },
    })
    const late = (database: Database): Database => ({
      ...database,
      async query(text, values) {
        const rows = await database.query(text, values)
        if (text.includes("set due_at = $2, fault = 'in hand'")) {
          leased.resolve()
          await noted.promise
        }
        return rows as never
      },
    })
    const sleeper = site.openSender({ on: slow(site.own.database) })
    const other = site.openSender({ on: late(site.elsewhere()) })
    await site.pass(20 * MINUTE_MS, sleeper)
    let taken = 0
    site.smtp.beforeTaking = async () => {
      if (++taken !== 30) return
      site.clock += 20 * MINUTE_MS
      slept = true
      await other.turn()
    }
    await site.pass(2 * HOUR_MS, sleeper)
    expect(await site.tally()).toMatchObject({ sent: 120, left: 0 })
    expect(await used()).toBe(site.recipients().length)
  })

  test('if a killed server had reserved the rest of the day’s budget, the next server continues once that lease is over', async () => {
    await site.people(names(60))
    await site.send()
    const { database, kill } = mortal(site.own.database)
    const first = site.openSender({ on: database, perDay: 100 })
    await site.pass(20 * MINUTE_MS, first)
    site.smtp.beforeTaking = async () => void kill()
    await expect(site.pass(70 * MINUTE_MS, first)).rejects.toThrow('killed')
    await site.own.database.query(`update counter set n = 100 where name like 'mail %'`)
    await site.pass(HOUR_MS, site.openSender({ perDay: 100 }))
    // The killed server had leased 25 recipients, and had begun one on each connection.
    const { sent } = await site.tally()
    expect(sent).toBeGreaterThanOrEqual(20 + 25 - LANES)
    expect(await used()).toBe(100)
    const told = site.logged.filter(({ line }: { line?: string }) => line?.includes('continues tomorrow'))
    expect(told).toHaveLength(1)
  })

  test('budget left at midnight is returned to the day that it came from', async () => {
    await site.people(names(40))
    const { query } = site.own.database
    site.clock = Date.UTC(2026, 2, 3) - 15 * MINUTE_MS - 2_000
    await site.send()
    let asked = 0
    site.smtp.beforeTaking = async () => {
      if (++asked === 5) site.clock += 4_000
    }
    let one: string | undefined
    site.smtp.refuse = (stage, address) => {
      if (stage !== 'data') return undefined
      one ??= address
      return address === one ? 451 : undefined
    }
    await site.pass(3 * HOUR_MS, site.openSender())
    const days = await query<{ n: number }>(`select n from counter where name like 'mail %' order by name`)
    expect(days.map(({ n }) => n)).toEqual([19, 20])
  })

  test('once the day’s share is used up, the rest goes out the next day', async () => {
    await site.people(names(45))
    await site.send()
    const sender = site.openSender({ perDay: 30 })
    await site.pass(5 * HOUR_MS, sender)
    expect(site.recipients()).toHaveLength(30)
    expect((await site.store().find('launch'))?.reason).toContain('the day’s emails is used up')
    await site.pass(24 * HOUR_MS, sender)
    expect(site.recipients()).toEqual(names(45).map(name => `${name}@x.uk`))
    expect(await site.tally()).toMatchObject({ doubles: 0 })
  })
})
