import { perks } from '#src/content/offer.ts'
import { openTermsWords } from '#src/content/open-terms.ts'
import { pastPerkTerms, perkTerms } from '#src/content/perk-terms.ts'
import { routes } from '#src/routes.ts'
import { PerkTickets } from '#src/waitlist/browser/perk-tickets.tsx'
import { perksPath } from '../perks-path.ts'

const words = openTermsWords.perks

/** The terms of the perks, for everyone: codes keep the version they were given under, so earlier versions stay here. */
export const perksPage = {
  name: 'perk-terms',
  path: perksPath,
  title: perkTerms.title,
  description: words.description,
  footer: words.footer,
  Page: () => (
    <>
      <h1>{perkTerms.title}</h1>
      <PerkTickets perks={perks} />
      <section>
        <h2>{words.conditions}</h2>
        <Conditions of={perkTerms.conditions} />
      </section>
      <section>
        <h2>{words.code.title}</h2>
        <p>{words.code.text}</p>
      </section>
      {Object.entries(perkTerms.answers).map(([question, answer]) => (
        <section key={question}>
          <h2>{question}</h2>
          <p>{answer || words.open}</p>
        </section>
      ))}
      <section>
        <p className="lead">{words.version(perkTerms.version)}</p>
        {Object.entries(pastPerkTerms).map(([version, { conditions }]) => (
          <details key={version}>
            <summary>{words.earlier(version)}</summary>
            <Conditions of={conditions} />
          </details>
        ))}
      </section>
      <Home />
    </>
  ),
}

function Conditions({ of }: { of: readonly string[] }) {
  return (
    <ul>
      {of.map(condition => (
        <li key={condition}>{condition}</li>
      ))}
    </ul>
  )
}

export function Home() {
  return (
    <a className="button" href={routes.home}>
      {openTermsWords.home}
    </a>
  )
}
