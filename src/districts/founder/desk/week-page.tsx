import { weekWords } from '#src/content/districts.ts'
import { number } from '#src/content/in-words.ts'
import { Field, typedValues } from '#src/founder/desk/browser/field.tsx'
import { StatusLine } from '#src/founder/desk/browser/status-line.tsx'
import { useAction } from '#src/founder/desk/browser/use-action.ts'
import { usePlace } from '#src/founder/desk/browser/use-place.ts'
import { useView } from '#src/founder/desk/browser/use-view.ts'
import { ukShort } from '#src/time/uk-time.ts'
import type { Week } from '../week/read-weeks.ts'
import { nextStep, OneWeek } from './one-week.tsx'
import { WeekLog } from './week-log.tsx'

/** One opening week, step by step; or all of them, with a form to start one. */
export function WeekPage() {
  const { data, fault } = useView('week list', {})
  const [, part] = usePlace()
  const [name, step] = part?.split('_') ?? []
  const week = data?.weeks.find(one => one.name === name)
  if (!data) return <StatusLine said={fault ? undefined : 'Opening…'} fault={fault} />
  if (week?.stopped_at === null) return <OneWeek key={name} week={week} step={step} />
  if (week) return <WeekLog week={week} />
  return data.isEmpty ? (
    <section className="card">
      <p>{weekWords.nobody}</p>
      <p>
        <a href="#today">See what you can do now</a>
      </p>
    </section>
  ) : (
    <Choose weeks={data.weeks} />
  )
}

/** How many districts to offer. */
const OFFERED = 12

function Choose({ weeks }: { weeks: readonly Week[] }) {
  const districts = useView('district list', {})
  const { run, busy, fault } = useAction('week start', () => '')
  const [, , go] = usePlace()
  const start = async (district: string) => {
    const started = await run({ district })
    if (started) go(started.data.name)
  }
  const offered = districts.data?.filter(({ confirmed }) => confirmed).slice(0, OFFERED) ?? []
  return (
    <div className="columns">
      <section className="card" aria-labelledby="choose">
        <h2 id="choose">Choose a district</h2>
        <p>
          After each, how many have confirmed there. Choosing sends nothing. You can stop at any step and
          carry on another day, on any computer.
        </p>
        <div className="choices">
          {offered.map(({ code, confirmed }) => (
            <button key={code} type="button" className="plain" onClick={() => void start(code)}>
              {code} <span>{number(confirmed!)}</span>
            </button>
          ))}
        </div>
        <form onSubmit={event => void start(typedValues<'district'>(event).district)}>
          <Field label="District" name="district" hint="Such as LS6" />
          <button type="submit" className="button" aria-busy={busy}>
            Start its week
          </button>
        </form>
        <StatusLine fault={fault ?? districts.fault} />
      </section>
      {weeks.length > 0 && (
        <section className="card" aria-labelledby="weeks">
          <h2 id="weeks">Weeks so far</h2>
          <ul className="bullets">
            {weeks.map(({ name, district, chosen_at, stopped_at, steps }) => (
              <li key={name}>
                <a href={`#week/${name}`}>{district}</a>, chosen {ukShort(chosen_at)}
                {stopped_at === null
                  ? `, now at: ${nextStep(steps).title}`
                  : `, stopped ${ukShort(stopped_at)}`}
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  )
}
