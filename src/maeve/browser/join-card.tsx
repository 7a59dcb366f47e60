import { type FormEvent, useEffect, useRef, useState } from 'react'
import { maevePanelWords } from '#src/content/maeve-panel.ts'
import { waitlistWords } from '#src/content/waitlist.ts'
import type { JoinRequest } from '#src/maeve/conversation.ts'
import { dismissToast, showToast } from '#src/ui/toasts.ts'

/** Joins. Returns the words of what went wrong, or nothing. */
export type JoinFromChat = (request: JoinRequest) => Promise<{ title: string; text: string } | undefined>

type Props = {
  /** What the visitor asked to be put on the waitlist with; without it the card has fields for both. */
  request?: JoinRequest | undefined
  joined?: boolean | undefined
  join: JoinFromChat
  onJoined: (request: JoinRequest) => void
}

const words = waitlistWords.form

/** A card for joining; only its button does that. After a failure, the card stays as it was. */
export function JoinCard({ request, joined, join, onJoined }: Props) {
  const [busy, setBusy] = useState(false)
  const [fault, setFault] = useState<{ title: string; text: string }>()

  async function confirm(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (busy || joined) return
    const typed = new FormData(event.currentTarget)
    const wish = request ?? { email: String(typed.get('email')), postcode: String(typed.get('postcode')) }
    setBusy(true)
    setFault(undefined)
    dismissToast()
    const failed = await join(wish)
    setBusy(false)
    if (!failed) return onJoined(wish)
    setFault(failed)
    showToast({ variant: 'destructive', ...failed })
  }

  const label = joined ? waitlistWords.dialog.title : busy ? words.submitting : words.submit
  return (
    <form noValidate onSubmit={confirm}>
      <fieldset className="join-card" aria-label={maevePanelWords.joinCard}>
        {request ? (
          <dl>
            <dt>{words.labels.email}</dt>
            <dd>{request.email}</dd>
            <dt>{words.labels.postcode}</dt>
            <dd>{request.postcode}</dd>
          </dl>
        ) : (
          <Fields />
        )}
        <button type="submit" className="button" aria-disabled={busy || joined} aria-busy={busy}>
          <span>{label}</span>
        </button>
        {fault && (
          <p className="form-fault">
            <strong>{fault.title}</strong> <span>{fault.text}</span>
          </p>
        )}
        {!joined && <p className="form-note">{words.notice.text}</p>}
      </fieldset>
    </form>
  )
}

/** The visitor asked for them, so they have the focus. */
function Fields() {
  const first = useRef<HTMLInputElement>(null)
  useEffect(() => first.current?.focus(), [])
  return (
    <>
      <label className="field">
        <span>{words.labels.email}</span>
        <input
          ref={first}
          name="email"
          type="email"
          autoComplete="email"
          spellCheck={false}
          placeholder={words.placeholders.email}
        />
      </label>
      <label className="field">
        <span>{words.labels.postcode}</span>
        <input
          name="postcode"
          autoComplete="postal-code"
          autoCapitalize="characters"
          spellCheck={false}
          placeholder={words.placeholders.postcode}
        />
      </label>
    </>
  )
}
