import { useEffect, useRef } from 'react'
import { brand } from '#src/content/brand.ts'
import { DESK_PAGES } from '#src/features/desk.ts'
import { useStore } from '#src/ui/use-store.ts'
import mark from '../../../../art/vectors/logo-mark.svg?url'
import { standing } from './calls/desk-key.ts'
import { leaveNotice, Notice } from './notice.tsx'
import { Palette } from './palette.tsx'
import { usePlace } from './use-place.ts'

/** The frame around the open page: its title, links to all pages or, if the desk is closed, the reason. */
export function DeskFrame() {
  const state = useStore(standing)
  const [id] = usePlace()
  const { title, Page } = DESK_PAGES.find(page => page.id === id) ?? DESK_PAGES[0]
  const heading = useRef<HTMLHeadingElement>(null)
  const shown = state.is === 'open' ? title : CLOSED[state.is]
  const before = useRef(shown)
  useEffect(() => {
    document.title = `${shown} · ${brand.name}’s desk`
    // Takes people who use a keyboard or screen reader to the top of the new page.
    if (before.current === shown) return
    heading.current?.focus()
    leaveNotice()
    before.current = shown
  }, [shown])

  return (
    <>
      <header className="desk-header">
        <p className="desk-logo">
          <img src={mark} alt="" width="36" height="36" />
          <span>
            {brand.name.toLowerCase()} <small>desk</small>
          </span>
        </p>
        {state.is === 'open' && <Palette />}
        {state.is === 'open' && (
          <nav aria-label="Desk">
            <ul>
              {DESK_PAGES.map(page => (
                <li key={page.id}>
                  <a href={`#${page.id}`} aria-current={page.title === title ? 'page' : undefined}>
                    {page.title}
                  </a>
                </li>
              ))}
            </ul>
          </nav>
        )}
      </header>
      <main className="desk-main" id="content" tabIndex={-1}>
        <h1 ref={heading} tabIndex={-1}>
          {shown}
        </h1>
        {state.is === 'open' && <Page />}
        {state.is === 'closed' && <p className="closed">{state.why}</p>}
        <Notice />
      </main>
    </>
  )
}

const CLOSED = { opening: 'Opening…', closed: 'The desk is closed' }
