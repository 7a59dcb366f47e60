import { type TextareaHTMLAttributes, useId } from 'react'

type Props = { label: string; name: string; hint?: string } & TextareaHTMLAttributes<HTMLTextAreaElement>

/** Several lines to type, under their name. */
export function TextField({ label, hint, ...input }: Props) {
  const id = useId()
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <textarea id={id} aria-describedby={hint && `${id}-hint`} {...input} />
      {hint && (
        <p id={`${id}-hint`} className="hint">
          {hint}
        </p>
      )}
    </div>
  )
}
