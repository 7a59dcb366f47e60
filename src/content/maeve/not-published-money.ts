import { brand } from '../brand.ts'
import { factsOf } from './knowledge-entry.ts'

/** What visitors ask about money and terms and the specification does not say. */
export const notPublishedMoney = factsOf('not-published', [
  {
    id: 'refunds',
    title: 'Refunds',
    text: 'Our refund policy isn’t published yet. Joining the waitlist takes no payment.',
  },
  {
    id: 'cancelling',
    title: 'Cancelling or pausing a subscription',
    text: 'How to cancel or pause a subscription, and whether there’s a minimum term, isn’t published yet.',
  },
  {
    id: 'several-cars',
    title: 'Several cars',
    text: 'Whether one plan can cover several cars, and at what price, isn’t published yet.',
  },
  {
    id: 'one-off',
    title: 'One-off visits',
    text: 'Car washing and EV charging are subscription-based. Whether you can book a one-off visit isn’t published yet.',
  },
  {
    id: 'free-trial',
    title: 'Free trials',
    text: 'No free trial has been announced. The waitlist perks are priority access, 15% off your first 3 months and £20 off your first EV charge.',
  },
  {
    id: 'perk-terms',
    title: 'Terms of the perks',
    text: 'The terms of the perks, such as how to claim them, whether they combine and when they end, aren’t published yet. The perks are priority access, 15% off your first 3 months and £20 off your first EV charge.',
  },
  {
    id: 'discounts',
    title: 'Other discounts',
    text: 'No discounts beyond the waitlist perks have been announced: priority access, 15% off your first 3 months and £20 off your first EV charge.',
  },
  {
    id: 'payment-methods',
    title: 'How you pay',
    text: 'One-Tap Payment is one of the announced features of the app. Which payment methods we take, and when you’d be charged, isn’t published yet.',
  },
  {
    id: 'gift-cards',
    title: 'Gifts and vouchers',
    text: 'Gift cards and vouchers haven’t been announced.',
  },
  {
    id: 'referral',
    title: 'Referring friends',
    text: 'No reward for referring friends is published here. You’re welcome to share the page.',
  },
  {
    id: 'fleet',
    title: 'Businesses and fleets',
    text: 'Business accounts and fleet care haven’t been announced.',
  },
  {
    id: 'jobs',
    title: 'Jobs',
    text: 'No vacancies are published here.',
  },
  {
    id: 'investors',
    title: 'Investors, press and partners',
    text: 'No contact for investors, press or partners is published yet. The page has Instagram and Facebook links at the top.',
  },
  {
    id: 'franchise',
    title: 'Franchises',
    text: 'Franchises haven’t been announced.',
  },
  {
    id: 'company',
    title: `Who is behind ${brand.name}`,
    text: `${brand.name} is a UK mobile car-care service that hasn’t launched yet. I don’t have the owners, a company number or an address to give you. Joining the waitlist takes no payment and no card.`,
  },
  {
    id: 'reviews',
    title: 'Reviews',
    text: `There are no customer reviews yet: we launch in ${brand.launchYear}.`,
  },
  {
    id: 'comparison',
    title: 'Compared with others',
    text: 'I don’t compare us with other firms. We come to your car for washing, EV charging and checks, and car-date reminders are free.',
  },
])
