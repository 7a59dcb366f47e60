import { Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import type { Database } from '#src/db/database.ts'
import { createKeeper } from '#src/founder/action.ts'
import type { ActionName, Call, Reply } from '#src/founder/desk/action-calls.ts'
import { createCallRunner } from '#src/founder/desk/server/run-call.ts'
import { createPreviews } from '#src/founder/previews.ts'

/** Settings needed for sending emails, besides the mail server. */
const SENDER = {
  PUBLIC_URL: 'https://kerbside.test',
  OPERATOR_NAME: 'Kerbside Ltd',
  OPERATOR_CONTACT: 'hello@kerbside.test',
  MAIL_PER_DAY: '10',
}

/** Opens a desk on a list, which can be called as its page would call it. For tests and benches. */
export function openTestDesk(database: Database, environment: NodeJS.ProcessEnv = {}) {
  let changes = 0
  const kept = createKeeper()
  const run = createCallRunner({
    database,
    environment: { ...SENDER, ...environment },
    kept,
    closing: new AbortController().signal,
  })
  return {
    previews: kept(createPreviews),
    /** How many calls said that they changed something. */
    changes: () => changes,
    async act<Name extends ActionName>(name: Name, call: Call<Name>): Promise<Reply<Name>> {
      const reply = (await run(name, call as object)) as Reply<Name>
      if (reply.changed) changes += 1
      return reply
    },
    /** Returns the text of the file that an action offers. */
    async save<Name extends ActionName>(name: Name, call: Call<Name>): Promise<string> {
      const result = await run(name, { ...call, save: true })
      if (!('file' in result)) throw new Error(`${name} is no file`)
      return text(Readable.from(result.file.pieces))
    },
  }
}
