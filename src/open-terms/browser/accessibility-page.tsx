import { openTermsWords } from '#src/content/open-terms.ts'
import { marksOf } from '#src/http/template.ts'
import { openRoutes } from '#src/routes.ts'
import type { SiteValues } from '#src/site-values.ts'
import { Home } from './perks-page.tsx'

const { accessibility: words } = openTermsWords
const { OPERATOR_CONTACT } = marksOf<Pick<SiteValues, 'OPERATOR_CONTACT'>>()

/** What was tested for people with disabilities, and what was not. */
export const accessibilityPage = {
  name: 'accessibility',
  path: openRoutes.accessibility,
  title: words.title,
  description: words.description,
  Page: () => (
    <>
      <h1>{words.title}</h1>
      <p className="lead">{words.lead}</p>
      {words.lists.map(({ title, items }) => (
        <section key={title}>
          <h2>{title}</h2>
          <ul>
            {items.map(item => (
              <li key={item}>{item}</li>
            ))}
          </ul>
        </section>
      ))}
      <section>
        <h2>{words.tell.title}</h2>
        <p>{words.tell.text}</p>
        <p>{OPERATOR_CONTACT}</p>
      </section>
      <Home />
    </>
  ),
}

/** The privacy page's link to it: the footer has no bytes to spare. */
export const accessibilitySection = {
  title: words.title,
  paragraphs: [],
  Below: () => (
    <p>
      <a href={openRoutes.accessibility}>{words.link}</a>
    </p>
  ),
}
