import { useCallback, useState } from 'react'
import type { CallName, DeskCalls } from '../desk-calls.ts'
import { ask } from './desk-key.ts'

type Asked<Told> = { busy: boolean; told?: Told; fault?: string }

/** One call that a person starts: whether it is under way, what it told last, or why it was refused. */
export function useCall<Name extends CallName>(name: Name) {
  type Told = DeskCalls[Name]['told']
  const [state, setState] = useState<Asked<Told>>({ busy: false })
  const run = useCallback(
    async (says: DeskCalls[Name]['says']): Promise<boolean> => {
      setState(({ told }) => ({ busy: true, ...(told !== undefined && { told }) }))
      try {
        setState({ busy: false, told: await ask(name, says) })
        return true
      } catch (error) {
        setState({ busy: false, fault: (error as Error).message })
        return false
      }
    },
    [name],
  )
  return { ...state, run }
}
