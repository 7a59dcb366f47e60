import { count, number } from '#src/content/in-words.ts'
import { reportWords } from '#src/content/report.ts'
import { BarRows } from '../bar-rows.tsx'
import { Notice } from '../notice.tsx'
import { AreaMap } from './area-map.tsx'
import { DayBars } from './day-bars.tsx'
import { NextThings } from './next-things.tsx'
import { useToday } from './use-today.ts'

/** Areas and sources that are named. */
const SHOWN = 8

/** What she must know first, what is to be done next, then the rest. */
export function TodayPage() {
  const { today, fault } = useToday()
  if (!today) return <Notice fault={fault} said={fault ? undefined : 'Counting…'} />
  const { total, confirmed, confirmedToday, mails, byForm, sources, areas, backup } = today
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
        <div>
          <NextThings today={today} />
          <section className="card" aria-labelledby="backup">
            <h2 id="backup">Last backup</h2>
            <p className={backup.state === 'met' ? undefined : 'fault'}>{backup.says}</p>
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
        </div>
      </div>
      <div className="columns">
        <AreaMap {...today} />
        <div>
          <section className="card" aria-labelledby="by-source">
            <h2 id="by-source">What brought them</h2>
            <BarRows rows={sources.slice(0, SHOWN)} />
            <p>
              {sources.length > SHOWN && `And ${count(sources.length - SHOWN, 'more source')}. `}
              <a href="#sources">Visits, joins and cost of each</a>
            </p>
          </section>
          <section className="card" aria-labelledby="by-form">
            <h2 id="by-form">How they joined</h2>
            <BarRows
              rows={byForm.map(({ name, n }) => ({
                name: reportWords.forms.names[name as keyof typeof reportWords.forms.names] ?? name,
                n,
              }))}
            />
          </section>
          <section className="card" aria-labelledby="areas">
            <h2 id="areas">Busiest areas</h2>
            <BarRows
              rows={areas.slice(0, SHOWN).map(({ name, town, n }) => ({ name: `${town} (${name})`, n }))}
            />
            {areas.length > SHOWN && (
              <p>And {count(areas.length - SHOWN, 'more area')}: the map’s table has them all.</p>
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
