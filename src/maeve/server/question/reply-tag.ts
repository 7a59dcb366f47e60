import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import type { Database } from '#src/db/database.ts'
import { rememberedSecret } from '#src/db/shared-secret.ts'
import type { Message } from '#src/maeve/conversation.ts'

const NAME = 'maeve-reply-key'

export type ReplyTags = ReturnType<typeof createReplyTags>

/**
 * Marks replies with a key that all servers on one database share or, while the database is away, with this server's
 * key.
 */
export function createReplyTags(database: Database) {
  const own = randomBytes(32)
  const shared = rememberedSecret(database, NAME, own)
  const key = () => shared().catch(() => own)

  const mark = (secret: Buffer, question: string, reply: string) =>
    createHmac('sha256', secret)
      .update(JSON.stringify([question, reply]))
      .digest('base64url')

  return {
    /** Returns the mark of a reply, which is only valid for this reply to this question. */
    sign: async (question: string, reply: string) => mark(await key(), question, reply),

    /** Returns the conversation, keeping only replies that a server on this database gave. */
    async keepOurs(messages: readonly Message[]): Promise<Message[]> {
      const secret = await key()
      return messages.filter(({ role, content, tag }, at) => {
        if (role === 'user') return true
        const question = messages[at - 1]
        return question?.role === 'user' && same(tag, mark(secret, question.content, content))
      })
    },
  }
}

function same(given: string | undefined, right: string): boolean {
  const [a, b] = [Buffer.from(given ?? ''), Buffer.from(right)]
  return a.length === b.length && timingSafeEqual(a, b)
}
