import { type ChangeEvent, useState } from 'react'
import { Field } from './field.tsx'
import { longDay } from './words.ts'

type Props = {
  label: string
  name: string
  hint?: string
  value?: string
  /** The day it starts with, if the form reads the input itself. */
  first?: string
  onChange?: (event: ChangeEvent<HTMLInputElement>) => void
}

/** A day. Browsers show it in the order of their own language, so it is also written out below. */
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
