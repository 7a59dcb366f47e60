import { useCallback, useRef, useState } from 'react'
import { useStore } from '#src/ui/use-store.ts'
import type { ActionName, InputOf, Reply } from '../../action-calls.ts'
import { notice, type Said } from '../notice.tsx'
import { act } from './desk-key.ts'

type State<Name extends ActionName> = Partial<Reply<Name>> & { busy: boolean; fault?: string }

/**
 * Lets a person start an action with `run`. Also returns whether it is running, its last result and, until something
 * else is started, why it was refused. If it is started again with the same input while it runs, it still runs only
 * once. `run` resolves to undefined if the action was refused, or started again with another input. `say`: returns
 * what the notice says about a change; empty if the page says it itself.
 */
export function useAction<Name extends ActionName>(
  name: Name,
  say: (reply: Reply<Name>) => Said = ({ words }) => words,
) {
  const [{ fault, ...state }, setState] = useState<State<Name>>({ busy: false })
  const latest = useRef<{ of: string; reply: Promise<Reply<Name> | undefined> }>(undefined)
  const saying = useRef(say)
  const [by, setBy] = useState<object>()
  const isLast = useStore(notice).by === by
  const run = useCallback(
    (input: InputOf<Name>, answers?: Record<string, string>) => {
      const of = JSON.stringify([input, answers])
      if (latest.current?.of === of) return latest.current.reply
      const end = (next: State<Name>, reply?: Reply<Name>) => {
        if (latest.current !== own) return undefined
        latest.current = undefined
        setState(next)
        if (reply?.changed && notice.get().by === start)
          notice.set({ by: start, said: saying.current(reply), at: Date.now() })
        return reply
      }
      const start = {}
      notice.set({ by: start })
      setBy(start)
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
  return { ...state, ...(isLast && fault !== undefined && { fault }), run }
}
