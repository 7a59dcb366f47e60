import { count } from '#src/content/in-words.ts'
import type { DataOf } from '#src/founder/desk/action-calls.ts'

type Props = { judged: DataOf<'maeve verdicts'>; onOpen: (id: string) => void }

/** How many answers to show at once. */
const FIRST = 8

/** What visitors said to "Was this right?", the worst first; each can be opened and answered. */
export function Verdicts({ judged, onOpen }: Props) {
  const rest = judged.slice(FIRST)
  return (
    <section className="card" aria-labelledby="judged">
      <h2 id="judged">Was this right?</h2>
      {judged.length > 0 ? (
        <>
          <p>
            What visitors said about her answers in the last 30 days, the worst first. Open one to answer it
            yourself.
          </p>
          <Answers judged={judged.slice(0, FIRST)} onOpen={onOpen} />
        </>
      ) : (
        <p>Nobody has said yet whether an answer was right.</p>
      )}
      {rest.length > 0 && (
        <details>
          <summary>{count(rest.length, 'more answer')}</summary>
          <Answers judged={rest} onOpen={onOpen} />
        </details>
      )}
    </section>
  )
}

function Answers({ judged, onOpen }: Props) {
  return (
    <ul className="found">
      {judged.map(({ topic, title, said }) => (
        <li key={topic}>
          <button type="button" className="as-link" onClick={() => onOpen(topic)}>
            {title}
          </button>
          <span>{said}</span>
        </li>
      ))}
    </ul>
  )
}
