import { CONVERSATION_LIMITS } from '#src/maeve/conversation.ts'
import type { Conversation, Turn } from './turn.ts'

const KEY = 'maeve'

/** Returns the conversation that this tab kept. A question without a reply when the page was left waits for a retry. */
export function readSaved(): Pick<Conversation, 'turns' | 'choice'> {
  try {
    const { turns, choice } = JSON.parse(sessionStorage.getItem(KEY) ?? '') as Conversation
    return {
      choice,
      turns: turns.map((turn, i): Turn => {
        const unanswered = turn.role === 'user' && i === turns.length - 1
        return { ...turn, id: i, ...(unanswered && { ended: 'failed' }) }
      }),
    }
  } catch {
    return { turns: [], choice: null }
  }
}

/**
 * Keeps the latest messages of a conversation for this tab, if the browser can store anything; never a conversation in
 * which somebody was in danger.
 */
export function save({ turns, choice }: Conversation): void {
  try {
    if (turns.length === 0 || turns.some(({ grave }) => grave)) sessionStorage.removeItem(KEY)
    else
      sessionStorage.setItem(
        KEY,
        JSON.stringify({ turns: turns.slice(-CONVERSATION_LIMITS.messages), choice }),
      )
  } catch {}
}
