import type { FastifyBaseLogger } from 'fastify'
import type { Database } from '#src/db/database.ts'
import { runNight, takeNight } from '#src/waitlist/server/nightly/nightly.ts'

/** How soon after the start, and how often from then on, it is looked whether the day's task is done, in milliseconds. */
const FIRST_MS = 60_000
const LOOK_MS = 10 * 60_000
/** From this hour (UTC) on: few visitors are about. */
const HOUR = 3

type Parts = { database: Database; logger: FastifyBaseLogger; mail: boolean }

/** Runs the nightly task once a day, on one server of those that share a database. Gives the function that stops it. */
export function scheduleNights({ database, logger, mail }: Parts): () => void {
  let timer = setTimeout(look, FIRST_MS).unref()
  let stopped = false

  async function look() {
    const now = Date.now()
    try {
      if (new Date(now).getUTCHours() >= HOUR && (await takeNight(database, now)))
        logger.info(await runNight(database, { mail, now }), 'the nightly task is done')
    } catch (error) {
      logger.error({ err: error }, 'the nightly task failed, and will be tried again')
    }
    if (!stopped) timer = setTimeout(look, LOOK_MS).unref()
  }

  return () => {
    stopped = true
    clearTimeout(timer)
  }
}
