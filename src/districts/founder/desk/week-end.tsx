import { useState } from 'react'
import { people } from '#src/content/in-words.ts'
import { Field, typedValues } from '#src/founder/desk/browser/field.tsx'
import { StatusLine } from '#src/founder/desk/browser/status-line.tsx'
import { useAction } from '#src/founder/desk/browser/use-action.ts'
import { ukShort } from '#src/time/uk-time.ts'
import type { Week } from '../week/read-weeks.ts'

/** How far the founder has moved the district, and why. */
export function Stage({ now: { stage, reason, moved_at } }: Pick<Week, 'now'>) {
  return (
    <p>
      Its stage is {stage}
      {moved_at !== null && ` since ${ukShort(moved_at)}`}
      {reason && `: ${reason}`}
    </p>
  )
}

/** The last step: the district opens, or its week is stopped. */
export function EndStep({ week: { name, district, now } }: { week: Week }) {
  const move = useAction('district move')
  const stop = useAction('week stop')
  const goal = now.goal !== null && (now.people ?? 0) < now.goal
  return (
    <div className="columns">
      <section className="card" aria-labelledby="open">
        <h2 id="open">Open {district}</h2>
        <Stage now={now} />
        {goal && (
          <p>
            It is below its goal: {people(now.people)} of {now.goal}. Say why you are opening it; the reason
            is kept.
          </p>
        )}
        <AskedForm
          button={`Open ${district}`}
          fault={move.fault}
          onSure={why => void move.run({ places: district, stage: 'open', why })}
        />
      </section>
      <section className="card" aria-labelledby="stop">
        <h2 id="stop">Stop this week</h2>
        <p>What has not gone is taken back, and nothing more is sent. The district stays as it is.</p>
        <AskedForm
          button="Stop this week"
          fault={stop.fault}
          onSure={why => void stop.run({ week: name, why })}
        />
      </section>
    </div>
  )
}

/** A form for a reason, which asks before it acts. */
function AskedForm(props: { button: string; fault: string | undefined; onSure: (why: string) => void }) {
  const { button, fault, onSure } = props
  const [asks, setAsks] = useState(false)
  return (
    <form
      onSubmit={event => {
        const { why } = typedValues<'why'>(event)
        if (asks) onSure(why)
        setAsks(!asks)
      }}
    >
      <Field label="Why" name="why" onChange={() => setAsks(false)} />
      <button type="submit" className={asks ? 'plain alarming' : 'plain'}>
        {asks ? `Yes, ${button.charAt(0).toLowerCase()}${button.slice(1)}` : button}
      </button>
      <StatusLine said={asks ? 'Press again if you are sure.' : undefined} fault={fault} />
    </form>
  )
}
