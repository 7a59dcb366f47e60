import { factsOf } from './knowledge-entry.ts'

const text =
  'That’s outside what I know. I can tell you about our valeting, EV charging, air and water checks, free reminders and the waitlist.'

/** Subjects that are somebody else's. They compete with ours for a question, so that none of ours is stretched to it. */
export const elsewhere = factsOf('elsewhere', [
  { id: 'elsewhere-weather', title: 'The weather', text },
  { id: 'elsewhere-news', title: 'News, sport and politics', text },
  { id: 'elsewhere-food', title: 'Food and drink', text },
  { id: 'elsewhere-travel', title: 'Travel and directions', text },
  { id: 'elsewhere-money', title: 'Money and other taxes', text },
  { id: 'elsewhere-insurance', title: 'Other insurance', text },
  { id: 'elsewhere-health', title: 'Health', text },
  { id: 'elsewhere-law', title: 'Legal advice', text },
  { id: 'elsewhere-buying', title: 'Buying and selling cars', text },
  { id: 'elsewhere-diagnosis', title: 'Faults and do-it-yourself', text },
  { id: 'elsewhere-licence', title: 'Licences, tests and registration', text },
  { id: 'elsewhere-home', title: 'House and garden', text },
  { id: 'elsewhere-devices', title: 'Phones and computers', text },
  { id: 'elsewhere-knowledge', title: 'General knowledge', text },
])
