import { maevePanelWords } from '#src/content/maeve-panel.ts'
import {
  type About,
  type ChatEvent,
  type ChatResponse,
  CONVERSATION_LIMITS,
  type JoinRequest,
  type Message,
  type Source,
  type Verdict,
} from '#src/maeve/conversation.ts'
import { createStore } from '#src/ui/store.ts'
import { dismissToast, showToast } from '#src/ui/toasts.ts'
import { ask } from './ask.ts'

/** A question or a reply. `ended` says why a question has no complete reply, or why a reply is incomplete. */
export type Turn = Message & {
  id: number
  ended?: 'failed' | 'stopped'
  sources?: readonly Source[]
  offers?: readonly string[]
  join?: JoinRequest & { joined?: boolean }
  /** A topic that is not published yet, and whether the visitor asked for an email about it. */
  tell?: { topic: string; told?: boolean }
  /** Set if the visitor may write to the team; `sent` once they have. */
  team?: { sent?: boolean }
  /** What “Was this right?” under it is about, and what the visitor answered. */
  about?: About | undefined
  verdict?: Verdict['verdict']
  /** Set if it answers somebody in danger: then none of the conversation is kept. */
  grave?: boolean
}

type Conversation = {
  turns: readonly Turn[]
  pending: boolean
  /** The choice that the visitor pressed last, if any. */
  choice: string | null
}

const KEY = 'maeve'

/** The conversation with Maeve. It is still there when the panel was closed and opened again, and after a reload. */
export const conversation = createStore<Conversation>({ pending: false, ...readSaved() })

let asking: AbortController | undefined

const update = (change: Partial<Conversation>) => conversation.set({ ...conversation.get(), ...change })

function append(turn: Message): number {
  const { turns } = conversation.get()
  const id = (turns.at(-1)?.id ?? -1) + 1
  update({ turns: [...turns, { ...turn, id }] })
  return id
}

function change(id: number, part: Partial<Turn>) {
  const { turns } = conversation.get()
  update({ turns: turns.map(turn => (turn.id === id ? { ...turn, ...part } : turn)) })
}

/** Sends a message, unless it is blank or a reply is pending; returns whether it was sent. */
export function send(text: string): boolean {
  const content = text.trim()
  if (!content || conversation.get().pending) return false
  append({ role: 'user', content })
  void reply()
  return true
}

/** Sends the label of one of the choices offered at the start. */
export function choose(label: string): void {
  if (send(label)) update({ choice: label })
}

export function retry(): void {
  const { turns, pending } = conversation.get()
  const last = turns.at(-1)
  if (pending || !last?.ended) return
  const { ended: _, ...asked } = last
  update({ turns: last.role === 'assistant' ? turns.slice(0, -1) : [...turns.slice(0, -1), asked] })
  void reply()
}

/** Stops the reply that is being written. The part that has arrived stays. */
export function stop(): void {
  asking?.abort()
}

export function clear(): void {
  asking?.abort()
  asking = undefined
  conversation.set({ turns: [], pending: false, choice: null })
  keep()
}

/** Records on a turn what the visitor did with its card, or their answer to “Was this right?”. */
export function mark(id: number, part: Partial<Turn>): void {
  change(id, part)
  keep()
}

/** How many of the visitor's latest turns a message to the team begins with. */
const SAID = 5

/**
 * Returns what a visitor said up to a reply, for the team, leaving out anything that was answered with help in
 * danger.
 */
export function saidBefore(id: number): string {
  const { turns } = conversation.get()
  const said = turns.filter(({ role }, at) => role === 'user' && turns[at]!.id < id && !turns[at + 1]?.grave)
  return said
    .slice(-SAID)
    .map(({ content }) => content)
    .join('\n')
    .slice(0, CONVERSATION_LIMITS.characters)
}

async function reply() {
  const mine = new AbortController()
  asking = mine
  const asked = conversation.get().turns
  update({ pending: true })
  keep()
  dismissToast()
  let id: number | undefined
  const take = (event: ChatEvent) => {
    if (event.event === 'error') throw new Error(`Maeve's reply broke off: ${event.data.code}`)
    id ??= append({ role: 'assistant', content: '' })
    if (event.event === 'delta') {
      const written = conversation.get().turns.find(turn => turn.id === id)?.content ?? ''
      change(id, { content: written + event.data.text })
    } else if (event.event === 'tell' || event.event === 'team') change(id, { [event.event]: event.data })
    else if (event.event === 'action') change(id, { join: event.data })
    else {
      const { message: _, ...rest } = event.data as Partial<ChatResponse>
      change(id, rest)
      if (asked.some(({ grave }) => grave)) change(id, { about: undefined })
    }
  }
  try {
    for await (const event of ask(asked, mine.signal)) {
      if (asking === mine) take(event)
    }
  } catch (error) {
    if (asking !== mine) return
    const stopped = mine.signal.aborted
    change(id ?? asked.at(-1)!.id, { ended: stopped ? 'stopped' : 'failed' })
    if (stopped) return
    console.error('Maeve could not reply:', error)
    showToast({ variant: 'destructive', ...maevePanelWords.failure })
  } finally {
    if (asking === mine) {
      update({ pending: false })
      keep()
    }
  }
}

/** Reads the conversation that this tab kept. A question that had no reply when the page was left can be retried. */
function readSaved(): Pick<Conversation, 'turns' | 'choice'> {
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

/** Keeps the latest messages for this tab, unless somebody was in danger. */
function keep(): void {
  const { turns, choice } = conversation.get()
  try {
    if (turns.length === 0 || turns.some(({ grave }) => grave)) sessionStorage.removeItem(KEY)
    else
      sessionStorage.setItem(
        KEY,
        JSON.stringify({ turns: turns.slice(-CONVERSATION_LIMITS.messages), choice }),
      )
  } catch {}
}
