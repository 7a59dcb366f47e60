import { services as words } from '#src/content/landing.ts'
import { PAGES } from '#src/features/pages.ts'
import { ServicePicture } from './pictures.tsx'

/** The four services. */
export function Services() {
  return (
    <section className="services" id="services" aria-labelledby="services-title">
      <div className="wrap">
        <h2 id="services-title">{words.title}</h2>
        <p className="lead">{words.lead}</p>
        <ul>
          {words.cards.map(({ id, title, badge, body }) => (
            <li key={id} id={id}>
              <ServicePicture id={id} />
              <h3>
                <Titled id={id}>{title}</Titled>
              </h3>
              <p>{body}</p>
              {badge && (
                <span className="badge" data-badge={badge}>
                  {badge}
                </span>
              )}
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}

/** A title that links to its service's page, if a feature has one. */
function Titled({ id, children }: { id: string; children: string }) {
  const page = PAGES.find(({ card }) => card === id)
  return page ? <a href={page.path}>{children}</a> : children
}
