import { number } from '#src/content/in-words.ts'

type Props = { n: number | undefined; fresh: boolean; what: string }

/** The number of people who are chosen. */
export function HowMany({ n, fresh, what }: Props) {
  return (
    <p className="how-many" role="status" aria-busy={!fresh}>
      <b>{n === undefined ? '…' : number(n)}</b> {what}
    </p>
  )
}
