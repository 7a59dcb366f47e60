import { recordWords as words } from '#src/content/records.ts'
import { useView } from '#src/founder/desk/browser/calls/use-view.ts'
import { StatusLine } from '#src/founder/desk/browser/shown/status-line.tsx'

const { labels } = words

/** The record of processing, to print. */
export function RecordsPage() {
  const { data: record, fault } = useView('records', {})
  return (
    <div className="records">
      <StatusLine said={record || fault ? undefined : 'Reading…'} fault={fault} />
      {record && (
        <>
          <section className="card" aria-labelledby="record">
            <h2 id="record">{words.title}</h2>
            <p>{words.lead}</p>
            <dl>
              <Fact name={labels.controller} lines={[record.controller, record.unset]} />
              <Fact name={labels.people} lines={[record.people]} />
            </dl>
            <button type="button" className="button not-printed" onClick={() => print()}>
              {labels.print}
            </button>
          </section>
          {record.activities.map(({ title, purpose, basis, data, kept }) => (
            <section key={title} className="card" aria-label={title}>
              <h2>{title}</h2>
              <dl>
                <Fact name={labels.purpose} lines={[purpose]} />
                <Fact name={labels.basis} lines={[basis]} />
                <Fact name={labels.data} lines={[data]} />
                <Fact name={labels.kept} lines={[kept]} />
              </dl>
            </section>
          ))}
          <section className="card" aria-labelledby="processors">
            <h2 id="processors">{labels.processors}</h2>
            <dl>
              <Fact name={labels.processors} lines={record.processors} />
              <Fact name={labels.countries} lines={[record.countries]} />
              <Fact name={labels.security} lines={record.security} />
            </dl>
          </section>
        </>
      )}
    </div>
  )
}

function Fact({ name, lines }: { name: string; lines: readonly string[] }) {
  return (
    <div>
      <dt>{name}</dt>
      {lines.filter(Boolean).map(line => (
        <dd key={line}>{line}</dd>
      ))}
    </div>
  )
}
