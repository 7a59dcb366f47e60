import { number } from '#src/content/in-words.ts'
import { Counts } from '#src/founder/desk/browser/shown/counts.tsx'

type Props = {
  summary: string
  heads: readonly [name: string, ...figures: string[]]
  rows: readonly { name: string; to: string; figures: readonly number[] }[]
}

/** What a drawing shows, as a table that opens on demand. */
export function FiguresTable({ summary, heads, rows }: Props) {
  const linked = rows.map(({ name, to, figures }) => ({
    name,
    title: <a href={to}>{name}</a>,
    cells: figures.map(number),
  }))
  return (
    <details>
      <summary>{summary}</summary>
      <Counts heads={heads} rows={linked} />
    </details>
  )
}
