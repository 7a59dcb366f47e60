import { type ReactNode, useEffect, useRef } from 'react'
import { count } from '#src/content/in-words.ts'
import { useView } from '#src/founder/desk/browser/calls/use-view.ts'
import { StatusLine } from '#src/founder/desk/browser/shown/status-line.tsx'
import { usePlace } from '#src/founder/desk/browser/use-place.ts'
import { AnswerCard } from './answer-card.tsx'
import { OwnAnswers } from './own-answers.tsx'

const FIRST = 12
/** How many judged answers to show; the others are folded away. */
const FIRST_JUDGED = 8

/** What people wanted to know and Maeve could not tell them. The founder can open each and answer it. */
export function MaevePage() {
  const { data: found, fault } = useView('maeve topics', {})
  const { data: judged = [] } = useView('maeve verdicts', {})
  const [, open, go] = usePlace()
  // A facet’s name has a slash in it.
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
  const wanted = unsaid.filter(({ asked, waiting }, at) => waiting > 0 || (asked > 0 && at < FIRST)).length
  return (
    <>
      <StatusLine fault={fault} />
      <div className="columns">
        <section className="card" aria-labelledby="wanted">
          <h2 id="wanted" ref={top} tabIndex={-1}>
            What she could not say
          </h2>
          <p>
            {wanted > 0
              ? 'First what people are waiting for, then what was asked most in 30 days. Open one to answer it.'
              : 'In 30 days nobody asked for anything that she could not say.'}
          </p>
          <Found
            topics={unsaid}
            first={wanted}
            others={n => `${count(n, 'more thing')} that fewer people asked, or no one`}
            onOpen={setOpen}
            says={({ asked, waiting }) => (
              <>
                {waiting > 0 && (
                  <>
                    <strong className="waits">
                      {count(waiting, 'person is waiting', 'people are waiting')}
                    </strong>{' '}
                  </>
                )}
                asked {count(asked, 'time')}
              </>
            )}
          />
        </section>
        <div className="stack">
          <section className="card" aria-labelledby="judged">
            <h2 id="judged">Was this right?</h2>
            <p>
              {judged.length > 0
                ? 'What visitors said about her answers in the last 30 days, the worst first. Open one to answer it yourself.'
                : 'Nobody has said yet whether an answer was right.'}
            </p>
            <Found
              topics={judged}
              first={FIRST_JUDGED}
              others={n => count(n, 'more answer')}
              onOpen={setOpen}
              says={({ said }) => said}
            />
          </section>
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

type FoundProps<Topic> = {
  topics: readonly Topic[]
  first: number
  others: (n: number) => string
  says: (topic: Topic) => ReactNode
  onOpen: (id: string) => void
}

/** Topics that can be opened; those further down are folded away. */
function Found<Topic extends { topic: string; title: string }>(props: FoundProps<Topic>) {
  const { topics, first, others, says, onOpen } = props
  const rest = topics.slice(first)
  return (
    <>
      {first > 0 && (
        <ul className="found">
          {topics.slice(0, first).map(one => (
            <li key={one.topic}>
              <button type="button" className="as-link" onClick={() => onOpen(one.topic)}>
                {one.title}
              </button>
              <span>{says(one)}</span>
            </li>
          ))}
        </ul>
      )}
      {rest.length > 0 && (
        <details>
          <summary>{others(rest.length)}</summary>
          <Found {...props} topics={rest} first={rest.length} />
        </details>
      )}
    </>
  )
}
