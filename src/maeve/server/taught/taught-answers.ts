import { setTimeout as sleep } from 'node:timers/promises'
import type { Database } from '#src/db/database.ts'
import { launchSaid } from '#src/launch-said.ts'
import { readAnswers } from './answer-store.ts'
import { type TaughtAnswer, taughtAnswer } from './taught-knowledge.ts'

/** How old answers may get before they are read again for the next question, in milliseconds. */
const FRESH_MS = 4_000
/** How long a question waits for them, in milliseconds. After that she answers from those that she has. */
const PATIENCE_MS = 300

/** Reads the founder's answers when somebody asks: at once after a change, otherwise every few seconds at most. */
export function createTaughtAnswers(database: Database) {
  let answers: readonly TaughtAnswer[] = []
  let said = '[]'
  let launch = launchSaid()
  let readAt = Number.NEGATIVE_INFINITY
  let reading: Promise<void> | undefined
  const unfollow = database.onChange(() => {
    readAt = Number.NEGATIVE_INFINITY
  })

  async function read() {
    readAt = performance.now()
    const found = (await readAnswers(database)).map(stored => taughtAnswer(stored, Date.now()))
    const text = JSON.stringify(found)
    if (text !== said) [answers, said] = [found, text]
  }

  return {
    /**
     * Returns the founder's answers: the same list until one of them, or what is said about the launch, changes.
     * Never rejects.
     */
    async current() {
      if (performance.now() - readAt > FRESH_MS)
        // If the database is down, she keeps the answers that she has.
        reading ??= read()
          .catch(() => {})
          .finally(() => {
            reading = undefined
          })
      if (reading) await Promise.race([reading, sleep(PATIENCE_MS, undefined, { ref: false })])
      if (launch !== launchSaid()) {
        launch = launchSaid()
        answers = [...answers]
      }
      return answers
    },
    close: unfollow,
  }
}
