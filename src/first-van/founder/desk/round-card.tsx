import { vanWords as words } from '#src/content/first-van.ts'
import { number } from '#src/content/in-words.ts'
import type { DataOf } from '#src/founder/desk/action-calls.ts'
import { Card } from '#src/founder/desk/browser/shown/card.tsx'
import { Counts } from '#src/founder/desk/browser/shown/counts.tsx'
import { kmBetween, type Point } from '../../rounds.ts'

type Round = DataOf<'first van'>['rounds'][number]
type District = Round['districts'][number]

/** A round as a map and as a table. */
export function RoundCard({ round, day }: { round: Round; day: DataOf<'first van'>['day'] }) {
  const rows = round.districts.map(({ name, people, next, note }) => ({
    name,
    below: [...(note ? [note] : []), words.desk.next(next)],
    cells: [people === null ? words.desk.few : number(people)],
  }))
  return (
    <Card title={words.names(round)} className="van-round">
      <RoundMap round={round} />
      {round.pays && (
        <p>
          {words.asked(round, day)} {words.share}
        </p>
      )}
      <Counts caption={words.desk.districts} heads={['District', 'People']} rows={rows} />
      <p className="hint">{words.desk.map}</p>
    </Card>
  )
}

/** In units of the drawing: a kilometre, and the margin. */
const [KM, EDGE] = [40, 44]
/** The width and height of a name. */
const [WIDE, HIGH] = [50, 22]
/** The radius of a district with fewer than five people, and of the one with the most. */
const [SMALLEST, LARGEST] = [5, 20]

function RoundMap({ round }: { round: Round }) {
  const all = [...round.around, ...round.districts].flatMap(district =>
    district.at ? [{ ...district, x: KM * district.at.x, y: -KM * district.at.y }] : [],
  )
  if (!all.length) return null
  const [xs, ys] = [all.map(({ x }) => x), all.map(({ y }) => y)]
  const [left, top] = [Math.min(...xs) - EDGE, Math.min(...ys) - EDGE]
  const [width, height] = [Math.max(...xs) - left + EDGE, Math.max(...ys) - top + EDGE]
  const most = Math.max(...all.map(({ people }) => people ?? 1))
  const isOurs = ({ name }: District) => round.districts.some(one => one.name === name)
  const radius = ({ people }: Pick<District, 'people'>) =>
    Math.max(SMALLEST, LARGEST * Math.sqrt((people ?? 0) / most))
  // A name is above its district, or below it where it would overlap another name or district.
  const names = new Map<string, Point>()
  for (const { name, x, y, people } of all.toSorted((a, b) => a.y - b.y || a.x - b.x)) {
    const places = [y - radius({ people }) - 5, y + radius({ people }) + 19]
    const isFree = (y: number) =>
      [...names.values()].every(one => Math.abs(one.x - x) > WIDE || Math.abs(one.y - y) > HIGH) &&
      all.every(one => one.name === name || kmBetween(one, { x, y }) > radius(one) + HIGH / 2)
    names.set(name, { x, y: places.find(isFree) ?? places[0]! })
  }
  const lines = all.flatMap(one =>
    all
      .filter(other => one.name < other.name && one.next.includes(other.name))
      .map(other => ({ one, other, className: isOurs(one) && isOurs(other) ? 'of-round' : undefined })),
  )
  return (
    <svg
      className="van-map"
      viewBox={`${left} ${top} ${width} ${height}`}
      role="img"
      aria-label={words.desk.drawn(round)}
    >
      {lines.map(({ one, other, className }) => (
        <path
          key={one.name + other.name}
          className={className}
          d={`M${one.x} ${one.y}L${other.x} ${other.y}`}
        />
      ))}
      {all.map(district => (
        <g key={district.name} className={isOurs(district) ? 'of-round' : undefined}>
          <circle
            cx={district.x}
            cy={district.y}
            r={radius(district)}
            className={district.people === null ? 'few' : undefined}
          />
          <text {...names.get(district.name)}>{district.name}</text>
        </g>
      ))}
    </svg>
  )
}
