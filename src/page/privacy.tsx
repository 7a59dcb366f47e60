import { objectionAnchors as anchors, privacyWords as words } from '#src/content/privacy.ts'
import { routes } from '#src/routes.ts'
import { site } from './marks.ts'
import { PageFrame } from './page-frame.tsx'

/** What happens to what a visitor types, and how to reach the operator. */
export function Privacy() {
  return (
    <PageFrame className="wrap privacy">
      <h1>{words.title}</h1>
      <p className="lead">{words.lead}</p>
      {words
        .sections(site.OPERATOR_NAME, site.OPERATOR_CONTACT)
        .map(({ title, paragraphs, withMail = [], objection }) => (
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
            {objection && <Objection />}
          </section>
        ))}
      <a className="button" href={routes.home}>
        {words.back}
      </a>
    </PageFrame>
  )
}

/** The way to object to being counted, without script: what became of it is shown where the answer leads. */
function Objection() {
  const { button, uncounted, again, counted } = words.objection
  return (
    <form className="objection" method="post" action={routes.objection}>
      <p id={anchors.uncounted}>{uncounted}</p>
      <p id={anchors.counted}>{counted}</p>
      <button type="submit">{button}</button>
      <button type="submit" name="counted" value="1">
        {again}
      </button>
    </form>
  )
}
