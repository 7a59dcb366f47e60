import { useRef, useState } from 'react'
import { count } from '#src/content/in-words.ts'
import { TextField } from '#src/founder/desk/browser/fields/field.tsx'
import { PlainButton } from '#src/founder/desk/browser/fields/plain-button.tsx'
import { below, type Edit, MARKS, type Mark, markedUp, nextPoint } from './marked-up.ts'
import { PictureForm } from './picture-form.tsx'

/** How many words people read in a minute. */
const A_MINUTE = 230

type Props = { name: string; value: string; onChange: (event: { target: { value: string } }) => void }

/**
 * The field for a letter's words, with a bar for formatting them and inserting pictures, and how long
 * they take to read.
 */
export function LetterField(field: Props) {
  const around = useRef<HTMLDivElement>(null)
  const [picks, setPicks] = useState(false)
  /** Returns false if there was nothing to change. */
  const change = (edit: (text: string, start: number, end: number) => Edit | undefined): boolean => {
    const typed = around.current!.querySelector('textarea')!
    const found = edit(typed.value, typed.selectionStart, typed.selectionEnd)
    if (!found) return false
    const { from, to, put, selected } = found
    typed.focus()
    typed.setSelectionRange(from, to)
    // Only inserting text in this way keeps the browser's own undo working. React notices it too.
    document.execCommand('insertText', false, put)
    typed.setSelectionRange(...selected)
    return true
  }
  const words =
    field.value.replace(/!\[(.*?)\]\(.*?\)/g, '$1').match(/[\p{L}\p{N}][\p{L}\p{N}’'-]*/gu)?.length ?? 0
  const minutes = Math.max(1, Math.round(words / A_MINUTE))
  return (
    <div ref={around} className="letter-field">
      <fieldset className="choices">
        <legend>Format words</legend>
        {(Object.keys(MARKS) as Mark[]).map(one => (
          <PlainButton key={one} onClick={() => change((...selected) => markedUp(one, ...selected))}>
            {MARKS[one]}
          </PlainButton>
        ))}
        <PlainButton aria-expanded={picks} onClick={() => setPicks(!picks)}>
          Picture
        </PlainButton>
      </fieldset>
      {picks && (
        <PictureForm
          onPut={markdown => {
            setPicks(false)
            change((text, _, end) => below(markdown, text, end))
          }}
        />
      )}
      <TextField
        label="Letter"
        {...field}
        rows={14}
        onKeyDown={event => {
          const isEnter = event.key === 'Enter' && !event.shiftKey && !event.nativeEvent.isComposing
          if (isEnter && change(nextPoint)) event.preventDefault()
        }}
        hint={`${count(words, 'word')}, ${count(minutes, 'minute')} to read. The preview shows what signs such as ** do.`}
      />
    </div>
  )
}
