import { waitlistWords } from '#src/content/waitlist.ts'
import { marksOf } from '#src/http/template.ts'
import { routes } from '#src/routes.ts'
import { JoinedArt, JoinedWords } from '#src/waitlist/browser/joined-words.tsx'
import type { FormPlace } from '#src/waitlist/entry.ts'
import type { JoinedPage } from '#src/waitlist/filled-pages.ts'
import { PlainPage } from './page-frame.tsx'

/** The page after joining without JavaScript: the words of the success dialog. */
export function Joined({ place }: { place: FormPlace }) {
  const words = waitlistWords.dialog
  return (
    <PlainPage>
      <JoinedArt />
      <h1>{words.title}</h1>
      <JoinedWords place={place} />
      {marksOf<JoinedPage>().NEXT}
      <a className="button button-quiet" href={routes.home}>
        {words.button}
      </a>
    </PlainPage>
  )
}
