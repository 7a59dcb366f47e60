import { waitlistWords } from '#src/content/waitlist.ts'
import { Icon, type IconName } from '#src/ui/icon.tsx'
import type { FormPlace } from '#src/waitlist/entry.ts'
import { JoinedNext } from './joined-next.tsx'

const PERK_ICONS: readonly IconName[] = ['check', 'drop', 'bolt']

/** The little scene above the title. */
export function JoinedArt() {
  return (
    <img
      className="joined-art"
      // First what src would be fetched without: WebKit asks for what it knows at once.
      srcSet="/art/joined-560.avif 2x"
      src="/art/joined-280.avif"
      alt=""
      width={280}
      height={221}
    />
  )
}

/** The perks as three tickets, and the trust badges; the same in the dialog and on the page for those without JavaScript. */
export function JoinedWords({ place }: { place: FormPlace }) {
  const { perks, badges } = waitlistWords.dialog
  return (
    <>
      <ul className="perks">
        {perks.map((perk, i) => (
          <li key={perk}>
            <Icon name={PERK_ICONS[i] ?? 'check'} />
            <span>{perk}</span>
          </li>
        ))}
      </ul>
      <ul className="badges">
        {badges[place].map(badge => (
          <li key={badge}>
            <Icon name="shield" />
            <span>{badge}</span>
          </li>
        ))}
      </ul>
      <JoinedNext />
    </>
  )
}
