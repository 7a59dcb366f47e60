import { useState } from 'react'
import { count, number } from '#src/content/in-words.ts'
import { waveDesk } from '#src/content/waves.ts'
import type { StepProps, WaveFigures } from '#src/features/week.ts'
import { useAction } from '#src/founder/desk/browser/calls/use-action.ts'
import { useDraft } from '#src/founder/desk/browser/calls/use-draft.ts'
import { useView } from '#src/founder/desk/browser/calls/use-view.ts'
import { Field, typedValues } from '#src/founder/desk/browser/fields/field.tsx'
import { KeptLine } from '#src/founder/desk/browser/fields/kept-line.tsx'
import { MainButton } from '#src/founder/desk/browser/fields/main-button.tsx'
import { Card } from '#src/founder/desk/browser/shown/card.tsx'
import { StatusLine } from '#src/founder/desk/browser/shown/status-line.tsx'
import { ukShort } from '#src/time/uk-time.ts'
import { type Own, SeenInvitation } from './seen-invitation.tsx'

const EMPTY: Own = { words: '', book: '' }

/** A smaller wave could reveal who was invited. */
const SMALLEST = 5

/** The wave of an opening week: sized to what the van can do, then invited once. */
export function WaveStep({ week: { name, district, people }, kept, sentAt, keep }: StepProps) {
  const [typed, setTyped] = useState<Partial<Record<keyof WaveFigures, string>>>({})
  const reach = useView('invite reach', { area: district })
  const draft = useDraft(`wave ${name}`, EMPTY)
  const own = draft.fields
  const invite = useAction('invite', ({ notes }) => notes.at(-1) ?? '')
  const figure = (name: keyof WaveFigures) => typed[name] ?? String(kept?.[name] ?? '')
  const [visits, days] = [figure('visits'), figure('days')]
  const room = Number(visits) * Number(days)
  const all = reach.data?.all ?? 0
  const size = figure('size') || (room ? String(Math.min(all, room)) : '')
  const n = Math.min(all, kept?.size ?? 0)
  const look = useView('invite preview', n > 0 ? own : undefined)
  const isOver = room > 0 && Number(size) > room
  const [sure, setSure] = useState<string>()
  const field = (name: keyof WaveFigures) => ({
    name,
    inputMode: 'numeric' as const,
    value: name === 'size' ? size : figure(name),
    onChange: ({ target }: { target: HTMLInputElement }) => setTyped({ ...typed, [name]: target.value }),
  })
  if (sentAt !== null)
    return (
      <section className="card">
        <p>
          You invited them {ukShort(sentAt)}. Their emails go 15 minutes later;{' '}
          <a href="#letters">waves and letters</a> can take back what has not been sent.
        </p>
        {all >= SMALLEST && <p>{waveDesk.week.next(number(all), district)}</p>}
        <StatusLine fault={invite.fault} takesFocus />
      </section>
    )
  if (people === null || (reach.data && all < SMALLEST))
    return (
      <section className="card">
        <p>{waveDesk.tooFew}</p>
      </section>
    )
  return (
    <>
      <div className="columns">
        <Card id="size" title="How many">
          <form
            onSubmit={event => {
              const figures = typedValues<keyof WaveFigures>(event)
              if (isOver && sure !== size) return setSure(size)
              void keep({ ...figures, over: isOver })
            }}
          >
            <Field label="Visits a day" {...field('visits')} />
            <Field label="Days the van is there" {...field('days')} />
            {room > 0 && (
              <Field
                label="People to invite"
                {...field('size')}
                hint={`The van has room for ${number(room)}; ${number(all)} can be invited. Those who have waited longest come first.`}
              />
            )}
            <MainButton>
              {isOver && sure === size ? `Keep ${size} all the same` : 'Keep this size'}
            </MainButton>
          </form>
          <StatusLine
            said={
              isOver && sure === size
                ? `The van has room for ${number(room)}.`
                : room
                  ? undefined
                  : waveDesk.week.size
            }
            fault={reach.fault}
          />
        </Card>
        {n > 0 && (
          <SeenInvitation own={own} look={look} mail={reach.data?.mail === true} onChange={draft.write} />
        )}
      </div>
      {/* Waits for the preview, which would otherwise move the button as somebody presses it. */}
      {n > 0 && reach.data && own && (look.data || look.fault) && (
        <Card id="invite" title="Invite them">
          <p>{waveDesk.week.invite(reach.data.mail)}</p>
          {reach.data.delay && <p>{reach.data.delay}</p>}
          <form
            onSubmit={async event => {
              const { yes } = typedValues<'yes'>(event)
              if (invite.busy) return
              // Refused if the week was stopped in another window.
              const same = { visits: `${kept!.visits}`, days: `${kept!.days}`, size: `${kept!.size}` }
              if (!(await keep({ ...same, over: true }))) return
              const wave = { area: district, limit: kept!.size!, wave: name, once: true }
              const input = { ...wave, ...own, 'without-mail': !reach.data?.mail }
              if (await invite.run(input, { yes })) draft.write(null)
            }}
          >
            <Field label={`Type ${n} to invite them`} name="yes" inputMode="numeric" />
            <MainButton busy={invite.busy}>Invite {count(n, 'person', 'people')}</MainButton>
          </form>
          <StatusLine fault={invite.fault} takesFocus />
          <KeptLine {...draft} />
        </Card>
      )}
    </>
  )
}
