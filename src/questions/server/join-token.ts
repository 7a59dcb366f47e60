import { createHmac } from 'node:crypto'
import { ladder } from '#src/content/question.ts'
import type { Queryable } from '#src/db/database.ts'
import { rememberedSecret } from '#src/db/shared-secret.ts'
import { createSeal } from '#src/http/sealed-token.ts'
import { HOUR_MS } from '#src/time/durations.ts'
import type { Joined } from '#src/waitlist/server/join/join-follower.ts'

const PURPOSE = 'questions'
/** How long after a join its questions can be answered, in milliseconds. */
const LASTS_MS = HOUR_MS

export type JoinTokens = ReturnType<typeof createJoinTokens>

/**
 * Creates the tokens that let somebody answer after a join (docs/decisions/0020-questions.md), and draws the
 * figure of the ladder that a person is asked. Its functions reject while the database, which has the key,
 * cannot be reached.
 */
export function createJoinTokens(database: Queryable) {
  const secret = rememberedSecret(database, 'question-key')
  let known: ReturnType<typeof createSeal> | undefined
  const seal = async () => {
    known ??= createSeal(await secret())
    return known
  }

  return {
    /** Returns a token, which is as long for a known address as for a new one. */
    token: async ({ email_key, joined_at, isNew }: Joined): Promise<string> =>
      (await seal()).seal(PURPOSE, JSON.stringify([email_key, joined_at, Number(isNew)])),

    /** Returns the join that a token is for; undefined if it is forged or too old. */
    async read(token: string): Promise<Joined | undefined> {
      const text = (await seal()).open(PURPOSE, token)
      if (text === undefined) return undefined
      const [email_key, joined_at, isNew] = JSON.parse(text) as [string, number, 0 | 1]
      return Date.now() > joined_at + LASTS_MS ? undefined : { email_key, joined_at, isNew: isNew === 1 }
    },

    /** Returns the figure that this address is asked about, in pence; undefined if nobody is asked about a price. */
    async rung(email_key: string): Promise<number | undefined> {
      if (!ladder.pence.length) return undefined
      return drawRung(ladder.pence, await secret(), email_key)
    },
  }
}

/** Draws a figure for an address; each is equally likely. */
export function drawRung(pence: readonly number[], secret: Buffer, email_key: string): number {
  const drawn = createHmac('sha256', secret).update(`rung ${email_key}`).digest().readUInt32BE()
  return pence[drawn % pence.length]!
}
