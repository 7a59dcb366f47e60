import { useEffect, useRef } from 'react'
import { weekWords } from '#src/content/districts.ts'
import { number } from '#src/content/in-words.ts'
import { WEEK_STEPS } from '#src/features-cards.ts'
import { BarRows } from '#src/founder/desk/browser/bar-rows.tsx'
import { StatusLine } from '#src/founder/desk/browser/status-line.tsx'
import { useAction } from '#src/founder/desk/browser/use-action.ts'
import { usePlace } from '#src/founder/desk/browser/use-place.ts'
import { ukShort } from '#src/time/uk-time.ts'
import type { Week, WeekStep } from '../week/read-weeks.ts'
import { EndStep } from './week-end.tsx'

const bare = (id: string, title: string): WeekStep => ({
  ...{ id, title, at: null, isSkipped: false, sentAt: null, rows: [] },
})
const FUNNEL = bare('funnel', 'The funnel')
const STOP = bare('stop', 'Open or stop')

/** The first step that is neither done nor skipped, or the funnel. */
export const nextStep = (steps: readonly WeekStep[]): WeekStep =>
  steps.find(({ at }) => at === null) ?? FUNNEL

/** Says how many people there are now, and how many when the district was chosen. */
export const thenAndNow = ({ people, now }: Pick<Week, 'people' | 'now'>): string =>
  now.people === null
    ? weekWords.few
    : people === null
      ? `${number(now.people)} confirmed today.`
      : `${number(people)} when you chose, ${number(now.people)} today.`

/** The steps of a week that is under way, with one of them open. */
export function OneWeek({ week, step: asked }: { week: Week; step: string | undefined }) {
  const { name, district, steps, now, kept } = week
  const { run, fault } = useAction('week keep', () => '')
  const [, , go] = usePlace()
  const next = nextStep(steps)
  const all = [...steps, FUNNEL, STOP]
  const isOpen = ({ id }: { id: string }) =>
    id === STOP.id || all.findIndex(one => one.id === id) <= all.findIndex(one => one.id === next.id)
  const wanted = all.find(({ id }) => id === asked)
  const open = wanted && isOpen(wanted) ? wanted : next
  const top = useRef<HTMLHeadingElement>(null)
  // So that a reload or Back finds the same step.
  useEffect(() => {
    if (!asked) history.replaceState(null, '', `#week/${name}_${next.id}`)
  }, [asked, name, next.id])
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when the step changes
  useEffect(() => top.current?.focus(), [open.id])
  const after = all[all.indexOf(open) + 1]
  const keep = async (figures: object = {}, goesOn = true) => {
    const done = await run({ week: name, step: open.id, ...figures })
    if (done && goesOn) go(`${name}_${after!.id}`)
    return done
  }
  const Step = WEEK_STEPS[open.id]
  const done = steps.filter(({ at, isSkipped }) => at !== null && !isSkipped).length
  return (
    <>
      <section className="card" aria-labelledby="week">
        <h2 id="week" ref={top} tabIndex={-1} aria-describedby="week-so-far">
          {district}: {open.title}
        </h2>
        <p>{thenAndNow(week)}</p>
        <p className="hint" id="week-so-far">
          Step {all.indexOf(open) + 2} of {all.length + 1}; {done + 1} of {steps.length + 1} done. Everything
          is kept: carry on another day, on any computer.
        </p>
        <nav aria-label="Steps">
          <ol className="week-steps">
            <li>
              <span>Chosen</span> <small>{ukShort(week.chosen_at)}</small>
            </li>
            {all.map(one => (
              <li key={one.id}>
                {isOpen(one) ? (
                  <a href={`#week/${name}_${one.id}`} aria-current={one.id === open.id ? 'step' : undefined}>
                    {one.title}
                  </a>
                ) : (
                  <span>{one.title}</span>
                )}{' '}
                <small>{stateOf(one)}</small>
              </li>
            ))}
          </ol>
        </nav>
        {wanted && !isOpen(wanted) && <StatusLine said={weekWords.comesFirst(next.title)} />}
      </section>
      {open.id === 'who' && <WhoStep week={week} onDone={() => void keep()} />}
      {Step && (
        <Step
          week={{ name, district, people: now.people, hasWave: 'wave' in WEEK_STEPS }}
          kept={kept[open.id]}
          sentAt={open.sentAt}
          keep={figures => keep(figures, open.id !== 'wave')}
          fault={fault}
        />
      )}
      {Step && after && (
        <p className="choices">
          {open.at === null ? (
            <button type="button" className="plain" onClick={() => void keep({ skip: true })}>
              Skip this for now
            </button>
          ) : (
            <a href={`#week/${name}_${after.id}`}>Next: {after.title}</a>
          )}
        </p>
      )}
      {open === FUNNEL && (
        <>
          <FunnelStep week={week} />
          <p>
            Look again tomorrow: this counts on. Once the van is there,{' '}
            <a href={`#week/${name}_${STOP.id}`}>open {district}</a>.
          </p>
        </>
      )}
      {open === STOP && <EndStep week={week} />}
    </>
  )
}

const stateOf = ({ at, isSkipped, sentAt }: WeekStep) =>
  at === null
    ? ''
    : isSkipped
      ? `skipped ${ukShort(at)}`
      : `done ${ukShort(at)}${sentAt === null ? '' : `, sent ${ukShort(sentAt)}`}`

function WhoStep({ week: { district, now }, onDone }: { week: Week; onDone: () => void }) {
  const goal = now.goal === null ? 'no goal' : `a goal of ${number(now.goal)}`
  return (
    <section className="card" aria-labelledby="who">
      <h2 id="who">Who is there</h2>
      <p>{now.people === null ? weekWords.few : `${number(now.people)} people have confirmed.`}</p>
      <p>
        {district} has {goal}; its stage is {now.stage}.
      </p>
      <button type="button" className="button" onClick={onDone}>
        Next
      </button>
    </section>
  )
}

function FunnelStep({ week: { district, now, steps } }: { week: Week }) {
  const rows = steps.flatMap(step => step.rows)
  const here = now.people === null ? [] : [{ name: `Confirmed in ${district}`, n: now.people }]
  return (
    <section className="card" aria-labelledby="funnel">
      <h2 id="funnel">What came of it</h2>
      {now.people === null && <p>{weekWords.few}</p>}
      {rows.length > 0 || here.length > 0 ? <BarRows rows={[...here, ...rows]} /> : null}
    </section>
  )
}
