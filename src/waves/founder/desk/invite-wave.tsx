import { useEffect, useRef, useState } from 'react'
import { count, number } from '#src/content/in-words.ts'
import { EmailPreview } from '#src/founder/desk/browser/email-preview.tsx'
import { Field } from '#src/founder/desk/browser/field.tsx'
import { HowMany } from '#src/founder/desk/browser/how-many.tsx'
import { Notice } from '#src/founder/desk/browser/notice.tsx'
import { typedValues } from '#src/founder/desk/browser/typed-values.ts'
import { useCall } from '#src/founder/desk/browser/use-call.ts'
import { useLive } from '#src/founder/desk/browser/use-live.ts'
import { type ChosenWhom, WhomFields } from '#src/founder/desk/browser/whom-fields.tsx'

/** People in a wave unless more are chosen. */
const FIRST = 200

/** Chooses a wave of those who have waited longest, shows what they get, and invites them. */
export function InviteWave({ onBack }: { onBack: (said?: string) => void }) {
  const [whom, setWhom] = useState<ChosenWhom>({ area: '', since: '' })
  const [limit, setLimit] = useState(FIRST)
  const everywhere = useLive('wave-reach', { since: whom.since, area: '', limit: 1 })
  const reach = useLive('wave-reach', { ...whom, limit })
  const look = useCall('wave-look')
  const invite = useCall('wave-invite')
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  const { run } = look
  useEffect(() => void run({}), [run])
  const { told, fresh } = reach
  const all = told?.all ?? 0
  const n = Math.min(all, limit)
  const people = count(n, 'person', 'people')
  return (
    <>
      <button type="button" className="plain" onClick={() => onBack()}>
        Back to waves and letters
      </button>
      <div className="columns">
        <section className="card" aria-labelledby="wave">
          <h2 id="wave" ref={heading} tabIndex={-1}>
            Who is invited
          </h2>
          <p>Those who have waited longest come first. Each is invited once, however often you do this.</p>
          <WhomFields whom={whom} byArea={everywhere.told?.byArea ?? []} onChange={setWhom} />
          <Field
            label="At most this many"
            name="limit"
            type="number"
            min="1"
            value={limit || ''}
            onChange={({ target }) => setLimit(Math.floor(Number(target.value)))}
          />
          <input
            type="range"
            aria-label="At most this many, on a slider"
            min="1"
            max={Math.max(1, all)}
            value={Math.max(1, n)}
            onChange={({ target }) => setLimit(Number(target.value))}
          />
          <HowMany
            n={told && n}
            fresh={fresh}
            what={`of ${number(all)} who ${told?.mail === false ? 'have no code yet' : 'confirmed and were not invited yet'}`}
          />
          <Notice fault={reach.fault} />
          {told && (
            <>
              <h3>What happens</h3>
              <ul className="bullets">
                <li>Each gets a code of their own, under today’s terms.</li>
                {told.mail ? (
                  <li>The server emails each their code. An invitation cannot be called back.</li>
                ) : (
                  <li>
                    Mail is off here: nobody is emailed, ever. You save the codes and send them yourself.
                  </li>
                )}
                {told.delay && <li>{told.delay}</li>}
              </ul>
              <form
                onSubmit={async event => {
                  const { name, typed } = typedValues<'name' | 'typed'>(event)
                  if (invite.busy) return
                  const said = await invite.run({ ...whom, limit, name, typed })
                  if (said !== undefined) onBack(said)
                }}
              >
                <Field
                  label="Name of the wave"
                  name="name"
                  hint="For you, in the figures. Empty: today and the areas"
                />
                <Field label={`Type ${n} to invite them`} name="typed" inputMode="numeric" />
                <button type="submit" className="button" aria-busy={invite.busy || !fresh}>
                  {told.mail ? `Invite ${people}` : `Make codes for ${people}`}
                </button>
              </form>
            </>
          )}
          <Notice fault={invite.fault} />
        </section>
        <section className="card" aria-labelledby="seen">
          <h2 id="seen">What they will see</h2>
          {look.told && <EmailPreview preview={look.told} name="wave-look" />}
          <Notice fault={look.fault} />
        </section>
      </div>
    </>
  )
}
