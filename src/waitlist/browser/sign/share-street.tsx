import { useLayoutEffect, useRef, useState } from 'react'
import { districtWords, type Neighbours } from '#src/content/district.ts'
import { listedWords, shareWords } from '#src/content/share.ts'
import { signWords } from '#src/content/street-sign.ts'
import { AFTER_JOINING } from '#src/features/joined.ts'
import { routes } from '#src/routes.ts'
import { nameplateOf } from '#src/waitlist/nameplate.ts'
import { neighbourLink, POSTER } from '#src/waitlist/neighbour-link.ts'
import { drawSmallStreet } from '../../small-street.ts'
import { latestJoin } from '../joined.ts'
import { liveSign } from './live-sign.ts'
import { StreetSign } from './street-sign.tsx'

/**
 * A street sign of the visitor's district, to share together with their link. Neither contains their email,
 * or their postcode beyond the district.
 */
export function ShareStreet() {
  const sign = useRef<HTMLDivElement>(null)
  const [near, setNear] = useState<Neighbours>()
  const { reply, postcode } = latestJoin
  const plate = nameplateOf(postcode) ?? { code: '', town: '' }
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, for the latest join.
  useLayoutEffect(() => {
    const site = reply?.share ?? location.origin
    const told = neighboursIn(plate.code)
    told.then(setNear)
    liveSign(sign.current!, {
      link: plate.code ? neighbourLink(site, plate.code) : site,
      begun: told.then(near => districtWords.begun(plate.code, near)),
    })
  }, [])
  return (
    <StreetSign ref={sign} plate={plate} said={shareWords.whom}>
      {near?.goal && (
        <div className="goal">
          {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own drawing of two numbers. */}
          <div className="small-street" dangerouslySetInnerHTML={{ __html: drawSmallStreet(near) }} />
          <p>{districtWords.promise(plate.code, near.goal)}</p>
        </div>
      )}
    </StreetSign>
  )
}

export const NextSteps = () => AFTER_JOINING.map(Step => <Step key={Step.name} />)

/** Fetches what may be shown of a district; undefined if too few people have confirmed, or the request fails. */
async function neighboursIn(district: string): Promise<Neighbours | undefined> {
  return fetch(`${routes.waitlistDistrict}/${district}`)
    .then(answer => answer.json())
    .then(
      near => (near.confirmed ? near : undefined),
      () => undefined,
    )
}

/**
 * Covers the first form once somebody has joined, until they want to add another address. A poster of their street
 * takes the place of the line below the form.
 */
export function ListedCard({ onAgain }: { onAgain: () => void }) {
  const { title, text, confirmFirst, again } = listedWords
  const { postcode } = latestJoin
  const district = postcode.slice(0, -3).trim()
  return (
    <div className="listed-card">
      <p>
        <strong>{title(district)}</strong>{' '}
        <span>{document.body.dataset.mail === '0' ? text : confirmFirst}</span>{' '}
        <button type="button" className="as-link" onClick={onAgain}>
          {again}
        </button>
      </p>
      <ShareStreet />
      {nameplateOf(postcode) && (
        <p className="listed-poster">
          <a href={neighbourLink(location.origin, district) + POSTER} download>
            {signWords.poster.link}
          </a>
        </p>
      )}
    </div>
  )
}
