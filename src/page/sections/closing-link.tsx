import { waitlistWords } from '#src/content/waitlist.ts'
import { OnList } from '#src/waitlist/browser/on-list.tsx'

/** Links to the hero's form, until somebody has joined. */
export function ClosingLink() {
  return (
    <OnList>
      <a className="button" href="#hero-email">
        {waitlistWords.form.submit}
      </a>
    </OnList>
  )
}
