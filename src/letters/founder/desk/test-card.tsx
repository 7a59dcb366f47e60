import { Field } from '#src/founder/desk/browser/field.tsx'
import { StatusLine } from '#src/founder/desk/browser/status-line.tsx'
import { typedValues } from '#src/founder/desk/browser/typed-values.ts'
import { useAction } from '#src/founder/desk/browser/use-action.ts'
import type { TypedLetter } from '#src/letters/text/letter-file.ts'

/** Sends the letter to one address, to be read in a real mail program. */
export function TestCard({ letter, to }: { letter: TypedLetter; to: string | undefined }) {
  const { run, busy, fault } = useAction('letter test')
  return (
    <section className="card" aria-labelledby="test">
      <h2 id="test">Send it to yourself first</h2>
      <p>Read it on your phone, in the dark, with pictures off.</p>
      {to !== undefined && (
        <form
          onSubmit={event => {
            const { to } = typedValues<'to'>(event)
            if (!busy) void run({ letter, to })
          }}
        >
          <Field label="Your email address" name="to" type="email" defaultValue={to} />
          <button type="submit" className="plain" aria-busy={busy}>
            Send the test
          </button>
        </form>
      )}
      <StatusLine said={busy ? 'Sending…' : undefined} fault={fault} />
    </section>
  )
}
