import { hash } from 'node:crypto'
import type { Queryable } from '#src/db/database.ts'
import { lookUp } from '#src/db/rows.ts'
import { DAY_MS } from '#src/time/durations.ts'
import type { cleanJpeg } from './clean-jpeg.ts'

/** How long to keep a picture that no letter or draft shows, in days. */
const UNUSED_DAYS = 30

/** Keeps a picture and returns its name. The same picture always has the same name. */
export async function keepPicture(
  { query }: Queryable,
  { jpeg, width, height }: ReturnType<typeof cleanJpeg>,
  now: number,
): Promise<string> {
  const name = `${hash('sha256', jpeg).slice(0, 16)}-${width}x${height}`
  await query(
    `insert into letter_picture (name, jpeg, used_at) values ($1, $2, $3)
      on conflict (name) do update set used_at = excluded.used_at`,
    [name, jpeg.toString('base64'), now],
  )
  return name
}

/** Returns the pictures with these names, in base64, leaving out deleted ones. */
export async function readPictures(session: Queryable, names: readonly string[]) {
  const rows = await lookUp<{ name: string; jpeg: string }>(session, 'letter_picture', 'name', names)
  return new Map(rows.map(({ name, jpeg }) => [name, jpeg]))
}

/** Deletes pictures that no letter or draft has shown for 30 days. */
export async function forgetPictures({ query }: Queryable, { now }: { now: number }): Promise<void> {
  const shows = (words: string) => `${words} like '%' || letter_picture.name || '%'`
  await query(
    `update letter_picture set used_at = $1 where exists (select 1 from letter where ${shows('body')} or ${shows('earlier')})
      or exists (select 1 from draft where ${shows('fields')})`,
    [now],
  )
  await query('delete from letter_picture where used_at < $1', [now - UNUSED_DAYS * DAY_MS])
}
