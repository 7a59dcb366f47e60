import * as v from 'valibot'
import { doorHelp } from '#src/content/doors.ts'
import type { Queryable } from '#src/db/database.ts'
import { upsertRows } from '#src/db/rows.ts'
import { action } from '../action.ts'
import { field } from '../fields.ts'

/** The longest draft, in characters: far longer than an email may be. */
const LONGEST = 500_000

/** A draft's fields by name, as they were typed. */
export type Fields = Record<string, string>

/** Returns all drafts, the last saved first. */
export async function readDrafts({ query }: Queryable) {
  const rows = await query<{ name: string; fields: string; saved_at: number }>(
    'select name, fields, saved_at from draft order by saved_at desc, name',
  )
  return rows.map(({ fields, ...row }) => ({ ...row, fields: JSON.parse(fields) as Fields }))
}

export const drafts = action({
  summary: 'what you have begun to write on the desk and not sent',
  input: v.object({}),
  changes: 'nothing',
  showsPeople: true,

  run: async (_, { list }) => readDrafts(await list()),

  inWords: drafts =>
    drafts
      .map(({ name, fields }) => `${name}: ${Object.values(fields).filter(Boolean).join(' | ')}`)
      .join('\n') || 'You have not begun anything.',
})

export const saveDraft = action({
  summary: 'save a draft for the desk, or delete it',
  help: doorHelp.draftSave,
  input: v.object({
    name: field(
      v.pipe(
        v.string(),
        v.regex(
          /^[a-z]+( [a-z\d][a-z\d/ -]{0,120})?$/,
          'must be one or two words in lower case, such as letter',
        ),
      ),
      { placeholder: 'NAME', positional: 'word' },
    ),
    fields: v.optional(
      field(
        v.pipe(
          v.string(),
          v.maxLength(LONGEST, `must have at most ${LONGEST} characters`),
          v.parseJson({}, 'must be JSON'),
          v.record(v.string(), v.string('must have a text for each name'), 'must have a text for each name'),
        ),
        { placeholder: 'FIELDS', positional: 'word' },
      ),
    ),
  }),
  changes: 'drafts',
  showsPeople: false,

  async run({ name, fields }, { list }) {
    const database = await list()
    const saved_at = Date.now()
    await (fields
      ? upsertRows(database, 'draft', 'name', [{ name, fields: JSON.stringify(fields), saved_at }])
      : database.query('delete from draft where name = $1', [name]))
    return { name, saved_at: fields ? saved_at : null }
  },

  inWords: ({ name, saved_at }) => (saved_at === null ? `${name} is deleted.` : `${name} is saved.`),
})
