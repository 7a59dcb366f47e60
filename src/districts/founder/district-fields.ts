import * as v from 'valibot'
import { field } from '#src/founder/fields.ts'
import { Misuse } from '#src/founder/refusal.ts'
import { readPlaces } from '#src/waitlist/founder/places.ts'

/** The longest reason, in characters. */
export const LONGEST_REASON = 500

export const places = field(
  v.string(),
  { placeholder: 'LS6,LS7', positional: 'word', label: 'The districts' },
  'the districts, such as LS6,LS7',
)

/** Reads typed districts, and refuses areas. Throws Misuse. */
export function readDistrictNames(typed: string, field = 'places'): string[] {
  const { areas, districts } = readPlaces(typed, field)
  if (areas.length) throw new Misuse(`must name districts such as LS6, and ${areas[0]} is an area`, field)
  return districts
}
