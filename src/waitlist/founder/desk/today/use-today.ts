import { useEffect, useState } from 'react'
import { act } from '#src/founder/desk/browser/desk-key.ts'
import type { Today } from '../../today.ts'

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
        await act('today', { input: {} }).then(
          ({ data }) => setState({ today: data }),
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
