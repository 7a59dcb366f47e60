import { count, number } from '#src/content/in-words.ts'
import { DayField } from './day-field.tsx'
import { Field } from './field.tsx'

/** How many areas have a button, and how many districts are named. */
const MOST = 12

/** People by area or by district, largest first. */
type ByArea = { name: string; town: string; n: number }[]
export type ChosenWhom = { area: string; since: string }
type Props = {
  whom: ChosenWhom
  /** How many people each area has. */
  byArea: ByArea
  /** How many chosen people each district has. */
  byDistrict: ByArea
  onChange: (whom: ChosenWhom) => void
}

/** Chooses people by their areas and the day they joined. */
export function WhomFields({ whom, byArea, byDistrict, onChange }: Props) {
  const chosen = whom.area
    .split(',')
    .map(area => area.trim().toUpperCase())
    .filter(Boolean)
  const toggled = (area: string) =>
    (chosen.includes(area) ? chosen.filter(one => one !== area) : [...chosen, area]).join(', ')
  return (
    <>
      <fieldset className="areas">
        <legend>Where</legend>
        <div>
          {byArea.slice(0, MOST).map(({ name, town, n }) => (
            <button
              key={name}
              type="button"
              aria-pressed={chosen.includes(name)}
              onClick={() => onChange({ ...whom, area: toggled(name) })}
            >
              {town} <span>{number(n)}</span>
            </button>
          ))}
        </div>
      </fieldset>
      <div className="in-a-row">
        <Field
          label="Areas and districts"
          name="area"
          value={whom.area}
          hint="Such as LS6, M; empty for everywhere"
          onChange={({ target }) => onChange({ ...whom, area: target.value })}
        />
        <DayField
          label="Joined on this day or later"
          name="since"
          value={whom.since}
          onChange={({ target }) => onChange({ ...whom, since: target.value })}
        />
      </div>
      {whom.area.trim() && byDistrict.length > 0 && (
        <p className="hint">
          {byDistrict
            .slice(0, MOST)
            .map(({ name, n }) => `${name} ${number(n)}`)
            .join(', ')}
          {byDistrict.length > MOST && ` and ${count(byDistrict.length - MOST, 'more district')}`}
        </p>
      )}
    </>
  )
}

/** The number of people chosen. */
export function HowMany(props: { n: number | undefined; fresh: boolean; what: string }) {
  const { n, fresh, what } = props
  return (
    <p className="how-many" role="status" aria-busy={!fresh}>
      <b>{n === undefined ? '…' : number(n)}</b> {what}
    </p>
  )
}
