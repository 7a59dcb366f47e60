import { useEffect, useRef } from 'react'
import { count, number } from '#src/content/in-words.ts'
import { waveDesk } from '#src/content/waves.ts'
import { useDraft } from '#src/founder/desk/browser/calls/use-draft.ts'
import { useView } from '#src/founder/desk/browser/calls/use-view.ts'
import { ActionForm } from '#src/founder/desk/browser/fields/action-form.tsx'
import { Field, fieldsOf } from '#src/founder/desk/browser/fields/field.tsx'
import type { Filter } from '#src/founder/desk/browser/fields/filter-fields.tsx'
import { KeptLine } from '#src/founder/desk/browser/fields/kept-line.tsx'
import { PlainButton } from '#src/founder/desk/browser/fields/plain-button.tsx'
import { HowMany, WhomFields } from '#src/founder/desk/browser/fields/whom-fields.tsx'
import { Bullets } from '#src/founder/desk/browser/shown/bullets.tsx'
import { Card } from '#src/founder/desk/browser/shown/card.tsx'
import { StatusLine } from '#src/founder/desk/browser/shown/status-line.tsx'
import { SeenInvitation } from './seen-invitation.tsx'

type Typed = Record<'limit' | 'name' | 'words' | 'book', string> & Filter

/** 200 people unless another number is chosen. */
const EMPTY: Typed = { limit: '200', name: '', words: '', book: '' }

/** Chooses a wave of the people who have waited longest, previews their email, and invites them. */
export function InviteWave({ onBack }: { onBack: () => void }) {
  const draft = useDraft('wave', EMPTY)
  const typed = draft.fields ?? EMPTY
  const { limit: typedLimit, name, words, book, ...whom } = typed
  const isRead = draft.fields !== undefined
  const limit = Math.floor(Number(typedLimit)) || 0
  const write = (part: Filter) => draft.write({ ...typed, ...part })
  const field = fieldsOf(typed, draft.write)
  const everywhere = useView('invite reach', isRead ? { ...whom, area: '' } : undefined)
  const reach = useView('invite reach', isRead ? { ...whom, limit: limit || '' } : undefined)
  const own = { words, book }
  const look = useView('invite preview', isRead ? own : undefined)
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (isRead) heading.current?.focus()
  }, [isRead])
  const { data: found, fresh } = reach
  const all = found?.all ?? 0
  const n = Math.min(all, limit)
  const people = count(n, 'person', 'people')
  if (!isRead) return <StatusLine said="Opening…" />
  return (
    <>
      <PlainButton onClick={onBack}>Back to waves and letters</PlainButton>
      <div className="columns">
        <Card id="wave" title="Who is invited" heading={heading}>
          <p>
            {waveDesk.is} {waveDesk.order}
          </p>
          <WhomFields
            whom={whom}
            forWaves
            byArea={everywhere.data?.byPlace ?? []}
            byDistrict={found?.byPlace ?? []}
            onChange={write}
          />
          <Field label="At most this many" {...field('limit')} type="number" min="1" />
          <HowMany
            n={found && n}
            fresh={fresh}
            what={`of ${number(all)} who ${found?.mail === false ? 'have no code yet' : 'confirmed and have not been invited yet'}`}
          />
          <StatusLine fault={reach.fault} />
          {found && (
            <>
              <h3>What happens</h3>
              <Bullets lines={[...waveDesk.happens(found.mail), ...(found.delay ? [found.delay] : [])]} />
              <ActionForm
                action="invite"
                given={{ ...whom, limit, wave: name, words, book, 'without-mail': !found.mail }}
                button={found.mail ? `Invite ${people}` : `Make codes for ${people}`}
                isStale={!fresh}
                say={({ notes }) => notes.at(-1) ?? ''}
                onDone={() => {
                  draft.write(null)
                  onBack()
                }}
              >
                <Field
                  label="Name of the wave"
                  {...field('name')}
                  hint="For you, in the figures. If empty, today’s date and the places"
                />
                <Field label={`Type ${n} to invite them`} name="yes" inputMode="numeric" />
              </ActionForm>
            </>
          )}
          <KeptLine {...draft} />
        </Card>
        <SeenInvitation own={own} look={look} mail={found?.mail === true} onChange={write} />
      </div>
    </>
  )
}
