import { expect, test } from 'vitest'
import { slug } from './slug.ts'

test.each([
  ['Leaflet, Headingley, March', 40, 'leaflet-headingley-march'],
  ['  Café “Où?” – the owner’s  ', 40, 'cafe-ou-the-owners'],
  ['We open in Leeds on 2 March', 16, 'we-open-in-leeds'],
  ['Llanfairpwllgwyngyll', 10, 'llanfairpw'],
  ['!?', 40, ''],
])('%s in at most %i characters', (text, longest, name) => expect(slug(text, longest)).toBe(name))
