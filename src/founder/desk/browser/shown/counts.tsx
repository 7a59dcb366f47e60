import type { ReactNode } from 'react'

/** `title`: shown instead of the name; `below`: lines under it. */
type Row = { name: string; title?: ReactNode; below?: readonly string[]; cells: readonly string[] }

/** A table of numbers, each row with a name. */
export function Counts(props: { caption?: string; heads: readonly string[]; rows: readonly Row[] }) {
  const { caption, heads, rows } = props
  return (
    <table className="counts">
      {caption && <caption className="aside">{caption}</caption>}
      <thead>
        <tr>
          {heads.map(head => (
            <th key={head} scope="col">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ name, title = name, below = [], cells }) => (
          <tr key={name}>
            <th scope="row">
              {title}
              {below.map(line => (
                <small key={line}>{line}</small>
              ))}
            </th>
            {cells.map((cell, i) => (
              <td key={heads[i + 1]}>{cell}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
