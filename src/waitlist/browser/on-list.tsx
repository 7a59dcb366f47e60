import type { ReactNode } from 'react'
import { waitlistWords } from '#src/content/waitlist.ts'
import { Icon } from '#src/ui/icon.tsx'
import { useStore } from '#src/ui/use-store.ts'
import { onList } from './joined.ts'

export function OnList({ children }: { children?: ReactNode }) {
  if (!useStore(onList)) return children
  return (
    <p className="form-listed">
      <Icon name="check" />
      <span>{waitlistWords.onList}</span>
    </p>
  )
}
