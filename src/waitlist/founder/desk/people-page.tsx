import { useEffect, useState } from 'react'
import type { DataOf } from '#src/founder/desk/action-calls.ts'
import { DayField } from '#src/founder/desk/browser/day-field.tsx'
import { Field, typedValues } from '#src/founder/desk/browser/field.tsx'
import { PlainButton } from '#src/founder/desk/browser/plain-button.tsx'
import { StatusLine } from '#src/founder/desk/browser/status-line.tsx'
import { usePlace, wantedPerson } from '#src/founder/desk/browser/use-place.ts'
import { useView } from '#src/founder/desk/browser/use-view.ts'
import { ukShort } from '#src/time/uk-time.ts'
import { useStore } from '#src/ui/use-store.ts'
import { ExportCard } from './export-card.tsx'
import { ImportCard } from './import-card.tsx'
import { PersonCard } from './person-card.tsx'

const PAGE = 50

const NOTHING = { search: '', area: '', since: '', until: '' }

type Asked = typeof NOTHING & { limit: number }

/** What a day or a place in the address asks for, as Today’s bars and places lead here. */
function askedBy(part: string | undefined): Asked {
  const isDay = part !== undefined && /^\d{4}-\d\d-\d\d$/.test(part)
  return { ...NOTHING, ...(isDay ? { since: part, until: part } : part && { area: part }), limit: PAGE }
}

export function PeoplePage() {
  const [, part] = usePlace()
  return <People key={part} part={part} />
}

function People({ part }: { part: string | undefined }) {
  const [asked, setAsked] = useState(() => askedBy(part))
  const [email, setEmail] = useState<string>()
  const wanted = useStore(wantedPerson)
  useEffect(() => {
    if (!wanted) return
    setEmail(wanted)
    wantedPerson.set(undefined)
  }, [wanted])
  const people = useView('list', email === undefined ? asked : undefined)
  if (email !== undefined) return <PersonCard key={email} email={email} onBack={() => setEmail(undefined)} />
  return (
    <>
      <section className="card" aria-labelledby="find">
        <h2 id="find">Find someone</h2>
        <form
          className="in-a-row"
          onSubmit={event => {
            setAsked({ ...typedValues<keyof typeof NOTHING>(event), limit: PAGE })
          }}
        >
          <Field label="Email or postcode" hint="Part of it is enough" name="search" type="search" />
          <Field
            label="Areas and districts"
            name="area"
            defaultValue={asked.area}
            hint="Such as LS6, M; empty for everywhere"
          />
          <DayField label="Joined on this day or later" name="since" first={asked.since} />
          <DayField label="Joined on this day or earlier" name="until" first={asked.until} />
          <button type="submit" className="button" aria-busy={!people.fresh}>
            Find
          </button>
        </form>
        <StatusLine said={people.notes?.join('. ')} fault={people.fault} />
        {people.data && <Found people={people.data} onOpen={setEmail} />}
        {people.data?.length === asked.limit && (
          <PlainButton onClick={() => setAsked({ ...asked, limit: asked.limit + PAGE })}>
            Show {PAGE} more
          </PlainButton>
        )}
      </section>
      <div className="columns">
        <ExportCard />
        <ImportCard />
      </div>
    </>
  )
}

function Found({ people, onOpen }: { people: DataOf<'list'>; onOpen: (email: string) => void }) {
  return (
    <ul className="found">
      {people.map(({ email, postcode, joined_at, state }) => (
        <li key={email}>
          <button type="button" className="as-link" onClick={() => onOpen(email)}>
            {email}
          </button>
          <span>
            {postcode}, {ukShort(joined_at)}, {state}
          </span>
        </li>
      ))}
    </ul>
  )
}
