import { type InputHTMLAttributes, type TextareaHTMLAttributes, useId } from 'react'

type Named<Attributes> = { label: string; name: string; hint?: string } & Attributes

/** A one-line input with its label. */
export const Field = (props: Named<InputHTMLAttributes<HTMLInputElement>>) => (
  <Typed as="input" autoComplete="off" spellCheck={false} {...props} />
)

/** An input of several lines with its label. */
export const TextField = (props: Named<TextareaHTMLAttributes<HTMLTextAreaElement>>) => (
  <Typed as="textarea" {...props} />
)

function Typed({ as: As, label, hint, ...more }: Named<{ as: 'input' | 'textarea' } & object>) {
  const id = useId()
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <As id={id} aria-describedby={hint && `${id}-hint`} {...more} />
      {hint && (
        <p id={`${id}-hint`} className="hint">
          {hint}
        </p>
      )}
    </div>
  )
}
