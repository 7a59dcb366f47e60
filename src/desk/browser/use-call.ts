import { useCallback, useState } from 'react'
import type { CallName, DeskCalls } from '../desk-calls.ts'
import { ask } from './desk-key.ts'

type Asked<Told> = { busy: boolean; told?: Told; fault?: string }

/** One call that a person starts: whether it is under way, what it told last, or why it was refused. Refused, it resolves to undefined. */
export function useCall<Name extends CallName>(name: Name) {
  type Told = DeskCalls[Name]['told']
  const [state, setState] = useState<Asked<Told>>({ busy: false })
  const run = useCallback(
    async (says: DeskCalls[Name]['says']): Promise<Told | undefined> => {
      setState(({ told }) => ({ busy: true, ...(told !== undefined && { told }) }))
      try {
        const told = await ask(name, says)
        setState({ busy: false, told })
        return told
      } catch (error) {
        setState({ busy: false, fault: (error as Error).message })
        return undefined
      }
    },
    [name],
  )
  return { ...state, run }
}
