import { useState } from 'react'
import { typedDay } from '#src/time/typed-day.ts'
import { longDay } from '../words.ts'
import { Field } from './field.tsx'

type Props = {
  label: string
  name: string
  hint?: string
  value: string
  onChange: (event: { target: { value: string } }) => void
}

/**
 * A day, typed in UK order: a browser's own date field uses the order of the browser's language.
 * `onChange` gets a day as 2026-01-31 once all of it is typed. It gets other text only when the founder leaves
 * the field, and the action then refuses it.
 */
export function DayField({ hint, value, onChange, ...named }: Props) {
  const [typed, setTyped] = useState<{ text: string; of: string }>()
  const text = typed?.of === value ? typed.text : ukOrder(value)
  const day = typedDay(text)
  const below = day ? longDay(day) : hint
  const give = (value: string) => onChange({ target: { value } })
  const leave = () => {
    setTyped(undefined)
    if ((day ?? text) !== value) give(day ?? text)
  }
  return (
    <Field
      {...named}
      placeholder="day/month/year"
      value={text}
      {...(below && { hint: below })}
      onChange={({ target: { value: text } }) => {
        const next = text.trim() ? typedDay(text) : ''
        setTyped({ text, of: next ?? value })
        if (next !== undefined) give(next)
      }}
      onBlur={leave}
      onKeyDown={({ key }) => key === 'Enter' && leave()}
    />
  )
}

/** Writes 2026-01-31 as 31/1/2026, and leaves anything else as it is. */
const ukOrder = (day: string) => day.replace(/^(\d{4})-0?(\d+)-0?(\d+)$/, '$3/$2/$1')
