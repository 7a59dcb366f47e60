import type { Database } from '#src/db/database.ts'
import type { ActionName, Call, Reply } from '#src/founder/desk/action-calls.ts'
import { createCallRunner } from '#src/founder/desk/server/run-call.ts'
import { createPreviews } from '#src/founder/previews.ts'

/** A desk on a list, as its page calls it. For tests and benches. */
export function openTestDesk(
  database: Database,
  environment: NodeJS.ProcessEnv = {},
  previews = createPreviews(),
) {
  const closing = new AbortController().signal
  const run = createCallRunner({ database, environment, previews, closing, changed: () => {} })
  return async <Name extends ActionName>(name: Name, call: Call<Name>): Promise<Reply<Name>> =>
    (await run(name, call as object)) as Reply<Name>
}
