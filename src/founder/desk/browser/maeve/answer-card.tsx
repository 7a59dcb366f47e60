import { useEffect, useRef, useState } from 'react'
import { count } from '#src/content/in-words.ts'
import { RichText } from '#src/maeve/browser/rich-text.tsx'
import type { AskedTopic, TypedAnswer } from '../../maeve-calls.ts'
import { Field } from '../field.tsx'
import { Notice } from '../notice.tsx'
import { TextField } from '../text-field.tsx'
import { useCall } from '../use-call.ts'
import { Changes } from './changes.tsx'

type Props = { topic: AskedTopic; onBack: (said?: string) => void }

/** What was typed and is not live, by topic: it outlasts a look at another page. */
const drafts = new Map<string, TypedAnswer>()

/** One topic: what she says to it now, and the answer in its place, which goes live after a look at what it changes. */
export function AnswerCard({ topic, onBack }: Props) {
  const { id, title, says, askedLike, waiting } = topic
  const trial = useCall('try-answer')
  const live = useCall('go-live')
  const [tried, setTried] = useState<TypedAnswer>()
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  const { answer, until, askedAs } = drafts.get(id) ?? topic.own ?? { answer: '', until: '', askedAs: '' }

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
              drafts.set(id, typedIn(event.currentTarget, id))
              setTried(undefined)
            }}
            onSubmit={async event => {
              event.preventDefault()
              const form = event.currentTarget
              const typed = typedIn(form, id)
              if (trial.busy) return
              setTried(undefined)
              const passed = await trial.run(typed)
              // What was typed while she thought was not looked at.
              if (passed && same(typed, typedIn(form, id))) setTried(typed)
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
          <Notice
            said={
              trial.busy
                ? 'She is asked every question that she knows, without your answer and with it. That takes up to a minute; nothing is live.'
                : trial.told && !tried
                  ? 'You have changed it since: look again before it goes live.'
                  : undefined
            }
            fault={trial.fault}
          />
        </section>
        <section className="card" aria-labelledby="now">
          <h2 id="now">What she says now</h2>
          <div className="turn">
            <RichText text={says} />
          </div>
          <h3>People ask it like this</h3>
          <ul className="bullets">
            {askedLike.map(way => (
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
      {tried && trial.told && (
        <Changes
          tried={tried}
          trial={trial.told}
          waiting={waiting}
          busy={live.busy}
          fault={live.fault}
          onLive={async () => {
            const said = await live.run(tried)
            if (said === undefined) return
            drafts.delete(id)
            onBack(said)
          }}
        />
      )}
    </>
  )
}

function typedIn(form: HTMLFormElement, topic: string): TypedAnswer {
  const typed = new FormData(form)
  const text = (name: string) => String(typed.get(name) ?? '')
  return { topic, answer: text('answer'), until: text('until'), askedAs: text('askedAs') }
}

const same = (one: TypedAnswer, other: TypedAnswer) => JSON.stringify(one) === JSON.stringify(other)
