import { useState } from 'react'
import { vanWords as words } from '#src/content/first-van.ts'
import type { DataOf } from '#src/founder/desk/action-calls.ts'
import { useDraft } from '#src/founder/desk/browser/calls/use-draft.ts'
import { useView } from '#src/founder/desk/browser/calls/use-view.ts'
import { Field, fieldsOf } from '#src/founder/desk/browser/fields/field.tsx'
import { KeptLine } from '#src/founder/desk/browser/fields/kept-line.tsx'
import { Card } from '#src/founder/desk/browser/shown/card.tsx'
import { Counts } from '#src/founder/desk/browser/shown/counts.tsx'
import { StatusLine } from '#src/founder/desk/browser/shown/status-line.tsx'
import { RoundCard } from './round-card.tsx'

type Answer = DataOf<'first van'>

/** Only the founder knows the figures without a default. */
const EMPTY = { visits: '', days: '', most: '4', cost: '', low: '', price: '', high: '' }

/** Where the first van would go: the answer, the founder’s figures, all rounds, and a map of the chosen one. */
export function VanPage() {
  const draft = useDraft('van', EMPTY)
  const typed = draft.fields ?? EMPTY
  const { visits, days, ...more } = typed
  const given = Object.fromEntries(Object.entries(more).filter(([, text]) => text.trim()))
  const { data, fresh, fault } = useView('first van', visits && days ? { visits, days, ...given } : undefined)
  const [chosen, setChosen] = useState('')
  const round = data?.rounds.find(one => words.names(one) === chosen) ?? data?.rounds[0]
  if (!draft.fields) return <StatusLine said="Opening…" />
  const fieldOf = fieldsOf(typed, draft.write)
  const field = (name: keyof typeof EMPTY, label: string, hint?: string) => (
    <Field label={label} {...fieldOf(name)} inputMode="decimal" {...(hint && { hint })} />
  )
  return (
    <>
      <section className="card" aria-labelledby="where" aria-busy={!fresh}>
        <h2 id="where">Where would the first van go?</h2>
        <div role="status" className="van-answer">
          {(data ? words.said(data) : [words.first]).map(line => (
            <p key={line}>{line}</p>
          ))}
        </div>
        <StatusLine fault={fault} />
      </section>
      <Card title="What you know about the van">
        <form onSubmit={event => event.preventDefault()}>
          <div className="van-fields">
            {field('visits', 'Visits a day')}
            {field('days', 'Days', 'Each person is visited once in that time')}
            {field('most', 'Districts at most', 'Up to 6, each next to another')}
            {field('cost', 'Cost of a day, £')}
          </div>
          <fieldset>
            <legend>Price of a visit, £</legend>
            <div className="van-fields">
              {field('low', 'Lowest')}
              {field('price', 'Likely')}
              {field('high', 'Highest')}
            </div>
          </fieldset>
        </form>
      </Card>
      <KeptLine {...draft} />
      {data && round && (
        <div className="columns">
          <Rounds answer={data} shown={round} onShow={setChosen} />
          <RoundCard round={round} day={data.day} />
        </div>
      )}
    </>
  )
}

type RoundsProps = { answer: Answer; shown: Answer['rounds'][number]; onShow: (names: string) => void }

function Rounds({ answer, shown, onShow }: RoundsProps) {
  const { rounds, room, hasMore } = answer
  const isOne = rounds.length === 1
  const rows = rounds.map(round => {
    const name = words.names(round)
    const show = () => {
      onShow(name)
      // On a phone the map is far below the list in which its round is chosen.
      document.querySelector('.van-round')?.scrollIntoView({ block: 'nearest' })
    }
    const title = (
      <>
        {!isOne && `${words.isJoint(round, rounds) ? 'Joint ' : ''}${round.rank}. `}
        <button type="button" className="as-link" aria-pressed={round === shown} onClick={show}>
          {name}
        </button>
      </>
    )
    const below = [...words.about(round), ...words.often(round)]
    return { name, title, below, cells: [words.people(round), words.room(round, room)] }
  })
  return (
    <Card title={isOne ? 'The round' : 'Rounds, best first'}>
      <Counts caption={words.desk.rounds} heads={['Districts', 'People', 'Visits filled']} rows={rows} />
      {words.tooFew(answer) && <p>{words.tooFew(answer)}</p>}
      {hasMore && <p>{words.more}</p>}
      <p className="hint">{words.desk.counted}</p>
      {!isOne && <p className="hint">{words.desk.order}</p>}
    </Card>
  )
}
