import type { Queryable } from '#src/db/database.ts'
import { periodOf } from '#src/time/period.ts'
import { ukDay } from '#src/time/uk-time.ts'
import { createSourceStore } from '../server/source-store.ts'
import { figuresBySource } from './by-source.ts'
import { posterCode } from './poster.ts'

/** The poster of an opening week, and what it has brought since the week began. */
export const posterInWeek = {
  id: 'poster',
  title: 'The poster',

  async read(session: Queryable, { district, chosen_at }: { district: string; chosen_at: number }) {
    const code = posterCode(district)
    const made = (await createSourceStore(session).list()).find(one => one.code === code)
    if (!made) return { at: null, rows: [] }
    const all = await figuresBySource(session, periodOf(ukDay(chosen_at), undefined))
    const { visit = 0, joined = 0 } = all.find(({ source }) => source === code)?.counts ?? {}
    const rows = [
      { name: 'Visits from the poster', n: visit },
      { name: 'Joined from the poster', n: joined },
    ]
    return { at: null, rows }
  },
}
