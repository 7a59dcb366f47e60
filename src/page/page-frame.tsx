import type { ReactNode } from 'react'
import { brand } from '#src/content/brand.ts'
import { footer } from '#src/content/landing.ts'
import { pageWords } from '#src/content/page.ts'
import { PAGES } from '#src/features/pages.ts'
import { routes } from '#src/routes.ts'
import { site } from '#src/site-values.ts'
import { Drawing } from './island.tsx'
import mark from './sections/logo.svg?raw'

/** The mark (awning, kerb and wheel) and the name in the display font. */
function Logo() {
  return (
    <span className="logo">
      <Drawing svg={mark} />
      <span>{brand.name.toLowerCase()}</span>
    </span>
  )
}

/** The top of every page: the logo, which links to the home page, and what the page puts next to it. */
export function SiteHeader({ children }: { children?: ReactNode }) {
  return (
    <header className="wrap site-header">
      <a className="home" href={routes.home}>
        <Logo />
      </a>
      {children}
    </header>
  )
}

export function Footer() {
  return (
    <footer className="footer">
      <div className="wrap">
        <Logo />
        <p>{site.LAUNCH_LINE}</p>
        <p>
          <a href={routes.privacy}>{pageWords.privacy}</a>
        </p>
        {PAGES.map(
          ({ path, footer }) =>
            footer && (
              <p key={path}>
                <a href={path}>{footer}</a>
              </p>
            ),
        )}
        <p>
          {footer.copyright} <span>{site.COMPANY}</span>
        </p>
      </div>
    </footer>
  )
}

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
