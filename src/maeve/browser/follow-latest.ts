import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react'

/** This near the end, in CSS pixels, a visitor counts as reading the latest. */
const NEAR_PX = 70

/** Keeps the end of a growing list in view unless the visitor scrolled up: then true, with how to scroll. `mine` always does. */
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
    const element = list.current
    element?.scrollTo({ top: element.scrollHeight })
    broughtTo.current = element?.scrollTop ?? 0
  }, [list])

  useEffect(() => {
    const element = list.current
    const look = () => {
      if (!element) return
      near.current = element.scrollHeight - element.scrollTop - element.clientHeight <= NEAR_PX
      if (!near.current) return
      broughtTo.current = element.scrollTop
      setUnseen(false)
    }
    element?.addEventListener('scroll', look, { passive: true })
    return () => element?.removeEventListener('scroll', look)
  }, [list])

  // biome-ignore lint/correctness/useExhaustiveDependencies: it is the growth that is followed
  useLayoutEffect(() => {
    if ((list.current?.scrollTop ?? 0) < broughtTo.current - NEAR_PX) near.current = false
    if (near.current) toLatest()
    else setUnseen(true)
  }, [growth, list, toLatest])

  // biome-ignore lint/correctness/useExhaustiveDependencies: the same
  useLayoutEffect(toLatest, [mine, toLatest])

  return [unseen, toLatest]
}
