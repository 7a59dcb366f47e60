import type { ReactNode } from 'react'
import { Footer } from './sections/footer.tsx'
import { SiteHeader } from './sections/site-header.tsx'

/** The frame of every page except the landing page, with header and footer. */
export function PageFrame({ className, children }: { className: string; children: ReactNode }) {
  return (
    <>
      <SiteHeader />
      <main className={className} id="start">
        {children}
      </main>
      <Footer />
    </>
  )
}

/** A page with one card: not found, joined, and most pages that emails link to. */
export function PlainPage({ children }: { children: ReactNode }) {
  return (
    <PageFrame className="plain">
      <div className="plain-card">{children}</div>
    </PageFrame>
  )
}
