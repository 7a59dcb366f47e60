import { figureWords } from '#src/content/figures.ts'
import { count, number } from '#src/content/in-words.ts'
import { useView, WATCHED_MS } from '#src/founder/desk/browser/calls/use-view.ts'
import { BarRows } from '#src/founder/desk/browser/shown/bar-rows.tsx'
import { Card } from '#src/founder/desk/browser/shown/card.tsx'
import { StatusLine } from '#src/founder/desk/browser/shown/status-line.tsx'
import { peopleOf } from '#src/founder/desk/browser/use-place.ts'
import { EMAILS, NEXT, NOW, type TodayLine } from '../../today-line.ts'
import { AreaMap } from './area-map.tsx'
import { DayBars } from './day-bars.tsx'
import { GoingOn } from './going-on.tsx'
import { NextThings } from './next-things.tsx'

const SHOWN = 8

/** What the founder must know first, what to do next, then the rest. */
export function TodayPage() {
  const { data: today, fault } = useView('today', {}, WATCHED_MS)
  if (!today) return <StatusLine fault={fault} said={fault ? undefined : 'Counting…'} />
  const { total, confirmed, confirmedToday, mails, byForm, areas, districts, lines } = today
  const others = lines.filter(({ under }) => ![NOW, NEXT, EMAILS].includes(under))
  /** How many joined in the last seven days, today included (1), or in the seven before them (2). */
  const week = (back: 1 | 2) =>
    today.days.slice(-7 * back, back === 1 ? undefined : -7).reduce((sum, { joined }) => sum + joined, 0)
  return (
    <>
      <StatusLine fault={fault} />
      <div className="columns today">
        <div>
          <Card id="on-the-list" className="headline" title="On the list">
            <p className="figure">{number(total)}</p>
            <dl>
              <Fact name="joined today" n={today.today} />
              <Fact name="confirmed today" n={confirmedToday} />
              <Fact name="confirmed in all" n={confirmed} of={total} />
              <Fact name="confirmed or kept their place in the last year" n={today.living} />
              <Fact name="joined since the start, with those who left" n={today.ever} />
              <Fact name="want no more emails" n={today.unsubscribed} />
              <Fact name={`joined in 7 days, ${number(week(2))} in the 7 before`} n={week(1)} />
            </dl>
          </Card>
          <Card id="by-day" title="The last four weeks">
            <DayBars days={today.days} />
          </Card>
        </div>
        <div>
          <GoingOn lines={lines.filter(({ under }) => under === NOW)} />
          <NextThings today={today} />
          <LineCards lines={others.filter(({ rows }) => !rows)} />
          <Card id="emails" title={EMAILS}>
            <dl className="facts">
              <Fact name="waiting to go" n={mails.waiting} />
              <Fact name="given up" n={mails.givenUp} />
            </dl>
            {mails.lastReason !== null && <p>The latest was given up for: {mails.lastReason}</p>}
            {lines
              .filter(({ under }) => under === EMAILS)
              .map(({ words }) => (
                <p key={words} className="as-written">
                  {words}
                </p>
              ))}
          </Card>
        </div>
        <AreaMap {...today} />
        <div>
          <LineCards lines={others.filter(({ rows }) => rows)} />
          <Card id="by-form" title="How they joined">
            <BarRows
              rows={byForm.map(({ name, n }) => ({
                name: figureWords.forms.names[name as keyof typeof figureWords.forms.names] ?? name,
                n,
              }))}
            />
          </Card>
          <Card id="areas" title="Busiest areas">
            <BarRows
              rows={areas
                .slice(0, SHOWN)
                .map(({ name, town, n }) => ({ name: `${town} (${name})`, n, to: peopleOf({ area: name }) }))}
            />
            {areas.length > SHOWN && (
              <p>And {count(areas.length - SHOWN, 'more area')}: see the map’s table.</p>
            )}
          </Card>
          {districts.length > 0 && (
            <Card id="districts" title="Busiest districts">
              <BarRows
                rows={districts.slice(0, SHOWN).map(row => ({ ...row, to: peopleOf({ area: row.name }) }))}
              />
            </Card>
          )}
        </div>
      </div>
    </>
  )
}

function LineCards({ lines }: { lines: readonly TodayLine[] }) {
  return lines.map(({ under, words, rows, link, isUrgent }) => (
    <Card key={under} title={under}>
      {rows && <BarRows rows={rows} />}
      <p className={isUrgent ? 'fault' : undefined}>
        {words} {link && <a href={`#${link.page}`}>{link.words}</a>}
      </p>
    </Card>
  ))
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
