import type { Database } from '#src/db/database.ts'
import { closeComplaint } from '#src/operator/complaints.ts'
import type { MailEnvironment } from '#src/operator/mail-environment.ts'
import { findings, type Outside } from '#src/preflight/preflight.ts'
import type { CallName, DeskCalls } from '../desk-calls.ts'
import { createToday } from './today.ts'

/** What answers the page, by the name of the call. */
export type Calls = {
  [Name in CallName]: (says: DeskCalls[Name]['says']) => Promise<DeskCalls[Name]['told']>
}

export type DeskParts = { database: Database; environment: MailEnvironment; outside: Outside }

/** Every call: the same functions as the commands have, with the same refusals. */
export function createCalls({ database, environment, outside }: DeskParts): Calls {
  const today = createToday(database)
  const changing =
    <Says>(work: (says: Says) => Promise<unknown>) =>
    async (says: Says) => {
      await work(says)
      today.outdated()
      return null
    }

  return {
    today: today.look,
    preflight: () => findings({ database, ...environment }, outside),
    'close-complaint': changing(({ id }) => closeComplaint(database, String(id), Date.now())),
  }
}
