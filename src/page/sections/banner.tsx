import { closing, hero, banner as words } from '#src/content/landing.ts'
import { perks } from '#src/content/offer.ts'
import { PerkTickets } from '#src/waitlist/browser/perk-tickets.tsx'
import { type ShownFault, WaitlistForm } from '#src/waitlist/browser/waitlist-form.tsx'
import { BANNER_FROM, type Entry } from '#src/waitlist/entry.ts'
import { Island } from '../island.tsx'
import { site } from '../marks.ts'
import { ClosingLink } from './closing-link.tsx'

/** The second call to join. `core.ts` takes it out of the page while the count is too low. */
export function Banner({ refused }: { refused?: { typed: Entry; fault: ShownFault } }) {
  return (
    <section className="banner" aria-labelledby="banner-title" data-from={BANNER_FROM}>
      <div className="wrap banner-card">
        <div className="awning" />
        <h2 id="banner-title">{words.title}</h2>
        <PerkTickets perks={perks} />
        <p className="on-paper">{hero.onPaper(site.PUBLIC_URL)}</p>
        {refused ? (
          <WaitlistForm place="banner" refused={refused} />
        ) : (
          <Island name="banner-form">
            <WaitlistForm place="banner" />
          </Island>
        )}
      </div>
    </section>
  )
}

/** Placeholder for the banner while it is out of the page: the style shows whichever there is. */
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
