import { useEffect } from 'react'
import { count } from '#src/content/in-words.ts'
import type { Today } from '../../desk-calls.ts'
import { Notice } from '../notice.tsx'
import { useAction } from '../use-action.ts'
import { shortDay } from '../words.ts'

/** What waits for her, the most urgent first. */
export function NextThings({ today }: { today: Today }) {
  const { complaints, mails, stopped, waitedFor } = today
  const preflight = useAction('preflight')
  const { run } = preflight
  useEffect(() => void run({}), [run])
  const red = preflight.data?.filter(({ state }) => state === 'not met') ?? []
  const nothing =
    !complaints.length &&
    !mails.givenUp &&
    !stopped.length &&
    !waitedFor.people &&
    preflight.data &&
    !red.length
  return (
    <section className="card next" aria-labelledby="next">
      <h2 id="next">Next for you</h2>
      {nothing && <p>Nothing waits for you.</p>}
      <ul>
        {complaints.map(complaint => (
          <Complaint key={complaint.id} {...complaint} />
        ))}
        {stopped.map(({ name, reason }) => (
          <li key={name}>
            <strong>The letter {name} has stopped</strong> {reason}
          </li>
        ))}
        {mails.givenUp > 0 && (
          <li>
            <strong>{count(mails.givenUp, 'email was', 'emails were')} given up</strong>{' '}
            {mails.lastReason && <>The latest for: {mails.lastReason}</>}
          </li>
        )}
        {waitedFor.people > 0 && (
          <li>
            <strong>
              {count(waitedFor.people, 'person waits', 'people wait')} for an answer that Maeve does not have
            </strong>{' '}
            To {count(waitedFor.topics, 'topic')}.
          </li>
        )}
        {red.length > 0 && (
          <li>
            <details>
              <summary>
                <strong>
                  {count(red.length, 'thing is', 'things are')} missing before the site goes live
                </strong>
              </summary>
              <ul className="findings">
                {red.map(({ what, says }) => (
                  <li key={what}>
                    <strong>{what}</strong> {says}
                  </li>
                ))}
              </ul>
            </details>
          </li>
        )}
      </ul>
      <Notice
        said={preflight.busy ? 'Checking whether the site may go live…' : undefined}
        fault={preflight.fault}
      />
      <button type="button" className="plain" disabled={preflight.busy} onClick={() => run({})}>
        Look at the site again
      </button>
    </section>
  )
}

function Complaint({ id, email, received, due, words, late }: Today['complaints'][number]) {
  const close = useAction('complaints')
  return (
    <li className={late ? 'late' : undefined}>
      <strong>
        {late ? `Overdue since ${shortDay(due)}` : `Acknowledge by ${shortDay(due)}`}: a complaint of{' '}
        {shortDay(received)}
      </strong>
      <span className="from">From {email ?? 'an entry that has gone'}</span>
      <blockquote>{words}</blockquote>
      <button
        type="button"
        className="plain"
        disabled={close.busy}
        onClick={() => void close.run({ close: id })}
      >
        I have answered it: close
      </button>
      <Notice said={close.data?.closed ? 'Closed.' : undefined} fault={close.fault} />
    </li>
  )
}
