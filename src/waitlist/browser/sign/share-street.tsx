import { useLayoutEffect, useRef } from 'react'
import { shareWords } from '#src/content/share.ts'
import { signWords } from '#src/content/street-sign.ts'
import { listedWords } from '#src/content/waitlist.ts'
import { routes } from '#src/routes.ts'
import { nameplateOf } from '#src/waitlist/nameplate.ts'
import { neighbourLink } from '#src/waitlist/neighbour-link.ts'
import { latestJoin } from '../joined.ts'
import { liveSign } from './live-sign.ts'

import { StreetSign } from './street-sign.tsx'

/** How long the picture waits for the district's number, in milliseconds. */
const NUMBER_MS = 2_000

/** A street sign of the visitor's district, shared together with their link. It holds no part of their address. */
export function ShareStreet() {
  const sign = useRef<HTMLDivElement>(null)
  const { link, postcode } = latestJoin
  const plate = nameplateOf(postcode) ?? { code: '', town: '' }
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, for the latest join.
  useLayoutEffect(() => {
    const site = link ?? location.origin
    liveSign(sign.current!, {
      link: plate.code ? neighbourLink(site, plate.code) : site,
      begun: begunIn(plate.code),
    })
  }, [])
  return <StreetSign ref={sign} plate={plate} said={shareWords.whom} />
}

/** Asks how many people of a district have confirmed, and says so; without an answer, that it has begun. */
async function begunIn(district: string): Promise<string> {
  const signal = AbortSignal.timeout(NUMBER_MS)
  const confirmed = await fetch(`${routes.waitlistDistrict}/${district}`, { signal })
    .then(answer => answer.json())
    .then(
      body => body.confirmed,
      () => undefined,
    )
  return signWords.begun(district, confirmed)
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
