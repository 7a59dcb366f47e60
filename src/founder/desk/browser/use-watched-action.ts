import { useEffect, useState } from 'react'
import { useStore } from '#src/ui/use-store.ts'
import type { ActionName, DataOf } from '../action-calls.ts'
import { act, changes } from './desk-key.ts'

/** How long to wait after an answer before asking again, in milliseconds. */
const LOOK_MS = 1_000

/** Repeats an action without input, for as long as somebody can see the result. */
export function useWatchedAction<Name extends ActionName>(name: Name) {
  const [state, setState] = useState<{ data?: DataOf<Name>; fault?: string }>({})
  const changed = useStore(changes)
  // biome-ignore lint/correctness/useExhaustiveDependencies: a change is a reason to read at once
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>
    let gone = false
    const look = async () => {
      if (!document.hidden)
        await act(name, { input: {} as never }).then(
          ({ data }) => setState({ data }),
          ({ message }) => setState(before => ({ ...before, fault: message })),
        )
      if (!gone) timer = setTimeout(look, LOOK_MS)
    }
    void look()
    return () => {
      gone = true
      clearTimeout(timer)
    }
  }, [name, changed])
  return state
}
