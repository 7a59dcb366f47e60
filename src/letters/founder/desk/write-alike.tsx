import { useState } from 'react'
import { PlainButton } from '#src/founder/desk/browser/plain-button.tsx'
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
      <PlainButton
        busy={busy}
        onClick={() => (hasBegun ? setAsks(!asks) : void begin())}
        {...(hasBegun && { 'aria-expanded': asks })}
        about={subject}
      >
        Write one like it
      </PlainButton>
      {asks && (
        <div className="consequences">
          <p>You have begun a letter. These words would replace it.</p>
          <PlainButton className="alarming" busy={busy} onClick={begin}>
            Replace what I have begun
          </PlainButton>
        </div>
      )}
      <StatusLine fault={fault} />
    </>
  )
}
