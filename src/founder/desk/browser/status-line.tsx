/** Shows the result of something, which a screen reader announces at once; empty if there is nothing to say. */
export function StatusLine({ said, fault }: { said?: string | undefined; fault?: string | undefined }) {
  return (
    <div role="status" className="status-line">
      {said && <p>{said}</p>}
      {fault && <p className="fault">{fault}</p>}
    </div>
  )
}
