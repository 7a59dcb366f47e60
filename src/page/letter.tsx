import { letterWords } from '#src/content/letters.ts'
import type { LetterPage } from '#src/letters/letter.ts'
import { routes } from '#src/routes.ts'
import type { Marked } from './marks.ts'
import { PageFrame } from './page-frame.tsx'

/** A letter to the list, as a page. */
export function Letter({ values }: { values: Marked<LetterPage> }) {
  return (
    <PageFrame className="wrap privacy letter">
      <p className="letter-date">{values.LETTER_DATE}</p>
      <h1>{values.LETTER_TITLE}</h1>
      <div className="letter-body">{values.LETTER_BODY}</div>
      <a className="button" href={routes.home}>
        {letterWords.page.home}
      </a>
    </PageFrame>
  )
}
