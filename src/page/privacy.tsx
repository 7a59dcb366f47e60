import { privacyWords as words } from '#src/content/privacy.ts'
import { IN_PRIVACY } from '#src/features-pages.ts'
import { routes } from '#src/routes.ts'
import { site } from './marks.ts'
import { PageFrame } from './page-frame.tsx'

/** What happens to a visitor's data, and how to reach the operator. */
export function Privacy() {
  const sections = words.sections(site.OPERATOR_NAME, site.OPERATOR_CONTACT, site.OPERATOR_PROCESSORS)
  return (
    <PageFrame className="wrap privacy">
      <h1>{words.title}</h1>
      <p className="lead">{words.lead}</p>
      {sections.slice(0, -1).map(section)}
      {IN_PRIVACY.map(section)}
      {sections.slice(-1).map(section)}
      <a className="button" href={routes.home}>
        {words.back}
      </a>
    </PageFrame>
  )
}

type Section = ReturnType<typeof words.sections>[number] & Partial<(typeof IN_PRIVACY)[number]>

function section({ title, paragraphs, withMail = [], Below }: Section) {
  return (
    <section key={title}>
      <h2>{title}</h2>
      {paragraphs.map(paragraph => (
        <p key={paragraph}>{paragraph}</p>
      ))}
      {withMail.map(paragraph => (
        <p key={paragraph} className="mail-only">
          {paragraph}
        </p>
      ))}
      {Below && <Below />}
    </section>
  )
}
