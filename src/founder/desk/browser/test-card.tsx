import { Field, typedValues } from './field.tsx'
import { PlainButton } from './plain-button.tsx'
import { StatusLine } from './status-line.tsx'

type Props = {
  /** Where it goes unless another address is typed; undefined until known. */
  to: string | undefined
  busy: boolean
  fault?: string | undefined
  onSend: (to: string) => void
}

/** Sends an email to one address, to be read in a real mail program. */
export function TestCard({ to, busy, fault, onSend }: Props) {
  return (
    <section className="card" aria-labelledby="test">
      <h2 id="test">Send it to yourself first</h2>
      <p>Read it on your phone, in the dark, with pictures off.</p>
      {to !== undefined && (
        <form
          onSubmit={event => {
            const typed = typedValues<'to'>(event)
            if (!busy) onSend(typed.to)
          }}
        >
          <Field label="Your email address" name="to" type="email" defaultValue={to} />
          <PlainButton type="submit" busy={busy}>
            Send the test
          </PlainButton>
        </form>
      )}
      <StatusLine said={busy ? 'Sending…' : undefined} fault={fault} takesFocus />
    </section>
  )
}
