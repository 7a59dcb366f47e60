import { useState } from 'react'
import { count, number } from '#src/content/in-words.ts'
import type { DataOf } from '#src/founder/desk/action-calls.ts'
import { Field, typedValues } from '#src/founder/desk/browser/field.tsx'
import { StatusLine } from '#src/founder/desk/browser/status-line.tsx'
import { useView } from '#src/founder/desk/browser/use-view.ts'
import { inPercent } from '#src/statistics/wilson.ts'

type Asked = DataOf<'questions'>[number]

/** What people chose for the questions after joining, by district. */
export function QuestionsPage() {
  const [asked, setAsked] = useState({ area: '' })
  const { data, fresh, fault } = useView('questions', asked)
  return (
    <>
      <section className="card" aria-labelledby="whose">
        <h2 id="whose">Whose answers</h2>
        <form onSubmit={event => setAsked(typedValues<'area'>(event))}>
          <Field label="Areas and districts" name="area" hint="Such as LS6, LS7, M; empty for all" />
          <button type="submit" className="button" aria-busy={!fresh}>
            Show
          </button>
        </form>
        <p className="hint">
          Answers count from the day after. Districts with fewer than five are put together with others, and
          so are choices that fewer than five made. The share of everyone there lies in this range 95 times in
          100.
        </p>
        <StatusLine
          said={data?.length === 0 ? 'There are too few answers to show yet.' : undefined}
          fault={fault}
        />
      </section>
      {data?.map(asked => (
        <AskedTable key={asked.text} asked={asked} />
      ))}
    </>
  )
}

function AskedTable({ asked: { question, pence, text, groups, more } }: { asked: Asked }) {
  const id = `${question}-${pence ?? ''}`
  return (
    <section className="card" aria-labelledby={id}>
      <h2 id={id}>{text}</h2>
      {groups.map(({ place, n, answers, others }) => (
        <table className="counts" key={place}>
          <thead>
            <tr>
              <th scope="col">{`${place}: ${count(n, 'answer')}`}</th>
              <th scope="col">Chose it</th>
              <th scope="col">Likely share</th>
            </tr>
          </thead>
          <tbody>
            {answers.map(answer => (
              <tr key={answer.chosen}>
                <th scope="row">{answer.words}</th>
                <td>{`${number(answer.n)} of ${number(n)}`}</td>
                <td>{inPercent(answer)}</td>
              </tr>
            ))}
            {others > 0 && (
              <tr>
                <th scope="row">Something else</th>
                <td>{`${number(others)} of ${number(n)}`}</td>
                <td />
              </tr>
            )}
          </tbody>
        </table>
      ))}
      {more > 0 && (
        <p className="hint">{`There are ${count(more, 'more place')}: name areas or districts to see them.`}</p>
      )}
    </section>
  )
}
