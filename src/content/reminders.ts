import { brand } from './brand.ts'
import { type CarDateKind, carDateNames, carDateNotice } from './car-dates.ts'
import { count } from './in-words.ts'
import { periods } from './periods.ts'

/** The words of the page that puts a car's dates into a calendar. */
export const reminderWords = {
  title: 'Your car’s dates, in your calendar',
  description:
    'Put your MOT, tax, insurance, service and parking permit into your own calendar, with a nudge a month and a week before. Free, and nothing is stored.',
  lead: 'Type what you know. You get one file for Apple, Google, Outlook and others, with a nudge a month and a week before each date. Nothing is stored, and no number plate is asked for.',
  first: {
    label: 'No MOT yet? Day or month of first registration',
    ni: 'The car is kept in Northern Ireland',
    title: 'First MOT',
    /** If only the month is known, this is the earliest possible day. */
    note: (years: number, onlyMonth: boolean) =>
      `Worked out for a car in ${years === 4 ? 'Northern Ireland' : 'Great Britain'}: ${years} years from ${onlyMonth ? 'the first day of that month; the exact day is the anniversary of the registration' : 'its first registration'}. A van, motorcycle or older vehicle may differ.`,
  },
  button: 'Show my dates',
  faults: {
    none: 'Please type at least one date.',
    noDay: (what: string) => `${what}: please type a day such as 2027-03-31.`,
    past: (what: string) => `${what}: that day has passed.`,
    far: (what: string, last: string) =>
      `${what}: that is more than ten years ahead. The last day we take is ${last}.`,
    registered: 'The first registration: please type a day such as 14/6/2025, or a month such as 6/2025.',
    future: 'The first registration: that day is still to come.',
  },
  results: {
    title: 'Your dates',
    file: 'Save the calendar file',
    google: 'Add to Google Calendar',
    /** Indexed by how many of the two nudges are still to come. */
    near: ['It is too close for a nudge: see to it now.', 'Only the nudge a week before is still to come.'],
    hint: 'Open the file on your phone or computer: your calendar asks whether to add the dates. Google Calendar sets no nudges from a file or link: add them there.',
  },
  govUk: 'For the MOT, GOV.UK sends free reminders by email or text:',
  govUkLink: 'https://www.gov.uk/mot-reminder',
  /** An entry in the calendar. */
  event: (title: string) => `${title} (car)`,
  eventNote: (note?: string) =>
    `${note ? `${note} ` : ''}From ${brand.name}. Check the date on GOV.UK or your papers: it is as you typed it.`,
  back: 'Back to the waitlist',
} as const

const named = (kind: string) => carDateNames[kind as CarDateKind] ?? kind
const inDays = (days: number) =>
  days < 2 ? (['today', 'tomorrow'] as const)[days]! : `in ${count(days, 'day', 'days')}`

/** An email about a date. `day`: the date; `next`: the same a year later. */
export const dateMailWords = {
  subject: (kind: string, day: string) => `Your ${named(kind)}: ${day}`,
  preview: 'You asked us to remind you a month and a week before it.',
  title: (kind: string, left: string) => `Your ${named(kind)} is ${left}`,
  /** How long is left: on the days that the emails are meant for, and on any other day. */
  month: 'in a month',
  week: 'in a week',
  left: inDays,
  lead: (kind: string, day: string) =>
    `From what you typed, your ${named(kind)} is ${day}. You asked us to remind you. Please check the day on your papers: that is all we know.`,
  late: (on: string) => `This email comes late: it was meant for ${on}. We’re sorry.`,
  button: 'Done: move it to next year',
  after: (next: string) =>
    `The button opens a page where you can move this date to ${next}, or type a different one.`,
  why: (on: string) =>
    `You’re getting this email because you asked us, on your own page on ${on}, to remind you of this date.`,
  stop: 'Stop reminder emails',
} as const

