import { useEffect, useRef } from 'react'
import { count, number } from '#src/content/in-words.ts'
import type { DataOf } from '#src/founder/desk/action-calls.ts'
import { StatusLine } from '#src/founder/desk/browser/shown/status-line.tsx'
import { longDay } from '#src/founder/desk/browser/words.ts'
import { RichText } from '#src/maeve/browser/rich-text.tsx'
import type { TypedAnswer } from './typed-answer.ts'

type Props = {
  tried: TypedAnswer
  trial: NonNullable<DataOf<'maeve answer'>['trial']>
  waiting: number
  busy: boolean
  fault: string | undefined
  onLive: () => void
}

/** What an answer would change that passed its trial, and the button that puts it live. */
export function Changes({ tried, trial, waiting, busy, fault, onLive }: Props) {
  const { before, asked, gets, some, others, told } = trial
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    // The button, which had the focus, is far above its result.
    if (document.activeElement instanceof HTMLButtonElement) heading.current?.focus()
  }, [])
  return (
    <section className="card changes" aria-labelledby="changes">
      <h2 id="changes" ref={heading} tabIndex={-1}>
        What it changes
      </h2>
      <StatusLine
        said={`No objections. Of ${count(asked, 'question')}, ${number(gets)} get it, and no other answer changes.`}
      />
      <div className="before-after">
        <div>
          <h3>Now</h3>
          <div className="turn">
            <RichText text={before} />
          </div>
        </div>
        <div>
          <h3>Then, until {longDay(tried.until)}</h3>
          <div className="turn">
            <RichText text={tried.answer} />
          </div>
        </div>
      </div>
      <details>
        <summary>Some of the questions that get it</summary>
        <ul className="bullets">
          {some.map(question => (
            <li key={question}>{question}</li>
          ))}
        </ul>
      </details>
      {others.length > 0 && (
        <details>
          <summary>
            {count(others.length, 'other subject still says', 'other subjects still say')} that something
            isn’t published
          </summary>
          <p>Answer them too, if the same goes for them.</p>
          <ul className="bullets">
            {others.map(({ id, text }) => (
              <li key={id}>{text}</li>
            ))}
          </ul>
        </details>
      )}
      <h3>When you put it live</h3>
      <ul className="bullets">
        <li>Every visitor who asks reads it within ten seconds.</li>
        <li>{emails(told, waiting)}</li>
        <li>You can take it back; an email that was sent cannot be called back.</li>
      </ul>
      <button type="button" className="button" aria-busy={busy} onClick={onLive}>
        {told > 0 ? `Put it live, and email ${count(told, 'person', 'people')}` : 'Put it live'}
      </button>
      <StatusLine fault={fault} />
    </section>
  )
}

function emails(told: number, waiting: number): string {
  const later = waiting - told
  const rest = later > 0 ? ` ${count(later, 'more gets', 'more get')} it once they have confirmed.` : ''
  if (told > 0) return `${count(told, 'person gets', 'people get')} one email with it, at once.${rest}`
  return later > 0 ? `Nobody is emailed at once.${rest}` : 'Nobody is waiting for it, so nobody is emailed.'
}
