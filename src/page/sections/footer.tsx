import { footer as words } from '#src/content/landing.ts'
import { pageWords } from '#src/content/page.ts'
import { PAGES } from '#src/features-pages.ts'
import { routes } from '#src/routes.ts'
import { site } from '../marks.ts'
import { Logo } from './logo.tsx'

export function Footer() {
  return (
    <footer className="footer">
      <div className="wrap">
        <Logo />
        <p>{words.line}</p>
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
          {words.copyright} <span>{site.COMPANY}</span>
        </p>
      </div>
    </footer>
  )
}
