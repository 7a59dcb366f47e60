import type { Database, Queryable, SqlValue } from '#src/db/database.ts'
import { option } from '#src/founder/fields.ts'
import { Misuse } from '#src/founder/refusal.ts'

/** Something that people may be chosen by: described once for the terminal, the desk and an assistant. */
export type FilterField<Name extends string = string> = {
  /** Its option in a terminal, and its field on the desk. */
  name: Name
  schema: ReturnType<typeof option>
  /** How the desk asks for it. `one`, `some`: how many choices can be picked. `first`: it is always shown. */
  desk: { kind: 'search' | 'text' | 'day' | 'one' | 'some'; label: string; hint?: string; first?: true }
  choices?(database: Queryable): Promise<readonly Choice[]>
  /** Set if it chooses people by their answers: it is then refused if it chooses fewer than five. */
  hidesFew?: true
  /** Reads what was typed. Throws Misuse. */
  read(typed: string, reading: Reading): Chosen | Promise<Chosen>
}

export type Choice = { value: string; words: string }

/** `place` adds a value and returns its placeholder; `note` says how something was understood. */
type Reading = {
  place(value: SqlValue): string
  list(): Promise<Database>
  note(line: string): void
}

/** SQL for the people who are chosen, and words for them, such as “in LS6”. */
type Chosen = { sql: string; words: string }

/** Something else that the search box can find people by. */
export type AlsoFound = {
  /** Its name, such as “wave”. */
  by: string
  /** Returns a query for the keys of the people that the typed text names, if it can name any. */
  keys(typed: string, reading: Reading): Promise<string | undefined>
}

/** A field for one or several fixed choices. `sql` gets their placeholders. */
export function someOf<Name extends string>(
  name: Name,
  { title, description }: { title: string; description: string },
  choices: Readonly<Record<string, string>>,
  { sql, words }: { sql(places: string, reading: Reading): string; words(chosen: string): string },
): FilterField<Name> {
  const values = Object.keys(choices)
  return {
    name,
    schema: option(values.slice(0, 2).join(','), `${description}: ${values.join(', ')}`, {
      label: `“${title}”`,
    }),
    desk: { kind: 'some', label: title },
    choices: async () => Object.entries(choices).map(([value, words]) => ({ value, words })),
    read(typed, reading) {
      const chosen = typed
        .toLowerCase()
        .split(',')
        .map(value => value.trim())
      if (!chosen.every(value => Object.hasOwn(choices, value)))
        throw new Misuse(`must be one or several of ${values.join(',')}`, name)
      return {
        sql: sql(chosen.map(reading.place).join(', '), reading),
        words: words(chosen.map(value => `“${choices[value]}”`).join(' or ')),
      }
    },
  }
}

/** A field for one of the choices that the list has. If what was typed is not one of them, lists them in a note. */
export function oneOf<Name extends string>(
  name: Name,
  schema: FilterField['schema'],
  title: string,
  choices: (database: Queryable) => Promise<readonly Choice[]>,
  { sql, words }: { sql(place: string): string; words(chosen: string): string },
): FilterField<Name> {
  return {
    name,
    schema,
    desk: { kind: 'one', label: title },
    choices,
    async read(typed, { place, list, note }) {
      const known = await choices(await list())
      const chosen = known.find(({ value }) => value === typed)
      if (!chosen)
        note(
          `There is no ${name} “${typed}”; there are: ${known.map(({ value }) => value).join(', ') || 'none'}`,
        )
      return { sql: sql(place(typed)), words: words(chosen?.words ?? typed) }
    },
  }
}
