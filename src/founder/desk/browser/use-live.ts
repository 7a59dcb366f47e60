import { useEffect, useState } from 'react'
import type { CallName, DeskCalls } from '../desk-calls.ts'
import { ask } from './desk-key.ts'

/** How long after the last change is asked, in milliseconds. */
const PAUSE_MS = 250

type Live<Told> = { told?: Told; fault?: string; of?: string }

/**
 * A call that follows what is chosen: asked again after each change, and not where there is nothing to ask. `fresh`: what
 * it told is of what is chosen now.
 */
export function useLive<Name extends CallName>(name: Name, says: DeskCalls[Name]['says'] | undefined) {
  const [state, setState] = useState<Live<DeskCalls[Name]['told']>>({})
  const of = says && JSON.stringify(says)
  useEffect(() => {
    if (of === undefined) return
    let gone = false
    const timer = setTimeout(async () => {
      const next = await ask(name, JSON.parse(of)).then(
        told => ({ told, of }),
        ({ message }) => ({ fault: message, of }),
      )
      if (!gone) setState(next)
    }, PAUSE_MS)
    return () => {
      gone = true
      clearTimeout(timer)
    }
  }, [name, of])
  return { ...(of !== undefined && state), fresh: state.of === of }
}
