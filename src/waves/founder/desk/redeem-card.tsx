import { useRef } from 'react'
import { Field } from '#src/founder/desk/browser/field.tsx'
import { Notice } from '#src/founder/desk/browser/notice.tsx'
import { typedValues } from '#src/founder/desk/browser/typed-values.ts'
import { useCall } from '#src/founder/desk/browser/use-call.ts'

/** Redeems a code for whoever brings it. */
export function RedeemCard({ onRedeemed }: { onRedeemed: () => void }) {
  const { run, told, busy, fault } = useCall('redeem')
  const form = useRef<HTMLFormElement>(null)
  return (
    <section className="card redeem" aria-labelledby="redeem">
      <h2 id="redeem">Redeem a code</h2>
      <form
        ref={form}
        onSubmit={async event => {
          const { code } = typedValues<'code'>(event)
          if (busy || !(await run({ code }))) return
          form.current?.reset()
          onRedeemed()
        }}
      >
        <Field label="Code" name="code" autoCapitalize="characters" hint="Such as 7K3M-0QXA-9TBV" />
        <button type="submit" className="plain" aria-busy={busy}>
          Redeem it
        </button>
      </form>
      <Notice said={told?.now ? told.says : undefined} fault={told && !told.now ? told.says : fault} />
      {told && told.gives.length > 0 && (
        <ul className="bullets">
          {told.gives.map(line => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      )}
    </section>
  )
}
