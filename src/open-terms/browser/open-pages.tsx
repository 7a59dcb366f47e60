import type { PropsWithChildren } from 'react'
import { claimed, groundOf } from '#src/content/claims.ts'
import { launch, launches } from '#src/content/launch.ts'
import { perks } from '#src/content/offer.ts'
import { openTermsWords as words } from '#src/content/open-terms.ts'
import { pastPerkTerms, perkTerms } from '#src/content/perk-terms.ts'
import { marksOf } from '#src/http/template.ts'
import { openRoutes, routes } from '#src/routes.ts'
import type { SiteValues } from '#src/site-values.ts'
import { PerkTickets } from '#src/waitlist/browser/perk-tickets.tsx'
import { perksPath } from '../perks-path.ts'

const { accessibility, promises } = words
const { OPERATOR_CONTACT } = marksOf<Pick<SiteValues, 'OPERATOR_CONTACT'>>()

/** The terms of the perks, for everyone: codes keep the version they were given under, so earlier versions stay here. */
export const perksPage = {
  name: 'perk-terms',
  path: perksPath,
  title: perkTerms.title,
  description: words.perks.description,
  footer: words.perks.footer,
  Page: () => (
    <Article title={perkTerms.title}>
      <PerkTickets perks={perks} />
      <Section title={words.perks.conditions}>
        <List of={perkTerms.conditions} />
      </Section>
      <Section title={words.perks.code.title}>
        <p>{words.perks.code.text}</p>
      </Section>
      {Object.entries(perkTerms.answers).map(([question, answer]) => (
        <Section key={question} title={question}>
          <p>{answer || words.perks.open}</p>
        </Section>
      ))}
      <section>
        <p className="lead">{words.perks.version(perkTerms.version)}</p>
        {Object.entries(pastPerkTerms).map(([version, { conditions }]) => (
          <details key={version}>
            <summary>{words.perks.earlier(version)}</summary>
            <List of={conditions} />
          </details>
        ))}
      </section>
    </Article>
  ),
}

/** Each claim of the page with what it rests on, and every date that was announced for the launch. */
export const promisesPage = {
  name: 'promises',
  path: openRoutes.promises,
  ...promises,
  Page: () => (
    <Article {...promises}>
      <dl>
        {claimed.map(claim => (
          <div key={claim}>
            <dt>“{claim}”</dt>
            <dd>{groundOf(claim) ?? words.notYet}</dd>
          </div>
        ))}
      </dl>
      <Section title={promises.launches.title}>
        <List of={launches.map(said => promises.launches.line(said.when, said === launch))} />
      </Section>
    </Article>
  ),
}

/** What was tested for people with disabilities, and what was not. */
export const accessibilityPage = {
  name: 'accessibility',
  path: openRoutes.accessibility,
  ...accessibility,
  Page: () => (
    <Article {...accessibility}>
      {accessibility.lists.map(({ title, items }) => (
        <Section key={title} title={title}>
          <List of={items} />
        </Section>
      ))}
      <Section title={accessibility.tell.title}>
        <p>{accessibility.tell.text}</p>
        <p>{OPERATOR_CONTACT}</p>
      </Section>
    </Article>
  ),
}

/** The privacy page's link to it: the footer has no bytes to spare. */
export const accessibilitySection = {
  title: accessibility.title,
  paragraphs: [],
  Below: () => (
    <p>
      <a href={openRoutes.accessibility}>{accessibility.link}</a>
    </p>
  ),
}

const Article = ({ title, lead, children }: PropsWithChildren<{ title: string; lead?: string }>) => (
  <>
    <h1>{title}</h1>
    {lead && <p className="lead">{lead}</p>}
    {children}
    <a className="button" href={routes.home}>
      {words.home}
    </a>
  </>
)

const Section = ({ title, children }: PropsWithChildren<{ title: string }>) => (
  <section>
    <h2>{title}</h2>
    {children}
  </section>
)

const List = ({ of }: { of: readonly string[] }) => (
  <ul>
    {of.map(line => (
      <li key={line}>{line}</li>
    ))}
  </ul>
)
