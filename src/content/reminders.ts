import { brand } from './brand.ts'

/** The kinds of dates, in the order of the form. */
export const carDates = {
  mot: 'MOT runs out',
  tax: 'Vehicle tax runs out',
  insurance: 'Insurance ends',
  service: 'Next service',
  permit: 'Parking permit ends',
} as const

/** The words of the page that puts a car's dates into a calendar. */
export const reminderWords = {
  title: 'Your car’s dates, in your calendar',
  description:
    'Put your MOT, tax, insurance, service and parking permit into your own calendar, with a nudge a month and a week before. Free, and nothing is stored.',
  lead: 'Type what you know. You get one file for Apple, Google, Outlook and others, with a nudge a month and a week before each date. Nothing is stored, and no number plate is asked for.',
  first: {
    label: 'No MOT yet? The day or month it was first registered, such as 14/6/2025 or 6/2025',
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
    far: (what: string) => `${what}: that is more than ten years ahead.`,
    registered: 'The first registration: please type a day such as 14/6/2025, or a month such as 6/2025.',
    future: 'The first registration: that day is still to come.',
  },
  results: {
    title: 'Your dates',
    file: 'Save the calendar file',
    google: 'Add to Google Calendar',
    /** By how many of the two nudges are still to come. */
    near: ['It is too close for a nudge: see to it now.', 'Only the nudge a week before is still to come.'],
    hint: 'Open the file on your phone or computer: your calendar asks whether to add the dates. Google Calendar sets no nudges from a file or link: add them there.',
  },
  govUk: 'For the MOT, GOV.UK sends free reminders by email or text:',
  govUkLink: 'https://www.gov.uk/mot-reminder',
  /** In the calendar. */
  event: (title: string) => `${title} (car)`,
  eventNote: `From ${brand.name}. Check the date on GOV.UK or your papers: it is as you typed it.`,
  back: 'Back to the waitlist',
} as const
