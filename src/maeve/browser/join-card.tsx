import { useState } from 'react'
import { maevePanelWords } from '#src/content/maeve-panel.ts'
import { waitlistWords } from '#src/content/waitlist.ts'
import type { JoinRequest } from '#src/maeve/conversation.ts'
import { dismissToast, showToast } from '#src/ui/toasts.ts'

/** Joins. Returns the words of what went wrong, or nothing. */
export type JoinFromChat = (request: JoinRequest) => Promise<{ title: string; text: string } | undefined>

type Props = { request: JoinRequest; joined: boolean; join: JoinFromChat; onJoined: () => void }

const words = waitlistWords.form

/** Shows what a visitor asked to be put on the waitlist with; only its button does it. A failure leaves it as it was. */
export function JoinCard({ request, joined, join, onJoined }: Props) {
  const [busy, setBusy] = useState(false)
  const [fault, setFault] = useState<{ title: string; text: string }>()

  async function confirm() {
    if (busy || joined) return
    setBusy(true)
    setFault(undefined)
    dismissToast()
    const failed = await join(request)
    setBusy(false)
    if (!failed) return onJoined()
    setFault(failed)
    showToast({ variant: 'destructive', ...failed })
  }

  const label = joined ? waitlistWords.dialog.title : busy ? words.submitting : words.submit
  return (
    <fieldset className="join-card" aria-label={maevePanelWords.joinCard}>
      <dl>
        <dt>{words.emailLabel}</dt>
        <dd>{request.email}</dd>
        <dt>{words.postcodeLabel}</dt>
        <dd>{request.postcode}</dd>
      </dl>
      <button
        type="button"
        className="button"
        aria-disabled={busy || joined}
        aria-busy={busy}
        onClick={confirm}
      >
        <span>{label}</span>
      </button>
      {fault && (
        <p className="form-fault">
          <strong>{fault.title}</strong> <span>{fault.text}</span>
        </p>
      )}
      {!joined && <p className="form-note">{words.notice.text}</p>}
    </fieldset>
  )
}
