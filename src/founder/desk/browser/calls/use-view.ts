import { useEffect, useRef, useState } from 'react'
import { useStore } from '#src/ui/use-store.ts'
import type { ActionName, InputOf, Reply } from '../../action-calls.ts'
import { act, changes } from './desk-key.ts'

/** How long to wait after the last change of a view's input before reading the view, in milliseconds. */
const PAUSE_MS = 250

/** How long to wait after a response before reading a watched view again, in milliseconds. */
export const WATCHED_MS = 1_000

/**
 * Reads an action's result, and reads it again after each change of its input and each change that this page
 * makes. Reads nothing while the input is undefined. `everyMs`: also reads it again at this interval while
 * the page is visible; if that fails, the last result stays. `fresh`: whether the result is for the current input.
 */
export function useView<Name extends ActionName>(
  name: Name,
  input: InputOf<Name> | undefined,
  everyMs?: number,
) {
  const [state, setState] = useState<Partial<Reply<Name>> & { fault?: string; of?: string }>({})
  const last = useRef<string>(undefined)
  const changed = useStore(changes)
  const of = input && JSON.stringify(input)
  // biome-ignore lint/correctness/useExhaustiveDependencies: each change is a reason to read, whatever its number
  useEffect(() => {
    if (of === undefined) return
    let gone = false
    let timer: ReturnType<typeof setTimeout>
    const isTyped = last.current !== undefined && last.current !== of
    last.current = of
    const read = async () => {
      if (!everyMs || !document.hidden)
        await act(name, { input: JSON.parse(of) }).then(
          reply => !gone && setState({ ...reply, of }),
          ({ message: fault }) => !gone && setState(before => ({ ...(everyMs && before), fault, of })),
        )
      if (everyMs && !gone) timer = setTimeout(read, everyMs)
    }
    timer = setTimeout(read, isTyped ? PAUSE_MS : 0)
    return () => {
      gone = true
      clearTimeout(timer)
    }
  }, [name, of, changed, everyMs])
  return { ...(of !== undefined && state), fresh: state.of === of }
}
