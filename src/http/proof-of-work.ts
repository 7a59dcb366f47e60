import { type Challenge, createChallenge, type Payload, verifySolution } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2'
import { RateLimiterMemory } from 'rate-limiter-flexible'

/**
 * 256 tries on average, of at least 0.5 ms each: little for one visitor, hours of processor time for 100,000.
 */
const WORK = { algorithm: 'PBKDF2/SHA-256', cost: 2_000, keyPrefix: '00' } as const
/** How long a challenge stays valid, in milliseconds. */
const VALID_MS = 5 * 60_000

export type ProofOfWork = ReturnType<typeof createProofOfWork>

/**
 * Issues and verifies challenges. A process accepts each challenge once. Servers behind one address share a secret, so each
 * also accepts the others' challenges once. Both functions reject while `secret` does.
 */
export function createProofOfWork(secret: () => Promise<Buffer>, now: () => number = Date.now) {
  const once = new RateLimiterMemory({ points: 1, duration: VALID_MS / 1_000 })
  const hmacKey = async () => (await secret()).toString('hex')

  return {
    async challenge(): Promise<Challenge> {
      const expiresAt = new Date(now() + VALID_MS)
      return createChallenge({ ...WORK, deriveKey, expiresAt, hmacSignatureSecret: await hmacKey() })
    },

    /** Returns whether a text solves one of this site's challenges for the first time. */
    async accepts(text: string): Promise<boolean> {
      const hmacSignatureSecret = await hmacKey()
      try {
        const { challenge, solution } = JSON.parse(text) as Payload
        const { verified } = await verifySolution({ challenge, solution, deriveKey, hmacSignatureSecret })
        if (!verified) return false
        await once.consume(challenge.parameters.nonce)
        return true
      } catch {
        return false
      }
    },
  }
}
