import { afterEach, beforeEach, vi } from 'vitest'
import type { Week } from '#src/districts/founder/week/read-weeks.ts'
import type { Wave } from '#src/waves/founder/invite-wave.ts'
import { openTestDesk } from '#test/support/desk-call.ts'
import type { ENGINES } from '#test/support/test-database.ts'
import { withTestDatabase } from '#test/support/with-test-database.ts'

const MONDAY = Date.parse('2026-03-02T09:00Z')

/** A list on a Monday, and the desk’s actions for its opening weeks. */
export function withOpeningWeeks(engine: (typeof ENGINES)[number]) {
  const own = withTestDatabase(engine)
  beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: MONDAY }))
  afterEach(() => void vi.useRealTimers())

  const open = () => openTestDesk(own.database, { MAIL_DIR: '/nowhere' }).act
  const start = async (district: string) => (await open()('week start', { input: { district } })).data.name
  const keep = (week: string, step: string, more: object = {}) =>
    open()('week keep', { input: { week, step, ...more } })
  const size = (n: string, more: object = {}) => ({ visits: '8', days: '5', size: n, ...more })
  const read = async (name: Week['name']) => {
    const { weeks } = (await open()('week list', { input: {} })).data
    return weeks.find(one => one.name === name)!
  }
  const stepOf = async (name: string, id: string) => (await read(name)).steps.find(step => step.id === id)!
  const emailed = () => own.database.query<{ email_key: string }>('select email_key from mail_outbox')
  const invite = (wave: Wave['name'], limit: Wave['limit'], yes: string, act = open()) =>
    act('invite', { input: { area: 'LS6', limit, wave, once: true }, answers: { yes } })

  return {
    own,
    open,
    start,
    keep,
    size,
    read,
    stepOf,
    emailed,
    invite,
  }
}
