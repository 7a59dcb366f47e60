import { useState } from 'react'
import { vanWords as words } from '#src/content/first-van.ts'
import type { DataOf } from '#src/founder/desk/action-calls.ts'
import { Field } from '#src/founder/desk/browser/field.tsx'
import { KeptLine } from '#src/founder/desk/browser/kept-line.tsx'
import { StatusLine } from '#src/founder/desk/browser/status-line.tsx'
import { useDraft } from '#src/founder/desk/browser/use-draft.ts'
import { useView } from '#src/founder/desk/browser/use-view.ts'
import { RoundCard } from './round-card.tsx'

type Answer = DataOf<'first van'>

/** Only the founder knows the figures without a default. */
const EMPTY = { visits: '', days: '', most: '4', cost: '', low: '', price: '', high: '' }
type Typed = typeof EMPTY

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
      <VanForm typed={typed} onType={part => draft.write({ ...typed, ...part })} />
      <KeptLine keptAt={draft.keptAt} fault={draft.fault} />
      {data && round && (
        <div className="columns">
          <Rounds answer={data} shown={round} onShow={setChosen} />
          <RoundCard round={round} day={data.day} />
        </div>
      )}
    </>
  )
}

function VanForm({ typed, onType }: { typed: Typed; onType: (part: Partial<Typed>) => void }) {
  const field = (name: keyof Typed, label: string, hint?: string) => (
    <Field
      label={label}
      name={name}
      inputMode="decimal"
      value={typed[name]}
      onChange={({ target }) => onType({ [name]: target.value })}
      {...(hint && { hint })}
    />
  )
  return (
    <section className="card" aria-labelledby="what">
      <h2 id="what">What you know of the van</h2>
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
    </section>
  )
}

type RoundsProps = { answer: Answer; shown: Answer['rounds'][number]; onShow: (names: string) => void }

function Rounds({ answer, shown, onShow }: RoundsProps) {
  const { rounds, room, hasMore } = answer
  return (
    <section className="card" aria-labelledby="rounds">
      <h2 id="rounds">{rounds.length > 1 ? 'Rounds, best first' : 'The round'}</h2>
      <table className="counts">
        <caption className="aside">Neighbouring districts that one van can serve</caption>
        <thead>
          <tr>
            <th scope="col">Districts</th>
            <th scope="col">People</th>
            <th scope="col">Visits filled</th>
          </tr>
        </thead>
        <tbody>
          {rounds.map(round => (
            <tr key={words.names(round)}>
              <th scope="row">
                {rounds.length > 1 && `${words.isJoint(round, rounds) ? 'Joint ' : ''}${round.rank}. `}
                <button
                  type="button"
                  className="as-link"
                  aria-pressed={round === shown}
                  onClick={() => onShow(words.names(round))}
                >
                  {words.names(round)}
                </button>
                {[...words.about(round), ...words.often(round)].map(line => (
                  <small key={line}>{line}</small>
                ))}
              </th>
              <td>{words.people(round)}</td>
              <td>{words.room(round, room)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {words.tooFew(answer) && <p>{words.tooFew(answer)}</p>}
      {hasMore && <p>{words.more}</p>}
      <p className="hint">
        Counts confirmed people, as Districts does, including those invited and those who want no emails.
        Fewer than five count as none. The map has London and 50 other cities and towns; a district elsewhere
        has no neighbours on it.
      </p>
      {rounds.length > 1 && (
        <p className="hint">
          The best round fills the most visits. If two fill as many, the one with fewer districts comes first,
          then the one whose districts are closest together. No district is in two rounds. You decide: nothing
          opens from here.
        </p>
      )}
    </section>
  )
}
