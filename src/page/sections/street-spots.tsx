import { services } from '#src/content/landing.ts'

/** Four things in the hero's street: when tapped, each names its service and links to its card. */
export function StreetSpots() {
  return (
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
  )
}
