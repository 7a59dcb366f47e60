import { waitlistWords } from '#src/content/waitlist.ts'
import { share } from './joined.ts'

/** What is left to do after joining: shown where mail is on. */
export function JoinedNext() {
  return (
    <p className="mail-only" ref={offer}>
      {waitlistWords.dialog.confirm}
    </p>
  )
}

/** Offers the visitor's own link, where there is one; bare when its script cannot be had. */
function offer(element: HTMLElement | null) {
  const { link } = share
  if (link && element)
    import('./share-link.tsx').then(
      chunk => chunk.mount(element, link),
      () => element.append(' ', link),
    )
}
