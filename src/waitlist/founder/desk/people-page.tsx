import { useEffect, useState } from 'react'
import type { DataOf } from '#src/founder/desk/action-calls.ts'
import { useView } from '#src/founder/desk/browser/calls/use-view.ts'
import { type Filter, FilterFields } from '#src/founder/desk/browser/fields/filter-fields.tsx'
import { PlainButton } from '#src/founder/desk/browser/fields/plain-button.tsx'
import { Card } from '#src/founder/desk/browser/shown/card.tsx'
import { StatusLine } from '#src/founder/desk/browser/shown/status-line.tsx'
import { usePlace, wantedPerson } from '#src/founder/desk/browser/use-place.ts'
import { ukShort } from '#src/time/uk-time.ts'
import { useStore } from '#src/ui/use-store.ts'
import { ExportCard } from './export-card.tsx'
import { ImportCard } from './import-card.tsx'
import { PersonCard } from './person-card.tsx'
import { WriteToFound } from './write-to-found.tsx'

const PAGE = 50

/**
 * Finds people. The filter is in the page’s address, so that a reload keeps it; the text of a search is not, as it
 * may be somebody’s email address.
 */
export function PeoplePage() {
  const [, part = '', go] = usePlace()
  const [{ search, limit }, setMore] = useState({ search: '', limit: PAGE })
  const filter: Filter = { ...Object.fromEntries(new URLSearchParams(part)), ...(search && { search }) }
  const [typed, setTyped] = useState(filter)
  const [email, setEmail] = useState<string>()
  const wanted = useStore(wantedPerson)
  useEffect(() => {
    setTyped(before => ({ ...Object.fromEntries(new URLSearchParams(part)), search: before.search ?? '' }))
    setMore(before => ({ ...before, limit: PAGE }))
    setEmail(undefined)
  }, [part])
  useEffect(() => {
    if (!wanted) return
    setEmail(wanted)
    wantedPerson.set(undefined)
  }, [wanted])
  const isChosen = Object.values(filter).some(Boolean)
  const people = useView('list', email === undefined ? { ...filter, limit } : undefined)
  if (email !== undefined) return <PersonCard key={email} email={email} onBack={() => setEmail(undefined)} />
  return (
    <>
      <Card id="find" title="Find someone">
        <form
          onSubmit={event => {
            event.preventDefault()
            const { search = '', ...kept } = typed
            const used = Object.entries(kept).filter(([, text]) => text)
            setMore({ search, limit: PAGE })
            go(String(new URLSearchParams(used)))
          }}
        >
          <FilterFields filter={typed} onChange={setTyped} />
          <div className="two-ways">
            <button type="submit" className="button" aria-busy={!people.fresh}>
              Find
            </button>
            {/* Export and import are further down, below a list of up to 50 people. */}
            <PlainButton onClick={() => document.getElementById('import')?.focus()}>
              Export or import
            </PlainButton>
          </div>
        </form>
        <StatusLine said={people.notes?.join('. ')} fault={people.fault} />
        {isChosen && people.data && people.data.length > 0 && <WriteToFound filter={filter} />}
        {people.data?.length === 0 && (
          <p className="hint">
            Part of an email, the beginning of a postcode or a whole code finds somebody.
          </p>
        )}
        {people.data && <Found people={people.data} onOpen={setEmail} />}
        {people.data?.length === limit && (
          <PlainButton onClick={() => setMore({ search, limit: limit + PAGE })}>Show {PAGE} more</PlainButton>
        )}
      </Card>
      <div className="columns">
        <ExportCard filter={filter} isChosen={isChosen} />
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
