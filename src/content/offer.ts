/**
 * What people get for joining early. The page, structured data, dialog, emails, perk terms and Maeve follow it. Codes
 * keep the terms that they were issued under: if you change the offer, raise the version in perk-terms.ts.
 */
export const offer = { percent: 15, months: 3, pounds: 20 }

const { percent, months, pounds } = offer
const first = (unit: string) => (months === 1 ? unit : `${months} ${unit}s`)

/** The perks as the dialog, the emails and Maeve list them. */
export const perks = [
  'Priority Access',
  `${percent}% Off Your First ${first('Month')}`,
  `£${pounds} Off Your First EV Charge`,
] as const

/** The two perks that save money. */
export const savingsList = (whose: 'your' | 'their') => [
  `${percent}% off ${whose} first ${first('month')}`,
  `£${pounds} off ${whose} first EV charge`,
]

/** The two savings within a sentence. */
export const savings = (whose: 'your' | 'their') => savingsList(whose).join(' and ')
