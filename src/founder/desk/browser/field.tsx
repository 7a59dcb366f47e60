import { type InputHTMLAttributes, useId } from 'react'

type Props = { label: string; name: string; hint?: string } & InputHTMLAttributes<HTMLInputElement>

/** One line to type, under its name. */
export function Field({ label, hint, ...input }: Props) {
  const id = useId()
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        autoComplete="off"
        spellCheck={false}
        aria-describedby={hint && `${id}-hint`}
        {...input}
      />
      {hint && (
        <p id={`${id}-hint`} className="hint">
          {hint}
        </p>
      )}
    </div>
  )
}
