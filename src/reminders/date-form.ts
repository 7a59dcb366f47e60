import { carDates } from '#src/content/car-dates.ts'
import { reminderWords as words } from '#src/content/reminders.ts'
import { type Html, hiddenFields, html } from '#src/http/template.ts'
import { ukLongDay } from '#src/time/uk-time.ts'
import { googleLink } from './calendar-file.ts'
import { alarmDays, type CarDate, type DateFault, type TypedDates } from './car-dates.ts'
import { reminderRoutes } from './reminders-page.ts'

/** What the fields show. `fault`: what is wrong with one of them; `from`: the first day that a browser offers. */
type Shown = { typed: TypedDates; fault?: DateFault | undefined; from?: string }

/** Draws the fields for a car's dates and their button, with script or without. A wrong field gets the focus. */
export function dateFields(
  { typed, fault, from = '' }: Shown,
  labels: Readonly<Record<string, string>> = carDates,
  button: string = words.button,
): Html {
  const field = (name: string, label: string, more: Html) => {
    const isWrong = fault?.field === name
    const wrong = isWrong ? html`aria-invalid="true" aria-describedby="dates-fault" autofocus` : ''
    return html`<div class="field">
      <label for="${name}">${label}</label><input id="${name}" name="${name}" value="${typed[name] ?? ''}" ${more} ${wrong}></div>
      ${isWrong ? html`<p class="said" id="dates-fault" role="alert">${fault.fault}</p>` : ''}`
  }
  const min = from && html`min="${from}"`
  return html`${Object.entries(labels).map(([kind, label]) => field(kind, label, html`type="date" placeholder="2027-03-31" ${min}`))}
    ${field('registered', words.first.label, html`placeholder="14/6/2025"`)}
    <label class="check"><input type="checkbox" name="ni" value="1" ${typed.ni ? html`checked` : ''}> ${words.first.ni}</label>
    <button type="submit" class="button">${button}</button>`
}

/** Draws the dates, each with its link, and the button for the file, in a form that carries what was typed. */
export function results(typed: TypedDates, dates: readonly CarDate[], today: string): Html {
  const { title, near, google, file, hint } = words.results
  const items = dates.map(date => {
    const lines = [date.note, near[alarmDays(date.day, today).length]].filter(line => line !== undefined)
    return html`<li><strong>${date.title}: ${ukLongDay(date.day)}</strong> ${lines.map(line => html`<br>${line}`)}
      <a href="${googleLink(date)}">${google}</a></li>`
  })
  return html`<section class="results"><h2>${title}</h2><ul class="dates">${items}</ul>
  <form action="${reminderRoutes.file}" method="post">${hiddenFields(typed)}<button type="submit" class="button">${file}</button></form>
  <p>${hint}</p></section>`
}
