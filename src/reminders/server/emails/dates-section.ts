import { carDateLabel, carDates } from '#src/content/car-dates.ts'
import { launch, launchedOn } from '#src/content/launch.ts'
import { periods } from '#src/content/periods.ts'
import { reminderWords, ownDatesWords as words } from '#src/content/reminders.ts'
import type { Queryable } from '#src/db/database.ts'
import { type Html, hiddenFields, html } from '#src/http/template.ts'
import { mailRoutes, routes } from '#src/routes.ts'
import { ukDay, ukLongDay } from '#src/time/uk-time.ts'
import { dayAfter, monthsAfter } from '#src/time/utc-day.ts'
import type { Member } from '#src/waitlist/server/member/personal-data.ts'
import { yearsAfter } from '../../car-dates.ts'
import { dateFields } from '../../date-form.ts'
import { ownDateRoutes, reminderRoutes } from '../../reminders-page.ts'
import type { Refused } from './change-own-dates.ts'
import { readDates } from './date-store.ts'
import { type KeptDate, type Step, type StepMail, stateOf, stepCause, stepsOf } from './steps.ts'

const LABELS = Object.fromEntries(Object.keys(carDates).map(kind => [kind, carDateLabel(kind)]))

type Shown = Awaited<ReturnType<typeof readDates>> & { member: Member; token: string; today: string }

/** Draws a person's dates, the emails about each, and the form for them, which works without script. */
export async function drawDates(database: Queryable, member: Member, token: string, refused?: Refused) {
  const today = ukDay(Date.now())
  const shown = { ...(await readDates(database, member)), member, token, today }
  const { dates } = shown
  const { off, button } = emailsOf(shown)
  const coming = dates.filter(({ day }) => day >= today)
  const stored = Object.fromEntries(coming.map(({ kind, day }) => [kind, day]))
  const remove = (what: string, text: string) =>
    tokenForm(
      token,
      html`<button type="submit" class="button" data-wanted="off" name="delete" value="${what}">${text}</button>`,
    )
  // Each field’s earlier value is posted too, so that only a change is stored.
  const was = Object.keys(carDates).map(kind => [
    `was-${kind}`,
    refused?.typed[`was-${kind}`] ?? stored[kind] ?? '',
  ])
  return html`<section id="dates" class="car-dates"><h2>${words.title}</h2>
    ${dates.length ? html`<p>${off ?? words.on}</p>${button}` : ''}
    <ul>${dates.map(
      date => html`<li><strong>${carDateLabel(date.kind)}: ${ukLongDay(date.day)}</strong>
      ${linesOf(date, shown, off !== undefined).map(line => html`<br>${line}`)}
      ${remove(date.kind, words.remove(date.kind))}</li>`,
    )}</ul>${dates.length > 1 ? remove('all', words.removeAll) : ''}
    <p>${words.notice}</p><p>${words.kept} <a href="${routes.privacy}">${words.privacy}</a></p>
    ${tokenForm(token, html`${hiddenFields(Object.fromEntries(was))}${dateFields(refused ?? { typed: stored }, LABELS, words.save)}`)}
    <p>${reminderWords.govUk} <a href="${reminderWords.govUkLink}">${reminderWords.govUkLink.slice('https://www.'.length)}</a></p></section>`
}

/** A form that posts to the dates' page. */
export const tokenForm = (token: string, body: Html, action: string = ownDateRoutes.page) =>
  html`<form action="${action}" method="post">${hiddenFields({ t: token })}${body}</form>`

/** Says why emails are off, if they are, and draws the button that stops or starts them. */
function emailsOf({ member, dates, token }: Shown): { off?: string; button: Html | '' } {
  if (member.unsubscribed_at !== null) return { off: words.unsubscribed, button: '' }
  if (member.undeliverable_at !== null) return { off: words.bounced, button: '' }
  const isOff = dates.some(({ off_at }) => off_at !== null)
  const [wanted, text] = isOff ? ['on', words.turnOn] : ['off', words.turnOff]
  const button = html`<button type="submit" class="button button-quiet" data-wanted="${wanted}" name="emails" value="${wanted}">${text}</button>`
  return { ...(isOff && { off: words.off }), button: tokenForm(token, button) }
}

/** Returns a line for each of a date's emails, sent or to come. */
function linesOf(date: KeptDate, { member, mails, today }: Shown, isOff: boolean): (string | Html)[] {
  const steps = stepsOf(date).flatMap(step => {
    const mail = mails.find(({ cause }) => cause === stepCause(date, member, step))
    return stepLine(step, mail, { today, end: listEnd(member), isOff })
  })
  if (date.day < today) return [...steps, words.passed]
  if (dayAfter(yearsAfter(today, 1), 31) < date.day) steps.push(words.far)
  if (stepsOf(date).length) return [...new Set(steps)]
  return [html`${words.none} <a href="${reminderRoutes.page}">${words.calendar}</a>`]
}

function stepLine(
  step: Step,
  mail: StepMail | undefined,
  { today, end, isOff }: { today: string; end: string; isOff: boolean },
): string[] {
  const state = stateOf(step, mail, today)
  const gone = ukDay(mail?.sent_at ?? mail?.perhaps_at ?? 0)
  if (state === 'sent') return [words[gone > step.on ? 'late' : 'sent'](ukLongDay(gone))]
  if (state === 'perhaps') return [words.perhaps(ukLongDay(gone))]
  if (isOff) return []
  const on = ukLongDay(state === 'coming' && step.on < today ? today : step.on)
  return [state === 'coming' && step.on > end ? words.ends(ukLongDay(end)) : words[state](on)]
}

/** Returns the last day before the nightly task deletes an entry, unless the launch moves. */
const listEnd = ({ joined_at }: Member): string =>
  monthsAfter([launchedOn || launch.until, ukDay(joined_at)].sort().at(-1)!, periods.afterLaunch.months)

/** A link to one of the person's own pages, by default the one that shows everything that we keep. */
export const ownLink = (token: string, path: string = mailRoutes.manage, text: string = words.all) =>
  html`<p><a href="${path}?t=${token}">${text}</a></p>`
