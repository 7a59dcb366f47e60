import { useState } from 'react'
import { StatusLine } from '#src/founder/desk/browser/status-line.tsx'
import { useAction } from '#src/founder/desk/browser/use-action.ts'
import { usePlace } from '#src/founder/desk/browser/use-place.ts'
import type { TypedLetter } from '#src/letters/text/letter-file.ts'

type Props = { letter: TypedLetter; hasBegun: boolean }

/** Begins a letter with the words of another; asks first if one is already begun. */
export function WriteAlike({ letter: { subject, preview, purpose, body }, hasBegun }: Props) {
  const { run, busy, fault } = useAction('draft save')
  const [asks, setAsks] = useState(false)
  const [, , go] = usePlace()
  const begin = async () => {
    const fields = JSON.stringify({ subject, preview, purpose, body })
    if (await run({ name: 'letter', fields })) go('letter')
  }
  return (
    <>
      <button
        type="button"
        className="plain"
        aria-busy={busy}
        onClick={() => (hasBegun ? setAsks(!asks) : void begin())}
        {...(hasBegun && { 'aria-expanded': asks })}
      >
        Write one like it<span className="visually-hidden">: {subject}</span>
      </button>
      {asks && (
        <div className="consequences">
          <p>You have begun a letter. These words would replace it.</p>
          <button type="button" className="plain alarming" aria-busy={busy} onClick={begin}>
            Replace what I have begun
          </button>
        </div>
      )}
      <StatusLine fault={fault} />
    </>
  )
}
