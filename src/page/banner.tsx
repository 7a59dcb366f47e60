import { useEffect, useRef, useState } from 'react'
import { banner as words } from '#src/content/landing.ts'
import { useShownCount } from '#src/waitlist/browser/waitlist-count.tsx'
import { type ShownFault, WaitlistForm } from '#src/waitlist/browser/waitlist-form.tsx'
import { BANNER_FROM, type Entry } from '#src/waitlist/entry.ts'

/** The second call to join, shown only while the shown count is high enough. */
export function Banner({ refused }: { refused?: { typed: Entry; fault: ShownFault } }) {
  const wanted = useShownCount() >= BANNER_FROM
  const [shown, setShown] = useState(wanted)
  const section = useRef<HTMLElement>(null)

  // A visitor who is at the form keeps it, whatever the count has become.
  useEffect(() => setShown(wanted || isInUse(section.current)), [wanted])

  if (!shown) return null
  return (
    <section ref={section} className="banner" aria-labelledby="banner-title">
      <div className="wrap banner-card">
        <div className="awning" />
        <div>
          <h2 id="banner-title">{words.title}</h2>
          <p className="lead">{words.body}</p>
        </div>
        <WaitlistForm place="banner" {...(refused && { refused })} />
      </div>
    </section>
  )
}

function isInUse(section: HTMLElement | null): boolean {
  if (!section) return false
  const fields = [...section.querySelectorAll<HTMLInputElement>('input:not([type=hidden])')]
  return section.contains(document.activeElement) || fields.some(({ value }) => value !== '')
}
