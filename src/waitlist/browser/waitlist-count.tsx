import { createElement, type ReactNode, useEffect, useRef, useState } from 'react'
import { waitlistWords } from '#src/content/waitlist.ts'
import { useStore } from '#src/ui/use-store.ts'
import { COUNT_UNTIL_KNOWN } from '#src/waitlist/entry.ts'
import { liveCount } from './live-count.ts'

/** Screen readers are told of the count this often at most, in milliseconds. */
const ANNOUNCED_MS = 10_000

const thousands = new Intl.NumberFormat('en-GB')

/** The count that the page shows: the real one, or the specification's until that has arrived. */
export function useShownCount(): number {
  return useStore(liveCount) ?? COUNT_UNTIL_KNOWN
}

/** The live count. A digit that changes rolls in, the one it was rolls out; at rest it is plain text. */
export function WaitlistCount() {
  const count = useShownCount()
  const announced = useAnnounced(count)
  const [move, setMove] = useState({ from: count, to: count })
  if (move.to !== count) setMove({ from: move.to, to: count })

  const { one, other } = waitlistWords.countNoun
  return (
    <p className="count">
      <span className="count-dot" />
      <data value={count} translate="no" onAnimationEnd={() => setMove({ from: count, to: count })}>
        {rollingDigits(move.from, move.to)}
      </data>{' '}
      <span>{count === 1 ? one : other}</span>
      <span className="visually-hidden" role="status">
        {announced}
      </span>
    </p>
  )
}

/** The number, each digit that changed in an element of its own: a new key is a new element, which rolls in anew. */
function rollingDigits(from: number, to: number): ReactNode[] {
  const digits = [...thousands.format(to)]
  const before = thousands.format(from).padStart(digits.length)
  return digits.map((digit, i) =>
    digit === before[i]
      ? digit
      : createElement('span', { key: `${to} ${i}`, className: 'rolling', 'data-was': before[i] }, digit),
  )
}

/** What to say of a count that changes, said at most once in a while; nothing of the first ones, which only load. */
function useAnnounced(count: number): string {
  const [said, setSaid] = useState('')
  const next = useRef(0)

  useEffect(() => {
    if (liveCount.get() !== count) return
    if (!next.current) {
      next.current = performance.now() + ANNOUNCED_MS
      return
    }
    const timer = setTimeout(
      () => {
        next.current = performance.now() + ANNOUNCED_MS
        const { one, other } = waitlistWords.countNoun
        setSaid(`${thousands.format(count)} ${count === 1 ? one : other}`)
      },
      Math.max(0, next.current - performance.now()),
    )
    return () => clearTimeout(timer)
  }, [count])

  return said
}
