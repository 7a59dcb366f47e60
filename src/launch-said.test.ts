import { expect, test } from 'vitest'
import { createLaunchSaid } from './launch-said.ts'
import { readSubjects } from './maeve/knowledge/read-subjects.ts'

const given = { when: '2026', until: '2026-12-31' }
const badge = (time: string, { until } = given, came = '') =>
  createLaunchSaid({ when: '', until }, came)(Date.parse(time)).LAUNCH_BADGE

test('the date has passed at midnight in the UK, in winter and in summer', () => {
  expect(badge('2026-12-31T23:59:59.999Z')).toMatch(/^Launching .*\d/)
  expect(badge('2027-01-01T00:00Z')).toBe('Launching soon')
  const summer = { when: 'June', until: '2027-06-30' }
  expect(badge('2027-06-30T22:59Z', summer)).not.toBe('Launching soon')
  expect(badge('2027-06-30T23:00Z', summer)).toBe('Launching soon')
  // A day of 25 hours.
  const clocksChange = { when: 'October', until: '2027-10-31' }
  expect(badge('2027-10-31T23:59Z', clocksChange)).not.toBe('Launching soon')
  expect(badge('2027-11-01T00:00Z', clocksChange)).toBe('Launching soon')
})

test('from the day of the launch it is mentioned, whether that day is before or after the announced date', () => {
  for (const came of ['2026-12-01', '2027-03-01']) {
    const day = came === '2026-12-01' ? '1 December 2026' : '1 March 2027'
    expect(badge(`${came}T00:00Z`, given, came)).toBe(`Launched ${day}`)
    expect(badge(new Date(Date.parse(came) - 1).toISOString(), given, came)).not.toContain('Launched')
  }
})

test('an error names a day that does not exist, and the file that it is in', () =>
  expect(() => createLaunchSaid({ when: 'spring', until: '2027-02-28' }, '2027-02-30')).toThrow(
    /launch\.ts: 2027-02-30/,
  ))

test('Maeve mentions no launch date that has passed, and does not say “yet” after the launch', () => {
  const repliesIf = (came: string) => {
    const said = createLaunchSaid(given, came)(Date.parse('2027-02-01'))
    const subjects = readSubjects(undefined, said).filter(({ kind }) => kind !== 'motoring')
    return subjects.flatMap(({ text, facets }) => [
      text,
      ...facets.flatMap(({ reply, again = '' }) => [reply, again]),
    ])
  }
  const late = repliesIf('')
  expect(late.filter(text => /\b2026\b/.test(text))).toEqual([])
  expect(late.find(text => text.startsWith('We launch **soon**.'))).toContain(
    'the exact date isn’t published',
  )
  expect(late.filter(text => /(?:launch|launched|launches) in\b(?! a| major)/.test(text))).toEqual([])

  const come = repliesIf('2027-01-20')
  expect(come.filter(text => /\b2026\b|we launch (?:in|soon)/.test(text))).toEqual([])
  expect(come.filter(text => text === 'Kerbside launched on 20 January 2027.').length).toBeGreaterThan(10)
})
