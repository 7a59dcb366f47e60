import { useEffect, useState } from 'react'
import type { ActionName, InputOf, Reply } from '../action-calls.ts'
import { act } from './desk-key.ts'

/** How long after the last change it runs, in milliseconds. */
const PAUSE_MS = 250

/**
 * Runs an action again after each change of its input, and not if the input is undefined. `fresh`: the result is for the
 * current input.
 */
export function useLiveAction<Name extends ActionName>(name: Name, input: InputOf<Name> | undefined) {
  const [state, setState] = useState<Partial<Reply<Name>> & { fault?: string; of?: string }>({})
  const of = input && JSON.stringify(input)
  useEffect(() => {
    if (of === undefined) return
    let gone = false
    const timer = setTimeout(async () => {
      const next = await act(name, { input: JSON.parse(of) }).catch(({ message }) => ({ fault: message }))
      if (!gone) setState({ ...next, of })
    }, PAUSE_MS)
    return () => {
      gone = true
      clearTimeout(timer)
    }
  }, [name, of])
  return { ...(of !== undefined && state), fresh: state.of === of }
}
