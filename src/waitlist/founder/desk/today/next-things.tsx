import { useCallback, useState } from 'react'
import { count } from '#src/content/in-words.ts'
import { NEXT_PARTS } from '#src/features/cards.ts'
import { useAction } from '#src/founder/desk/browser/calls/use-action.ts'
import { Field } from '#src/founder/desk/browser/fields/field.tsx'
import { PlainButton } from '#src/founder/desk/browser/fields/plain-button.tsx'
import { Card } from '#src/founder/desk/browser/shown/card.tsx'
import { StatusLine } from '#src/founder/desk/browser/shown/status-line.tsx'
import { shortDay } from '#src/founder/desk/browser/words.ts'
import type { Today } from '../../today.ts'
import { NEXT, type TodayLine } from '../../today-line.ts'

/** What needs the founder’s attention, most urgent first. */
export function NextThings({ today }: { today: Today }) {
  const { complaints, mails } = today
  const lines = today.lines.filter(({ under }) => under === NEXT)
  const [found, setFound] = useState<Record<string, boolean>>({})
  const onKnown = useCallback(
    (about: string, isNothing: boolean) => setFound(all => ({ ...all, [about]: isNothing })),
    [],
  )
  const noMore = Object.values(found).filter(Boolean).length === NEXT_PARTS.length
  const nothing = !complaints.length && !mails.givenUp && !lines.length && noMore
  return (
    <Card id="next" className="next" title={NEXT}>
      {nothing && <p>Nothing needs you at the moment.</p>}
      <ul>
        {complaints.map(complaint => (
          <Complaint key={complaint.id} {...complaint} />
        ))}
        <Lines lines={lines.filter(({ isUrgent }) => isUrgent)} />
        {mails.givenUp > 0 && (
          <li>
            <strong>{count(mails.givenUp, 'email was', 'emails were')} given up</strong>{' '}
            {mails.lastReason && <>Reason for the latest: {mails.lastReason}</>}
          </li>
        )}
        <Lines lines={lines.filter(({ isUrgent }) => !isUrgent)} />
      </ul>
      {NEXT_PARTS.map(Part => (
        <Part key={Part.name} onKnown={onKnown} />
      ))}
    </Card>
  )
}

function Lines({ lines }: { lines: readonly TodayLine[] }) {
  return lines.map(({ title, words, link }) => (
    <li key={title}>
      <strong>{title}</strong> {words}
      {link && ' '}
      {link && <a href={`#${link.page}`}>{link.words}</a>}
    </li>
  ))
}

function Complaint({ id, email, received, due, acknowledged, words, late }: Today['complaints'][number]) {
  const acknowledge = useAction('complaints acknowledge')
  const close = useAction('complaints close')
  const [outcome, setOutcome] = useState('')
  const by = late ? `Overdue since ${shortDay(due)}` : `Acknowledge by ${shortDay(due)}`
  return (
    <li className={late ? 'late' : undefined}>
      <strong>
        {acknowledged ? 'To be closed' : by}: a complaint from {shortDay(received)}
      </strong>
      <span className="from">From {email || 'somebody who gave no email'}</span>
      <blockquote>{words}</blockquote>
      {!acknowledged && (
        <PlainButton disabled={acknowledge.busy} onClick={() => void acknowledge.run({ id })}>
          I have told them that we have it
        </PlainButton>
      )}
      <Field
        label="What became of it"
        name="outcome"
        value={outcome}
        onChange={event => setOutcome(event.target.value)}
      />
      <PlainButton disabled={close.busy || !outcome.trim()} onClick={() => void close.run({ id, outcome })}>
        They have been told: close it
      </PlainButton>
      <StatusLine fault={close.fault ?? acknowledge.fault} />
    </li>
  )
}
