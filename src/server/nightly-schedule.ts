import type { FastifyBaseLogger } from 'fastify'
import type { Database } from '#src/db/database.ts'
import { EVERY_NIGHT } from '#src/features/upkeep.ts'
import { MINUTE_MS } from '#src/time/durations.ts'
import { repeated } from '#src/time/repeated.ts'
import { runNight, takeNight } from '#src/waitlist/server/nightly/night.ts'

/** How soon after the start, and how often from then on, to check for today's run, in milliseconds. */
const FIRST_MS = MINUTE_MS
const LOOK_MS = 10 * MINUTE_MS
/** The first hour (UTC) to run in: few visitors are about. */
const HOUR = 3

type Parts = { database: Database; logger: FastifyBaseLogger; mail: boolean }

/** Runs the nightly task once a day, on one of the servers that share a database. Returns a function that stops it. */
export function scheduleNights({ database, logger, mail }: Parts): () => void {
  const looking = repeated(look, { firstMs: FIRST_MS, restMs: LOOK_MS })
  looking.start()
  return () => void looking.stop()

  async function look() {
    const now = Date.now()
    try {
      if (new Date(now).getUTCHours() >= HOUR && (await takeNight(database, now))) {
        const night = await runNight(database, { mail, now })
        const { held } = night
        if (held) logger.error({ held }, 'the nightly task deleted no unconfirmed entry: look at the clock')
        logger.info(night, 'the nightly task is done')
        for (const run of EVERY_NIGHT) await run(database, { now, mail })
      }
    } catch (error) {
      logger.error({ err: error }, 'the nightly task failed, and will be tried again')
    }
  }
}
