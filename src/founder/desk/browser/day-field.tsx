import { type ChangeEvent, useState } from 'react'
import { Field } from './field.tsx'
import { longDay } from './words.ts'

type Props = {
  label: string
  name: string
  hint?: string
  value?: string
  /** What it begins with, where the form reads it. */
  first?: string
  onChange?: (event: ChangeEvent<HTMLInputElement>) => void
}

/** A day. Browsers show it in the order of their own language, so it also stands below in words. */
export function DayField({ hint, value, first = '', onChange, ...named }: Props) {
  const [typed, setTyped] = useState(first)
  const day = value ?? typed
  const below = day ? longDay(day) : hint
  return (
    <Field
      {...named}
      type="date"
      value={day}
      {...(below && { hint: below })}
      onChange={event => {
        setTyped(event.target.value)
        onChange?.(event)
      }}
    />
  )
}
