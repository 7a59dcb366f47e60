/** What came of something: told at once to whoever listens. Nothing where there is nothing to tell. */
export function Notice({ said, fault }: { said?: string | undefined; fault?: string | undefined }) {
  return (
    <div role="status" className="notice">
      {said && <p>{said}</p>}
      {fault && <p className="fault">{fault}</p>}
    </div>
  )
}
