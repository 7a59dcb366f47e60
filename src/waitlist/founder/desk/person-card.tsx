import { useEffect, useRef } from 'react'
import { useAction } from '#src/founder/desk/browser/calls/use-action.ts'
import { useView } from '#src/founder/desk/browser/calls/use-view.ts'
import { Field, typedValues } from '#src/founder/desk/browser/fields/field.tsx'
import { PlainButton } from '#src/founder/desk/browser/fields/plain-button.tsx'
import { Bullets } from '#src/founder/desk/browser/shown/bullets.tsx'
import { Card } from '#src/founder/desk/browser/shown/card.tsx'
import { StatusLine } from '#src/founder/desk/browser/shown/status-line.tsx'
import { ukShort } from '#src/time/uk-time.ts'

type Props = { email: string; onBack: () => void }

export function PersonCard({ email, onBack }: Props) {
  const { data: person, fault } = useView('find', { email })
  const heading = useRef<HTMLHeadingElement>(null)
  const open = person?.all.entry.email
  useEffect(() => {
    if (open) heading.current?.focus()
  }, [open])
  const correct = useAction('correct')
  const undo = useAction('unsubscribe undo')
  const unsubscribe = useAction('unsubscribe', ({ data: { before, at }, words }) =>
    before === null ? { words, undo: () => undo.run({ email, at }) } : words,
  )
  const erase = useAction('erase')

  return (
    <>
      <PlainButton onClick={onBack}>Back to the search</PlainButton>
      <StatusLine
        said={person || fault ? undefined : 'Looking…'}
        fault={fault ?? unsubscribe.fault ?? undo.fault}
      />
      {person && (
        <>
          <Card id="person" title={person.all.entry.email} heading={heading}>
            <p>
              {person.state}
              {person.mark && `; ${person.mark}`}
            </p>
            <form
              className="in-a-row"
              onSubmit={async event => {
                const form = event.currentTarget
                const { postcode } = typedValues<'postcode'>(event)
                const done = await correct.run({ email, postcode })
                // Shows the postcode as it is stored, however it was typed.
                if (done) (form.elements.namedItem('postcode') as HTMLInputElement).value = done.data.postcode
              }}
            >
              <Field
                label="Postcode"
                name="postcode"
                defaultValue={person.all.entry.postcode}
                fault={correct.fault}
              />
              <PlainButton type="submit">Correct it</PlainButton>
            </form>
            {person.state !== 'unsubscribed' && (
              <details>
                <summary>Stop all emails</summary>
                <div className="consequences">
                  <p>
                    They get no more emails, not even those already waiting. They stay on the list, and can
                    turn emails back on from their own page.
                  </p>
                  <PlainButton
                    className="alarming"
                    busy={unsubscribe.busy}
                    onClick={() => void unsubscribe.run({ email })}
                  >
                    Stop them now
                  </PlainButton>
                </div>
              </details>
            )}
          </Card>
          <div className="columns">
            <Card id="happened" title="What happened">
              <ol className="timeline">
                {person.timeline.map(({ at, words }) => (
                  <li key={`${at} ${words}`}>
                    <time>{ukShort(at)}</time> {words}
                  </li>
                ))}
              </ol>
              <p className="hint">Whether they opened an email is not known: we do not look.</p>
              <details>
                <summary>Every field that is stored</summary>
                <p className="hint">Word for word, for your developer or for a person who asks for it all.</p>
                {person.parts.map(({ title, lines }, i) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: two may have the same title, and none has a name of its own
                  <div key={i}>
                    <h3>{title}</h3>
                    <Lines lines={lines} />
                  </div>
                ))}
              </details>
            </Card>
            <div>
              <Card id="receipt" title="What they agreed to">
                <Lines lines={person.receipt} />
              </Card>
              <Card id="erase" title="Erase">
                <p>This cannot be undone. It deletes:</p>
                <Bullets lines={person.goes} />
                <p>
                  Only a mark stays, which nobody can turn back into the address, so that an import does not
                  bring it back. Exported files are yours to delete.
                </p>
                <form
                  onSubmit={async event => {
                    const { typed } = typedValues<'typed'>(event)
                    if (await erase.run({ email }, { yes: typed })) onBack()
                  }}
                >
                  <Field
                    label={`Type ${person.all.entry.email} to erase this person`}
                    name="typed"
                    fault={erase.fault}
                  />
                  <PlainButton type="submit" className="alarming">
                    Erase everywhere
                  </PlainButton>
                </form>
              </Card>
            </div>
          </div>
        </>
      )}
    </>
  )
}

function Lines({ lines }: { lines: readonly (readonly [string, string])[] }) {
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
