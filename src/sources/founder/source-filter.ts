import { builtInSources } from '#src/content/built-in-sources.ts'
import { sourceWords } from '#src/content/sources.ts'
import { option } from '#src/founder/fields.ts'
import { oneOf } from '#src/waitlist/founder/filters/filter-field.ts'
import { createSourceStore } from '../server/source-store.ts'

/** Stands for people without a recorded source; no code can be spelt like this. */
const NONE = '-'

export const sourceFilter = oneOf(
  'source',
  option('CODE', `only people who came by this source; ${NONE} for those without one`, {
    label: 'The source',
  }),
  'Source',
  async database => [
    ...(await createSourceStore(database).list()).map(({ code, name }) => ({ value: code, words: name })),
    ...Object.entries(builtInSources).map(([value, words]) => ({ value, words })),
    { value: NONE, words: sourceWords.notRecorded },
  ],
  { sql: place => `coalesce(source, '${NONE}') = ${place}`, words: name => `who came by “${name}”` },
)
