import { useEffect, useLayoutEffect, useRef } from 'react'
import { districtsWords, weekWords } from '#src/content/districts.ts'
import { number, people } from '#src/content/in-words.ts'
import { WEEK_STEPS } from '#src/features/cards.ts'
import { useAction } from '#src/founder/desk/browser/calls/use-action.ts'
import { ActionForm } from '#src/founder/desk/browser/fields/action-form.tsx'
import { Field } from '#src/founder/desk/browser/fields/field.tsx'
import { MainButton } from '#src/founder/desk/browser/fields/main-button.tsx'
import { notice, type Said } from '#src/founder/desk/browser/notice.tsx'
import { BarRows } from '#src/founder/desk/browser/shown/bar-rows.tsx'
import { Bullets } from '#src/founder/desk/browser/shown/bullets.tsx'
import { Card } from '#src/founder/desk/browser/shown/card.tsx'
import { StatusLine } from '#src/founder/desk/browser/shown/status-line.tsx'
import { usePlace } from '#src/founder/desk/browser/use-place.ts'
import { ukShort } from '#src/time/uk-time.ts'
import type { Week, WeekStep } from '../week/read-weeks.ts'
import { stageInWords, stepInWords, thenAndNow } from '../week/week-in-words.ts'

const bare = (id: string, title: string): WeekStep => ({
  ...{ id, title, at: null, isSkipped: false, sends: false, sentAt: null, rows: [] },
})
const FUNNEL = bare('funnel', 'What came of it')
const STOP = bare('stop', 'Open or stop')

/** The first step that is neither done nor skipped, or the funnel. */
export const nextStep = (steps: readonly WeekStep[]): WeekStep =>
  steps.find(({ at }) => at === null) ?? FUNNEL

/** The steps of a week that is under way, with one of them open. */
export function OneWeek({ week, asked, lacks }: WithLacks & { week: Week; asked: string | undefined }) {
  const { name, district, steps, now, kept } = week
  // Storing a step must not replace what the notice last said, such as when a letter goes out.
  const said = useRef<Said>('')
  const { run, fault } = useAction('week keep', () => said.current)
  const [, , go] = usePlace()
  const next = nextStep(steps)
  const all = [...steps, FUNNEL, STOP]
  const isOpen = (one: WeekStep) => one === STOP || all.indexOf(one) <= all.indexOf(next)
  const wanted = all.find(({ id }) => id === asked)
  const open = wanted && isOpen(wanted) ? wanted : next
  const after = all[all.indexOf(open) + 1]
  const top = useRef<HTMLHeadingElement>(null)
  // A reload or Back then opens the same step.
  useEffect(() => {
    if (!asked) history.replaceState(null, '', `#week/${name}_${next.id}`)
  }, [asked, name, next.id])
  // Before the step is painted: focusing scrolls the page, and a click during that would miss its target.
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when the step changes
  useLayoutEffect(() => top.current?.focus(), [open.id])
  const keep = async (figures: object = {}) => {
    said.current = notice.get().said ?? ''
    const done = await run({ week: name, step: open.id, ...figures })
    // The wave step stays open once its size is stored, as its people are invited next.
    if (done && (open.id !== 'wave' || 'skip' in figures)) go(`${name}_${after!.id}`)
    return done
  }
  const Step = WEEK_STEPS[open.id]
  return (
    <>
      <section className="card" aria-labelledby="week">
        <h2 id="week" ref={top} tabIndex={-1} aria-describedby="week-so-far">
          {district}: {open.title}
        </h2>
        <p>{thenAndNow(week)}</p>
        <p className="hint" id="week-so-far">
          Step {all.indexOf(open) + 2} of {all.length + 1}. {weekWords.kept}
        </p>
        <nav aria-label="Steps">
          <ol className="week-steps">
            <li>
              <span>Chosen</span> <small>{ukShort(week.chosen_at)}</small>
            </li>
            {all.map(one => (
              <li key={one.id}>
                {isOpen(one) ? (
                  <a href={`#week/${name}_${one.id}`} aria-current={one === open ? 'step' : undefined}>
                    {one.title}
                  </a>
                ) : (
                  <span>{one.title}</span>
                )}{' '}
                <small>{stepInWords(one)}</small>
              </li>
            ))}
          </ol>
        </nav>
        {wanted && !isOpen(wanted) && <StatusLine said={weekWords.comesFirst(next.title)} />}
      </section>
      {open.id === 'who' && <WhoStep week={week} lacks={lacks} onDone={() => void keep()} />}
      {Step && after && (
        <>
          <Step
            week={{ name, district, people: now.people, hasWave: 'wave' in WEEK_STEPS }}
            kept={kept[open.id]}
            sentAt={open.sentAt}
            keep={keep}
          />
          <p className="choices">
            {open.at === null ? (
              <button type="button" className="plain" onClick={() => void keep({ skip: true })}>
                Skip this for now
              </button>
            ) : (
              <a href={`#week/${name}_${after.id}`}>Next: {after.title}</a>
            )}
          </p>
        </>
      )}
      <StatusLine fault={fault} takesFocus />
      {open === FUNNEL && <Funnel week={week} />}
      {open === STOP && <EndStep week={week} />}
    </>
  )
}

