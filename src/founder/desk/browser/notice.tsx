import { createStore } from '#src/ui/store.ts'
import { useStore } from '#src/ui/use-store.ts'
import { clock } from './words.ts'

/** What came of the last thing that the founder started; `by` is new for each. `words` only once it has changed something. */
export const notice = createStore<{ by: object; words?: string; at?: number }>({ by: {} })

/** Shows what was changed last, and when. It goes once something else is started. */
export function Notice() {
  const { words, at } = useStore(notice)
  return (
    <div role="status" className="notice">
      {words && (
        <p>
          <time>{clock(at!)}</time> {words}
        </p>
      )}
    </div>
  )
}
