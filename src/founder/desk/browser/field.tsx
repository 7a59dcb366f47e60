import { type InputHTMLAttributes, type TextareaHTMLAttributes, useId } from 'react'

type Named<Attributes> = { label: string; name: string; hint?: string } & Attributes

/** One line to type, under its name. */
export const Field = (props: Named<InputHTMLAttributes<HTMLInputElement>>) => (
  <Typed as="input" autoComplete="off" spellCheck={false} {...props} />
)

/** Several lines to type, under their name. */
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
