import { useEffect, useRef } from 'react'
import { count } from '#src/content/in-words.ts'
import { StatusLine } from '#src/founder/desk/browser/status-line.tsx'
import { usePlace } from '#src/founder/desk/browser/use-place.ts'
import { useView } from '#src/founder/desk/browser/use-view.ts'
import { AnswerCard } from './answer-card.tsx'
import { OwnAnswers } from './own-answers.tsx'
import type { AskedTopic } from './typed-answer.ts'
import { Verdicts } from './verdicts.tsx'

/** Topics that are shown at once, and all that people wait for. */
const FIRST = 12

/** What people wanted to know and Maeve could not say; one is opened and answered. */
export function MaevePage() {
  const { data: found, fault } = useView('maeve topics', {})
  const { data: judged = [] } = useView('maeve verdicts', {})
  const [, open, go] = usePlace()
  // A facet’s name has a slash.
  const setOpen = (id?: string) => go(id && encodeURIComponent(id))
  const top = useRef<HTMLHeadingElement>(null)
  const topic = [...(found ?? []), ...judged.map(one => ({ ...one, asked: 0, waiting: 0 }))].find(
    one => encodeURIComponent(one.topic) === open,
  )
  const returned = useRef(false)
  useEffect(() => {
    if (!topic && returned.current) top.current?.focus()
    returned.current = topic !== undefined
  }, [topic])

  if (topic) return <AnswerCard key={topic.topic} topic={topic} onBack={() => setOpen()} />
  if (!found) return <StatusLine said={fault ? undefined : 'Counting…'} fault={fault} />
  const unsaid = found
    .filter(({ answer }) => !answer)
    .sort((a, b) => b.waiting - a.waiting || b.asked - a.asked)
  const wanted = unsaid.filter(({ asked, waiting }, at) => waiting > 0 || (asked > 0 && at < FIRST))
  const others = unsaid.slice(wanted.length)
  return (
    <>
      <StatusLine fault={fault} />
      <div className="columns">
        <section className="card" aria-labelledby="wanted">
          <h2 id="wanted" ref={top} tabIndex={-1}>
            What she could not say
          </h2>
          {wanted.length > 0 ? (
            <>
              <p>First what people wait for, then what was asked most in 30 days. Open one to answer it.</p>
              <Topics topics={wanted} onOpen={setOpen} />
            </>
          ) : (
            <p>In 30 days nobody asked for anything that she could not say.</p>
          )}
          {others.length > 0 && (
            <details>
              <summary>{count(others.length, 'more thing')} that fewer asked, or nobody</summary>
              <Topics topics={others} onOpen={setOpen} />
            </details>
          )}
        </section>
        <div className="stack">
          <Verdicts judged={judged} onOpen={setOpen} />
          <OwnAnswers
            topics={found.filter(({ answer }) => answer)}
            onOpen={setOpen}
            onChanged={() => top.current?.focus()}
          />
        </div>
      </div>
    </>
  )
}

function Topics({ topics, onOpen }: { topics: readonly AskedTopic[]; onOpen: (id: string) => void }) {
  return (
    <ul className="found">
      {topics.map(({ topic, title, asked, waiting }) => (
        <li key={topic}>
          <button type="button" className="as-link" onClick={() => onOpen(topic)}>
            {title}
          </button>
          <span>
            {waiting > 0 && (
              <>
                <strong className="waits">{count(waiting, 'person waits', 'people wait')}</strong>{' '}
              </>
            )}
            asked {count(asked, 'time')}
          </span>
        </li>
      ))}
    </ul>
  )
}
