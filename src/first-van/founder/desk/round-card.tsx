import { useEffect, useRef } from 'react'
import { vanWords as words } from '#src/content/first-van.ts'
import { number } from '#src/content/in-words.ts'
import type { DataOf } from '#src/founder/desk/action-calls.ts'

type Round = DataOf<'first van'>['rounds'][number]
type District = Round['districts'][number]

/** A round as a map and as a table. */
export function RoundCard({ round, day }: { round: Round; day: DataOf<'first van'>['day'] }) {
  const card = useRef<HTMLElement>(null)
  const last = useRef(words.names(round))
  useEffect(() => {
    // On a phone the map is far below the list that chooses it.
    if (last.current !== words.names(round)) card.current?.scrollIntoView({ block: 'nearest' })
    last.current = words.names(round)
  }, [round])
  return (
    <section className="card van-round" aria-labelledby="round" ref={card}>
      <h2 id="round">{words.names(round)}</h2>
      <RoundMap round={round} />
      {round.pays && (
        <p>
          {words.asked(round, day)} {words.share}
        </p>
      )}
      <table className="counts">
        <caption className="aside">The districts of this round, and what they are next to</caption>
        <thead>
          <tr>
            <th scope="col">District</th>
            <th scope="col">People</th>
          </tr>
        </thead>
        <tbody>
          {round.districts.map(({ name, people, next, note }) => (
            <tr key={name}>
              <th scope="row">
                {name}
                {note && <small>{note}</small>}
                <small>{next.length ? `Next to ${next.join(', ')}` : 'No neighbours that we know of'}</small>
              </th>
              <td>{people === null ? 'fewer than five or none' : number(people)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="hint">
        Neighbours are less than 8 km apart as the crow flies, centre to centre, with none between them. The
        centres are right to about a kilometre: check roads and water. Those of London are from Wikipedia’s
        “List of areas of London” (CC BY-SA 3.0), the others our estimates.
      </p>
    </section>
  )
}

/** In units of the drawing: a kilometre, and the margin. */
const [KM, EDGE] = [40, 44]
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
  const radius = ({ people }: District) => Math.max(SMALLEST, LARGEST * Math.sqrt((people ?? 0) / most))
  return (
    <svg
      className="van-map"
      viewBox={`${left} ${top} ${width} ${height}`}
      role="img"
      aria-label={`Map of ${words.names(round)} and its neighbours; the table below says the same`}
    >
      {all.flatMap(one =>
        all
          .filter(other => one.name < other.name && one.next.includes(other.name))
          .map(other => (
            <line
              key={one.name + other.name}
              className={isOurs(one) && isOurs(other) ? 'of-round' : undefined}
              x1={one.x}
              y1={one.y}
              x2={other.x}
              y2={other.y}
            />
          )),
      )}
      {all.map(district => (
        <g key={district.name} className={isOurs(district) ? 'of-round' : undefined}>
          <circle
            cx={district.x}
            cy={district.y}
            r={radius(district)}
            className={district.people === null ? 'few' : undefined}
          />
          <text x={district.x} y={district.y - radius(district) - 5}>
            {district.name}
          </text>
        </g>
      ))}
    </svg>
  )
}
