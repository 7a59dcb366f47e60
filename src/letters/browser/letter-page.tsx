import { letterWords } from '#src/content/letters.ts'
import { type Marked, marksOf } from '#src/http/template.ts'
import { routes } from '#src/routes.ts'
import { type LetterPage, letterPath } from '../letter.ts'

const values: Marked<LetterPage> = marksOf<LetterPage>()

/** The page of a letter to the list. */
export const letterPage = {
  name: 'letter',
  path: letterPath(values.LETTER_NAME),
  title: values.LETTER_TITLE,
  description: values.LETTER_PREVIEW,
  Page: () => (
    <>
      <p className="letter-date">{values.LETTER_DATE}</p>
      <h1>{values.LETTER_TITLE}</h1>
      <div className="letter-body">{values.LETTER_BODY}</div>
      <a className="button" href={routes.home}>
        {letterWords.page.home}
      </a>
    </>
  ),
}
