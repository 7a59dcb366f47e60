import { useEffect, useRef, useState } from 'react'
import { WAYS } from '#src/features-writing.ts'
import { StatusLine } from './status-line.tsx'
import { usePlace } from './use-place.ts'

/** What is going out and how to stop it, what happened to it, and the ways to write to people. */
export function LettersPage() {
  const [, part, openPart] = usePlace()
  const open = WAYS.find(({ id }) => id === part)
  const [said, setSaid] = useState<string>()
  const top = useRef<HTMLHeadingElement>(null)
  const before = useRef(open)
  useEffect(() => {
    if (!open && before.current) top.current?.focus()
    before.current = open
  }, [open])
  const go = (id?: string, what?: string) => {
    setSaid(what)
    openPart(id)
  }
  if (open) return <open.Write onBack={what => go(undefined, what)} />
  return (
    <>
      <StatusLine said={said} />
      <div className="two-ways">
        {WAYS.map((way, i) => (
          <button
            key={way.words}
            type="button"
            className={i === 0 ? 'button' : 'button button-quiet'}
            onClick={() => go(way.id)}
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
