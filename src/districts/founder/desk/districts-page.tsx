import { stages, districtsWords as words } from '#src/content/districts.ts'
import { count, number, people } from '#src/content/in-words.ts'
import { useView } from '#src/founder/desk/browser/calls/use-view.ts'
import { ActionForm } from '#src/founder/desk/browser/fields/action-form.tsx'
import { Field, SelectField } from '#src/founder/desk/browser/fields/field.tsx'
import { Card } from '#src/founder/desk/browser/shown/card.tsx'
import { Counts } from '#src/founder/desk/browser/shown/counts.tsx'
import { StatusLine } from '#src/founder/desk/browser/shown/status-line.tsx'
import { stageInWords } from '../week/week-in-words.ts'

const HEADS = ['District', 'Confirmed', 'Goal']
/** How many districts to show at once: the largest, as those come first. */
const SHOWN = 25

/** The forms that set goals and move districts, and a table of the districts. */
export function DistrictsPage() {
  const { data, fault } = useView('district list', {})
  const rows = data?.map(district => ({
    name: district.code,
    title: <a href={`#people/area=${district.code}`}>{district.code}</a>,
    below: [stageInWords(district)],
    cells: [people(district.confirmed), district.goal === null ? 'none' : number(district.goal)],
  }))
  return (
    <>
      <div className="columns">
        <Card title="Set a goal">
          <p>{words.desk.goals}</p>
          <ActionForm action="district goal" button="Set the goal">
            <Field label="Districts" name="places" hint={words.desk.goalFor} />
            <Field label="Confirmed neighbours" name="goal" inputMode="numeric" hint="0 removes the goal" />
          </ActionForm>
        </Card>
        <Card title="Move a district">
          <p>
            {words.desk.stages} {words.desk.moves}
          </p>
          <ActionForm action="district move" button="Move it">
            <Field label="Districts to move" name="places" hint="Such as LS6, LS7" />
            <SelectField label="To" name="stage">
              {stages.map(stage => (
                <option key={stage}>{stage}</option>
              ))}
            </SelectField>
            <Field label="Why" name="why" hint={words.desk.why} />
          </ActionForm>
        </Card>
      </div>
      <StatusLine said={data || fault ? undefined : 'Counting…'} fault={fault} />
      {rows && (
        <Card title="The stage of each">
          {rows.length ? <Counts heads={HEADS} rows={rows.slice(0, SHOWN)} /> : <p>{words.none}</p>}
          {rows.length > SHOWN && (
            <details>
              <summary>{count(rows.length - SHOWN, 'more district')}</summary>
              <Counts heads={HEADS} rows={rows.slice(SHOWN)} />
            </details>
          )}
          <p className="hint">{words.desk.listed}</p>
        </Card>
      )}
    </>
  )
}
