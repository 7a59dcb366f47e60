import { useEffect } from 'react'
import { save } from '#src/founder/desk/browser/desk-key.ts'
import { Field } from '#src/founder/desk/browser/field.tsx'
import { StatusLine } from '#src/founder/desk/browser/status-line.tsx'
import { typedValues } from '#src/founder/desk/browser/typed-values.ts'
import { useAction } from '#src/founder/desk/browser/use-action.ts'

/** The demand as one file to send, for the chosen days. */
export function ReportPage() {
  const { run, data, busy, fault } = useAction('report')
  useEffect(() => {
    if (data) save(data.name, data.page)
  }, [data])
  return (
    <section className="card" aria-labelledby="report">
      <h2 id="report">Demand, on one page to send</h2>
      <p>
        It names nobody, shows no group of fewer than 5, and opens in any browser. If you choose days, it
        shows who joined then and how far they have got, and the visits, questions and invitations of those
        days.
      </p>
      <form className="in-a-row" onSubmit={event => void run(typedValues<'since' | 'until' | 'area'>(event))}>
        <Field label="From this day on" name="since" type="date" hint="If empty, from the beginning" />
        <Field label="Until this day" name="until" type="date" hint="If empty, until now" />
        <Field label="Areas and districts" name="area" hint="Such as LS6, M; empty for everywhere" />
        <button type="submit" className="button" aria-busy={busy}>
          Save the report
        </button>
      </form>
      <p className="hint">
        Two reports whose days differ only a little reveal together what each leaves out: send a reader only
        one.
      </p>
      <StatusLine said={busy ? 'Drawing…' : data && `${data.name} is saved. It says:`} fault={fault} />
      {data && (
        <dl className="facts">
          {data.numbers.map(({ value, label }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      )}
    </section>
  )
}
