import { useEffect, useState } from 'react'
import type { ActionName } from '../../action-calls.ts'
import { readProgress } from './desk-key.ts'
import { WATCHED_MS } from './use-view.ts'

/** Returns how far an action has got, in words, while it is `busy`; undefined if it has not reported anything. */
export function useProgress(name: ActionName, busy: boolean): string | undefined {
  const [said, setSaid] = useState<string>()
  useEffect(() => {
    if (!busy) return
    const timer = setInterval(
      () =>
        readProgress().then(
          now => setSaid(now[name]),
          () => {},
        ),
      WATCHED_MS,
    )
    return () => clearInterval(timer)
  }, [name, busy])
  return busy ? said : undefined
}
