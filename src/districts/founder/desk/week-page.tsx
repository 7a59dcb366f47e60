import { weekWords } from '#src/content/districts.ts'
import { number } from '#src/content/in-words.ts'
import { useAction } from '#src/founder/desk/browser/calls/use-action.ts'
import { useView } from '#src/founder/desk/browser/calls/use-view.ts'
import { Field, typedValues } from '#src/founder/desk/browser/fields/field.tsx'
import { MainButton } from '#src/founder/desk/browser/fields/main-button.tsx'
import { BarRows } from '#src/founder/desk/browser/shown/bar-rows.tsx'
import { Bullets } from '#src/founder/desk/browser/shown/bullets.tsx'
import { Card } from '#src/founder/desk/browser/shown/card.tsx'
import { StatusLine } from '#src/founder/desk/browser/shown/status-line.tsx'
import { usePlace } from '#src/founder/desk/browser/use-place.ts'
import { ukShort } from '#src/time/uk-time.ts'
import type { Week } from '../week/read-weeks.ts'
import { stageInWords, stepInWords, thenAndNow } from '../week/week-in-words.ts'
import { Lacks, nextStep, OneWeek } from './one-week.tsx'

/** One opening week, step by step; or all of them, with a form to start one. */
export function WeekPage() {
  const { data, fault } = useView('week list', {})
  const [, part] = usePlace()
  const [name, step] = part?.split('_') ?? []
  const week = data?.weeks.find(one => one.name === name)
  if (!data) return <StatusLine said={fault ? undefined : 'Opening…'} fault={fault} />
  if (week?.stopped_at === null) return <OneWeek key={name} week={week} asked={step} lacks={data.lacks} />
  if (week) return <Stopped week={week} />
  if (!data.isEmpty) return <Choose weeks={data.weeks} lacks={data.lacks} />
  return (
    <section className="card">
      <p>{weekWords.nobody}</p>
      <p>
        <a href="#today">See what you can do now</a>
      </p>
    </section>
  )
}

/** Starts a district's week and opens it. */
function useStart() {
  const { run, busy, fault } = useAction('week start', () => '')
  const [, , go] = usePlace()
  const start = async (district: string) => {
    const started = await run({ district })
    if (started) go(started.data.name)
  }
  return { start, busy, fault }
}

/** How many districts to offer. */
const OFFERED = 12

function Choose({ weeks, lacks }: { weeks: readonly Week[]; lacks: readonly string[] }) {
  const districts = useView('district list', {})
  const { start, busy, fault } = useStart()
  const offered = districts.data?.filter(({ confirmed }) => confirmed).slice(0, OFFERED) ?? []
  return (
    <div className="columns">
      <Card title="Choose a district">
        <p>{weekWords.choosing}</p>
        <Lacks lacks={lacks} />
        <div className="choices">
          {offered.map(({ code, confirmed }) => (
            <button key={code} type="button" className="plain" onClick={() => void start(code)}>
              {code} <span>{number(confirmed!)}</span>
            </button>
          ))}
        </div>
        <form onSubmit={event => void start(typedValues<'district'>(event).district)}>
          <Field label="District" name="district" hint="Such as LS6" />
          <MainButton busy={busy}>Start its week</MainButton>
        </form>
        <StatusLine fault={fault} takesFocus />
        <StatusLine fault={districts.fault} />
      </Card>
      {weeks.length > 0 && (
        <Card title="Weeks so far">
          <ul className="bullets">
            {weeks.map(week => (
              <li key={week.name}>
                <a href={`#week/${week.name}`}>{week.district}</a>, chosen {ukShort(week.chosen_at)},{' '}
                {week.stopped_at === null
                  ? `now at: ${nextStep(week.steps).title}`
                  : `stopped ${ukShort(week.stopped_at)}`}
              </li>
            ))}
          </ul>
        </Card>
      )}
    </div>
  )
}

/** A stopped week: what was done, and what is still kept. */
function Stopped({ week }: { week: Week }) {
  const { name, district, stopped_at, reason, steps, kept, now } = week
  const drafts = useView('drafts', {})
  const letter = drafts.data?.find(draft => draft.name === `week ${name}`)?.fields
  const { start, busy, fault } = useStart()
  const rows = steps.flatMap(step => step.rows)
  const done = steps.map(step => {
    const size = kept[step.id]?.size
    return `${step.title}: ${stepInWords(step, 'not done')}${size === undefined ? '' : `, ${number(size)} people`}`
  })
  return (
    <Card title={`${district}: stopped`}>
      <p>
        Stopped {ukShort(stopped_at!)}
        {reason && `: ${reason}`}
      </p>
      <p>{thenAndNow(week)}</p>
      <p>Its stage is {stageInWords(now)}</p>
      <Bullets lines={[`Chosen ${ukShort(week.chosen_at)}`, ...done]} />
      {steps.every(({ sentAt }) => sentAt === null) && <p>Nothing was sent.</p>}
      {rows.length > 0 && <BarRows rows={rows} />}
      {letter && (
        <details>
          <summary>The letter as it was left</summary>
          <p>{letter.subject}</p>
          <p className="as-written">{letter.body}</p>
        </details>
      )}
      <MainButton type="button" className="button-quiet" busy={busy} onClick={() => void start(district)}>
        Start {district} again
      </MainButton>
      <StatusLine fault={fault} takesFocus />
    </Card>
  )
}
