import { useRef, useState } from 'react'
import { Bullets } from '#src/founder/desk/browser/bullets.tsx'
import { Card } from '#src/founder/desk/browser/card.tsx'
import { Field, typedValues } from '#src/founder/desk/browser/field.tsx'
import { PlainButton } from '#src/founder/desk/browser/plain-button.tsx'
import { StatusLine } from '#src/founder/desk/browser/status-line.tsx'
import { useAction } from '#src/founder/desk/browser/use-action.ts'

/** Redeems a code that somebody presents, after asking whether it is the right one. */
export function RedeemCard() {
  const undo = useAction('redeem undo')
  const [gives, setGives] = useState<string[]>([])
  const undone = (code: string) => {
    setGives([])
    return undo.run({ code })
  }
  const { run, data, words, busy, fault } = useAction('redeem', ({ data: { code, redeemed_now }, words }) =>
    redeemed_now ? { words: words.split('. ')[0]!, undo: () => undone(code) } : '',
  )
  const [asked, setAsked] = useState<string>()
  const form = useRef<HTMLFormElement>(null)
  return (
    <Card id="redeem" title="Redeem a code" className="redeem">
      <form
        ref={form}
        onSubmit={async event => {
          const { code } = typedValues<'code'>(event)
          if (code && asked !== code) return setAsked(code)
          const done = busy ? undefined : await run({ code })
          if (!done) return
          setGives(done.data.redeemed_now ? done.words.split('\n').slice(1) : [])
          setAsked(undefined)
          form.current?.reset()
        }}
      >
        <Field
          label="Code"
          name="code"
          autoCapitalize="characters"
          hint="Such as 7K3M-0QXA-9TBV"
          onChange={() => setAsked(undefined)}
        />
        <PlainButton type="submit" busy={busy}>
          {asked ? 'Yes, redeem it' : 'Redeem it'}
        </PlainButton>
      </form>
      <StatusLine
        said={asked && !busy ? `It counts once. Redeem ${asked} now?` : undefined}
        fault={undo.fault ?? fault ?? (data?.redeemed_now === false ? words : undefined)}
      />
      {gives.length > 0 && (
        <>
          <h3>It gives</h3>
          <Bullets lines={gives} />
        </>
      )}
    </Card>
  )
}
