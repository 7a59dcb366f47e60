import * as v from 'valibot'
import { field } from '#src/founder/fields.ts'
import { Misuse } from '#src/founder/refusal.ts'
import { readPlaces } from '#src/waitlist/founder/places.ts'

/** Why, in at most 500 characters; empty if nothing was typed. */
export const why = v.optional(
  field(
    v.pipe(v.string(), v.trim(), v.maxLength(500, 'must have at most 500 characters')),
    { placeholder: 'TEXT', label: 'The reason' },
    'why, which is kept',
  ),
  '',
)

/** Reads typed districts, and refuses areas. Throws Misuse. */
export function readDistrictNames(typed: string, field = 'places'): string[] {
  const { areas, districts } = readPlaces(typed, field)
  if (areas.length) throw new Misuse(`must name districts such as LS6, and ${areas[0]} is an area`, field)
  return districts
}
