import { number, type People, tooFew } from '#src/content/in-words.ts'

/** Lists names and numbers, each with a bar in proportion. `n`: null if too few to show. `to`: the name's link. */
export function BarRows({ rows }: { rows: readonly { name: string; n: People; to?: string }[] }) {
  const most = Math.max(1, ...rows.map(({ n }) => n ?? 0))
  if (!rows.length) return <p>Nobody yet.</p>
  return (
    <ul className="bar-rows">
      {rows.map(({ name, n, to }) => (
        <li key={name}>
          <span>{to ? <a href={to}>{name}</a> : name}</span> <b>{n === null ? tooFew : number(n)}</b>
          <svg viewBox="0 0 100 2" preserveAspectRatio="none" aria-hidden="true">
            <rect width={(100 * (n ?? 0)) / most} height="2" />
          </svg>
        </li>
      ))}
    </ul>
  )
}
