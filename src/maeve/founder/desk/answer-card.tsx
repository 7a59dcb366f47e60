import { useEffect, useRef, useState } from 'react'
import { count } from '#src/content/in-words.ts'
import { Field, TextField } from '#src/founder/desk/browser/field.tsx'
import { StatusLine } from '#src/founder/desk/browser/status-line.tsx'
import { useAction } from '#src/founder/desk/browser/use-action.ts'
import { RichText } from '#src/maeve/browser/rich-text.tsx'
import { Changes } from './changes.tsx'
import { type AskedTopic, asInput, type TypedAnswer } from './typed-answer.ts'

type Props = { topic: AskedTopic; onBack: (said?: string) => void }

/** Typed answers that are not live, by topic: they survive a visit to another page. */
const drafts = new Map<string, TypedAnswer>()

/** One topic: what she says to it now, and the answer in its place, which goes live after a look at what it changes. */
export function AnswerCard({ topic, onBack }: Props) {
  const { topic: id, title, waiting, answer: own, card } = topic
  const trial = useAction('maeve answer')
  const live = useAction('maeve answer')
  const [tried, setTried] = useState<TypedAnswer>()
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  const { answer, until, askedAs } = drafts.get(id) ?? {
    answer: own ? card.says : '',
    until: own?.true_until ?? '',
    askedAs: card.askedAs,
  }

  return (
    <>
      <button type="button" className="plain" onClick={() => onBack()}>
        Back to all topics
      </button>
      <div className="columns">
        <section className="card" aria-labelledby="topic">
          <h2 id="topic" ref={heading} tabIndex={-1}>
            {title}
          </h2>
          <form
            onInput={event => {
              drafts.set(id, typedIn(event.currentTarget))
              setTried(undefined)
            }}
            onSubmit={async event => {
              event.preventDefault()
              const form = event.currentTarget
              const typed = typedIn(form)
              if (trial.busy) return
              setTried(undefined)
              const passed = await trial.run(asInput(id, typed))
              // What was typed during the trial was not checked.
              if (passed && same(typed, typedIn(form))) setTried(typed)
            }}
          >
            <TextField
              label="What she is to say"
              name="answer"
              rows={7}
              defaultValue={answer}
              hint="At most 700 characters. Paragraphs, **bold** and lines that begin with - are shown so."
            />
            <Field
              label="True until"
              name="until"
              type="date"
              defaultValue={until}
              hint="From the day after she adds that it may be out of date."
            />
            <TextField
              label="Other ways to ask it, one a line"
              name="askedAs"
              rows={3}
              defaultValue={askedAs}
              hint="Leave it empty where she knows them: she has learned many."
            />
            <button type="submit" className="button" aria-busy={trial.busy}>
              See what it changes
            </button>
          </form>
          <StatusLine
            said={
              trial.busy
                ? 'She is asked every question that she knows, without your answer and with it. That takes up to a minute; nothing is live.'
                : trial.data && !tried
                  ? 'You have changed it since: look again before it goes live.'
                  : undefined
            }
            fault={trial.fault}
          />
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
              ? `${count(waiting, 'person waits', 'people wait')} to be told.`
              : 'Nobody waits to be told by email.'}
          </p>
        </section>
      </div>
      {tried && trial.data?.trial && (
        <Changes
          tried={tried}
          trial={trial.data.trial}
          waiting={waiting}
          busy={live.busy}
          fault={live.fault}
          onLive={async () => {
            const done = await live.run({ ...asInput(id, tried), yes: true, tried: true })
            if (!done) return
            drafts.delete(id)
            onBack(done.words)
          }}
        />
      )}
    </>
  )
}

function typedIn(form: HTMLFormElement): TypedAnswer {
  const typed = new FormData(form)
  const text = (name: string) => String(typed.get(name) ?? '')
  return { answer: text('answer'), until: text('until'), askedAs: text('askedAs') }
}

const same = (one: TypedAnswer, other: TypedAnswer) => JSON.stringify(one) === JSON.stringify(other)
