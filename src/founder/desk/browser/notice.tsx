import { useEffect, useState } from 'react'
import { UNDO_MS } from '#src/founder/regret.ts'
import { createStore } from '#src/ui/store.ts'
import { useStore } from '#src/ui/use-store.ts'
import { PlainButton } from './fields/plain-button.tsx'
import { clock } from './words.ts'

/** What the notice says about a change, and how to undo it while that is possible. */
export type Said = string | { words: string; undo: () => unknown }

/**
 * The result of the last thing that the founder started. `by`: an object that stands for that start. `said`: set
 * once it has changed something.
 */
export const notice = createStore<{ by: object; said?: Said; at?: number }>({ by: {} })

/** Removes the notice when the founder goes to another page, unless it offers to undo something. */
export function leaveNotice() {
  if (typeof notice.get().said === 'string') notice.set({ by: {} })
}

/** Shows what was changed last, and when. It disappears once something else is started. */
export function Notice() {
  const { by, said, at } = useStore(notice)
  const { words, undo } = typeof said === 'object' ? said : { words: said, undo: undefined }
  const [tooLate, setTooLate] = useState<object>()
  useEffect(() => {
    if (!undo) return
    const timer = setTimeout(() => setTooLate(by), UNDO_MS)
    return () => clearTimeout(timer)
  }, [by, undo])
  return (
    <div role="status" className="notice">
      {words && (
        <p>
          <time>{clock(at!)}</time> {words}
        </p>
      )}
      {words && (
        <div>
          {undo && tooLate !== by && <PlainButton onClick={undo}>Undo (within a minute)</PlainButton>}
          <PlainButton onClick={() => notice.set({ by: {} })}>Close</PlainButton>
        </div>
      )}
    </div>
  )
}
