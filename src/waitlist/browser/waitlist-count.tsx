import { waitlistWords } from '#src/content/waitlist.ts'
import { useStore } from '#src/ui/use-store.ts'
import { COUNT_UNTIL_KNOWN } from '#src/waitlist/entry.ts'
import { liveCount } from './live-count.ts'

const thousands = new Intl.NumberFormat('en-GB')

/** The count that the page shows: the real one, or the specification's until that has arrived. */
export function useShownCount(): number {
  return useStore(liveCount) ?? COUNT_UNTIL_KNOWN
}

export function WaitlistCount() {
  const count = useShownCount()
  const { one, other } = waitlistWords.countNoun
  return (
    <p className="count">
      <span className="count-dot" />
      <data value={count}>{thousands.format(count)}</data> <span>{count === 1 ? one : other}</span>
    </p>
  )
}
