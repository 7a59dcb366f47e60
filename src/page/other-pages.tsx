import { notFound } from '#src/content/landing.ts'
import { privacyWords } from '#src/content/privacy.ts'
import { waitlistWords } from '#src/content/waitlist.ts'
import { IN_PRIVACY } from '#src/features/pages.ts'
import { marksOf } from '#src/http/template.ts'
import { routes } from '#src/routes.ts'
import { site } from '#src/site-values.ts'
import { JoinedArt, JoinedWords } from '#src/waitlist/browser/joined-words.tsx'
import type { FormPlace } from '#src/waitlist/entry.ts'
import type { JoinedPage } from '#src/waitlist/filled-pages.ts'
import { PageFrame, PlainPage } from './page-frame.tsx'
import { NotFoundPicture } from './sections/pictures.tsx'

export function NotFound() {
  return (
    <PlainPage>
      <NotFoundPicture />
      <h1>{notFound.title}</h1>
      <p className="lead">{notFound.body}</p>
      <a className="button" href={routes.home}>
        {notFound.home}
      </a>
    </PlainPage>
  )
}

/** The page after joining without JavaScript, with the words of the success dialog. */
export function Joined({ place }: { place: FormPlace }) {
  const { title, button } = waitlistWords.dialog
  return (
    <PlainPage>
      <JoinedArt />
      <h1>{title}</h1>
      <JoinedWords place={place} />
      {marksOf<JoinedPage>().NEXT}
      <a className="button button-quiet" href={routes.home}>
        {button}
      </a>
    </PlainPage>
  )
}

/** What happens to a visitor's data, and how to reach the operator. */
export function Privacy() {
  const { title, lead, back } = privacyWords
  const sections = privacyWords.sections(site.OPERATOR_NAME, site.OPERATOR_CONTACT, site.OPERATOR_PROCESSORS)
  return (
    <PageFrame className="wrap privacy">
      <h1>{title}</h1>
      <p className="lead">{lead}</p>
      {sections.slice(0, -1).map(section)}
      {IN_PRIVACY.map(section)}
      {sections.slice(-1).map(section)}
      <a className="button" href={routes.home}>
        {back}
      </a>
    </PageFrame>
  )
}

type Section = ReturnType<typeof privacyWords.sections>[number] & Partial<(typeof IN_PRIVACY)[number]>

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
