import { footer as words } from '#src/content/landing.ts'
import { Logo } from './logo.tsx'

export function Footer() {
  return (
    <footer className="footer">
      <div className="wrap">
        <Logo />
        <p>{words.line}</p>
        <p>{words.copyright}</p>
      </div>
    </footer>
  )
}
