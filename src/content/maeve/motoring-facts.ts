import { factsOf } from './knowledge-entry.ts'

const motGuide = { title: 'GOV.UK: Getting an MOT', url: 'https://www.gov.uk/getting-an-mot' }
const sornGuide = { title: 'GOV.UK: SORN', url: 'https://www.gov.uk/sorn-statutory-off-road-notification' }
const directDebit = {
  title: 'GOV.UK: Vehicle tax Direct Debit',
  url: 'https://www.gov.uk/vehicle-tax-direct-debit',
}

/** MOT, vehicle tax, SORN and insurance: official facts, each with its page. Amounts that change yearly are left out. */
export const motoringFacts = factsOf('motoring', [
  {
    id: 'mot-first',
    title: 'First MOT',
    text: 'In Great Britain a car needs its first MOT by the third anniversary of its registration, then one every year.',
    source: motGuide,
  },
  {
    id: 'mot-early',
    title: 'Renewing an MOT early',
    text: 'You can renew an MOT up to a month minus a day before it runs out and keep the same renewal date. If it runs out on 15 May, the earliest is 16 April.',
    source: motGuide,
  },
  {
    id: 'mot-expired',
    title: 'Driving without an MOT',
    text: 'You can be fined up to £1,000 for driving without a valid MOT. If it has run out, you may only drive to a repair or to a pre-arranged MOT test.',
    source: motGuide,
  },
  {
    id: 'mot-northern-ireland',
    title: 'MOT in Northern Ireland',
    text: 'In Northern Ireland cars and motorcycles are tested from four years old, and light goods vehicles from three.',
    source: {
      title: 'nidirect: How the MOT scheme works',
      url: 'https://www.nidirect.gov.uk/articles/how-mot-scheme-works',
    },
  },
  {
    id: 'mot-check',
    title: 'Looking up an MOT date',
    text: 'I can’t look up a car. GOV.UK shows when an MOT runs out, and runs its own free MOT reminders as well: https://www.gov.uk/check-mot-status',
    source: { title: 'GOV.UK: Check MOT status', url: 'https://www.gov.uk/check-mot-status' },
  },
  {
    id: 'mot-cost',
    title: 'What an MOT costs',
    text: 'I don’t hold MOT test fees. GOV.UK lists them: https://www.gov.uk/getting-an-mot/mot-test-fees',
    source: { title: 'GOV.UK: MOT test fees', url: 'https://www.gov.uk/getting-an-mot/mot-test-fees' },
  },
  {
    id: 'tax-direct-debit',
    title: 'Vehicle tax by Direct Debit',
    text: 'Paying vehicle tax by Direct Debit monthly or six-monthly adds a 5% surcharge; yearly adds none. It renews by itself and no V11 reminder is sent, but without an MOT in time you must tax the car again.',
    source: directDebit,
  },
  {
    id: 'tax-ev',
    title: 'Vehicle tax for electric cars',
    text: 'Electric cars have paid vehicle tax since 1 April 2025. I don’t quote the amounts, because they change each year: GOV.UK has the current ones.',
    source: {
      title: 'GOV.UK: Vehicle tax for electric and low emissions vehicles',
      url: 'https://www.gov.uk/guidance/vehicle-tax-for-electric-and-low-emissions-vehicles',
    },
  },
  {
    id: 'tax-amount',
    title: 'Vehicle tax amounts and dates',
    text: 'I don’t quote vehicle tax amounts, because they change and depend on the car, and I can’t look up a car. GOV.UK can: https://www.gov.uk/check-vehicle-tax',
    source: { title: 'GOV.UK: Check if a vehicle is taxed', url: 'https://www.gov.uk/check-vehicle-tax' },
  },
  {
    id: 'tax-late',
    title: 'Driving untaxed',
    text: 'A car that is neither taxed nor declared off the road (SORN) brings an £80 penalty.',
    source: sornGuide,
  },
  {
    id: 'sorn',
    title: 'SORN',
    text: 'A car kept off the road must be declared SORN if it is untaxed or uninsured. You get the full remaining months of vehicle tax back, and the car may not be used on the road.',
    source: sornGuide,
  },
  {
    id: 'insurance-law',
    title: 'Driving or keeping a car uninsured',
    text: 'In Great Britain a car must be insured or declared SORN, even if it isn’t driven. Otherwise: a £100 fixed penalty, the car may be clamped, and up to £1,000 in court. Northern Ireland differs.',
    source: {
      title: 'GOV.UK: Uninsured vehicles',
      url: 'https://www.gov.uk/vehicle-insurance/uninsured-vehicles',
    },
  },
])
