import type { PropsWithChildren } from 'react'
import { claimed, groundOf } from '#src/content/claims.ts'
import { launch, launches, launchWords } from '#src/content/launch.ts'
import { perks } from '#src/content/offer.ts'
import { openTermsWords as words } from '#src/content/open-terms.ts'
import { pastPerkTerms, perkTerms } from '#src/content/perk-terms.ts'
import { openRoutes, routes } from '#src/routes.ts'
import { site } from '#src/site-values.ts'
import { PerkTickets } from '#src/waitlist/browser/perk-tickets.tsx'
import { perksPath } from '../perks-path.ts'

const { accessibility, promises } = words
const { true: proven = [], false: open = [] } = Object.groupBy(
  claimed,
  claim => `${!!groundOf(claim)}` as const,
)
const quoted = (claim: string) => `“${claim === launchWords.ahead.LAUNCH_BADGE ? site.LAUNCH_BADGE : claim}”`

/** The terms of the perks. Codes keep the version that they were issued under, so earlier versions stay here. */
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

/** Each claim on the landing page with the evidence for it, and every date that was announced for the launch. */
export const promisesPage = {
  name: 'promises',
  path: openRoutes.promises,
  ...promises,
  Page: () => (
    <Article title={promises.title} lead={promises.lead(site.LAUNCH_STANDING)}>
      {proven.length > 0 && (
        <Section title={promises.proven}>
          <dl>
            {proven.map(claim => (
              <div key={claim}>
                <dt>{quoted(claim)}</dt>
                <dd>{groundOf(claim)}</dd>
              </div>
            ))}
          </dl>
        </Section>
      )}
      {open.length > 0 && (
        <Section title={promises.open.title}>
          <p>{promises.open.why}</p>
          <List of={open.map(quoted)} />
        </Section>
      )}
      <Section title={promises.launches.title}>
        <List
          of={launches.map(said =>
            promises.launches.line(
              said.when,
              said === launch ? site.LAUNCH_HISTORY : launchWords.late.LAUNCH_HISTORY,
            ),
          )}
        />
      </Section>
    </Article>
  ),
}

/** Which accessibility tests were made, and which were not. */
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
        <p>{site.OPERATOR_CONTACT}</p>
      </Section>
    </Article>
  ),
}

/** The link to the accessibility page. It is on the privacy page, as the footer has no bytes to spare. */
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
