import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import type { Database } from '#src/db/database.ts'
import type { Message } from '#src/maeve/conversation.ts'

const NAME = 'maeve-reply-key'

export type ReplyTags = {
  /** The mark of a reply to a visitor's question: it holds for these two texts together, and no others. */
  sign(question: string, reply: string): Promise<string>
  /** The conversation without the replies that this server, or another on its database, did not give. */
  keepOurs(messages: readonly Message[]): Promise<Message[]>
}

/** Marks with a key that all servers on one database share; while there is no database, with one of its own. */
export function createReplyTags(database: Database): ReplyTags {
  const own = randomBytes(32).toString('base64')
  let shared: string | undefined

  async function key(): Promise<string> {
    if (shared) return shared
    try {
      await database.query('insert into secret (name, value) values ($1, $2) on conflict do nothing', [
        NAME,
        own,
      ])
      const [row] = await database.query<{ value: string }>('select value from secret where name = $1', [
        NAME,
      ])
      shared = row?.value
    } catch {}
    return shared ?? own
  }

  const mark = (secret: string, question: string, reply: string) =>
    createHmac('sha256', secret)
      .update(JSON.stringify([question, reply]))
      .digest('base64url')

  return {
    sign: async (question, reply) => mark(await key(), question, reply),

    async keepOurs(messages) {
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
