import { ukDay } from '#src/time/uk-time.ts'
import { calendarFile } from '../calendar-file.ts'
import { readCarDates, type TypedDates } from '../car-dates.ts'
import { FILE, reminderRoutes } from '../reminders-page.ts'
import { results } from '../results.ts'

/** Answers on the page itself, by the server's own code: what was typed never leaves it, and it works offline once open. */
const main = document.querySelector<HTMLElement>('main')!

main.addEventListener('submit', event => {
  event.preventDefault()
  const form = event.target as HTMLFormElement
  const typed = Object.fromEntries(new FormData(form)) as TypedDates
  const now = Date.now()
  const read = readCarDates(typed, ukDay(now))
  const fault = 'fault' in read ? read.fault : ''
  main.querySelector('.said')!.textContent = fault
  if ('fault' in read) return
  if (form.getAttribute('action') === reminderRoutes.file)
    save(calendarFile(read.dates, location.hostname, now))
  else show(form, results(typed, read.dates, ukDay(now)).text)
})

function show(form: HTMLFormElement, markup: string) {
  main.querySelector('.results')?.remove()
  form.insertAdjacentHTML('beforebegin', markup)
  const heading = main.querySelector<HTMLElement>('.results h2')!
  heading.tabIndex = -1
  heading.focus()
}

function save(file: string) {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(new Blob([file], { type: 'text/calendar' }))
  link.download = FILE
  link.click()
  // Browsers read it after the click.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000)
}
