import { useEffect, useRef, useState } from 'react'
import { wasRightWords as words } from '#src/content/was-right.ts'
import type { About, Verdict } from '#src/maeve/conversation.ts'
import { VERDICT } from '#src/routes.ts'

type Said = Verdict['verdict']
type Props = { about: About; said: Said | undefined; onSay: (said: Said) => void }

/** How long a visitor has to read before we ask, in milliseconds. Its space is kept free, so nothing moves then. */
const MOMENT_MS = 2_000
/** How long sending the answer may take, in milliseconds. */
const PATIENCE_MS = 8_000

export default function WasRight({ about, said, onSay }: Props) {
  const [read, setRead] = useState(false)
  /** Set at once, because two presses may come before the next render. */
  const pressed = useRef(false)
  useEffect(() => {
    const timer = setTimeout(() => setRead(true), MOMENT_MS)
    return () => clearTimeout(timer)
  }, [])
  if (!read && !said) return null

  function say(verdict: Said) {
    if (said || pressed.current) return
    pressed.current = true
    onSay(verdict)
    void send({ ...about, verdict })
  }

  return (
    <>
      <span role="status">{said ? words.thanks : words.question}</span>
      {(['yes', 'no'] as const)
        .filter(one => !said || one === said)
        .map(one => (
          <button
            key={one}
            type="button"
            aria-label={words.labels[one]}
            aria-pressed={one === said}
            aria-disabled={!!said}
            onClick={() => say(one)}
          >
            {said && '✓ '}
            {words[one]}
          </button>
        ))}
    </>
  )
}

/** The visitor is doing us a favour, so a failure is not shown. The answer is then lost. */
const send = (verdict: Verdict) =>
  fetch(VERDICT, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(verdict),
    signal: AbortSignal.timeout(PATIENCE_MS),
  }).catch(() => {})
