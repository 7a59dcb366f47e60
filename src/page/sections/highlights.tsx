import { highlights as words } from '#src/content/landing.ts'
import { PageIcon } from '../prerendering/page-icon.tsx'

/** The strip under the awning. */
export function Highlights() {
  return (
    <section className="highlights" aria-label={words.label}>
      <div className="awning" />
      <ul className="wrap">
        {words.items.map(({ icon, text }) => (
          <li key={text}>
            <PageIcon name={icon} />
            <span>{text}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}
