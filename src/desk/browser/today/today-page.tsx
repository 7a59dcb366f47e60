import { reportWords } from '#src/content/report.ts'
import { Notice } from '../notice.tsx'
import { number, plural } from '../words.ts'
import { AreaMap } from './area-map.tsx'
import { BarRows } from './bar-rows.tsx'
import { DayBars } from './day-bars.tsx'
import { NextThings } from './next-things.tsx'
import { useToday } from './use-today.ts'

/** What she must know first, what is to be done next, then the rest. */
export function TodayPage() {
  const { today, fault } = useToday()
  if (!today) return <Notice fault={fault} said={fault ? undefined : 'Counting…'} />
  const { total, confirmed, confirmedToday, mails, byForm } = today
  return (
    <>
      <Notice fault={fault} />
      <div className="columns">
        <div>
          <section className="card headline" aria-labelledby="on-the-list">
            <h2 id="on-the-list">On the list</h2>
            <p className="figure">{number(total)}</p>
            <dl>
              <Fact name="joined today" n={today.today} />
              <Fact name="confirmed today" n={confirmedToday} />
              <Fact name="confirmed in all" n={confirmed} of={total} />
              <Fact name="want no more emails" n={today.unsubscribed} />
            </dl>
          </section>
          <section className="card" aria-labelledby="by-day">
            <h2 id="by-day">The last four weeks</h2>
            <DayBars days={today.days} />
          </section>
        </div>
        <NextThings today={today} />
      </div>
      <div className="columns">
        <AreaMap {...today} />
        <div>
          <section className="card" aria-labelledby="by-form">
            <h2 id="by-form">How they joined</h2>
            <BarRows
              rows={byForm.map(({ name, n }) => ({
                name: reportWords.forms.names[name as keyof typeof reportWords.forms.names] ?? name,
                n,
              }))}
            />
          </section>
          <section className="card" aria-labelledby="emails">
            <h2 id="emails">Emails</h2>
            <dl className="facts">
              <Fact name="waiting to go" n={mails.waiting} />
              <Fact name="given up" n={mails.givenUp} />
            </dl>
            {mails.lastReason !== null && <p>The latest was given up for: {mails.lastReason}</p>}
            {today.reports && <p className="as-written">{today.reports}</p>}
          </section>
          <section className="card" aria-labelledby="areas">
            <h2 id="areas">Busiest areas</h2>
            <BarRows
              rows={today.areas.slice(0, 10).map(({ name, town, n }) => ({ name: `${town} (${name})`, n }))}
            />
            {today.areas.length > 10 && (
              <p>And {plural(today.areas.length - 10, 'more area')}: the map’s table has them all.</p>
            )}
          </section>
        </div>
      </div>
    </>
  )
}

function Fact({ name, n, of }: { name: string; n: number; of?: number }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>
        {number(n)}
        {of !== undefined && of > 0 && <small> {Math.round((100 * n) / of)}%</small>}
      </dd>
    </div>
  )
}