/** `lacks`: what is missing from the server’s settings for any of the steps. */
type WithLacks = { lacks: readonly string[] }

/** Shows which settings are missing, before a step needs them. */
export const Lacks = ({ lacks }: WithLacks) =>
  lacks.length > 0 && (
    <>
      <p>{weekWords.lacks}</p>
      <Bullets lines={lacks} />
    </>
  )

type WhoProps = WithLacks & { week: Week; onDone: () => void }

function WhoStep({ week: { district, now }, lacks, onDone }: WhoProps) {
  const goal = now.goal === null ? 'no goal' : `a goal of ${number(now.goal)}`
  return (
    <Card title="Who is there">
      <p>
        {now.people === null ? weekWords.few : `${number(now.people)} people have confirmed.`}{' '}
        <a href={`#people/area=${district}`}>See who is on the list there</a>
      </p>
      <p>
        {district} has {goal}; its stage is {now.stage}. You set both on <a href="#districts">Districts</a>.
      </p>
      <Lacks lacks={lacks} />
      <MainButton type="button" onClick={onDone}>
        Next
      </MainButton>
    </Card>
  )
}

function Funnel({ week: { name, district, now, steps } }: { week: Week }) {
  const here = now.people === null ? [] : [{ name: `Confirmed in ${district}`, n: now.people }]
  const rows = [...here, ...steps.flatMap(step => step.rows)]
  return (
    <>
      <Card title="What came of it">
        {now.people === null && <p>{weekWords.few}</p>}
        {rows.length > 0 && <BarRows rows={rows} />}
      </Card>
      <p>
        Look again tomorrow: the counting goes on. Once the van is there,{' '}
        <a href={`#week/${name}_${STOP.id}`}>open {district}</a>.
      </p>
    </>
  )
}

/** The last step: the district opens, or its week is stopped. */
function EndStep({ week: { name, district, now } }: { week: Week }) {
  return (
    <div className="columns">
      <Card title={`Open ${district}`}>
        <p>Its stage is {stageInWords(now)}</p>
        {now.goal !== null && (now.people ?? 0) < now.goal && (
          <p>{weekWords.below(people(now.people), now.goal)}</p>
        )}
        {now.stage !== 'open' && (
          <>
            <p>{districtsWords.desk.moves}</p>
            <ActionForm
              action="district move"
              given={{ places: district, stage: 'open' }}
              button={`Open ${district}`}
              asks
            >
              <Field label="Why" name="why" hint={districtsWords.desk.why} />
            </ActionForm>
          </>
        )}
      </Card>
      <Card title="Stop this week">
        <p>{weekWords.stopping}</p>
        <ActionForm action="week stop" given={{ week: name }} button="Stop this week" asks>
          <Field label="Why" name="why" />
        </ActionForm>
      </Card>
    </div>
  )
}
