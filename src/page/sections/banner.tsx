import { people } from '#src/content/count.ts'
import { number } from '#src/content/in-words.ts'
import { closing, hero, banner as words } from '#src/content/landing.ts'
import { perks } from '#src/content/offer.ts'
import { site } from '#src/site-values.ts'
import { PerkTickets } from '#src/waitlist/browser/perk-tickets.tsx'
import { COUNT_UNTIL_KNOWN } from '#src/waitlist/entry.ts'
import { Island } from '../island.tsx'
import { ClosingLink } from './closing-link.tsx'
import { JoinForm, type RefusedForm } from './join-form.tsx'

/** The second call to join. `core.ts` removes it from the page while the count is too low. */
export function Banner({ refused }: { refused: RefusedForm | undefined }) {
  return (
    <section className="banner" aria-labelledby="banner-title">
      <div className="wrap banner-card">
        <div className="awning" />
        <div>
          <h2 id="banner-title">{words.title}</h2>
          <p>
            {number(COUNT_UNTIL_KNOWN)} {people}
          </p>
        </div>
        <PerkTickets perks={perks} />
        <p className="on-paper">{hero.onPaper(site.PUBLIC_URL)}</p>
        <JoinForm place="banner" refused={refused} />
      </div>
    </section>
  )
}

/** Takes the banner's place while there is no banner: the style sheet shows this only then. */
export function ClosingLine() {
  return (
    <section className="wrap closing" aria-label={words.title}>
      <p>
        <strong>{words.title}</strong> <span>{closing.body}</span>
      </p>
      <Island name="closing">
        <ClosingLink />
      </Island>
    </section>
  )
}
