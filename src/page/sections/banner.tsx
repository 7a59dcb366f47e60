import { banner as words } from '#src/content/landing.ts'
import { type ShownFault, WaitlistForm } from '#src/waitlist/browser/waitlist-form.tsx'
import { BANNER_FROM, type Entry } from '#src/waitlist/entry.ts'
import { Island } from '../island.tsx'

/** The second call to join. `core.ts` takes it out of the page while the count is too low. */
export function Banner({ refused }: { refused?: { typed: Entry; fault: ShownFault } }) {
  return (
    <section className="banner" aria-labelledby="banner-title" data-from={BANNER_FROM}>
      <div className="wrap banner-card">
        <div className="awning" />
        <div>
          <h2 id="banner-title">{words.title}</h2>
          <p className="lead">{words.body}</p>
        </div>
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
