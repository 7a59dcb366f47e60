import { type SyntheticEvent, useRef } from 'react'
import { count } from '#src/content/in-words.ts'
import { TextField } from '#src/founder/desk/browser/field.tsx'
import { PlainButton } from '#src/founder/desk/browser/plain-button.tsx'
import { MARKS, type Mark, markedUp } from './marked-up.ts'

/** How many words people read in a minute. */
const A_MINUTE = 230

type Props = { name: string; value: string; onChange: (event: SyntheticEvent<HTMLTextAreaElement>) => void }

/** A letter's words, under a bar that formats them, with how long they take to read. */
export function LetterField(field: Props) {
  const around = useRef<HTMLDivElement>(null)
  const mark = (mark: Mark) => {
    const typed = around.current!.querySelector('textarea')!
    const { from, to, put, selected } = markedUp(mark, typed.value, typed.selectionStart, typed.selectionEnd)
    typed.focus()
    typed.setSelectionRange(from, to)
    // The only way that keeps the browser's own undo working. React notices it, too.
    document.execCommand('insertText', false, put)
    typed.setSelectionRange(...selected)
  }
  const words = field.value.match(/[\p{L}\p{N}][\p{L}\p{N}’'-]*/gu)?.length ?? 0
  const minutes = Math.max(1, Math.round(words / A_MINUTE))
  return (
    <div ref={around} className="letter-field">
      <fieldset className="choices">
        <legend>Format words</legend>
        {(Object.keys(MARKS) as Mark[]).map(one => (
          <PlainButton key={one} onClick={() => mark(one)}>
            {MARKS[one]}
          </PlainButton>
        ))}
      </fieldset>
      <TextField
        label="Letter"
        {...field}
        rows={14}
        hint={`${count(words, 'word')}, ${count(minutes, 'minute')} to read. The preview shows what signs such as ** do.`}
      />
    </div>
  )
}
