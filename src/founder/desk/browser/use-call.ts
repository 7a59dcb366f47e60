import { useCallback, useRef, useState } from 'react'
import type { CallName, DeskCalls } from '../desk-calls.ts'
import { ask } from './desk-key.ts'

type Asked<Told> = { busy: boolean; told?: Told; fault?: string }
type UnderWay<Told> = { of: string; told: Promise<Told | undefined> }

/**
 * One call that a person starts: whether it is under way, what it told last, or why it was refused. Asked for twice, it
 * goes once; refused, or overtaken by a call that says something else, it resolves to undefined.
 */
export function useCall<Name extends CallName>(name: Name) {
  type Told = DeskCalls[Name]['told']
  const [state, setState] = useState<Asked<Told>>({ busy: false })
  const latest = useRef<UnderWay<Told>>(undefined)
  const run = useCallback(
    (says: DeskCalls[Name]['says']): Promise<Told | undefined> => {
      const of = JSON.stringify(says)
      if (latest.current?.of === of) return latest.current.told
      const end = (next: Asked<Told>) => {
        if (latest.current !== own) return undefined
        latest.current = undefined
        setState(next)
        return next.told
      }
      setState(({ told }) => ({ busy: true, ...(told !== undefined && { told }) }))
      const own: UnderWay<Told> = {
        of,
        told: ask(name, says).then(
          told => end({ busy: false, told }),
          ({ message }) => end({ busy: false, fault: message }),
        ),
      }
      latest.current = own
      return own.told
    },
    [name],
  )
  return { ...state, run }
}
