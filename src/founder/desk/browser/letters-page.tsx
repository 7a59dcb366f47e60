import { useEffect, useRef } from 'react'
import { WAYS } from '#src/features/cards.ts'
import { useBegun } from './calls/use-draft.ts'
import { usePlace } from './use-place.ts'

/** Shows ways to write to people, what is going out and how to stop it, and what became of letters and waves. */
export function LettersPage() {
  const [, part, openPart] = usePlace()
  const [way, of] = part?.split(/-(.*)/s) ?? []
  const open = WAYS.find(({ id }) => id === way)
  const top = useRef<HTMLHeadingElement>(null)
  const before = useRef(open)
  useEffect(() => {
    if (!open && before.current) top.current?.focus()
    before.current = open
  }, [open])
  if (open) return <open.Write of={of} onBack={() => openPart()} />
  return (
    <>
      <Ways onOpen={openPart} />
      <div className="columns">
        {WAYS.map(({ words, Sent }) => (
          <div key={words}>
            <Sent heading={top} />
          </div>
        ))}
      </div>
    </>
  )
}

function Ways({ onOpen }: { onOpen: (id: string) => void }) {
  const begun = useBegun()
  return (
    <div className="two-ways">
      {WAYS.map(({ id, words, goOn }, i) => (
        <button
          key={id}
          type="button"
          className={i === 0 ? 'button' : 'button button-quiet'}
          onClick={() => onOpen(id)}
        >
          {begun?.includes(id) ? goOn : words}
        </button>
      ))}
    </div>
  )
}
