import { useEffect, useState } from 'react'
import type { Today } from '../../desk-calls.ts'
import { ask } from '../desk-key.ts'

/** How long after one answer the next is asked for, in milliseconds. */
const LOOK_MS = 1_000

/** The day at a glance, moving for as long as somebody can see it. */
export function useToday(): { today: Today | undefined; fault: string | undefined } {
  const [state, setState] = useState<{ today?: Today; fault?: string }>({})
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>
    let gone = false
    const look = async () => {
      if (!document.hidden)
        await ask('today', {}).then(
          today => setState({ today }),
          ({ message }) => setState(before => ({ ...before, fault: message })),
        )
      if (!gone) timer = setTimeout(look, LOOK_MS)
    }
    void look()
    return () => {
      gone = true
      clearTimeout(timer)
    }
  }, [])
  return { today: state.today, fault: state.fault }
}
