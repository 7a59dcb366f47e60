import { count, number } from '#src/content/in-words.ts'
import { letterDesk } from '#src/content/letters.ts'
import type { DataOf } from '#src/founder/desk/action-calls.ts'
import { useView } from '#src/founder/desk/browser/calls/use-view.ts'
import { ActionForm } from '#src/founder/desk/browser/fields/action-form.tsx'
import { Field, SelectField } from '#src/founder/desk/browser/fields/field.tsx'
import type { Filter } from '#src/founder/desk/browser/fields/filter-fields.tsx'
import { HowMany, WhomFields } from '#src/founder/desk/browser/fields/whom-fields.tsx'
import { Bullets } from '#src/founder/desk/browser/shown/bullets.tsx'
import { Card } from '#src/founder/desk/browser/shown/card.tsx'
import { StatusLine } from '#src/founder/desk/browser/shown/status-line.tsx'
import type { TypedLetter } from '#src/letters/text/letter-file.ts'
import { ukShort } from '#src/time/uk-time.ts'

type Props = {
  letter: TypedLetter
  whom: Filter
  /** False if the audience has been chosen already. */
  chooses: boolean
  waits: DataOf<'letter topics'>['waits']
  onWhom: (whom: Filter) => void
  onSent: () => void
}

/** Shows who gets a letter and what happens once it is sent, and sends it. */
export function SendCard({ letter, whom, chooses, waits, onWhom, onSent }: Props) {
  const { purpose } = letter
  const topic = (purpose === 'answer' && whom['waiting-for']) || ''
  const asked = { ...whom, 'waiting-for': topic }
  const chosen = purpose !== 'answer' || topic !== ''
  const everywhere = useView('letter reach', chosen ? { ...asked, area: '', purpose } : undefined)
  const reach = useView('letter reach', chosen ? { ...asked, purpose } : undefined)
  const { data, fresh } = reach
  const people = data && count(data.gets, 'person', 'people')
  return (
    <Card id="send" title="Who gets it">
      <div className="split">
        <div>
          {purpose === 'answer' && (
            <SelectField
              label="People waiting for this topic"
              name="waiting-for"
              value={topic}
              onChange={({ target }) => onWhom({ ...whom, 'waiting-for': target.value })}
            >
              <option value="">Choose…</option>
              {waits.map(({ topic, title, n }) => (
                <option key={topic} value={topic}>
                  {title} ({number(n)})
                </option>
              ))}
            </SelectField>
          )}
          {chooses && (
            <WhomFields
              whom={whom}
              byArea={everywhere.data?.byPlace ?? []}
              byDistrict={data?.byPlace ?? []}
              onChange={onWhom}
            />
          )}
          {chosen && (
            <HowMany
              n={data?.gets}
              fresh={fresh}
              what={data?.gets === 1 ? 'person gets it' : 'people get it'}
            />
          )}
          <StatusLine fault={reach.fault} />
          <Bullets lines={data?.leftOut.map(({ why, n }) => `Left out: ${number(n)} ${why}`) ?? []} />
        </div>
        {data && !chooses && data.gets === 0 && <p>{letterDesk.nobody}</p>}
        {data && (chooses || data.gets > 0) && (
          <div>
            <h3>What happens</h3>
            <Bullets lines={[...letterDesk.happens, ...(data.days ? [data.days] : [])]} />
            <ActionForm
              action="letter send"
              given={{ letter, ...asked }}
              button={`Send it to ${people}`}
              isStale={!fresh}
              say={({ data: { startsAt } }) =>
                `It begins on ${ukShort(startsAt)}. Stop it before that, and nobody gets it.`
              }
              onDone={onSent}
            >
              <Field
                label="Not before (UK time)"
                name="at"
                placeholder="day/month/year hour:minute"
                hint="Such as 2/3/2026 09:00; if empty, in 15 minutes"
              />
              <Field label={`Type ${data.gets} to send it`} name="yes" inputMode="numeric" />
              <AgainField />
            </ActionForm>
          </div>
        )}
      </div>
    </Card>
  )
}

/** The field for a question that is asked only if some people have had the letter already. */
export function AgainField() {
  return (
    <details>
      <summary>Some of them have had it already?</summary>
      <Field label="Type how many get it again" name="again" inputMode="numeric" />
    </details>
  )
}
