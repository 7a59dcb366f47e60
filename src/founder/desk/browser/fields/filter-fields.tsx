import type { DataOf } from '../../action-calls.ts'
import { useView } from '../calls/use-view.ts'
import { DayField } from './day-field.tsx'
import { Field, SelectField } from './field.tsx'

/** What people are chosen by, as typed; several choices in one field are separated by commas. */
export type Filter = Record<string, string>
type Described = DataOf<'filters'>[number]

type Props = {
  filter: Filter
  /** Leaves out the fields that a wave may not filter by. */
  forWaves?: boolean
  onChange: (filter: Filter) => void
}

/** Chooses people by fields, which the list and its features describe. */
export function FilterFields({ filter, forWaves = false, onChange }: Props) {
  const { data = [] } = useView('filters', {})
  const fields = data.filter(field => field.forWaves || !forWaves)
  const more = fields.filter(({ first }) => !first)
  const used = more.filter(({ name }) => filter[name]).map(({ label }) => label)
  const drawn = (some: Described[]) =>
    some.map(field => (
      <FilterField
        key={field.name}
        field={field}
        value={filter[field.name] ?? ''}
        onChange={value => onChange({ ...filter, [field.name]: value })}
      />
    ))
  return (
    <>
      <div className="in-a-row">{drawn(fields.filter(({ first }) => first))}</div>
      {more.length > 0 && (
        <details>
          <summary>{['More to choose by', ...used].join(' · ')}</summary>
          <div className="in-a-row">{drawn(more)}</div>
        </details>
      )}
    </>
  )
}

type FieldProps = { field: Described; value: string; onChange: (value: string) => void }

function FilterField({ field: { name, kind, label, hint, choices }, value, onChange }: FieldProps) {
  const typed = {
    ...{ label, name, value, ...(hint && { hint }) },
    onChange: ({ target }: { target: { value: string } }) => onChange(target.value),
  }
  if (kind === 'day') return <DayField {...typed} />
  if (kind === 'one')
    return (
      <SelectField {...typed}>
        <option value="">Any</option>
        {choices.map(({ value, words }) => (
          <option key={value} value={value}>
            {words}
          </option>
        ))}
      </SelectField>
    )
  if (kind !== 'some') return <Field {...typed} type={kind} />
  const chosen = value.split(',').filter(Boolean)
  return (
    <fieldset>
      <legend>{label}</legend>
      {choices.map(({ value, words }) => (
        <label key={value} className="choice">
          <input
            type="checkbox"
            checked={chosen.includes(value)}
            onChange={({ target }) =>
              onChange([...chosen.filter(one => one !== value), ...(target.checked ? [value] : [])].join())
            }
          />{' '}
          {words}
        </label>
      ))}
    </fieldset>
  )
}
