import type { ReactNode } from 'react'
import { Footer } from './sections/footer.tsx'
import { SiteHeader } from './sections/site-header.tsx'

/** A page of one card: not found, joined, most that a link in an email opens. */
export function PlainPage({ children }: { children: ReactNode }) {
  return (
    <>
      <SiteHeader />
      <main className="plain" id="start">
        <div className="plain-card">{children}</div>
      </main>
      <Footer />
    </>
  )
}
