import { banner as words } from '#src/content/landing.ts'
import { useShownCount } from '#src/waitlist/browser/waitlist-count.tsx'
import { type ShownFault, WaitlistForm } from '#src/waitlist/browser/waitlist-form.tsx'
import { BANNER_FROM, type Entry } from '#src/waitlist/entry.ts'

/** The second call to join, shown only while the shown count is high enough. */
export function Banner({ refused }: { refused?: { typed: Entry; fault: ShownFault } }) {
  if (useShownCount() < BANNER_FROM) return null
  return (
    <section className="banner" aria-labelledby="banner-title">
      <div className="wrap banner-card">
        <div>
          <h2 id="banner-title">{words.title}</h2>
          <p className="lead">{words.body}</p>
        </div>
        <WaitlistForm place="banner" {...(refused && { refused })} />
      </div>
    </section>
  )
}
