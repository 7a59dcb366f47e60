import { useEffect, useRef, useState } from 'react'
import { count } from '#src/content/in-words.ts'
import { useAction } from '#src/founder/desk/browser/calls/use-action.ts'
import { useDraft } from '#src/founder/desk/browser/calls/use-draft.ts'
import { DayField } from '#src/founder/desk/browser/fields/day-field.tsx'
import { TextField } from '#src/founder/desk/browser/fields/field.tsx'
import { KeptLine } from '#src/founder/desk/browser/fields/kept-line.tsx'
import { StatusLine } from '#src/founder/desk/browser/shown/status-line.tsx'
import { RichText } from '#src/maeve/browser/rich-text.tsx'
import { Changes } from './changes.tsx'
import { type AskedTopic, asInput, type TypedAnswer } from './typed-answer.ts'

type Props = { topic: AskedTopic; onBack: () => void }

/** One topic: what she says now, and the new answer, which goes live once the founder has seen what it changes. */
export function AnswerCard({ topic, onBack }: Props) {
  const { topic: id, title, waiting, answer: own, card } = topic
  const trial = useAction('maeve answer', () => '')
  const live = useAction('maeve answer')
  const [tried, setTried] = useState<TypedAnswer>()
  const heading = useRef<HTMLHeadingElement>(null)
  const draft = useDraft(`answer ${id}`, {
    answer: own ? card.says : '',
    until: own?.true_until ?? '',
    askedAs: card.askedAs,
  })
  const typed = draft.fields
  const isRead = typed !== undefined
  useEffect(() => {
    if (isRead) heading.current?.focus()
  }, [isRead])
  if (!typed) return <StatusLine said="Opening…" />
  const field = (name: keyof TypedAnswer) => ({
    name,
    value: typed[name],
    onChange: ({ target }: { target: { value: string } }) => draft.write({ ...typed, [name]: target.value }),
  })

  // What was typed during the trial, or after it, was not checked.
  const passed = tried && same(tried, typed) ? tried : undefined
  return (
    <>
      <button type="button" className="plain" onClick={onBack}>
        Back to all topics
      </button>
      <div className="columns">
        <section className="card" aria-labelledby="topic">
          <h2 id="topic" ref={heading} tabIndex={-1}>
            {title}
          </h2>
          <form
            onSubmit={async event => {
              event.preventDefault()
              if (trial.busy) return
              setTried(undefined)
              if (await trial.run(asInput(id, typed))) setTried(typed)
            }}
          >
            <TextField
              label="What she should say"
              {...field('answer')}
              rows={7}
              hint="At most 700 characters. Paragraphs, **bold** and lines that begin with - are shown as such."
            />
            <DayField
              label="Until when is this true? (needed)"
              {...field('until')}
              hint="A day by which you will look at it again, such as in three months. After that day she adds that it may be out of date."
            />
            <TextField
              label="Other ways to ask it, one a line"
              {...field('askedAs')}
              rows={3}
              hint="Leave it empty where she knows them: she has learned many."
            />
            <button type="submit" className="button" aria-busy={trial.busy}>
              See what it changes
            </button>
          </form>
          <StatusLine
            said={
              trial.busy
                ? 'She is asked every question that she knows, without your answer and with it. That takes a minute, or several while the server is busy; nothing is live.'
                : trial.data && !passed
                  ? 'You have changed it since: look again before it goes live.'
                  : undefined
            }
            fault={trial.fault}
          />
          <KeptLine {...draft} />
        </section>
        <section className="card" aria-labelledby="now">
          <h2 id="now">What she says now</h2>
          <div className="turn">
            <RichText text={card.says} />
          </div>
          <h3>People ask it like this</h3>
          <ul className="bullets">
            {card.askedLike.map(way => (
              <li key={way}>{way}</li>
            ))}
          </ul>
          <p>
            {waiting > 0
              ? `${count(waiting, 'person is waiting', 'people are waiting')} to be told.`
              : 'Nobody is waiting to be told by email.'}
          </p>
        </section>
      </div>
      {passed && trial.data?.trial && (
        <Changes
          tried={passed}
          trial={trial.data.trial}
          waiting={waiting}
          busy={live.busy}
          fault={live.fault}
          onLive={async () => {
            const done = await live.run({ ...asInput(id, passed), yes: true, tried: true })
            if (!done) return
            draft.write(null)
            onBack()
          }}
        />
      )}
    </>
  )
}

const same = (one: TypedAnswer, other: TypedAnswer) => JSON.stringify(one) === JSON.stringify(other)
