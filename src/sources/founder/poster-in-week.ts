import type { Queryable } from '#src/db/database.ts'
import { readMailEnvironment } from '#src/founder/mail-environment.ts'
import { periodOf } from '#src/time/period.ts'
import { ukDay } from '#src/time/uk-time.ts'
import { figuresBySource } from './by-source.ts'
import { posterCode } from './poster.ts'
import { printedFault } from './source-commands.ts'

/** The poster of an opening week, and what it has brought since the week began. */
export const posterInWeek = {
  id: 'poster',
  title: 'The poster',

  async read(session: Queryable, { district, chosen_at }: { district: string; chosen_at: number }) {
    const all = await figuresBySource(session, periodOf(ukDay(chosen_at), undefined))
    const made = all.find(({ source }) => source === posterCode(district))
    const rows = made && [
      { name: 'Visits from the poster', n: made.counts.visit },
      { name: 'Joined from the poster', n: made.counts.joined },
    ]
    return { at: null, rows: rows ?? [] }
  },

  lacks(environment: NodeJS.ProcessEnv): string[] {
    const fault = printedFault(readMailEnvironment(environment))
    return fault ? [fault] : []
  },
}
