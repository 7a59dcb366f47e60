import { number } from '#src/content/in-words.ts'

/** Lists names and numbers, each with a bar in proportion. `to`: where a name leads. */
export function BarRows({ rows }: { rows: readonly { name: string; n: number; to?: string }[] }) {
  const most = Math.max(1, ...rows.map(({ n }) => n))
  if (!rows.length) return <p>Nobody yet.</p>
  return (
    <ul className="bar-rows">
      {rows.map(({ name, n, to }) => (
        <li key={name}>
          <span>{to ? <a href={to}>{name}</a> : name}</span> <b>{number(n)}</b>
          <svg viewBox="0 0 100 2" preserveAspectRatio="none" aria-hidden="true">
            <rect width={(100 * n) / most} height="2" />
          </svg>
        </li>
      ))}
    </ul>
  )
}
