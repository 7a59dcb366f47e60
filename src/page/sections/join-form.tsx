import { type ShownFault, WaitlistForm } from '#src/waitlist/browser/waitlist-form.tsx'
import type { EntryField, FormPlace } from '#src/waitlist/entry.ts'
import { Island } from '../island.tsx'

/** A form as the server returns it to a visitor without JavaScript. */
export type RefusedForm = { place: FormPlace; typed: Record<EntryField, string>; fault: ShownFault }

/** A refused form is not an island: it stays as the server wrote it and is posted again. */
export function JoinForm({ place, refused }: { place: FormPlace; refused: RefusedForm | undefined }) {
  if (refused?.place === place) return <WaitlistForm place={place} refused={refused} />
  return (
    <Island name={`${place}-form`}>
      <WaitlistForm place={place} />
    </Island>
  )
}
