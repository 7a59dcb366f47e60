import { readFileSync, writeFileSync } from 'node:fs'
import { migrate } from '#src/db/migrate.ts'
import type { Message } from '#src/maeve/conversation.ts'
import { createMaeve } from '#src/maeve/server/maeve.ts'
import { readConfig } from '#src/server/config.ts'
import { createTestDatabase } from '#test/support/test-database.ts'

/**
 * `npm run bench -- conversations FILE [OUT]`: holds each conversation in a JSON file, `[{id, turns: ["...", ...]}]`,
 * turn by turn with Maeve's own engine, and sends her signed replies back to her, as the panel does. Writes `[{id,
 * turns: [{asked, replied}]}]` to OUT, or prints it, with `buttons`, `card` and `grave` where she sends them. A turn
 * in FILE may also be an object with `say`.
 */
type Conversation = { id: string; turns: readonly (string | { say: string })[] }
type Turn = { asked: string; replied: string; buttons?: string[]; card?: string; grave?: true }

const [file, out] = process.argv.slice(2)
if (!file) throw new Error('npm run bench -- conversations FILE [OUT]')
const conversations: Conversation[] = JSON.parse(readFileSync(file, 'utf8'))

const stored = await createTestDatabase('sqlite')
const database = stored.open()
await migrate(database)
const maeve = createMaeve({ database, limits: readConfig({}).maeve.limits, log: console.error })
const held = []
try {
  for (const { id, turns } of conversations) held.push({ id, turns: await hold(turns) })
} finally {
  await maeve.close()
  await database.close()
  await stored.remove()
}
const written = `${JSON.stringify(held, null, 1)}\n`
if (out) writeFileSync(out, written)
else process.stdout.write(written)

async function hold(turns: Conversation['turns']): Promise<Turn[]> {
  const messages: Message[] = []
  const said: Turn[] = []
  for (const turn of turns) {
    const asked = typeof turn === 'string' ? turn : turn.say
    messages.push({ role: 'user', content: asked })
    const reply: Turn = { asked, replied: '' }
    const visit = { messages, address: '127.0.0.1', signal: new AbortController().signal }
    for await (const { event, data } of maeve.answer(visit)) {
      if (event === 'offers') reply.buttons = data.offers
      if (event === 'action') reply.card = data.name
      if (event !== 'done') continue
      reply.replied = data.message
      if (data.grave) reply.grave = true
      messages.push({ role: 'assistant', content: data.message, tag: data.tag })
    }
    said.push(reply)
  }
  return said
}
