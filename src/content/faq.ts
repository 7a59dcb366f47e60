import { savings } from './offer.ts'
import { assurance, coverage, firstCities } from './plans.ts'

/** The page's five questions. Maeve gives their answers too: each id is also that of her subject. */
const questions = [
  {
    id: 'subscription',
    question: 'Do I need a subscription?',
    answer:
      'Not for reminders: those are free. Car washing and valeting, and mobile EV charging, are monthly subscriptions.',
  },
  {
    id: 'non-ev',
    question: 'My car isn’t electric. Is this for me?',
    answer:
      'Yes. Washing and valeting, air and water checks and reminders suit petrol, diesel and hybrid cars too. Only EV charging needs a car that plugs in.',
  },
  {
    id: 'areas',
    question: 'Which areas will you cover?',
    answer: `We’ll cover ${coverage}${firstCities && `, ${firstCities} first`}. Add your postcode when you join the waitlist: it tells us where we’re wanted.`,
  },
  {
    id: 'reminders-free',
    question: 'Are the reminders really free?',
    answer:
      'Yes. Reminders for MOT, tax, insurance, service and PCNs are free, and you don’t need a paid plan to use them.',
  },
  {
    id: 'price',
    question: 'How much does it cost?',
    answer: `Reminders are free. Other plans are monthly subscriptions, and you’ll get a personalised quote when you book. Waitlist members get ${savings('their')}. ${assurance}`,
  },
] as const

export const faq = { title: 'Questions, answered.', questions } as const

/** Returns the page's answer without its "Yes" or "No", as people may ask Maeve the same thing the other way round. */
export function faqAnswer(id: (typeof questions)[number]['id']): string {
  return questions.find(question => question.id === id)!.answer.replace(/^(?:Yes|No)[.,:] /, '')
}
