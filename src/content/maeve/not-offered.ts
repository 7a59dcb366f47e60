import { factsOf } from './knowledge-entry.ts'

/** What visitors expect of car care that is not part of what has been announced, or not said. */
export const notOffered = factsOf('not-published', [
  {
    id: 'repairs',
    title: 'Repairs, parts and servicing',
    text: 'Repairs, parts, tyre fitting, bodywork and servicing aren’t part of what we’ve announced. Air and water covers tyre pressure, fluid levels and a safety inspection.',
  },
  {
    id: 'breakdown',
    title: 'Breakdowns',
    text: 'Breakdown help, jump starts and recovery aren’t part of what we’ve announced, and we haven’t launched yet, so please call your breakdown provider. If anyone is in danger, call 999.',
  },
  {
    id: 'reminder-limits',
    title: 'Reminders, not renewals',
    text: 'We’ve announced reminders only: MOT tests, renewing insurance, paying tax and paying or appealing a PCN aren’t part of what we’ve announced.',
  },
  {
    id: 'reminder-delivery',
    title: 'How reminders reach you',
    text: 'Auto Reminders are one of the announced features of the app. Whether reminders also come by text, email or post isn’t published yet.',
  },
  {
    id: 'reminder-timing',
    title: 'When reminders come',
    text: 'How far ahead reminders come, and how many you get, isn’t published yet.',
  },
  {
    id: 'other-reminders',
    title: 'Other reminders',
    text: 'The announced reminders are MOT, tax, insurance, service and PCN. Others, such as parking permits, licences or breakdown cover, haven’t been announced.',
  },
  {
    id: 'charger-installation',
    title: 'Home charger installation',
    text: 'Installing home chargers isn’t part of what we’ve announced. Our EV charging is mobile: we bring the charge to your car.',
  },
  {
    id: 'languages',
    title: 'Languages',
    text: 'I can only answer in English for now.',
  },
  {
    id: 'accessibility',
    title: 'Help with access',
    text: 'How bookings will work for people who need help, or don’t use a smartphone, isn’t published yet. The waitlist form on this page needs only an email and a postcode.',
  },
])
