import { useEffect, useRef, useState } from 'react'
import { questionsFor, questionWords as words } from '#src/content/question.ts'
import { latestJoin } from '#src/waitlist/browser/joined.ts'
import { questionRoutes } from '../question-routes.ts'

/** How long a response may take before it counts as failed, in milliseconds. */
const TIMEOUT_MS = 10_000

/** One question at a time for somebody who has just joined; each takes one tap or is skipped. */
export function Questions() {
  const { ask, pence } = (latestJoin.reply ?? {}) as { ask?: string; pence?: number }
  const [done, setDone] = useState(0)
  const [busy, setBusy] = useState(false)
  const [said, setSaid] = useState('')
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    // The button that had the focus is gone.
    if (done) heading.current?.focus({ preventScroll: true })
  }, [done])
  useEffect(() => {
    // The next question may be longer.
    if (done || said) heading.current?.parentElement?.scrollIntoView({ block: 'nearest' })
  }, [done, said])
  if (!ask) return null
  const question = questionsFor(pence)[done]

  function goOn() {
    setDone(done + 1)
    setSaid('')
  }

  async function choose(chosen: string) {
    if (busy) return
    setBusy(true)
    const reply = await fetch(questionRoutes.choose, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ ask, question: question!.id, chosen }),
      signal: AbortSignal.timeout(TIMEOUT_MS),
    }).catch(() => undefined)
    if (reply?.ok) goOn()
    else setSaid(words.failed)
    setBusy(false)
  }

  return (
    <div className="question">
      <h3 ref={heading} tabIndex={-1}>
        {question?.text ?? words.thanks}
      </h3>
      {question && (
        <>
          <p>{question.why}</p>
          <div className="asked" aria-busy={busy}>
            {Object.entries(question.choices).map(([chosen, text]) => (
              <button type="button" key={question.id + chosen} onClick={() => choose(chosen)}>
                {text}
              </button>
            ))}
          </div>
          <p>
            {words.free}{' '}
            <button type="button" className="skip-question" onClick={goOn}>
              {words.skip}
            </button>
          </p>
        </>
      )}
      <p role="status">{said}</p>
    </div>
  )
}
