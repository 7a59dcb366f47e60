import { type FormEvent, useState } from 'react'
import { pageWords } from '#src/content/page.ts'
import { teamWords as words } from '#src/content/team-card.ts'
import { CONVERSATION_LIMITS } from '#src/maeve/conversation.ts'
import { routes } from '#src/routes.ts'
import { dismissToast, showToast } from '#src/ui/toasts.ts'
import { RichText } from './rich-text.tsx'
import type { WriteFromChat } from './write-from-chat.ts'

type Props = {
  /** What the visitor has said so far. */
  said: string
  sent: boolean
  write: WriteFromChat
  onSent: () => void
  onHelp: () => void
}

/** Shows what would go to the team; only its button sends it. */
export function TeamCard({ said, sent, write, onSent, onHelp }: Props) {
  const [busy, setBusy] = useState(false)
  const [help, setHelp] = useState('')
  const [fault, setFault] = useState<{ title: string; text: string }>()

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (busy) return
    const log = event.currentTarget.closest<HTMLElement>('[role=log]')
    const typed = new FormData(event.currentTarget)
    setBusy(true)
    setFault(undefined)
    dismissToast()
    const text = String(typed.get('text'))
    const message = { email: String(typed.get('email')), text, sure: help !== '' }
    const found = text.trim() ? await write(routes.team, message) : words.empty
    setBusy(false)
    if ('help' in found && found.help) {
      setHelp(found.help)
      return onHelp()
    }
    if (!('title' in found) || !found.title || !found.text) {
      // The pressed button disappears.
      log?.focus()
      return onSent()
    }
    const failed = { title: found.title, text: found.text }
    setFault(failed)
    showToast({ variant: 'destructive', ...failed })
  }

  if (sent) return <p role="status">{words.done}</p>
  return (
    <form className="join-card" aria-label={words.card} noValidate onSubmit={submit}>
      <p>{words.lead}</p>
      <label className="field">
        <span>{words.text}</span>
        <textarea
          name="text"
          rows={4}
          defaultValue={said}
          maxLength={CONVERSATION_LIMITS.characters}
          required
        />
      </label>
      <label className="field">
        <span>{words.email}</span>
        <input name="email" type="email" autoComplete="email" spellCheck={false} required />
      </label>
      <div role="alert">{help && <RichText text={help} />}</div>
      <button type="submit" className="button" aria-disabled={busy} aria-busy={busy}>
        <span>{busy ? words.submitting : help ? words.sure : words.submit}</span>
      </button>
      {fault && (
        <p className="form-fault">
          <strong>{fault.title}</strong> <span>{fault.text}</span>
        </p>
      )}
      <p className="form-note">
        <span>{words.note}</span> <a href={routes.privacy}>{pageWords.privacy}</a>
      </p>
    </form>
  )
}
