import { number } from '#src/content/in-words.ts'
import { peopleOf } from '#src/founder/desk/browser/use-place.ts'
import { shortDay } from '#src/founder/desk/browser/words.ts'
import type { Today } from '../../today.ts'
import { FiguresTable } from './figures-table.tsx'

const HEIGHT = 100
const [DAY, BAR] = [20, 15]

export function DayBars({ days }: Pick<Today, 'days'>) {
  const most = Math.max(1, ...days.flatMap(({ joined, confirmed }) => [joined, confirmed]))
  const upTo = (n: number) => ({ y: HEIGHT * (1 - n / most), height: (HEIGHT * n) / most })
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
          <a key={day} href={peopleOf({ since: day, until: day })} tabIndex={-1}>
            <title>{`${shortDay(day)}: ${joined} joined, ${confirmed} confirmed`}</title>
            <rect className="whole" x={i * DAY} width={DAY} height={HEIGHT} />
            <rect className="joined" x={i * DAY} width={BAR} {...upTo(joined)} />
            <rect className="confirmed" x={i * DAY + BAR / 2} width={BAR / 2} {...upTo(confirmed)} />
          </a>
        ))}
      </svg>
      <p className="axis" aria-hidden="true">
        <span>{shortDay(days[0]!.day)}</span>
        <span>today</span>
      </p>
      <FiguresTable
        summary="The days as a table"
        heads={['Day', 'Joined', 'Confirmed']}
        rows={days.toReversed().map(({ day, joined, confirmed }) => ({
          name: shortDay(day),
          to: peopleOf({ since: day, until: day }),
          figures: [joined, confirmed],
        }))}
      />
    </>
  )
}
