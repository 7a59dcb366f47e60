import { highlights as words } from '#src/content/landing.ts'
import { Icon } from '#src/ui/icon.tsx'

/** The strip under the awning. */
export function Highlights() {
  return (
    <section className="highlights" aria-label={words.label}>
      <div className="awning" />
      <ul className="wrap">
        {words.items.map(({ icon, text }) => (
          <li key={text}>
            <Icon name={icon} />
            <span>{text}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}
