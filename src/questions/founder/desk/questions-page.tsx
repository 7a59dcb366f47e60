import { useState } from 'react'
import { number } from '#src/content/in-words.ts'
import { answersWords as words } from '#src/content/question.ts'
import { useView } from '#src/founder/desk/browser/calls/use-view.ts'
import { Field, typedValues } from '#src/founder/desk/browser/fields/field.tsx'
import { MainButton } from '#src/founder/desk/browser/fields/main-button.tsx'
import { Card } from '#src/founder/desk/browser/shown/card.tsx'
import { Counts } from '#src/founder/desk/browser/shown/counts.tsx'
import { StatusLine } from '#src/founder/desk/browser/shown/status-line.tsx'
import { inPercent } from '#src/statistics/wilson.ts'

/** What people chose for the questions after joining, by district. */
export function QuestionsPage() {
  const [asked, setAsked] = useState({ area: '' })
  const { data, fresh, fault } = useView('questions', asked)
  return (
    <>
      <Card title="Whose answers">
        <form onSubmit={event => setAsked(typedValues<'area'>(event))}>
          <Field label="Areas and districts" name="area" hint="Such as LS6, LS7, M; empty for all" />
          <MainButton busy={!fresh}>Show</MainButton>
        </form>
        <p className="hint">{words.hint}</p>
        <StatusLine said={data?.length === 0 ? words.tooFewOnDesk : undefined} fault={fault} />
      </Card>
      {data?.map(({ text, groups, more }) => (
        <Card key={text} title={text}>
          {groups.map(({ place, n, answers, others }) => {
            const of = (chose: number) => `${number(chose)} of ${number(n)}`
            const rows = answers.map(answer => ({
              name: answer.words,
              cells: [of(answer.n), inPercent(answer)],
            }))
            const rest = { name: 'Something else', cells: [of(others), ''] }
            return (
              <Counts
                key={place}
                heads={[words.place(place, n), 'Chose it', 'Likely share']}
                rows={others ? [...rows, rest] : rows}
              />
            )
          })}
          <p className="hint">{words.range}</p>
          {more > 0 && <p className="hint">There are {words.more(more)}</p>}
        </Card>
      ))}
    </>
  )
}
