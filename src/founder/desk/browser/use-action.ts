import { useCallback, useRef, useState } from 'react'
import type { ActionName, InputOf, Reply } from '../action-calls.ts'
import { act } from './desk-key.ts'

type State<Name extends ActionName> = Partial<Reply<Name>> & { busy: boolean; fault?: string }

/**
 * An action that a person starts: whether it is running, its last result, or why it was refused. Started twice with the same
 * input, it runs once. Resolves to undefined if it was refused, or overtaken by a start with another input.
 */
export function useAction<Name extends ActionName>(name: Name) {
  const [state, setState] = useState<State<Name>>({ busy: false })
  const latest = useRef<{ of: string; reply: Promise<Reply<Name> | undefined> }>(undefined)
  const run = useCallback(
    (input: InputOf<Name>, answers?: Record<string, string>) => {
      const of = JSON.stringify([input, answers])
      if (latest.current?.of === of) return latest.current.reply
      const end = (next: State<Name>, reply?: Reply<Name>) => {
        if (latest.current !== own) return undefined
        latest.current = undefined
        setState(next)
        return reply
      }
      setState(({ fault: _, ...before }) => ({ ...before, busy: true }))
      const own = {
        of,
        reply: act(name, { input, ...(answers && { answers }) }).then(
          reply => end({ ...reply, busy: false }, reply),
          ({ message }) => end({ busy: false, fault: message }),
        ),
      }
      latest.current = own
      return own.reply
    },
    [name],
  )
  return { ...state, run }
}
