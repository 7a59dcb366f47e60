import type { ReactNode } from 'react'
import { waitlistWords } from '#src/content/waitlist.ts'
import { Icon } from '#src/ui/icon.tsx'
import type { FormPlace } from '#src/waitlist/entry.ts'
import { latestJoin } from './joined.ts'
import { PerkTickets } from './perk-tickets.tsx'

const words = waitlistWords.dialog
/** When to show the night picture: not in print, which always has the day picture. */
const night = 'screen and (prefers-color-scheme: dark)'

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
        // `loading` comes before `src`: WebKit starts fetching as soon as it has a source, and would
        // fetch more than one.
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
 * The text below the title: if mail is on, what is left to do, then the children, the perks and the trust badges.
 * The dialog and the page for visitors without JavaScript both show it, but that page does not know the address.
 */
export function JoinedWords({ place, children }: { place: FormPlace; children?: ReactNode }) {
  const [check, inbox, confirm] = words.confirm
  const { email } = latestJoin
  return (
    <>
      <div className="confirm-first mail-only">
        <Icon name="envelope" />
        <p>
          {check} <b translate={email ? 'no' : undefined}>{email || inbox}</b> {confirm}
        </p>
      </div>
      {children}
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
