import { app as words } from '#src/content/landing.ts'
import { PageIcon } from '../prerendering/page-icon.tsx'
import { AppPicture } from './pictures.tsx'

/** What the future app will do. */
export function AppTeaser() {
  return (
    <section className="app" aria-labelledby="app-title">
      <div className="wrap app-card">
        <div>
          <p className="pill">{words.eyebrow}</p>
          <h2 id="app-title">{words.title}</h2>
          <p className="lead">{words.lead}</p>
          <ul>
            {words.features.map(({ icon, title, body }) => (
              <li key={title}>
                <PageIcon name={icon} />
                <h3>{title}</h3>
                <p>{body}</p>
              </li>
            ))}
          </ul>
        </div>
        <AppPicture />
      </div>
    </section>
  )
}
