import type { AskedTopic } from '../../maeve-calls.ts'
import { Notice } from '../notice.tsx'
import { useCall } from '../use-call.ts'
import { longDay } from '../words.ts'

type Props = {
  topics: readonly AskedTopic[]
  onOpen: (id: string) => void
  onChanged: (said: string) => void
}

/** What the founder answered: since when, until when, and how it is taken back. */
export function OwnAnswers({ topics, onOpen, onChanged }: Props) {
  return (
    <section className="card" aria-labelledby="own">
      <h2 id="own">Answered by you</h2>
      {!topics.length && (
        <p>Nothing yet. An answer that you put live stands here, to be changed or taken back.</p>
      )}
      <ul className="own-answers">
        {topics.map(topic => (
          <li key={topic.id}>
            <h3>{topic.title}</h3>
            <p className={topic.own!.outOfDate ? 'fault' : undefined}>
              {topic.own!.outOfDate
                ? `It was true until ${longDay(topic.own!.until)}: she adds that it may be out of date.`
                : `Since ${longDay(topic.own!.since)}, true until ${longDay(topic.own!.until)}`}
            </p>
            <button type="button" className="plain" onClick={() => onOpen(topic.id)}>
              Change it<span className="visually-hidden">: {topic.title}</span>
            </button>
            <TakeBack topic={topic} onChanged={onChanged} />
          </li>
        ))}
      </ul>
    </section>
  )
}

function TakeBack({ topic: { id, title }, onChanged }: { topic: AskedTopic } & Pick<Props, 'onChanged'>) {
  const { run, busy, fault } = useCall('retract')
  return (
    <details>
      <summary>
        Take it back<span className="visually-hidden">: {title}</span>
      </summary>
      <div className="consequences">
        <p>
          Within ten seconds she says again that it isn’t published. Emails with the answer that have not gone
          do not go, and those people wait on. What was read stays read.
        </p>
        <button
          type="button"
          className="plain alarming"
          aria-busy={busy}
          onClick={async () => {
            const said = await run({ topic: id })
            if (said !== undefined) onChanged(said)
          }}
        >
          Take it back now
        </button>
        <Notice fault={fault} />
      </div>
    </details>
  )
}
