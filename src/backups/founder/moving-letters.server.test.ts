import { describe, expect, test } from 'vitest'
import { HOUR_MS, MINUTE_MS } from '#src/time/durations.ts'
import { withTestLetters } from '#test/support/mail/with-test-letters.ts'
import { runWaitlist } from '#test/support/run-waitlist.ts'
import { withTestDatabase } from '#test/support/with-test-database.ts'

describe.each([
  ['sqlite', 'postgres'],
  ['postgres', 'sqlite'],
  ['sqlite', 'sqlite'],
] as const)('a letter that is going out when its list moves from %s to %s', (fromEngine, toEngine) => {
  const site = withTestLetters(fromEngine)
  const target = withTestDatabase(toEngine, { migrated: false })

  const people = Array.from({ length: 50 }, (_, i) => `p${i}`)
  const move = () => runWaitlist(target.url, 'restore', '--moving', site.own.url)

  test('carries on there, and everybody else gets it once', async () => {
    await site.people(people)
    await site.send()
    await site.pass(20 * MINUTE_MS, site.openSender())
    expect(site.recipients()).toHaveLength(20)
    expect(await move()).toMatchObject({ code: 0 })
    await site.pass(2 * HOUR_MS, site.openSender({ on: target.database }))
    expect(site.recipients().toSorted()).toEqual(people.map(name => `${name}@x.uk`).toSorted())
    expect(await target.database.query('select state from letter')).toEqual([{ state: 'done' }])
  })

  test('that was waiting for a person still waits there', async () => {
    await site.people(people)
    await site.send()
    await site.own.database.query(`update letter set home = 'another'`)
    expect(await move()).toMatchObject({ code: 0 })
    await site.pass(2 * HOUR_MS, site.openSender({ on: target.database }))
    expect(site.recipients()).toEqual([])
    const [letter] = await target.database.query<{ reason: string }>('select reason from letter')
    expect(letter?.reason).toContain('older copy')
  })
})
