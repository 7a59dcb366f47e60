import { useState } from 'react'
import { save } from '#src/founder/desk/browser/calls/desk-key.ts'
import { useView } from '#src/founder/desk/browser/calls/use-view.ts'
import { DayField } from '#src/founder/desk/browser/fields/day-field.tsx'
import { Field, fieldsOf } from '#src/founder/desk/browser/fields/field.tsx'
import { MainButton } from '#src/founder/desk/browser/fields/main-button.tsx'
import { StatusLine } from '#src/founder/desk/browser/shown/status-line.tsx'

/** Shows the demand on the chosen days, and saves it as one file to send. */
export function ReportPage() {
  const [asked, setAsked] = useState({ since: '', until: '', area: '' })
  const { data, fault, fresh } = useView('report', asked)
  const [saved, setSaved] = useState<string>()
  const field = fieldsOf(asked, setAsked)
  return (
    <section className="card" aria-labelledby="report">
      <h2 id="report">Demand, on one page to send</h2>
      <p>
        It names nobody, shows no group of fewer than 5, and opens in any browser. If you choose days, it
        shows who joined then and how far they have got, and the visits, questions and invitations of those
        days.
      </p>
      <div className="in-a-row">
        <DayField label="From this day on" {...field('since')} hint="If empty, from the beginning" />
        <DayField label="Until this day" {...field('until')} hint="If empty, until now" />
        <Field label="Areas and districts" {...field('area')} hint="Such as LS6, M; empty for everywhere" />
        <MainButton
          type="button"
          disabled={!fresh || !data}
          onClick={() => {
            save(data!.name, data!.page)
            setSaved(data!.name)
          }}
        >
          Save the report
        </MainButton>
      </div>
      <p className="hint">
        Two reports whose days differ only slightly can together reveal what each leaves out: send a reader
        only one.
      </p>
      <StatusLine
        said={data ? (saved === data.name ? `Saved ${saved}` : undefined) : fault ? undefined : 'Drawing…'}
        fault={fault}
      />
      {data && (
        <iframe
          className="report-seen"
          title="The report as its reader sees it"
          src={data.preview}
          sandbox=""
        />
      )}
    </section>
  )
}
