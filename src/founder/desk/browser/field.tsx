import { type InputHTMLAttributes, type SubmitEvent, type TextareaHTMLAttributes, useId } from 'react'

type Named<Attributes> = {
  label: string
  name: string
  hint?: string
  fault?: string | undefined
} & Attributes

/** A one-line input with its label. */
export const Field = (props: Named<InputHTMLAttributes<HTMLInputElement>>) => (
  <Typed as="input" autoComplete="off" spellCheck={false} {...props} />
)

/** A multi-line input with its label. */
export const TextField = (props: Named<TextareaHTMLAttributes<HTMLTextAreaElement>>) => (
  <Typed as="textarea" {...props} />
)

function Typed({ as: As, label, hint, fault, ...more }: Named<{ as: 'input' | 'textarea' } & object>) {
  const below = fault ?? hint
  const id = useId()
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <As
        id={id}
        aria-describedby={below && `${id}-below`}
        aria-invalid={fault ? true : undefined}
        {...more}
      />
      {below && (
        <p id={`${id}-below`} className={fault ? 'fault' : 'hint'} role={fault && 'alert'}>
          {below}
        </p>
      )}
    </div>
  )
}

/** Returns what was typed into a form, by field name, and stops the browser from leaving the page. */
export function typedValues<Name extends string>(event: SubmitEvent<HTMLFormElement>): Record<Name, string> {
  event.preventDefault()
  const entries = [...new FormData(event.currentTarget)].map(([name, value]) => [name, String(value)])
  return Object.fromEntries(entries) as Record<Name, string>
}
