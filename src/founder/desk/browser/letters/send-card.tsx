import { useId } from 'react'
import { count, number } from '#src/content/in-words.ts'
import type { TypedLetter } from '#src/letters/text/letter-file.ts'
import type { LetterStart, Whom } from '../../letter-calls.ts'
import { Field } from '../field.tsx'
import { HowMany } from '../how-many.tsx'
import { Notice } from '../notice.tsx'
import { typedValues } from '../typed-values.ts'
import { useCall } from '../use-call.ts'
import { useLive } from '../use-live.ts'
import { WhomFields } from '../whom-fields.tsx'

type Props = {
  letter: TypedLetter
  whom: Whom
  waits: LetterStart['waits']
  onWhom: (whom: Whom) => void
  onSent: (said: string) => void
}

/** Who gets a letter, what happens once it is sent, and the sending. */
export function SendCard({ letter, whom, waits, onWhom, onSent }: Props) {
  const topicId = useId()
  const { purpose } = letter
  const asked = { ...whom, topic: purpose === 'answer' ? whom.topic : '' }
  const chosen = purpose !== 'answer' || whom.topic !== ''
  const everywhere = useLive('letter-reach', chosen ? { ...asked, area: '', purpose } : undefined)
  const reach = useLive('letter-reach', chosen ? { ...asked, purpose } : undefined)
  const send = useCall('letter-send')
  const { told, fresh } = reach
  const people = told && count(told.gets, 'person', 'people')
  return (
    <section className="card" aria-labelledby="send">
      <h2 id="send">Who gets it</h2>
      <div className="split">
        <div>
          {purpose === 'answer' && (
            <div className="field">
              <label htmlFor={topicId}>Those who wait to be told of</label>
              <select
                id={topicId}
                value={whom.topic}
                onChange={({ target }) => onWhom({ ...whom, topic: target.value })}
              >
                <option value="">Choose…</option>
                {waits.map(({ topic, title, n }) => (
                  <option key={topic} value={topic}>
                    {title} ({number(n)})
                  </option>
                ))}
              </select>
            </div>
          )}
          <WhomFields
            whom={whom}
            byArea={everywhere.told?.byArea ?? []}
            onChange={changed => onWhom({ ...whom, ...changed })}
          />
          {chosen && (
            <HowMany
              n={told?.gets}
              fresh={fresh}
              what={told?.gets === 1 ? 'person gets it' : 'people get it'}
            />
          )}
          <Notice fault={reach.fault} />
          {told && told.leftOut.length > 0 && (
            <ul className="bullets">
              {told.leftOut.map(({ why, n }) => (
                <li key={why}>
                  Left out: {number(n)} {why}
                </li>
              ))}
            </ul>
          )}
        </div>
        {told && (
          <div>
            <h3>What happens</h3>
            <ul className="bullets">
              <li>For 15 minutes nothing goes. Stop it in that time, and nobody gets it.</li>
              <li>
                Then 20 emails go, and the rest an hour later. It stops itself where too many bounce, complain
                or unsubscribe.
              </li>
              <li>Stop it at any time: who has not got it then does not, until you let it go on.</li>
              <li>The server sends it. You can close this page.</li>
              {told.days && <li>{told.days}</li>}
            </ul>
            <form
              onSubmit={async event => {
                const { at, typed } = typedValues<'at' | 'typed'>(event)
                if (send.busy) return
                const said = await send.run({ letter, whom: asked, at, typed })
                if (said !== undefined) onSent(said)
              }}
            >
              <Field
                label="Not before (UK time)"
                name="at"
                type="datetime-local"
                hint="Empty: in 15 minutes"
              />
              <Field label={`Type ${told.gets} to send it`} name="typed" inputMode="numeric" />
              <button type="submit" className="button" aria-busy={send.busy || !fresh}>
                Send it to {people}
              </button>
            </form>
            <Notice fault={send.fault} />
          </div>
        )}
      </div>
    </section>
  )
}
