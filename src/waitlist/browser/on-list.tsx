import type { ReactNode } from 'react'
import { waitlistWords } from '#src/content/waitlist.ts'
import { Icon } from '#src/ui/icon.tsx'
import { useStore } from '#src/ui/use-store.ts'
import { onList } from './joined.ts'

/** Says that the visitor is on the list, once somebody has joined on this page; shows its children until then. */
export function OnList({ children }: { children?: ReactNode }) {
  if (!useStore(onList)) return children
  return (
    <p className="form-listed">
      <Icon name="check" />
      <span>{waitlistWords.onList}</span>
    </p>
  )
}
