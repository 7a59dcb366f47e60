import { offer } from '../offer.ts'

/** What Maeve says about dates and charges that she works out from what a visitor said about a car or a ticket. */
export const sumWords = {
  firstTest: (date: string, years: string, past: boolean) =>
    `By ${date}: that’s ${years} after it was registered, and it’s every year from then.${
      past ? ' That has passed, so check its MOT on GOV.UK before you drive it.' : ''
    }`,
  earliestTest: (from: string, last: string) =>
    `From ${from}: that’s a month minus a day before ${last}, and you keep the same renewal date.`,
  saving(monthly: number) {
    const { percent, months, pounds: charge } = offer
    const off = (monthly * percent) / 100
    return `If it were £${monthly} a month: ${pounds(off)} off each of your first ${months} months, ${pounds(off * months)} in all, and £${charge} off your first EV charge. That’s with your figure: no price is published yet.`
  },
  halfPrice: (charge: number) =>
    `${pounds(charge / 2)} if you pay a council within 14 days: half of £${charge}. After that it’s the full £${charge}.`,
  privateTicket: (from: string, half: string) =>
    `If its 14 days count from ${from}, until ${half}, that day included. The letter’s own date decides.`,
  councilTicket: (from: string, half: string, all: string, charge?: number) =>
    `For a council’s PCN dated ${from}: half price${charge ? ` (${pounds(charge / 2)} of £${charge})` : ''} until ${half} and 28 days until ${all}, that day included. The notice’s own dates decide; Scotland and Northern Ireland differ.`,
} as const

const pounds = (sum: number) => `£${Number.isInteger(sum) ? sum : sum.toFixed(2)}`
