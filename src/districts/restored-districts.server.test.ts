import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { takeBackup } from '#src/backups/take-backup.ts'
import { vanWords } from '#src/content/first-van.ts'
import type { Database } from '#src/db/database.ts'
import { keepAnswers } from '#src/questions/founder/shown-answers.ts'
import { DAY_MS } from '#src/time/durations.ts'
import { createWhere } from '#src/waitlist/server/figures/where.ts'
import { waveInWeek } from '#src/waves/founder/wave-in-week.ts'
import { openTestDesk } from '#test/support/desk-call.ts'
import { confirmIn } from '#test/support/list/confirm-in.ts'
import { runCommandWith } from '#test/support/run-command.ts'
import { ENGINES } from '#test/support/test-database.ts'
import { withTestDatabase } from '#test/support/with-test-database.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'kerbside-districts-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

/** What every view shows about LS6: its number, its answers, its round and its opening week. */
async function shownOf(database: Database) {
  const { act } = openTestDesk(database, { MAIL_DIR: folder })
  const [district] = (await act('district list', { input: {} })).data
  const [price] = (await act('questions', { input: {} })).data
  const van = { visits: '8', days: '5', cost: '220', price: '40' }
  const [round] = (await act('first van', { input: van })).data.rounds
  const [week] = (await act('week list', { input: {} })).data.weeks
  const people = [
    (await createWhere(database).confirmedIn('LS6'))?.confirmed,
    ...[district!.confirmed, round!.people, week!.now.people],
  ]
  const asked = price!.groups.map(({ place, n, answers }) => [place, n, ...answers.map(({ n }) => n)])
  const { of, yes } = round!.pays!
  return {
    people,
    asked,
    van: [vanWords.names(round!), yes.least, of],
    funnel: (await waveInWeek.read(database, week!)).rows.map(({ n }) => n),
  }
}

describe.each(ENGINES)('on %s', engine => {
  const own = withTestDatabase(engine)
  const same = withTestDatabase(engine, { migrated: false })
  const other = withTestDatabase(ENGINES.find(one => one !== engine) ?? engine, { migrated: false })

  test('an erased person is in no number, answer or funnel of their district, even after a restore', async () => {
    const { database } = own
    await confirmIn(database, 'LS6 2AB', 38)
    await database.query(
      `insert into choice (email_key, question, chosen, pence, notice, chosen_at)
        select email_key, 'price', case when joined_at <= 22 then 'yes' else 'no' end, 4000, 'price-1', 1 from waitlist`,
    )
    await keepAnswers(database, { now: Date.now() - DAY_MS })
    const { act } = openTestDesk(database, { MAIL_DIR: folder })
    const { name } = (await act('week start', { input: { district: 'LS6' } })).data
    const wave = { area: 'LS6', limit: 38, wave: name, once: true }
    await act('invite', { input: wave, answers: { yes: '38' } })
    await database.query(`update perk_code set redeemed_at = 1 where email_key like 'ls6-1%'`)
    const before = {
      people: [38, 38, 38, 38],
      asked: [['LS6', 38, 22, 16]],
      van: ['LS6', 22, 38],
      funnel: [38, 11],
    }
    expect(await shownOf(database)).toEqual(before)

    const { file } = await takeBackup(database, { folder, recipient: undefined, command: undefined })
    const run = (url: string, ...words: string[]) =>
      runCommandWith({ DATABASE_URL: url, BACKUP_DIR: folder }, ...words)
    for (const n of [10, 11, 30]) expect((await run(own.url, 'erase', `ls6-${n}@x.uk`, '--yes')).code).toBe(0)
    const after = {
      people: [35, 35, 35, 35],
      asked: [['LS6', 35, 20, 15]],
      van: ['LS6', 20, 35],
      funnel: [35, 9],
    }
    expect(await shownOf(database)).toEqual(after)
    for (const target of [same, other]) {
      expect((await run(target.url, 'restore', file)).code).toBe(0)
      expect(await shownOf(target.database)).toEqual(after)
    }
  })
})
