import { useLayoutEffect, useRef, useState } from 'react'
import { districtWords, type Neighbours } from '#src/content/district.ts'
import { shareWords } from '#src/content/share.ts'
import { listedWords } from '#src/content/waitlist.ts'
import { AFTER_JOINING } from '#src/features-joined.ts'
import { routes } from '#src/routes.ts'
import { nameplateOf } from '#src/waitlist/nameplate.ts'
import { neighbourLink } from '#src/waitlist/neighbour-link.ts'
import { drawSmallStreet } from '../../small-street.ts'
import { latestJoin } from '../joined.ts'
import { liveSign } from './live-sign.ts'
import { StreetSign } from './street-sign.tsx'

/** How long the picture waits for the district's number, in milliseconds. */
const NUMBER_MS = 2_000

/** A street sign of the visitor's district, shared together with their link. It holds no part of their address. */
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
          <b>{districtWords.begun(plate.code, near)}</b>
          {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own drawing of two numbers. */}
          <div className="small-street" dangerouslySetInnerHTML={{ __html: drawSmallStreet(near) }} />
          <p>{districtWords.promise(plate.code, near.goal)}</p>
        </div>
      )}
    </StreetSign>
  )
}

export const NextSteps = () => AFTER_JOINING.map(Step => <Step key={Step.name} />)

/** Asks what a district's people may see; undefined if they are few, or without an answer. */
async function neighboursIn(district: string): Promise<Neighbours | undefined> {
  const signal = AbortSignal.timeout(NUMBER_MS)
  return fetch(`${routes.waitlistDistrict}/${district}`, { signal })
    .then(answer => answer.json())
    .then(
      near => (near.confirmed ? near : undefined),
      () => undefined,
    )
}

/** Covers the first form once somebody has joined, until they want to add another address. */
export function ListedCard({ onAgain }: { onAgain: () => void }) {
  const { title, text, again } = listedWords
  const district = latestJoin.postcode.slice(0, -3).trim()
  return (
    <div className="listed-card">
      <p>
        <strong>{title(district)}</strong> <span>{text}</span>{' '}
        <button type="button" className="as-link" onClick={onAgain}>
          {again}
        </button>
      </p>
      <ShareStreet />
    </div>
  )
}
