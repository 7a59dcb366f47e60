import { useRef, useState } from 'react'
import { count, number } from '#src/content/in-words.ts'
import { waveDesk } from '#src/content/waves.ts'
import type { DataOf } from '#src/founder/desk/action-calls.ts'
import { saveFile } from '#src/founder/desk/browser/calls/desk-key.ts'
import { useAction } from '#src/founder/desk/browser/calls/use-action.ts'
import { useView } from '#src/founder/desk/browser/calls/use-view.ts'
import { ActionForm } from '#src/founder/desk/browser/fields/action-form.tsx'
import { Field, typedValues } from '#src/founder/desk/browser/fields/field.tsx'
import { PlainButton } from '#src/founder/desk/browser/fields/plain-button.tsx'
import { Bullets } from '#src/founder/desk/browser/shown/bullets.tsx'
import { Card } from '#src/founder/desk/browser/shown/card.tsx'
import { StatusLine } from '#src/founder/desk/browser/shown/status-line.tsx'
import { ukShort } from '#src/time/uk-time.ts'

type Wave = DataOf<'invite waves'>[number]

/** Redeems codes, and shows who was invited and who came, wave by wave. */
export function WavesCards() {
  const { data, ...waves } = useView('invite waves', {})
  const [fault, setFault] = useState<string>()
  const heading = useRef<HTMLHeadingElement>(null)
  return (
    <>
      <RedeemCard />
      <Card id="waves" title="Waves and their codes" heading={heading}>
        <p>{waveDesk.is}</p>
        {data?.length === 0 && <p>Nobody has been invited yet.</p>}
        <ul className="letters">
          {data?.map(wave => (
            <WaveRow key={wave.wave} figures={wave} onStopped={() => heading.current?.focus()} />
          ))}
        </ul>
        <StatusLine fault={waves.fault ?? fault} />
        {data && data.length > 0 && (
          <PlainButton
            onClick={() =>
              saveFile('codes', { input: { csv: true } }).then(
                () => setFault(undefined),
                ({ message }) => setFault(message),
              )
            }
          >
            Save all codes as a file
          </PlainButton>
        )}
      </Card>
    </>
  )
}

function WaveRow({ figures, onStopped }: { figures: Wave; onStopped: () => void }) {
  const { wave, invited, redeemed, remindable, waiting, at, delay } = figures
  const stop = useAction('invite stop')
  const name = wave || 'Without a name'
  const heading = useRef<HTMLHeadingElement>(null)
  return (
    <li>
      <h3 ref={heading} tabIndex={-1}>
        {name}
      </h3>
      <p>
        {number(redeemed)} of {number(invited)} codes redeemed ({Math.round((100 * redeemed) / invited)}%)
      </p>
      <progress aria-label={`${name}: redeemed`} value={redeemed} max={invited} />
      {waiting > 0 && (
        <>
          <p>
            <strong>
              {count(waiting, 'invitation is waiting', 'invitations are waiting')} to go, from {ukShort(at!)}{' '}
              on.
            </strong>
          </p>
          {wave && (
            <PlainButton
              className="alarming stop"
              busy={stop.busy}
              onClick={async () => {
                // The wave disappears with its last code.
                if (await stop.run({ name: wave })) onStopped()
              }}
              about={name}
            >
              Stop it
            </PlainButton>
          )}
          <p className="hint">{waveDesk.stops}</p>
        </>
      )}
      {remindable > 0 && (
        <details>
          <summary>
            Remind people who have not come<span className="visually-hidden">: {name}</span>
          </summary>
          <ActionForm
            action="invite remind"
            given={{ name: wave }}
            button={`Remind ${count(remindable, 'person', 'people')}`}
            isAside
            // The form disappears once it is done.
            onDone={() => heading.current?.focus()}
          >
            <p>
              One email, and only ever one, to {count(remindable, 'person', 'people')} whose invitation was
              sent.
            </p>
            {delay && <p>{delay}</p>}
            <Field label={`Type ${remindable} to remind them`} name="yes" inputMode="numeric" />
          </ActionForm>
        </details>
      )}
      <StatusLine fault={stop.fault} />
    </li>
  )
}

/** Redeems a code that somebody presents, after asking whether it is the right one. */
function RedeemCard() {
  const undo = useAction('redeem undo')
  const [gives, setGives] = useState<string[]>([])
  const undone = (code: string) => {
    setGives([])
    return undo.run({ code })
  }
  const { run, data, words, busy, fault } = useAction('redeem', ({ data: { code, redeemed_now }, words }) =>
    redeemed_now ? { words: words.split('. ')[0]!, undo: () => undone(code) } : '',
  )
  const [asked, setAsked] = useState<string>()
  const form = useRef<HTMLFormElement>(null)
  return (
    <Card id="redeem" title="Redeem a code" className="redeem">
      <form
        ref={form}
        onSubmit={async event => {
          const { code } = typedValues<'code'>(event)
          if (code && asked !== code) return setAsked(code)
          if (busy) return
          const done = await run({ code })
          setAsked(undefined)
          if (!done) return
          setGives(done.data.redeemed_now ? done.words.split('\n').slice(1) : [])
          form.current?.reset()
        }}
      >
        <Field
          label="Code"
          name="code"
          autoCapitalize="characters"
          hint="Such as 7K3M-0QXA-9TBV"
          onChange={() => setAsked(undefined)}
        />
        <PlainButton type="submit" busy={busy}>
          {asked ? 'Yes, redeem it' : 'Redeem it'}
        </PlainButton>
      </form>
      <StatusLine
        said={asked && !busy ? `It counts once. Redeem ${asked} now?` : undefined}
        fault={
          asked ? undefined : (undo.fault ?? fault ?? (data?.redeemed_now === false ? words : undefined))
        }
      />
      {gives.length > 0 && (
        <>
          <h3>It gives</h3>
          <Bullets lines={gives} />
        </>
      )}
    </Card>
  )
}
