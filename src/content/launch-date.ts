import { brand } from './brand.ts'
import { count } from './in-words.ts'
import { launch, launchWords } from './launch.ts'
import { alert, type Figures } from './news-parts.ts'
import { periods } from './periods.ts'

const said = `“Launching ${launch.when}”`
const left = (days: number) => (days < 1 ? 'today' : `in ${count(days, 'day', 'days')}`)

/**
 * What the founder is told about the announced launch. `days`: how many days the announcement will stay true or, in
 * `late`, how many days it has been false.
 */
export const launchDateWords = {
  soon: (days: number, until: string) => `${said} stops being true ${left(days)}, after ${until}.`,
  late: (days: number, until: string) =>
    `${said} has been false for ${count(days, 'day', 'days')}, since ${until}: visitors read “${launchWords.late.LAUNCH_BADGE}”.`,
  what: 'The announced launch',
  help: `The date is in src/content/launch.ts: page, emails and Maeve follow. From 60 days before it runs out,
preflight, a weekly alert and the Monday letter say so. launch letter writes the letter about a new date.
The list ends ${periods.afterLaunch.words} after the launch, or after the date if it never comes: each night then deletes everyone who
joined that long ago. You are warned ${periods.firstEndWarning.words} and ${periods.lastEndWarning.words} ahead, and again after each change of the date.
Earlier dates follow, with the day each was first recorded.`,
  fine: (until: string) => `${said} is true until ${until}.`,
  come: (day: string) => `It came on ${day}.`,
  todo: 'Put the new date into src/content/launch.ts, or the day of the launch once it has come, then build and restart.',
  decide: 'Decide the new launch date, or give the day you launched.',
  /** `day`: when the list ends. */
  ends: {
    near: (day: string) =>
      `The list ends on ${day}, ${periods.afterLaunch.words} after the launch: everyone who joined that long ago is deleted that night.`,
    over: (day: string) =>
      `The list ended on ${day}: each night deletes everyone who joined ${periods.afterLaunch.words} ago or more. Take the forms off the page, or announce a new date.`,
    decide: 'If that is too soon, decide the new launch date.',
    todo: 'If that is too soon, put the right date into src/content/launch.ts; you then get two new warnings first.',
    alert: ({ days = 0 }: Figures) =>
      alert(
        days > 0 ? 'The list ends soon' : 'The list has ended',
        days > 0
          ? `In ${count(days, 'day', 'days')} everyone who joined ${periods.afterLaunch.words} ago or more is deleted, as the privacy page says.`
          : `Each night deletes everyone who joined ${periods.afterLaunch.words} ago or more, as the privacy page says.`,
        'launch',
        'This says when, and what to do if that is too soon:',
      ),
  },
  endsAt: (day: string) => `The list ends on ${day}, unless the date changes.`,
  /** What the site said about the launch before. */
  earlier: (day: string, said: string, until: string) =>
    `On ${day}: “Launching ${said}”, true until ${until}.`,
  earlierCome: (day: string, came: string) => `On ${day}: it came on ${came}.`,
  alert: ({ days = 0, late = 0 }: Figures) =>
    alert(
      late ? 'The announced launch date has passed' : 'The announced launch date is near',
      late
        ? `${said} is no longer true: visitors read “${launchWords.late.LAUNCH_BADGE}” instead.`
        : `${said} stops being true ${left(days)}.`,
      'launch',
      'This says where to put the new date, and writes the letter about it:',
    ),
  /** A letter about a new date, for `letter send`. */
  letter: (before: string) => `---
subject: ${brand.name} launches later than we said
preview: The new date, and what you can do about your place.
purpose: launch
---
When you joined, we said that we would launch in ${before}. We will not: the new date is **${launch.when}**.

Your place and your perks stay as they are. If you no longer want to wait, the link at the end of this email takes you off the list at once.
`,
} as const
