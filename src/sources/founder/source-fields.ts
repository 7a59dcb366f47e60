import * as v from 'valibot'
import { field } from '#src/founder/fields.ts'
import { Refusal } from '#src/founder/refusal.ts'
import { visible } from '#src/founder/visible.ts'
import { readCode } from '#src/sources/source.ts'

/** The longest name of a source, in characters. */
const NAME_MAX = 80

/** The code of a source, in any letter case. */
export const code = field(
  v.pipe(
    v.string(),
    v.trim(),
    v.check(
      typed => readCode(typed) !== undefined,
      ({ input }) =>
        `must have letters, digits and single hyphens, such as leaflet-leeds, and at most 40 characters: “${visible(input)}” will not do`,
    ),
    v.transform(typed => readCode(typed)!),
  ),
  { placeholder: 'CODE', positional: 'word', label: 'The code' },
)

/** What the founder calls a source. */
export const name = field(
  v.pipe(
    v.string(),
    v.trim(),
    v.check(
      text => text.length >= 1 && text.length <= NAME_MAX && text === visible(text),
      `must be one line of at most ${NAME_MAX} characters, such as Leaflet, Headingley, March`,
    ),
  ),
  { placeholder: 'NAME', positional: 'words', label: 'The name' },
)

export const missingSource = (code: string) =>
  new Refusal(`there is no source ${code}: source list shows them`)
