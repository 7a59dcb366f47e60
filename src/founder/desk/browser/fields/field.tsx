import {
  type InputHTMLAttributes,
  type SelectHTMLAttributes,
  type SubmitEvent,
  type TextareaHTMLAttributes,
  useId,
} from 'react'

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

type FileProps = {
  label: string
  accept: string
  /** Gets undefined if no file was chosen. */
  onFile: (file: { name: string; text: string } | undefined) => void
}

/** Reads a text file. The same file can be chosen again after it has been corrected. */
export const FileField = ({ onFile, ...props }: FileProps) => (
  <Field
    {...props}
    name="file"
    type="file"
    onClick={({ currentTarget }) => {
      currentTarget.value = ''
    }}
    onChange={async ({ target }) => {
      const [file] = target.files ?? []
      onFile(file && { name: file.name, text: await file.text() })
    }}
  />
)

/** A multi-line input with its label. */
export const TextField = (props: Named<TextareaHTMLAttributes<HTMLTextAreaElement>>) => (
  <Typed as="textarea" {...props} />
)

/** A choice of one of several values, with its label. */
export const SelectField = (props: Named<SelectHTMLAttributes<HTMLSelectElement>>) => (
  <Typed as="select" {...props} />
)

function Typed({
  as: As,
  label,
  hint,
  fault,
  ...more
}: Named<{ as: 'input' | 'select' | 'textarea' } & object>) {
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

/** Returns a function from a field's name to the props with which the field shows and changes its value. */
export const fieldsOf =
  <Values extends Record<string, string>>(values: Values, onChange: (next: Values) => void) =>
  <Name extends keyof Values & string>(name: Name) => ({
    name,
    value: values[name],
    onChange: ({ target }: { target: { value: string } }) => onChange({ ...values, [name]: target.value }),
  })

/** Returns what was typed into a form, by field name, and stops the browser from leaving the page. */
export function typedValues<Name extends string>(event: SubmitEvent<HTMLFormElement>): Record<Name, string> {
  event.preventDefault()
  const entries = [...new FormData(event.currentTarget)].map(([name, value]) => [name, String(value)])
  return Object.fromEntries(entries) as Record<Name, string>
}
