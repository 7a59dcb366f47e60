import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { calendarFile } from './calendar-file.ts'

/** Debian's calendar program (apt-get install khal); skipped if it is not installed. */
const isMissing = spawnSync('khal', ['--version']).error !== undefined

test.skipIf(isMissing)('khal shows each date as a whole day with alarms, once if imported twice', () => {
  const folder = mkdtempSync(join(tmpdir(), 'kerbside-khal-'))
  const title = `Wartung; “Straße”, C:\\ ${'déjà vu 🚗 '.repeat(20)}`.trim()
  const dates = [
    { kind: 'permit', title: 'The clocks change', day: '2027-03-28' },
    { kind: 'mot', title: 'MOT', day: '2027-06-15' },
    { kind: 'service', title, day: '2027-10-31' },
    { kind: 'insurance', title: 'Leap day', day: '2028-02-29' },
  ]
  writeFileSync(join(folder, 'dates.ics'), calendarFile(dates, 'kerbside.test', Date.UTC(2027, 0, 1)))
  mkdirSync(join(folder, 'car'))
  writeFileSync(
    join(folder, 'config'),
    `[calendars]\n[[car]]\npath = ${folder}/car\n[locale]\ndateformat = %Y-%m-%d\nlongdateformat = %Y-%m-%d
timeformat = %H:%M\ndatetimeformat = %Y-%m-%d %H:%M\nlongdatetimeformat = %Y-%m-%d %H:%M
local_timezone = Europe/London\ndefault_timezone = Europe/London\n[sqlite]\npath = ${folder}/khal.db\n`,
  )
  const khal = (...words: string[]) => {
    const env = { ...process.env, HOME: folder, LC_ALL: 'C.UTF-8', LANG: 'C.UTF-8' }
    const run = spawnSync('khal', ['-c', join(folder, 'config'), ...words], { env, encoding: 'utf8' })
    expect({ status: run.status, stderr: run.status ? run.stderr : '' }).toEqual({ status: 0, stderr: '' })
    return run.stdout
  }
  try {
    for (let i = 0; i < 2; i++) khal('import', '--batch', '-a', 'car', join(folder, 'dates.ics'))
    const format = '{start-date}|{end-date}|{title}|{alarm-symbol}'
    const shown = khal('list', '-o', '--day-format', '', '--format', format, '2027-01-01', '800d')
    const lines = shown.split('\n').filter(line => line.includes('|'))
    expect(lines.map(line => line.trim())).toEqual(
      dates.map(({ day, title }) => `${day}|${day}|${title} (car)| ⏰`),
    )
  } finally {
    rmSync(folder, { recursive: true })
  }
})
