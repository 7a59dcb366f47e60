import { maevePanelWords } from '#src/content/maeve-panel.ts'
import type { Message } from '#src/maeve/conversation.ts'
import { createStore } from '#src/ui/store.ts'
import { dismissToast, showToast } from '#src/ui/toasts.ts'
import { ask } from './ask.ts'

export type Turn = Message & { id: number }

export type Conversation = {
  turns: readonly Turn[]
  /** A reply is awaited. */
  pending: boolean
  /** The choice that began the conversation, if one did. */
  choice: string | null
}

/** The conversation with Maeve; it outlives the panel, which may be closed and opened again. */
export const conversation = createStore<Conversation>({ turns: [], pending: false, choice: null })

const update = (change: Partial<Conversation>) => conversation.set({ ...conversation.get(), ...change })

function append(role: Message['role'], content: string) {
  const { turns } = conversation.get()
  update({ turns: [...turns, { id: turns.length, role, content }] })
}

/** Sends a message, unless it is blank or a reply is awaited; gives whether it was sent. */
export function send(text: string): boolean {
  const content = text.trim()
  if (!content || conversation.get().pending) return false
  append('user', content)
  void reply()
  return true
}

/** Sends one of the choices offered at the start, under its own label. */
export function choose(label: string): void {
  if (send(label)) update({ choice: label })
}

async function reply() {
  update({ pending: true })
  dismissToast()
  try {
    append('assistant', await ask(conversation.get().turns))
  } catch (error) {
    console.error('Maeve could not reply:', error)
    showToast({ variant: 'destructive', ...maevePanelWords.failure })
  } finally {
    update({ pending: false })
  }
}
