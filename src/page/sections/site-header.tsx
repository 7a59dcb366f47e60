import type { ReactNode } from 'react'
import { routes } from '#src/routes.ts'
import { Logo } from './logo.tsx'

/** The top of every page: the logo, which leads home, and what the page puts next to it. */
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
