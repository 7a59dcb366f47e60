import { expect, test } from 'vitest'
import { isPostcodeDistrict } from '#src/content/postcode-districts.ts'
import { FURTHEST, knownDistricts, neighboursOf, pointOf } from './map.ts'
import { kmBetween } from './rounds.ts'

const neighbours = neighboursOf([...knownDistricts, 'SW1A', 'SW1V', 'ZE1', 'HS1'])
const areNeighbours = (a: string, b: string) => neighbours.get(a)?.includes(b) ?? false

test('every district on the list is in the UK, and the distances between two pairs of cities are right', () => {
  expect(knownDistricts.length).toBeGreaterThan(900)
  expect(knownDistricts.filter(code => !isPostcodeDistrict(code))).toEqual([])
  for (const code of knownDistricts) {
    const { x, y } = pointOf(code)!
    expect(Math.abs(x), code).toBeLessThan(420)
    expect(y, code).toBeGreaterThan(5_540)
    expect(y, code).toBeLessThan(6_400)
  }
  expect(kmBetween(pointOf('LS1')!, pointOf('M1')!)).toBeCloseTo(57.5, -0.5)
  expect(kmBetween(pointOf('BT1')!, pointOf('G1')!)).toBeCloseTo(176, -1)
})

test('neighbours are near, are on the same side of known water, and have each other as a neighbour', () => {
  for (const [code, near] of neighbours)
    for (const other of near) {
      expect(areNeighbours(other, code), `${code} ${other}`).toBe(true)
      expect(kmBetween(pointOf(code)!, pointOf(other)!)).toBeLessThan(FURTHEST)
    }
  for (const pair of ['LS6 LS7', 'LS7 LS8', 'LS28 BD3', 'WF3 LS10', 'M14 M15', 'SW1A SW1V', 'G51 G11'])
    expect(areNeighbours(...(pair.split(' ') as [string, string])), pair).toBe(true)
  for (const pair of ['LS6 LS8', 'LS6 M14', 'PO4 PO33', 'PO12 PO1', 'CH41 L3', 'NE33 NE30', 'E16 SE18'])
    expect(areNeighbours(...(pair.split(' ') as [string, string])), pair).toBe(false)
  for (const alone of ['ZE1', 'HS1']) expect(neighbours.has(alone)).toBe(false)
})
