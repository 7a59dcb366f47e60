import type { TroubleWords } from './content/news-parts.ts'
import { MINUTE_MS } from './time/durations.ts'

/** Something that a server needs and that fails until somebody puts it right. */
export type Trouble = {
  kind: string
  words: TroubleWords
  /** Notes why it is failing now, in words without a visitor's data; undefined if it works. */
  note(reason: string | undefined): void
  /** Returns how things stand; undefined until the first note. `since`: epoch milliseconds. */
  state(): 'well' | { reason: string; since: number } | undefined
}

export type Troubles = {
  /** Returns the trouble of this kind, the same one each time. */
  open(kind: string, words: TroubleWords): Trouble
  all(): Iterable<Trouble>
}

/** Trouble is over once nothing has failed for this long, in milliseconds. */
const CALM_MS = MINUTE_MS
/** How many different reasons are logged for the same trouble: the first is often only that the connection broke. */
const MOST_REASONS = 5

/** The troubles of one server. Each is logged when it begins, for a few further reasons, and when it is over. */
export function createTroubles(
  log: Record<'info' | 'error', (about: object, line: string) => void>,
  now = Date.now,
): Troubles {
  const troubles = new Map<string, Trouble>()

  function create(kind: string, words: TroubleWords): Trouble {
    let state: ReturnType<Trouble['state']>
    let failedAt = 0
    const reasons = new Set<string>()
    return {
      kind,
      words,
      state: () => state,
      note(reason) {
        const at = now()
        const failing = state && state !== 'well' ? state : undefined
        if (reason !== undefined) {
          failedAt = at
          if (!failing) reasons.clear()
          if (!reasons.has(reason) && reasons.size < MOST_REASONS)
            log.error({ trouble: kind, [failing ? 'also' : 'reason']: reason }, words.alert(reason).title)
          reasons.add(reason)
          state = { reason, since: failing?.since ?? at }
        } else if (!failing || Math.abs(at - failedAt) >= CALM_MS) {
          if (failing) log.info({ trouble: kind }, words.over.title)
          state = 'well'
        }
      },
    }
  }

  return {
    open(kind, words) {
      const trouble = troubles.get(kind) ?? create(kind, words)
      troubles.set(kind, trouble)
      return trouble
    },
    all: () => troubles.values(),
  }
}
