import { useEffect, useState } from 'react'
import { UNDO_MS } from '#src/founder/regret.ts'
import { createStore } from '#src/ui/store.ts'
import { useStore } from '#src/ui/use-store.ts'
import { clock } from './words.ts'

/** What is said of a change, and how it is undone while it can be. */
export type Said = string | { words: string; undo: () => unknown }

/** What came of the last thing that the founder started; `by` is new for each. `said` only once it has changed something. */
export const notice = createStore<{ by: object; said?: Said; at?: number }>({ by: {} })

/** Shows what was changed last, and when. It goes once something else is started. */
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
        <div className="choices">
          {undo && tooLate !== by && (
            <button type="button" className="plain" onClick={undo}>
              Undo it, for a minute
            </button>
          )}
          <button type="button" className="plain" onClick={() => notice.set({ by: {} })}>
            Close
          </button>
        </div>
      )}
    </div>
  )
}
