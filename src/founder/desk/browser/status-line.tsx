/** What came of something: a screen reader says it at once. Nothing where there is nothing to say. */
export function StatusLine({ said, fault }: { said?: string | undefined; fault?: string | undefined }) {
  return (
    <div role="status" className="status-line">
      {said && <p>{said}</p>}
      {fault && <p className="fault">{fault}</p>}
    </div>
  )
}
