import { ukDay } from '#src/time/uk-time.ts'
import { calendarFile } from '../calendar-file.ts'
import { readCarDates, type TypedDates } from '../car-dates.ts'
import { dateFields, results } from '../date-form.ts'
import { FILE } from '../reminders-page.ts'

/**
 * Shows the results with the server's own code, but in the browser: what was typed never leaves it, and the page
 * works offline once it is open.
 */
const main = document.querySelector<HTMLElement>('main')!
const form = main.querySelector<HTMLFormElement>('#dates')!

main.addEventListener('submit', event => {
  event.preventDefault()
  const sent = event.target as HTMLFormElement
  const typed = Object.fromEntries(new FormData(sent)) as TypedDates
  const now = Date.now()
  const read = readCarDates(typed, ukDay(now))
  const fault = 'fault' in read ? read : undefined
  form.innerHTML = dateFields({ typed, fault, from: ukDay(now) }).text
  form.querySelector<HTMLElement>('[aria-invalid]')?.focus()
  if ('fault' in read) return
  if (sent !== form) return save(calendarFile(read.dates, location.hostname, now))
  main.querySelector('.results')?.remove()
  form.insertAdjacentHTML('beforebegin', results(typed, read.dates, ukDay(now)).text)
  const heading = main.querySelector<HTMLElement>('.results h2')!
  heading.tabIndex = -1
  heading.focus()
})

function save(file: string) {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(new Blob([file], { type: 'text/calendar' }))
  link.download = FILE
  link.click()
  // Browsers read the file only after the click.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000)
}
