import { people } from '#src/content/count.ts'
import { number } from '#src/content/in-words.ts'
import { routes } from '#src/routes.ts'
import { COUNT_UNTIL_KNOWN } from '#src/waitlist/entry.ts'

/** The live count, with a fixed number until `count-view.ts` shows the real one. */
export function WaitlistCount() {
  return (
    <p className="count" data-live={routes.waitlistLive}>
      <span className="count-dot" />
      <data value={COUNT_UNTIL_KNOWN} translate="no">
        {number(COUNT_UNTIL_KNOWN)}
      </data>{' '}
      <span>{people}</span>
      <span className="visually-hidden" role="status" />
    </p>
  )
}
