import { number } from '#src/content/in-words.ts'
import type { BroughtBySource } from '../list-sources.ts'

type Props = { brought: readonly BroughtBySource[]; apart: string; onOpen: (code: string) => void }

/** Every source with the figures of `stats --by source`. */
export function SourcesTable({ brought, apart, onOpen }: Props) {
  return (
    <section className="card" aria-labelledby="by-source">
      <h2 id="by-source">What brings people</h2>
      {brought.length === 0 ? (
        <p>Nothing has been counted yet.</p>
      ) : (
        <table className="counts">
          <thead>
            <tr>
              <th scope="col">Source</th>
              <th scope="col">Visits</th>
              <th scope="col">Joined</th>
            </tr>
          </thead>
          <tbody>
            {brought.map(({ code, name, visits, joined, share, costs, link }) => (
              <tr key={code}>
                <th scope="row">
                  <button type="button" className="as-link" onClick={() => onOpen(code)}>
                    {name}
                  </button>
                  {link?.ended && <small>Ended</small>}
                  <small>Of the visits joined: {share}</small>
                  {costs && <small>{costs}</small>}
                </th>
                <td>{number(visits)}</td>
                <td>{number(joined)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {apart && <p>{apart}</p>}
      <p className="hint">
        In brackets: where the true share most likely lies; few people make it wide. People who have left the
        list are still counted.
      </p>
    </section>
  )
}
