import { number } from '#src/content/in-words.ts'
import { peopleOf } from '#src/founder/desk/browser/use-place.ts'
import { shortDay } from '#src/founder/desk/browser/words.ts'
import type { Today } from '../../today.ts'

const HEIGHT = 100
/** The width of a day, and of its bars. */
const [DAY, BAR] = [20, 15]

/** Who joined and who confirmed on each day. */
export function DayBars({ days }: Pick<Today, 'days'>) {
  const most = Math.max(1, ...days.flatMap(({ joined, confirmed }) => [joined, confirmed]))
  const high = (n: number) => (HEIGHT * n) / most
  const busiest = days.toSorted((a, b) => b.joined - a.joined)[0]!
  return (
    <>
      <p className="key">
        <span className="key-joined">Joined</span> <span className="key-confirmed">Confirmed</span>
        <span>
          Most: {number(busiest.joined)} on {shortDay(busiest.day)}
        </span>
      </p>
      <svg
        className="day-bars"
        viewBox={`0 0 ${DAY * days.length} ${HEIGHT}`}
        preserveAspectRatio="none"
        aria-hidden="true"
      >
        {days.map(({ day, joined, confirmed }, i) => (
          // Only for a mouse: the table has the same links.
          <a key={day} href={peopleOf(day)} tabIndex={-1}>
            <title>{`${shortDay(day)}: ${joined} joined, ${confirmed} confirmed`}</title>
            <rect className="whole" x={i * DAY} width={DAY} height={HEIGHT} />
            <rect
              className="joined"
              x={i * DAY}
              width={BAR}
              y={HEIGHT - high(joined)}
              height={high(joined)}
            />
            <rect
              className="confirmed"
              x={i * DAY + BAR / 2}
              width={BAR / 2}
              y={HEIGHT - high(confirmed)}
              height={high(confirmed)}
            />
          </a>
        ))}
      </svg>
      <p className="axis" aria-hidden="true">
        <span>{shortDay(days[0]!.day)}</span>
        <span>today</span>
      </p>
      <details>
        <summary>The days as a table</summary>
        <table>
          <thead>
            <tr>
              <th scope="col">Day</th>
              <th scope="col">Joined</th>
              <th scope="col">Confirmed</th>
            </tr>
          </thead>
          <tbody>
            {days.toReversed().map(({ day, joined, confirmed }) => (
              <tr key={day}>
                <th scope="row">
                  <a href={peopleOf(day)}>{shortDay(day)}</a>
                </th>
                <td>{number(joined)}</td>
                <td>{number(confirmed)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </>
  )
}
