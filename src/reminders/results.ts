import { reminderWords as words } from '#src/content/reminders.ts'
import { html } from '#src/http/template.ts'
import { ukLongDay } from '#src/time/uk-time.ts'
import { googleLink } from './calendar-file.ts'
import { alarmDays, type CarDate, type TypedDates } from './car-dates.ts'
import { reminderRoutes } from './reminders-page.ts'

function nearWords(day: string, today: string) {
  const said = words.results.near[alarmDays(day, today).length]
  return said ? html`<br>${said}` : ''
}

/** The dates, each with its link, and the button for the file, which carries what was typed. */
export const results = (
  typed: TypedDates,
  dates: readonly CarDate[],
  today: string,
) => html`<section class="results">
  <h2>${words.results.title}</h2>
  <ul class="dates">${dates.map(
    date => html`<li><strong>${date.title}: ${ukLongDay(date.day)}</strong> ${date.note ? html`<br>${date.note}` : ''}${nearWords(date.day, today)}
      <a href="${googleLink(date)}">${words.results.google}</a></li>`,
  )}</ul>
  <form action="${reminderRoutes.file}" method="post">
    ${Object.entries(typed).map(([name, value]) => html`<input type="hidden" name="${name}" value="${value}">`)}
    <button type="submit" class="button">${words.results.file}</button>
  </form>
  <p>${words.results.hint}</p></section>`
