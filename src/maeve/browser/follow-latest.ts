import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react'

/** How close to the latest message a visitor must be to count as reading it, in CSS pixels. */
const NEAR_PX = 70
/** How much stays in view above a reply that is taller than the list, in CSS pixels. */
const ABOVE_PX = 12

/**
 * Where a list is scrolled to: to its end, but not past the beginning of the last message, where people start
 * reading. A short question above it is not cut in half.
 */
const latestOf = (list: HTMLElement) => {
  const turns = [...list.querySelectorAll<HTMLElement>('.turn')].map(turn => turn.offsetTop - ABOVE_PX)
  const end = Math.min(list.scrollHeight - list.clientHeight, turns.at(-1)!)
  // With the greeting alone there is no question: nothing is less than NaN.
  return end < turns.at(-2)! + NEAR_PX ? Math.min(end, turns.at(-2)!) : end
}

/**
 * Keeps the latest message of a growing list in view, unless the visitor has scrolled up. Returns whether they have
 * missed something, and a function that scrolls to it. Whenever `mine` changes, it scrolls in any case.
 */
export function useFollowLatest(
  list: RefObject<HTMLElement | null>,
  growth: unknown,
  mine: unknown,
): [unseen: boolean, toLatest: () => void] {
  const near = useRef(true)
  /** Where the list was last scrolled to: a visitor above that has scrolled up, even if no event has said so yet. */
  const broughtTo = useRef(0)
  const [unseen, setUnseen] = useState(false)

  const toLatest = useCallback(() => {
    near.current = true
    setUnseen(false)
    const element = list.current!
    // A visitor who has read on is not taken back to the beginning.
    element.scrollTop = Math.max(element.scrollTop, latestOf(element))
    broughtTo.current = element.scrollTop
  }, [list])

  useEffect(() => {
    const element = list.current!
    const look = () => {
      near.current = element.scrollTop >= latestOf(element) - NEAR_PX
      if (!near.current) return
      broughtTo.current = element.scrollTop
      setUnseen(false)
    }
    element.addEventListener('scroll', look, { passive: true })
    return () => element.removeEventListener('scroll', look)
  }, [list])

  // biome-ignore lint/correctness/useExhaustiveDependencies: must run whenever `growth` changes
  useLayoutEffect(() => {
    if (list.current!.scrollTop < broughtTo.current - NEAR_PX) near.current = false
    if (near.current) toLatest()
    else setUnseen(true)
  }, [growth, list, toLatest])

  // biome-ignore lint/correctness/useExhaustiveDependencies: must run whenever `mine` changes
  useLayoutEffect(toLatest, [mine, toLatest])

  return [unseen, toLatest]
}
