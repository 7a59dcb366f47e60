import { expect, test } from 'vitest'
import { postcodeAreas } from './postcode-areas.ts'

test('there are 124 postcode areas, three of them outside the UK', () => {
  expect(postcodeAreas.size).toBe(124)
  const areas = [...postcodeAreas.values()]
  expect(areas.filter(({ uk }) => !uk)).toHaveLength(3)
  expect(areas.filter(({ area, town }) => !/^[A-Z]{1,2}$/.test(area) || town === '')).toEqual([])
  expect(postcodeAreas.get('LS')).toEqual({ area: 'LS', town: 'Leeds', nation: 'England', uk: true })
})
