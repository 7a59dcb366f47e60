import { useState } from 'react'
import { weekWords } from '#src/content/districts.ts'
import { people } from '#src/content/in-words.ts'
import { Card } from '#src/founder/desk/browser/card.tsx'
import { Field, typedValues } from '#src/founder/desk/browser/field.tsx'
import { StatusLine } from '#src/founder/desk/browser/status-line.tsx'
import { useAction } from '#src/founder/desk/browser/use-action.ts'
import type { Week } from '../week/read-weeks.ts'
import { stageInWords } from '../week/week-in-words.ts'

/** The last step: the district opens, or its week is stopped. */
export function EndStep({ week: { name, district, now } }: { week: Week }) {
  const move = useAction('district move')
  const stop = useAction('week stop')
  return (
    <div className="columns">
      <Card title={`Open ${district}`}>
        <p>Its stage is {stageInWords(now)}</p>
        {now.goal !== null && (now.people ?? 0) < now.goal && (
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
      </Card>
      <Card title="Stop this week">
        <p>{weekWords.stopping}</p>
        <AskedForm
          button="Stop this week"
          fault={stop.fault}
          onSure={why => void stop.run({ week: name, why })}
        />
      </Card>
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
