import { useRef } from 'react'
import { Field } from '#src/founder/desk/browser/field.tsx'
import { StatusLine } from '#src/founder/desk/browser/status-line.tsx'
import { typedValues } from '#src/founder/desk/browser/typed-values.ts'
import { useAction } from '#src/founder/desk/browser/use-action.ts'

/** Redeems a code that somebody presents. */
export function RedeemCard() {
  const { run, data, words, busy, fault } = useAction('redeem', () => '')
  const [said, ...gives] = words?.split('\n') ?? []
  const form = useRef<HTMLFormElement>(null)
  return (
    <section className="card redeem" aria-labelledby="redeem">
      <h2 id="redeem">Redeem a code</h2>
      <form
        ref={form}
        onSubmit={async event => {
          const { code } = typedValues<'code'>(event)
          if (!busy && (await run({ code }))) form.current?.reset()
        }}
      >
        <Field label="Code" name="code" autoCapitalize="characters" hint="Such as 7K3M-0QXA-9TBV" />
        <button type="submit" className="plain" aria-busy={busy}>
          Redeem it
        </button>
      </form>
      <StatusLine {...(data?.redeemed_now ? { said } : { fault: said ?? fault })} />
      {gives.length > 0 && (
        <ul className="bullets">
          {gives.map(line => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      )}
    </section>
  )
}
