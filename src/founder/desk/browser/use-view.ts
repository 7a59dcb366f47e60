import { useEffect, useRef, useState } from 'react'
import { useStore } from '#src/ui/use-store.ts'
import type { ActionName, InputOf, Reply } from '../action-calls.ts'
import { act, changes } from './desk-key.ts'

/** How long after the last change of its input it runs, in milliseconds. */
const PAUSE_MS = 250

/**
 * What an action reads, for as long as it is shown: read again after each change of its input and after everything that this
 * page changes, and not read if the input is undefined. `fresh`: the result is for the current input.
 */
export function useView<Name extends ActionName>(name: Name, input: InputOf<Name> | undefined) {
  const [state, setState] = useState<Partial<Reply<Name>> & { fault?: string; of?: string }>({})
  const last = useRef<string>(undefined)
  const changed = useStore(changes)
  const of = input && JSON.stringify(input)
  // biome-ignore lint/correctness/useExhaustiveDependencies: a change is a reason to read, though nothing here uses its number
  useEffect(() => {
    if (of === undefined) return
    let gone = false
    const isTyped = last.current !== undefined && last.current !== of
    last.current = of
    const timer = setTimeout(
      async () => {
        const next = await act(name, { input: JSON.parse(of) }).catch(({ message }) => ({ fault: message }))
        if (!gone) setState({ ...next, of })
      },
      isTyped ? PAUSE_MS : 0,
    )
    return () => {
      gone = true
      clearTimeout(timer)
    }
  }, [name, of, changed])
  return { ...(of !== undefined && state), fresh: state.of === of }
}
