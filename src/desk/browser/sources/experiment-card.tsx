import { useCallback, useEffect, useRef, useState } from 'react'
import { hero } from '#src/content/landing.ts'
import type { AskedExperiment } from '../../source-calls.ts'
import { Field } from '../field.tsx'
import { Notice } from '../notice.tsx'
import { typedValues } from '../typed-values.ts'
import { useCall } from '../use-call.ts'

/** How the experiment stands; where none is on, another one. */
export function ExperimentCard() {
  const { run, told, fault } = useCall('experiment')
  const stop = useCall('stop-experiment')
  const again = useCallback(() => void run({}), [run])
  useEffect(again, [again])
  const heading = useRef<HTMLHeadingElement>(null)
  const changed = () => {
    again()
    // The button goes with what it did.
    heading.current?.focus()
  }
  return (
    <section className="card" aria-labelledby="experiment">
      <h2 id="experiment" ref={heading} tabIndex={-1}>
        Which headline?
      </h2>
      {told && <p className="standing">{told.words}</p>}
      {told?.on && (
        <>
          <p className="hint">
            Stopped before its end it has no verdict: one at a moment that somebody chose is worth nothing.
          </p>
          <button
            type="button"
            className="plain alarming"
            onClick={async () => {
              if (await stop.run({})) changed()
            }}
          >
            Stop it without a verdict
          </button>
        </>
      )}
      <Notice said={stop.told} fault={fault ?? stop.fault} />
      {told !== undefined && !told?.on && <NewExperiment onStarted={changed} />}
    </section>
  )
}

/** Two versions; how long they must run is said before anything begins. */
function NewExperiment({ onStarted }: { onStarted: () => void }) {
  const plan = useCall('plan-experiment')
  const start = useCall('start-experiment')
  const [planned, setPlanned] = useState<AskedExperiment>()
  const fortnights = plan.told?.fortnights
  return (
    <>
      <p>
        Two versions take turns by the hour, the same for everyone. Their words are a promise like all on the
        page.
      </p>
      <form
        onChange={() => setPlanned(undefined)}
        onSubmit={async event => {
          const asked = typedValues<keyof AskedExperiment>(event)
          if (await plan.run(asked)) setPlanned(asked)
        }}
      >
        <Version letter="A" headline={hero.headline.join(' / ')} lead={hero.lead} />
        <Version letter="B" headline="" lead="" />
        <Field
          label="How many per cent more should join on the better one"
          name="hope"
          defaultValue="30"
          inputMode="numeric"
          hint="Half the difference takes four times as long"
        />
        <Field
          label="Visits and joins a day that you expect"
          name="expect"
          hint="Such as 150/12; only where less than a week was counted"
        />
        <button type="submit" className="plain" aria-busy={plan.busy}>
          How long would it take?
        </button>
      </form>
      {planned && plan.told && <p className="standing">{plan.told.words}</p>}
      {planned && fortnights && (
        <button
          type="button"
          className="button"
          onClick={async () => {
            if (await start.run({ asked: planned, fortnights })) onStarted()
          }}
        >
          Start it at the next full hour
        </button>
      )}
      <Notice
        said={
          planned && plan.told
            ? fortnights
              ? 'Nothing was started yet.'
              : 'It cannot be started: more visitors, or a greater hope, are needed.'
            : undefined
        }
        fault={plan.fault ?? start.fault}
      />
    </>
  )
}

function Version({ letter, headline, lead }: { letter: 'A' | 'B'; headline: string; lead: string }) {
  return (
    <fieldset className="version">
      <legend>Version {letter}</legend>
      <Field
        label="Headline"
        name={`headline${letter}`}
        defaultValue={headline}
        hint="Four parts with / between them; the last is underlined"
      />
      <Field label="The line below it" name={`lead${letter}`} defaultValue={lead} />
    </fieldset>
  )
}
