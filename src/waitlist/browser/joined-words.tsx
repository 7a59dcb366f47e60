import { waitlistWords } from '#src/content/waitlist.ts'
import { Icon } from '#src/ui/icon.tsx'
import type { FormPlace } from '#src/waitlist/entry.ts'
import { latestJoin } from './joined.ts'
import { PerkTickets } from './perk-tickets.tsx'

const words = waitlistWords.dialog
/** Printed by day. */
const night = 'screen and (prefers-color-scheme: dark)'

/** The small picture above the title. */
export function JoinedArt() {
  return (
    <picture>
      <source
        media={night}
        type="image/avif"
        srcSet="/art/joined-night-280.avif, /art/joined-night-560.avif 2x"
      />
      <source media={night} srcSet="/art/joined-night-280.webp" />
      <source type="image/avif" srcSet="/art/joined-280.avif, /art/joined-560.avif 2x" />
      <img
        className="joined-art"
        // Must come first: WebKit requests pictures as it reads attributes, and would fetch more than one of the five.
        loading="lazy"
        src="/art/joined-280.webp"
        alt=""
        width={280}
        height={221}
      />
    </picture>
  )
}

/**
 * The text below the title: with mail on, what is left to do, then the perks and the trust badges. The same in the dialog
 * and on the page without JavaScript, which does not know the address.
 */
export function JoinedWords({ place }: { place: FormPlace }) {
  const { email } = latestJoin
  return (
    <>
      <div className="confirm-first mail-only">
        <Icon name="envelope" />
        <p>
          <strong>{words.confirm}</strong>
          {email && <b translate="no">{email}</b>}
          <span>{words.confirmWhy}</span>
        </p>
      </div>
      <PerkTickets perks={words.perks} />
      <ul className="badges">
        {words.badges[place].map(badge => (
          <li key={badge}>
            <Icon name="shield" />
            <span>{badge}</span>
          </li>
        ))}
      </ul>
    </>
  )
}
