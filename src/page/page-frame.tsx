import type { ReactNode } from 'react'
import { Footer } from './sections/footer.tsx'
import { SiteHeader } from './sections/site-header.tsx'

/** A page that is not the landing page, between header and footer. */
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

/** A page of one card: not found, joined, most that a link in an email opens. */
export function PlainPage({ children }: { children: ReactNode }) {
  return (
    <PageFrame className="plain">
      <div className="plain-card">{children}</div>
    </PageFrame>
  )
}
