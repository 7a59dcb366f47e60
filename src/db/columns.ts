type Values = { text: string; bigint: number; 'text or null': string | null; 'bigint or null': number | null }

/** A table's columns and their types, on both engines. */
export type Columns = Readonly<Record<string, keyof Values>>

/** A row of a table that has these columns. */
export type RowOf<Kept extends Columns> = { -readonly [Name in keyof Kept]: Values[Kept[Name]] }

/** Returns the columns' names in order. */
export function namesOf<Kept extends Columns>(columns: Kept): (keyof Kept & string)[] {
  return Object.keys(columns)
}
