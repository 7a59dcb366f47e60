import { count, number } from '#src/content/in-words.ts'
import { type Filter, FilterFields } from './filter-fields.tsx'

/** The most areas to give a button, and the most districts to name. */
const MOST = 12

/** People by area or by district, largest first. */
type ByArea = { name: string; town: string; n: number }[]
type Props = {
  whom: Filter
  forWaves?: boolean
  /** How many people each area has. */
  byArea: ByArea
  /** How many chosen people each district has. */
  byDistrict: ByArea
  onChange: (whom: Filter) => void
}

/** Chooses people, with a button for each of the largest areas. */
export function WhomFields({ whom, forWaves = false, byArea, byDistrict, onChange }: Props) {
  const { area = '' } = whom
  const chosen = area
    .split(',')
    .map(area => area.trim().toUpperCase())
    .filter(Boolean)
  const toggled = (name: string) =>
    (chosen.includes(name) ? chosen.filter(one => one !== name) : [...chosen, name]).join(', ')
  return (
    <>
      {byArea.length > 0 && (
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
      )}
      <FilterFields filter={whom} forWaves={forWaves} onChange={onChange} />
      {area.trim() && byDistrict.length > 0 && (
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

/** Shows how many people are chosen. */
export function HowMany(props: { n: number | undefined; fresh: boolean; what: string }) {
  const { n, fresh, what } = props
  return (
    <p className="how-many" role="status" aria-busy={!fresh}>
      <b>{n === undefined ? '…' : number(n)}</b> {what}
    </p>
  )
}
