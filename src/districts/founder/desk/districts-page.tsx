import { stages } from '#src/content/districts.ts'
import { number, people } from '#src/content/in-words.ts'
import type { DataOf } from '#src/founder/desk/action-calls.ts'
import { Field, typedValues } from '#src/founder/desk/browser/field.tsx'
import { StatusLine } from '#src/founder/desk/browser/status-line.tsx'
import { useAction } from '#src/founder/desk/browser/use-action.ts'
import { useView } from '#src/founder/desk/browser/use-view.ts'
import { shortDay } from '#src/founder/desk/browser/words.ts'
import { ukDay } from '#src/time/uk-time.ts'

type District = DataOf<'district list'>[number]

/** The districts with their goals, and forms to set goals and to move districts. */
export function DistrictsPage() {
  const { data, fault } = useView('district list', {})
  return (
    <>
      <StatusLine said={data || fault ? undefined : 'Counting…'} fault={fault} />
      {data && <DistrictsTable districts={data} />}
      <div className="columns">
        <GoalCard />
        <MoveCard />
      </div>
    </>
  )
}

function DistrictsTable({ districts }: { districts: readonly District[] }) {
  return (
    <section className="card" aria-labelledby="districts">
      <h2 id="districts">How far each is</h2>
      {districts.length === 0 ? (
        <p>No district has five confirmed people yet.</p>
      ) : (
        <table className="counts">
          <thead>
            <tr>
              <th scope="col">District</th>
              <th scope="col">Confirmed</th>
              <th scope="col">Goal</th>
            </tr>
          </thead>
          <tbody>
            {districts.map(({ code, confirmed, goal, stage, reason, moved_at }) => (
              <tr key={code}>
                <th scope="row">
                  {code}
                  <small>
                    {stage}
                    {moved_at !== null && ` since ${shortDay(ukDay(moved_at))}`}
                    {reason && `: ${reason}`}
                  </small>
                </th>
                <td>{people(confirmed)}</td>
                <td>{goal === null ? 'none' : number(goal)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      <p className="hint">
        Districts with fewer than five are listed only if you have set something for them.
      </p>
    </section>
  )
}

function GoalCard() {
  const { run, busy, fault } = useAction('district goal')
  return (
    <section className="card" aria-labelledby="goal">
      <h2 id="goal">Set a goal</h2>
      <p>
        Once five have confirmed, neighbours see how far their district has got, and what you do once it
        reaches the goal.
      </p>
      <form onSubmit={event => void run(typedValues<'places' | 'goal'>(event))}>
        <Field
          label="Districts"
          name="places"
          hint="Such as LS6, LS7; “all” for every district without its own"
        />
        <Field label="Confirmed neighbours" name="goal" inputMode="numeric" hint="0 removes the goal" />
        <button type="submit" className="button" aria-busy={busy}>
          Set the goal
        </button>
      </form>
      <StatusLine fault={fault} />
    </section>
  )
}

function MoveCard() {
  const { run, busy, fault } = useAction('district move')
  return (
    <section className="card" aria-labelledby="move">
      <h2 id="move">Move a district</h2>
      <p>A note for you: it sends nothing, and no visitor sees it.</p>
      <form
        onSubmit={event => {
          const { stage, ...typed } = typedValues<'places' | 'stage' | 'why'>(event)
          void run({ ...typed, stage: stages.find(one => one === stage)! })
        }}
      >
        <Field label="Districts to move" name="places" hint="Such as LS6, LS7" />
        <div className="field">
          <label htmlFor="stage">To</label>
          <select id="stage" name="stage">
            {stages.map(stage => (
              <option key={stage}>{stage}</option>
            ))}
          </select>
        </div>
        <Field label="Why" name="why" hint="Needed to open one below its goal; the reason is kept" />
        <button type="submit" className="button" aria-busy={busy}>
          Move it
        </button>
      </form>
      <StatusLine fault={fault} />
    </section>
  )
}
