import { type RefObject, useRef, useState } from 'react'
import { count, number } from '#src/content/in-words.ts'
import { letterDesk } from '#src/content/letters.ts'
import type { DataOf } from '#src/founder/desk/action-calls.ts'
import { useAction } from '#src/founder/desk/browser/calls/use-action.ts'
import { useBegun } from '#src/founder/desk/browser/calls/use-draft.ts'
import { useView, WATCHED_MS } from '#src/founder/desk/browser/calls/use-view.ts'
import { ActionForm } from '#src/founder/desk/browser/fields/action-form.tsx'
import { Field } from '#src/founder/desk/browser/fields/field.tsx'
import { PlainButton } from '#src/founder/desk/browser/fields/plain-button.tsx'
import { Bullets } from '#src/founder/desk/browser/shown/bullets.tsx'
import { Card } from '#src/founder/desk/browser/shown/card.tsx'
import { StatusLine } from '#src/founder/desk/browser/shown/status-line.tsx'
import { usePlace } from '#src/founder/desk/browser/use-place.ts'
import type { TypedLetter } from '#src/letters/text/letter-file.ts'
import { AgainField } from './send-card.tsx'

/** How many finished letters to show at once. */
const SHOWN = 3

export type SentLetter = DataOf<'letter status'>[number]

/** Lists every letter with its live progress; stopping one takes one press. */
export function SentLetters({ heading }: { heading: RefObject<HTMLHeadingElement | null> }) {
  const { data: letters, fault } = useView('letter status', {}, WATCHED_MS)
  const hasBegun = useBegun()?.includes('letter') ?? true
  const isOver = ({ letter }: SentLetter) => letter.state === 'done' || letter.put_away_at !== null
  const atWork = letters?.filter(one => !isOver(one)) ?? []
  const over = letters?.filter(isOver) ?? []
  const shown = over.filter(({ letter }) => letter.put_away_at === null).slice(0, SHOWN)
  const earlier = over.filter(one => !shown.includes(one))
  const listed = (some: SentLetter[]) => (
    <ul className="letters">
      {some.map(sent => (
        <Letter
          key={sent.letter.name}
          sent={sent}
          hasBegun={hasBegun}
          onMoved={() => heading.current?.focus()}
        />
      ))}
    </ul>
  )
  return (
    <Card id="letters" title="Letters" heading={heading}>
      <StatusLine said={letters || fault ? undefined : 'Counting…'} fault={fault} />
      {letters?.length === 0 && <p>No letter has been sent yet.</p>}
      {listed([...atWork, ...shown])}
      {earlier.length > 0 && (
        <details>
          <summary>{count(earlier.length, 'earlier letter')}</summary>
          {listed(earlier)}
        </details>
      )}
    </Card>
  )
}

type LetterProps = { sent: SentLetter; hasBegun: boolean; onMoved: () => void }

/** `onMoved`: called once the letter has moved to another part of the list. */
function Letter({ sent, hasBegun, onMoved }: LetterProps) {
  const { letter, doing, tally, left, numbers } = sent
  const { name, subject, state, audience, recipients } = letter
  const stop = useAction('letter stop')
  const heading = useRef<HTMLHeadingElement>(null)
  const publish = useAction('letter publish')
  const bringBack = useAction('letter bring-back')
  const putAway = useAction('letter put-away', ({ words }) => ({
    words,
    undo: () => bringBack.run({ id: name }),
  }))
  const [, , go] = usePlace()
  return (
    <li className={state}>
      <h3 ref={heading} tabIndex={-1}>
        {subject}
      </h3>
      <p>
        <strong>{doing}</strong>
      </p>
      <progress aria-label={`${subject}: sent`} value={tally.sent} max={Math.max(1, recipients)} />
      <p>
        {number(tally.sent)} of {number(recipients)} sent
      </p>
      <p className="hint">To {audience.startsWith('everyone') ? audience : `people ${audience}`}</p>
      <Bullets lines={numbers.slice(2).map(({ n, what }) => `${number(n)} ${what}`)} />
      {(state === 'going' || state === 'preparing') && (
        <>
          <PlainButton
            className="alarming stop"
            busy={stop.busy}
            onClick={async () => {
              // The button disappears once it is pressed.
              if (await stop.run({ id: name })) heading.current?.focus()
            }}
            about={subject}
          >
            Stop it
          </PlainButton>
          <p className="hint">{state === 'preparing' ? letterDesk.stopsPreparing : letterDesk.stops(left)}</p>
        </>
      )}
      {(state === 'stopped' || (state === 'done' && left > 0)) &&
        (recipients > 0 ? (
          <>
            {state === 'stopped' && (
              <PlainButton onClick={() => go(`letter-${name}`)} about={subject}>
                Change its words
              </PlainButton>
            )}
            <GoOn sent={sent} onGone={() => heading.current?.focus()} />
          </>
        ) : (
          <p className="hint">It was stopped during preparation: send it under another name.</p>
        ))}
      {state === 'stopped' && (
        <PlainButton
          busy={putAway.busy || bringBack.busy}
          onClick={async () => {
            if (await (letter.put_away_at === null ? putAway : bringBack).run({ id: name })) onMoved()
          }}
          about={subject}
        >
          {letter.put_away_at === null ? 'Put it away' : 'Bring it back'}
        </PlainButton>
      )}
      {state === 'done' && letter.published_at === null && (
        <PlainButton
          busy={publish.busy}
          onClick={async () => {
            if (await publish.run({ id: name })) heading.current?.focus()
          }}
          about={subject}
        >
          Let search engines find it
        </PlainButton>
      )}
      <WriteAlike letter={letter} hasBegun={hasBegun} />
      <StatusLine fault={stop.fault ?? publish.fault ?? putAway.fault ?? bringBack.fault} />
    </li>
  )
}

function GoOn({ sent: { letter, left, days }, onGone }: { sent: SentLetter; onGone: () => void }) {
  return (
    <details>
      <summary>Resume it</summary>
      <ActionForm
        action="letter resume"
        given={{ id: letter.name }}
        button={`Resume it for ${count(left, 'person', 'people')}`}
        isAside
        onDone={onGone}
      >
        <p>{letterDesk.resumes(left)}</p>
        {days && <p>{days}</p>}
        <Field label={`Type ${left} to resume it`} name="yes" inputMode="numeric" />
        <AgainField />
      </ActionForm>
    </details>
  )
}

type Props = { letter: TypedLetter; hasBegun: boolean }

/** Begins a letter with the words of another. Asks first if that would replace an unfinished one. */
function WriteAlike({ letter: { subject, preview, purpose, body }, hasBegun }: Props) {
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
