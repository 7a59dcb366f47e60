import { useEffect, useRef } from 'react'
import { WAYS } from '#src/features/cards.ts'
import { usePlace } from './use-place.ts'

/** What is going out and how to stop it, what happened to it, and the ways to write to people. */
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
      <div className="two-ways">
        {WAYS.map((way, i) => (
          <button
            key={way.words}
            type="button"
            className={i === 0 ? 'button' : 'button button-quiet'}
            onClick={() => openPart(way.id)}
          >
            {way.words}
          </button>
        ))}
      </div>
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