/** The dates on a person’s own page, and the pages that the emails about them lead to. */
export const ownDatesWords = {
  page: 'Your car’s dates',
  title: 'Email reminders of your car’s dates',
  notice: carDateNotice.text,
  kept: `A date is deleted ${periods.pastCarDate.words} after it has passed, or with your entry.`,
  privacy: 'Your privacy',
  save: 'Save my dates',
  remove: (kind: string) => `Delete ${named(kind)}`,
  removeAll: 'Delete all dates',
  passed: 'It has passed. When is the next one?',
  none: 'It is too soon for an email before then.',
  /** A link after `none`. */
  calendar: 'Put it into your calendar.',
  far: 'That is more than a year ahead. Is the year right?',
  sent: (day: string) => `Emailed on ${day}.`,
  late: (day: string) => `Emailed on ${day}, late.`,
  perhaps: (day: string) => `We may have emailed you on ${day}; we can’t be sure.`,
  missed: (day: string) => `The email due on ${day} was not sent.`,
  coming: (day: string) => `We’ll email you on ${day}.`,
  ends: (end: string) =>
    `We can’t email you so far ahead: our list ends on ${end}, unless the launch date changes.`,
  on: 'Reminder emails are on.',
  off: 'Reminder emails are off. We keep your dates until you delete them.',
  /** Shown if this person gets no emails at all. */
  unsubscribed:
    'Reminder emails are off, because you stopped all our emails. “Email me again” turns both back on.',
  bounced:
    'Reminder emails are off, because our emails to you came back. “Email me again” turns them back on.',
  turnOff: 'Stop reminder emails',
  turnOn: 'Start reminder emails again',
  all: 'Everything that we keep about you',
  /** Shown after a form is sent, depending on what it did. */
  said: {
    saved: 'Saved. You can see below when we’ll email you.',
    reckoned:
      'Saved. Your MOT date is worked out from the first registration: please check it on your papers.',
    deleted: 'The date is deleted.',
    deletedAll: 'All dates are deleted.',
    on: 'Reminder emails are on again, for what is still to come.',
    off: 'Reminder emails are off.',
  },
  done: {
    title: (kind: string) => `Move your ${named(kind)}?`,
    text: (day: string, next: string) =>
      `From ${day} to ${next}. We email you a month and a week before it again.`,
    button: (next: string) => `Yes, it is ${next} now`,
    other: 'Type a different date',
    moved: (kind: string, day: string) => `Your ${named(kind)} is already ${day}`,
    gone: 'We no longer keep this date',
  },
  stop: {
    title: 'Stop reminder emails?',
    text: 'You’ll still get our other emails. We keep your dates, without emails, until you delete them on your own page.',
    button: 'Stop reminder emails',
    done: 'Reminder emails are off',
    doneText:
      'Our other emails still reach you. We keep your dates on your own page: start the reminders again there, or delete the dates.',
  },
  confirmFirst: {
    title: 'Please confirm your email first',
    text: 'We can’t keep any dates until you do. The button is in the email that we sent you when you joined.',
  },
  /** On the calendar's page, if email is on. */
  offer:
    'On our list, and confirmed? Your own page, which every email from us links to, can email you these reminders.',
  inPrivacy: {
    title: 'Email reminders of your car’s dates',
    paragraphs: [],
    withMail: [
      `If you have joined and confirmed, you can give us dates of your car on your own page. We keep which date it is, the day, when you gave it and the wording you saw, and email you a month and a week before it, for nothing else. That is your consent, apart from our other emails; each reminder has a link that stops them. You can see, change, take a copy of and delete the dates on your page at any time. Each is deleted ${periods.pastCarDate.words} after it has passed, and with your entry.`,
    ],
  },
  /** For the founder. */
  today: (doubts: number, missed: number) =>
    `Reminders of cars’ dates in the last ${periods.emailRecords.words}: ${doubts} in doubt, ${missed} not sent in time.`,
  restored: (n: number) =>
    `${count(n, 'reminder of a car’s date', 'reminders of cars’ dates')} may have been sent since: each counts as in doubt. Those a month ahead are not sent again.`,
} as const
