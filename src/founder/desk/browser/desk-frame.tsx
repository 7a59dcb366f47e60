import { useEffect, useRef, useSyncExternalStore } from 'react'
import { brand } from '#src/content/brand.ts'
import { MaevePage } from '#src/maeve/founder/desk/maeve-page.tsx'
import { ReportPage } from '#src/report/founder/desk/report-page.tsx'
import { SourcesPage } from '#src/sources/founder/desk/sources-page.tsx'
import { useStore } from '#src/ui/use-store.ts'
import { PeoplePage } from '#src/waitlist/founder/desk/people-page.tsx'
import { TodayPage } from '#src/waitlist/founder/desk/today/today-page.tsx'
import mark from '../../../../art/vectors/logo-mark.svg?url'
import { standing } from './desk-key.ts'
import { LettersPage } from './letters-page.tsx'

const PAGES = [
  { id: 'today', title: 'Today', Page: TodayPage },
  { id: 'people', title: 'People', Page: PeoplePage },
  { id: 'letters', title: 'Waves and letters', Page: LettersPage },
  { id: 'maeve', title: brand.assistant, Page: MaevePage },
  { id: 'sources', title: 'Sources', Page: SourcesPage },
  { id: 'report', title: 'Report', Page: ReportPage },
] as const

/** The desk around the page that is open: its name, the way to the others, and the reason where it is closed. */
export function DeskFrame() {
  const state = useStore(standing)
  const id = useSyncExternalStore(onHash, () => location.hash.slice(1))
  const { title, Page } = PAGES.find(page => page.id === id) ?? PAGES[0]
  const heading = useRef<HTMLHeadingElement>(null)
  const shown = state.is === 'open' ? title : CLOSED[state.is]
  const before = useRef(shown)
  useEffect(() => {
    document.title = `${shown} · ${brand.name}’s desk`
    // Whoever goes to another page by keyboard or screen reader is taken to its top.
    if (before.current !== shown) heading.current?.focus()
    before.current = shown
  }, [shown])

  return (
    <>
      <header className="desk-header">
        <DeskLogo />
        {state.is === 'open' && (
          <nav aria-label="Desk">
            <ul>
              {PAGES.map(page => (
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
      </main>
    </>
  )
}

function DeskLogo() {
  return (
    <p className="desk-logo">
      <img src={mark} alt="" width="36" height="36" />
      <span>
        {brand.name.toLowerCase()} <small>desk</small>
      </span>
    </p>
  )
}

const CLOSED = { opening: 'Opening…', closed: 'The desk is closed' }

function onHash(listener: () => void) {
  addEventListener('hashchange', listener)
  return () => removeEventListener('hashchange', listener)
}
