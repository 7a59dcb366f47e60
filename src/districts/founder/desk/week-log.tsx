import { number } from '#src/content/in-words.ts'
import { BarRows } from '#src/founder/desk/browser/bar-rows.tsx'
import { StatusLine } from '#src/founder/desk/browser/status-line.tsx'
import { useAction } from '#src/founder/desk/browser/use-action.ts'
import { usePlace } from '#src/founder/desk/browser/use-place.ts'
import { useView } from '#src/founder/desk/browser/use-view.ts'
import { ukShort } from '#src/time/uk-time.ts'
import type { Week } from '../week/read-weeks.ts'
import { thenAndNow } from './one-week.tsx'
import { Stage } from './week-end.tsx'

/** A stopped week: what was done, and what is still kept. */
export function WeekLog({ week }: { week: Week }) {
  const { name, district, stopped_at, reason, steps, kept, now } = week
  const drafts = useView('drafts', {})
  const letter = drafts.data?.find(draft => draft.name === `week ${name}`)?.fields
  const { run, busy, fault } = useAction('week start', () => '')
  const [, , go] = usePlace()
  const rows = steps.flatMap(step => step.rows)
  return (
    <section className="card" aria-labelledby="log">
      <h2 id="log">{district}: stopped</h2>
      <p>
        Stopped {ukShort(stopped_at!)}
        {reason && `: ${reason}`}
      </p>
      <p>{thenAndNow(week)}</p>
      <Stage now={now} />
      <ul className="bullets">
        <li>Chosen {ukShort(week.chosen_at)}</li>
        {steps.map(({ id, title, at, isSkipped }) => (
          <li key={id}>
            {title}: {at === null ? 'not done' : `${isSkipped ? 'skipped' : 'done'} ${ukShort(at)}`}
            {kept[id]?.size !== undefined && `, ${number(kept[id].size)} people`}
          </li>
        ))}
      </ul>
      {steps.every(({ sentAt }) => sentAt === null) && <p>Nothing was sent.</p>}
      {rows.length > 0 && <BarRows rows={rows} />}
      {letter && (
        <details>
          <summary>The letter as it was left</summary>
          <p>{letter.subject}</p>
          <p className="as-written">{letter.body}</p>
        </details>
      )}
      <button
        type="button"
        className="button button-quiet"
        aria-busy={busy}
        onClick={async () => {
          const started = await run({ district })
          if (started) go(started.data.name)
        }}
      >
        Start {district} again
      </button>
      <StatusLine fault={fault} />
    </section>
  )
}
