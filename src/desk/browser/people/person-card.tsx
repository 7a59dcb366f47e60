import { useEffect, useRef, useState } from 'react'
import type { CallName } from '../../desk-calls.ts'
import { Field } from '../field.tsx'
import { Notice } from '../notice.tsx'
import { typedValues } from '../typed-values.ts'
import { useCall } from '../use-call.ts'

type Props = { email: string; onBack: (gone?: string) => void }

/** One person: what is kept, what they agreed to, and what can be done for them. */
export function PersonCard({ email, onBack }: Props) {
  const { run, told, fault } = useCall('person')
  const [said, setSaid] = useState<string>()
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    void run({ email })
  }, [run, email])
  const open = told?.email
  useEffect(() => {
    if (open) heading.current?.focus()
  }, [open])
  const correct = useAct('correct', setSaid)
  const unsubscribe = useAct('unsubscribe', setSaid)
  const erase = useAct('erase', setSaid)
  const again = () => void run({ email })

  return (
    <>
      <button type="button" className="plain" onClick={() => onBack()}>
        Back to the search
      </button>
      <Notice
        said={said ?? (told || fault ? undefined : 'Looking…')}
        fault={fault ?? correct.fault ?? unsubscribe.fault ?? erase.fault}
      />
      {told && (
        <>
          <section className="card" aria-labelledby="person">
            <h2 id="person" ref={heading} tabIndex={-1}>
              {told.email}
            </h2>
            <p>
              {told.state}
              {told.mark && `; ${told.mark}`}
            </p>
            <form
              className="in-a-row"
              onSubmit={async event => {
                const { postcode } = typedValues<'postcode'>(event)
                if (await correct.run({ email, postcode })) again()
              }}
            >
              <Field label="Postcode" name="postcode" defaultValue={told.postcode} />
              <button type="submit" className="plain">
                Correct it
              </button>
              {told.state !== 'unsubscribed' && (
                <button
                  type="button"
                  className="plain"
                  onClick={async () => {
                    if (await unsubscribe.run({ email })) again()
                  }}
                >
                  Stop all emails
                </button>
              )}
            </form>
          </section>
          <div className="columns">
            <section className="card" aria-labelledby="kept">
              <h2 id="kept">Everything that is kept</h2>
              {told.parts.map(({ title, lines }, i) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: two may have one title, and none has a name of its own
                <div key={i}>
                  <h3>{title}</h3>
                  <Lines lines={lines} />
                </div>
              ))}
            </section>
            <div>
              <section className="card" aria-labelledby="receipt">
                <h2 id="receipt">What they agreed to</h2>
                <Lines lines={told.receipt} />
              </section>
              <section className="card" aria-labelledby="erase">
                <h2 id="erase">Erase</h2>
                <p>There is no way back. This is deleted:</p>
                <ul className="bullets">
                  {told.goes.map(line => (
                    <li key={line}>{line}</li>
                  ))}
                </ul>
                <p>
                  A keyed fingerprint of the address stays, so that an import does not bring it back. Exported
                  files are yours to delete.
                </p>
                <form
                  onSubmit={async event => {
                    const { typed } = typedValues<'typed'>(event)
                    if (await erase.run({ email, typed })) onBack(`${email} is erased.`)
                  }}
                >
                  <Field label={`Type ${told.email} to erase it`} name="typed" />
                  <button type="submit" className="plain alarming">
                    Erase everywhere
                  </button>
                </form>
              </section>
            </div>
          </div>
        </>
      )}
    </>
  )
}

/** A call that does something, and says what it did. */
function useAct<Name extends CallName>(name: Name, say: (said: string | undefined) => void) {
  const { run, told, fault } = useCall(name)
  useEffect(() => {
    say(typeof told === 'string' ? told : undefined)
  }, [told, say])
  return { run, fault }
}

function Lines({ lines }: { lines: readonly [string, string][] }) {
  return (
    <dl className="lines">
      {lines.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
