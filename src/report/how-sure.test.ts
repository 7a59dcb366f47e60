import { DOMParser } from '@xmldom/xmldom'
import { expect, test } from 'vitest'
import { reportWords } from '#src/content/report.ts'
import { SMALLEST } from '#src/waitlist/server/figures/small-groups.ts'
import type { ReportData } from './report-data.ts'
import { reportPage } from './report-page.ts'

const { sure } = reportWords
const nothing = { groups: [], rest: 0 }
const DATA = {
  since: null,
  until: null,
  places: null,
  leavesOut: false,
  at: Date.parse('2026-05-28T20:00:00Z'),
  total: 200,
  spans: [],
  step: 'day',
  areas: nothing,
  districts: [],
  sources: [],
  confirmed: null,
  referred: null,
  unsubscribed: null,
  unpublished: nothing,
  unknown: nothing,
  waves: [],
} as ReportData

const sectionOf = (data: Partial<ReportData>) =>
  /<section id="sure".*?<\/section>/s.exec(reportPage({ ...DATA, ...data }))![0]

test('figures that are hidden are called hidden, not none', () => {
  for (const unsubscribed of [null, { yes: 9, no: 191 }]) {
    const hidden = sectionOf({ confirmed: null, unsubscribed })
    expect(hidden).toContain(sure.hidden)
    expect(hidden).not.toContain(sure.none)
  }
  const none = sectionOf({ confirmed: { yes: 0, no: 200 } })
  expect(none).toContain(sure.none)
  expect(none).not.toContain(sure.hidden)
  const shown = sectionOf({ confirmed: { yes: 190, no: 10 } })
  expect(shown).not.toMatch(new RegExp(`${sure.none}|${sure.hidden}`))
})

test('the table has a row for every bar in its chart', () => {
  const section = sectionOf({
    confirmed: { yes: 120, no: 80 },
    referred: { yes: 30, no: 90 },
    unsubscribed: { yes: 10, no: 190 },
  })
  const table = new DOMParser().parseFromString(/<table>.*<\/table>/s.exec(section)![0], 'text/xml')
  const rows = [...table.getElementsByTagName('tr')].map(row =>
    [...row.childNodes].map(({ textContent }) => textContent),
  )
  expect(rows.slice(1)).toEqual([
    [sure.unconfirmed, '80', '40%'],
    [sure.confirmed, '120', '60%'],
    [sure.referred, '30', '25%'],
    [sure.own, '90', '75%'],
    [sure.unsubscribed, '10', '5%'],
  ])
})

test('the number of areas says which areas it counts', () => {
  expect(reportWords.numbers.areas).toContain(`${SMALLEST} people or more`)
})
