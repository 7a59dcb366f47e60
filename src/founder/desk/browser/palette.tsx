import { type KeyboardEvent, useCallback, useEffect, useRef, useState } from 'react'
import { WAYS } from '#src/features/cards.ts'
import { DESK_PAGES } from '#src/features/desk.ts'
import { useView } from './calls/use-view.ts'
import { PlainButton } from './fields/plain-button.tsx'
import { wantedPerson } from './use-place.ts'

/** The most people to offer, and the fewest letters to search for. */
const [PEOPLE, LETTERS] = [6, 3]

type Offer = { words: string; also?: string; at: string; email?: string }

const OFFERS: readonly Offer[] = [
  ...DESK_PAGES.map(({ id, title, also }) => ({ words: title, at: id, ...(also && { also }) })),
  ...WAYS.map(({ id, words }) => ({ words, at: `letters/${id}` })),
]

/** Finds a page, an action or a person from anywhere: Ctrl K. */
export function Palette() {
  const dialog = useRef<HTMLDialogElement>(null)
  const [typed, setTyped] = useState('')
  const wanted = typed.trim().toLowerCase()
  const people = useView('list', wanted.length >= LETTERS ? { search: wanted, limit: PEOPLE } : undefined)
  const [isOpen, setOpen] = useState(false)
  // Finds what Today points to as well, such as unfinished drafts.
  const today = useView('today', isOpen ? {} : undefined)
  const open = useCallback(() => {
    setTyped('')
    setOpen(true)
    if (!dialog.current?.open) dialog.current?.showModal()
  }, [])
  useEffect(() => {
    const onKey = (event: globalThis.KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey)) return
      event.preventDefault()
      open()
    }
    addEventListener('keydown', onKey)
    return () => removeEventListener('keydown', onKey)
  }, [open])
  const pointed = (today.data?.lines ?? []).flatMap(({ title, link }): Offer[] =>
    title && link ? [{ words: title, also: link.words, at: link.page }] : [],
  )
  const offers = [
    ...[...OFFERS, ...pointed].filter(({ words, also = '' }) =>
      `${words} ${also}`.toLowerCase().includes(wanted),
    ),
    ...(people.data ?? []).map(({ email, postcode, state }) => ({
      ...{ words: email, also: `${postcode}, ${state}`, at: 'people', email },
    })),
  ]
  const go = ({ at, email }: Offer) => {
    dialog.current?.close()
    wantedPerson.set(email)
    location.hash = at
  }
  return (
    <>
      <PlainButton className="find-anything" onClick={open}>
        Find <kbd>Ctrl K</kbd>
      </PlainButton>
      <dialog
        ref={dialog}
        className="palette"
        aria-label="Find anything"
        onKeyDown={moveFocus}
        onClose={() => setOpen(false)}
      >
        <form
          onSubmit={event => {
            event.preventDefault()
            if (offers[0]) go(offers[0])
          }}
        >
          <input
            aria-label="A page, something to do, or an email"
            placeholder="A page, something to do, or an email"
            autoComplete="off"
            value={typed}
            onChange={({ target }) => setTyped(target.value)}
          />
        </form>
        <ul>
          {offers.map(offer => (
            <li key={`${offer.at} ${offer.words}`}>
              <button type="button" onClick={() => go(offer)}>
                {offer.words} {offer.also && <small>{offer.also}</small>}
              </button>
            </li>
          ))}
        </ul>
        <p role="status">{offers.length ? '' : 'Nothing found.'}</p>
      </dialog>
    </>
  )
}

/** Moves through the offers with the arrow keys. */
function moveFocus(event: KeyboardEvent<HTMLDialogElement>) {
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
  if (!step) return
  event.preventDefault()
  const stops = [...event.currentTarget.querySelectorAll<HTMLElement>('input, button')]
  stops[stops.indexOf(document.activeElement as HTMLElement) + step]?.focus()
}
