import { useAction } from '#src/founder/desk/browser/calls/use-action.ts'
import { StatusLine } from '#src/founder/desk/browser/shown/status-line.tsx'
import { longDay } from '#src/founder/desk/browser/words.ts'
import type { AskedTopic } from './typed-answer.ts'

type Props = {
  topics: readonly AskedTopic[]
  onOpen: (id: string) => void
  onChanged: () => void
}

export function OwnAnswers({ topics, onOpen, onChanged }: Props) {
  return (
    <section className="card" aria-labelledby="own">
      <h2 id="own">Answered by you</h2>
      {!topics.length && (
        <p>Nothing yet. Answers that you put live appear here, for you to change or take back.</p>
      )}
      <ul className="own-answers">
        {topics.map(({ topic, title, answer }) => (
          <li key={topic}>
            <h3>{title}</h3>
            <p className={answer!.may_be_out_of_date ? 'fault' : undefined}>
              {answer!.may_be_out_of_date
                ? `It was true until ${longDay(answer!.true_until)}: she adds that it may be out of date.`
                : `Since ${longDay(answer!.answered)}, true until ${longDay(answer!.true_until)}`}
            </p>
            <button type="button" className="plain" onClick={() => onOpen(topic)}>
              Change it<span className="visually-hidden">: {title}</span>
            </button>
            <TakeBack topic={topic} title={title} onChanged={onChanged} />
          </li>
        ))}
      </ul>
    </section>
  )
}

type Taken = Pick<AskedTopic, 'topic' | 'title'> & Pick<Props, 'onChanged'>

function TakeBack({ topic, title, onChanged }: Taken) {
  const { run, busy, fault } = useAction('maeve retract')
  return (
    <details>
      <summary>
        Take it back<span className="visually-hidden">: {title}</span>
      </summary>
      <div className="consequences">
        <p>
          Within ten seconds she goes back to what she said before. Emails with the answer that have not been
          sent yet are cancelled, and those people go on waiting. Nobody can unread what they have read.
        </p>
        <button
          type="button"
          className="plain alarming"
          aria-busy={busy}
          onClick={async () => {
            if (await run({ topic })) onChanged()
          }}
        >
          Take it back now
        </button>
        <StatusLine fault={fault} />
      </div>
    </details>
  )
}
