import type { ReactNode } from 'react'
import { services, hero as words } from '#src/content/landing.ts'
import { TERMS_PATHS } from '#src/features/terms.ts'
import { site } from '#src/site-values.ts'
import { PerkTickets } from '#src/waitlist/browser/perk-tickets.tsx'
import { WaitlistCount } from '#src/waitlist/browser/waitlist-count.tsx'
import { JoinForm, type RefusedForm } from './join-form.tsx'
import { HeroPicture } from './pictures.tsx'

type Props = {
  refused: RefusedForm | undefined
  /** The first line, if not the usual one. */
  eyebrow: string | undefined
  /** A district's own street, below that line. */
  street?: ReactNode
}

/**
 * The first screen: what is coming, the form, the count, and the street, in which four things link to
 * services' cards.
 */
export function Hero({ refused, eyebrow, street }: Props) {
  const [first, second, third, last] = words.headline
  return (
    <section className="hero" aria-labelledby="headline">
      <div className="wrap hero-columns">
        <div className="hero-copy">
          <p className="pill">
            <b>{eyebrow ?? site.LAUNCH_BADGE}</b> {!eyebrow && <span>{words.eyebrow}</span>}
          </p>
          {street}
          <h1 id="headline">
            {first} <br className="wide" />
            {second} <br className="narrow" />
            {third} <br className="wide" />
            <span className="underlined">
              {last}
              <svg viewBox="0 0 520 40" preserveAspectRatio="none" aria-hidden="true">
                <path d="M6 26C90 8 190 34 290 20S450 12 514 22" />
              </svg>
            </span>
          </h1>
          <p className="lead">{words.lead}</p>
          <p className="joining">{words.joining}</p>
          <a href={TERMS_PATHS[0]}>
            <PerkTickets perks={words.perks} />
          </a>
          <p className="on-paper">{words.onPaper(site.PUBLIC_URL)}</p>
          <JoinForm place="hero" refused={refused} />
          <WaitlistCount />
        </div>
        <div className="hero-picture">
          <HeroPicture alt={words.pictureAlt} />
          <div className="street-spots">
            {services.cards.map(({ id, title, spot }) => (
              <div key={id}>
                <button type="button" popoverTarget={`spot-${id}`} aria-label={spot.thing} />
                <p popover="auto" id={`spot-${id}`}>
                  {spot.line} <a href={`#${id}`}>{title}</a>
                </p>
              </div>
            ))}
          </div>
        </div>
      </div>
    </section>
  )
}
