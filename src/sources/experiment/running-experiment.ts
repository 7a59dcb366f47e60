import { setTimeout as sleep } from 'node:timers/promises'
import { createBatchedCounts } from '#src/db/batched-counts.ts'
import type { Database } from '#src/db/database.ts'
import { HOUR_MS } from '#src/time/durations.ts'
import { type Experiment, latestExperiment, type Step } from './experiment-store.ts'
import type { Shown } from './hero-words.ts'
import { endOf, hourAt, hourRead, type Version, versionOf } from './slots.ts'

/** How often the database is asked whether there is an experiment, in milliseconds. */
const READ_MS = 10_000
/** How long a start waits for the first answer, in milliseconds: without one the page has its own words. */
const PATIENCE_MS = 3_000
/** How long a count may be in memory only, in milliseconds. */
const FLUSH_MS = 1_000

type Parts = {
  database: Database
  /** Makes a version's page ready to be sent; done before its first hour. */
  prepare(shown: Shown): Promise<void>
  now?: () => number
}

/**
 * The experiment that is on, as a server shows and counts it. The clock says whose turn it is, to every server alike. A
 * visitor's page says which version they read, however late it is by then.
 */
export function createRunningExperiment({ database, prepare, now = () => Date.now() }: Parts) {
  let on: { experiment: Experiment; shown: Record<Version, Shown> } | undefined
  let timer: NodeJS.Timeout | undefined
  const counts = createBatchedCounts(database, {
    table: 'experiment_count',
    key: ['experiment', 'hour', 'step'],
    everyMs: FLUSH_MS,
  })

  async function follow(latest: Experiment | undefined) {
    // Whoever opened the page in the last hour may take one more to join.
    if (!latest || latest.stopped_at !== null || now() >= endOf(latest) + HOUR_MS) on = undefined
    else if (latest.name !== on?.experiment.name) {
      const shown = {
        a: { words: latest.versions.a, mark: `${latest.name}a` },
        b: { words: latest.versions.b, mark: `${latest.name}b` },
      }
      await Promise.all([prepare(shown.a), prepare(shown.b)])
      on = { experiment: latest, shown }
    }
  }

  function marked(mark: string | null) {
    const version = mark?.at(-1) as Version
    return on && mark === on.shown[version]?.mark ? { ...on, version } : undefined
  }

  return {
    async start() {
      const late = sleep(PATIENCE_MS, undefined, { ref: false })
      await follow(await Promise.race([latestExperiment(database).catch(() => undefined), late]))
      // A database that is away leaves what is known.
      timer = setInterval(
        () =>
          void latestExperiment(database)
            .then(follow)
            .catch(() => {}),
        READ_MS,
      ).unref()
    },

    /** The version whose turn it is; undefined where no experiment is on. */
    shown(): Shown | undefined {
      const version = on && versionOf(on.experiment, hourAt(on.experiment, now()))
      return version && on!.shown[version]
    },

    /** The version that a mark is of; undefined where it is of none that is on. */
    read(mark: string | null): Shown | undefined {
      const found = marked(mark)
      return found?.shown[found.version]
    },

    /** Counts a step for the version that was read. A mark that is of no version is nobody's. */
    count(step: Step, mark: string | null): void {
      const found = marked(mark)
      const hour = found && hourRead(found.experiment, found.version, now())
      if (hour !== undefined) counts.add({ experiment: found!.experiment.name, hour: String(hour), step })
    },

    /** Writes what is not written yet. */
    async close() {
      clearInterval(timer)
      await counts.close()
    },
  }
}
