import { brand } from '#src/content/brand.ts'
import { letterDesk } from '#src/content/letters.ts'
import type { StepProps } from '#src/features/week.ts'
import { WriteLetter } from './write-letter.tsx'

/** The letter of an opening week, to the people of its wave. */
export function LetterStep({ week: { name, district, hasWave }, sentAt, keep }: StepProps) {
  if (sentAt !== null)
    return (
      <p>
        Its progress, and the button that stops it, are on <a href="#letters">waves and letters</a>.
      </p>
    )
  const begun = {
    name,
    subject: `${brand.name} opens in ${district}`,
    preview: 'When we come to your street, and how to book',
    body: `We come to ${district} from [DAY].\n\n${hasWave ? 'Your code is in the email that invited you. ' : ''}[HOW TO BOOK]`,
  }
  return (
    <>
      {hasWave && <p>{letterDesk.toWave}</p>}
      <WriteLetter
        onBack={() => void keep()}
        given={{ draft: `week ${name}`, begun, whom: hasWave ? { wave: name } : { area: district } }}
      />
      <button type="button" className="button button-quiet" onClick={() => void keep()}>
        Keep the letter and go on
      </button>
    </>
  )
}
