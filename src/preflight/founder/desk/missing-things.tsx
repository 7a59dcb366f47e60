import { useEffect, useState } from 'react'
import { count } from '#src/content/in-words.ts'
import { useAction } from '#src/founder/desk/browser/calls/use-action.ts'
import { useProgress } from '#src/founder/desk/browser/calls/use-progress.ts'
import { useView } from '#src/founder/desk/browser/calls/use-view.ts'
import { PlainButton } from '#src/founder/desk/browser/fields/plain-button.tsx'
import { StatusLine } from '#src/founder/desk/browser/shown/status-line.tsx'
import type { Finding } from '#src/founder/finding.ts'

/** Lists what is missing before the site goes live: what the founder must decide, and what a developer must do. */
export function MissingThings({ onKnown }: { onKnown: (about: string, isNothing: boolean) => void }) {
  // The other checks call the model and other services, so they run only when the button is pressed.
  const quick = useView('preflight', { quick: true })
  const pressed = useAction('preflight')
  const data = pressed.data ?? quick.data
  const busy = pressed.busy || !(data || quick.fault)
  const progress = useProgress('preflight', busy)
  const [copied, setCopied] = useState<string>()
  const red = data?.filter(({ state }) => state === 'not met')
  const isNothing = red?.length === 0
  useEffect(() => onKnown('preflight', isNothing), [onKnown, isNothing])
  const mine = red?.filter(({ decide }) => decide !== undefined) ?? []
  const theirs = red?.filter(({ decide }) => decide === undefined) ?? []
  return (
    <>
      {red && red.length > 0 && (
        <details>
          <summary>
            <strong>{count(red.length, 'thing is', 'things are')} missing before the site goes live</strong>
          </summary>
          {mine.length > 0 && (
            <>
              <h3>You decide</h3>
              <ul className="findings">
                {mine.map(({ what, decide }) => (
                  <li key={what}>
                    <strong>{what}</strong> {decide}
                  </li>
                ))}
              </ul>
            </>
          )}
          <h3>For your developer</h3>
          <p>
            {theirs.length > 0
              ? `${count(theirs.length, 'technical thing')} to do, and your decisions to enter.`
              : 'Your decisions to enter.'}{' '}
            Send this to whoever set up the site.
          </p>
          <PlainButton
            onClick={() =>
              navigator.clipboard.writeText(forDeveloper(theirs, mine)).then(
                () => setCopied('Copied: paste it into an email.'),
                () => setCopied('Your browser refused to copy it.'),
              )
            }
          >
            Copy for my developer
          </PlainButton>
          <StatusLine said={copied} />
        </details>
      )}
      <StatusLine
        said={busy ? `Checking whether the site may go live… ${progress ?? ''}` : undefined}
        fault={pressed.fault ?? quick.fault}
      />
      <PlainButton disabled={busy} onClick={() => pressed.run({})}>
        Look at the site again
      </PlainButton>
    </>
  )
}

const forDeveloper = (now: readonly Finding[], decided: readonly Finding[]): string =>
  [
    'Missing before the site goes live:',
    ...now.map(({ what, says }) => `- ${what}: ${says}`),
    ...(decided.length ? ['', 'Once I have decided:'] : []),
    ...decided.map(({ what, says }) => `- ${what}: ${says}`),
  ].join('\n')
