import { type FormEvent, type ReactNode, useId, useState } from 'react'
import { pageWords } from '#src/content/page.ts'
import { tellMeWords as words } from '#src/content/tell-me.ts'
import { waitlistWords } from '#src/content/waitlist.ts'
import { routes } from '#src/routes.ts'
import { dismissToast, showToast } from '#src/ui/toasts.ts'
import type { WriteFromChat } from './write-from-chat.ts'

type Props = { topic: string; told: boolean; beside: ReactNode; write: WriteFromChat; onTold: () => void }

const { labels, notice } = waitlistWords.form

/** Under an answer that something is not published: one button, then the joining card, or the email alone. */
export function TellCard({ topic, told, beside, write, onTold }: Props) {
  const [open, setOpen] = useState(false)
  const [member, setMember] = useState(false)
  const [busy, setBusy] = useState(false)
  const [fault, setFault] = useState<{ title: string; text: string }>()
  const id = useId()

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (busy) return
    const log = event.currentTarget.closest<HTMLElement>('[role=log]')
    const typed = new FormData(event.currentTarget)
    const postcode = member ? {} : { postcode: String(typed.get('postcode')) }
    setBusy(true)
    setFault(undefined)
    dismissToast()
    const { title, text } = await write(routes.tellMe, {
      topic,
      notice: words.notice.version,
      email: String(typed.get('email')),
      ...postcode,
    })
    setBusy(false)
    if (!title || !text) {
      // The pressed button disappears.
      log?.focus()
      return onTold()
    }
    setFault({ title, text })
    showToast({ variant: 'destructive', title, text })
  }

  if (told) return <p role="status">{words.done}</p>
  if (!open)
    return (
      <div className="choices">
        <button type="button" onClick={() => setOpen(true)}>
          {words.open}
        </button>
        {beside}
      </div>
    )
  return (
    <form className="join-card" aria-label={words.open} noValidate onSubmit={submit}>
      <label className="field">
        <span>{labels.email}</span>
        {/* The visitor has just asked for it. */}
        <input
          ref={focusOnce}
          name="email"
          type="email"
          autoComplete="email"
          spellCheck={false}
          required
          aria-describedby={id}
        />
      </label>
      {!member && (
        <label className="field">
          <span>{labels.postcode}</span>
          <input name="postcode" autoComplete="postal-code" spellCheck={false} required />
        </label>
      )}
      <label className="chat-check">
        <input type="checkbox" checked={member} onChange={({ target }) => setMember(target.checked)} />
        <span>{words.member}</span>
      </label>
      <button type="submit" className="button" aria-disabled={busy} aria-busy={busy}>
        <span>{busy ? words.submitting : words.submit}</span>
      </button>
      {fault && (
        <p className="form-fault">
          <strong>{fault.title}</strong> <span>{fault.text}</span>
        </p>
      )}
      <p className="form-note" id={id}>
        <span>{member ? '' : `${notice.text} `}</span>
        <span>{words.notice.text}</span> <a href={routes.privacy}>{pageWords.privacy}</a>
      </p>
    </form>
  )
}

/** Its form has replaced the pressed button. */
function focusOnce(field: HTMLInputElement | null) {
  field?.focus()
}
