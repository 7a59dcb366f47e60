import { number } from '#src/content/in-words.ts'

type Props = {
  summary: string
  heads: readonly [name: string, ...figures: string[]]
  rows: readonly { name: string; to: string; figures: readonly number[] }[]
}

/** What a drawing shows, as a table that opens on demand. */
export function FiguresTable({ summary, heads, rows }: Props) {
  return (
    <details>
      <summary>{summary}</summary>
      <table>
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
          {rows.map(({ name, to, figures }) => (
            <tr key={to}>
              <th scope="row">
                <a href={to}>{name}</a>
              </th>
              {figures.map((n, i) => (
                <td key={heads[i + 1]}>{number(n)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  )
}
