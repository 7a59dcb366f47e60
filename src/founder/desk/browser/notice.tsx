/** What came of something: a screen reader says it at once. Nothing where there is nothing to say. */
export function Notice({ said, fault }: { said?: string | undefined; fault?: string | undefined }) {
  return (
    <div role="status" className="notice">
      {said && <p>{said}</p>}
      {fault && <p className="fault">{fault}</p>}
    </div>
  )
}
