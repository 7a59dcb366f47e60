/** Lists lines; draws nothing if there are none. */
export function Bullets({ lines }: { lines: readonly string[] }) {
  if (!lines.length) return null
  return (
    <ul className="bullets">
      {lines.map(line => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  )
}
