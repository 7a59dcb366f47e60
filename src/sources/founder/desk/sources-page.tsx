import { number } from '#src/content/in-words.ts'
import { Card } from '#src/founder/desk/browser/card.tsx'
import { StatusLine } from '#src/founder/desk/browser/status-line.tsx'
import { usePlace } from '#src/founder/desk/browser/use-place.ts'
import { useView } from '#src/founder/desk/browser/use-view.ts'
import type { BroughtBySource } from '../list-sources.ts'
import { NewSource } from './new-source.tsx'
import { SourceCard } from './source-card.tsx'

/** All sources and the form for a new one; or one source. */
export function SourcesPage() {
  const { data, fault } = useView('source list', {})
  const [, code, setCode] = usePlace()
  const open = data?.brought.find(source => source.code === code)
  if (open) return <SourceCard source={open} onBack={() => setCode()} />
  return (
    <>
      <StatusLine said={data || fault ? undefined : 'Counting…'} fault={fault} />
      {data && <SourcesTable {...data} onOpen={setCode} />}
      <NewSource onMade={setCode} />
    </>
  )
}

type Props = { brought: readonly BroughtBySource[]; apart: string; onOpen: (code: string) => void }

/** Every source with the figures of `stats --by source`. */
function SourcesTable({ brought, apart, onOpen }: Props) {
  return (
    <Card id="by-source" title="What brings people">
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
                  <small>Share of visits that joined: {share}</small>
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
    </Card>
  )
}
