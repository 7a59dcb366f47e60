import { useEffect } from 'react'
import { count } from '#src/content/in-words.ts'
import { StatusLine } from '#src/founder/desk/browser/status-line.tsx'
import { useAction } from '#src/founder/desk/browser/use-action.ts'

/** Lists what is missing before the site goes live. */
export function MissingThings({ onKnown }: { onKnown: (about: string, isNothing: boolean) => void }) {
  const { run, data, busy, fault } = useAction('preflight')
  // The rest costs a call to the model and to others: a press on the button makes it.
  useEffect(() => void run({ quick: true }), [run])
  const red = data?.filter(({ state }) => state === 'not met')
  const isNothing = red?.length === 0
  useEffect(() => onKnown('preflight', isNothing), [onKnown, isNothing])
  return (
    <>
      {red && red.length > 0 && (
        <details>
          <summary>
            <strong>{count(red.length, 'thing is', 'things are')} missing before the site goes live</strong>
          </summary>
          <ul className="findings">
            {red.map(({ what, says }) => (
              <li key={what}>
                <strong>{what}</strong> {says}
              </li>
            ))}
          </ul>
        </details>
      )}
      <StatusLine said={busy ? 'Checking whether the site may go live…' : undefined} fault={fault} />
      <button type="button" className="plain" disabled={busy} onClick={() => run({})}>
        Look at the site again
      </button>
    </>
  )
}
