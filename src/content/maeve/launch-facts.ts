import { brand } from '../brand.ts'
import { factsOf } from './knowledge-entry.ts'

/** When, where, for how much: launch, app, areas, price, perks. From the specification. */
export const launchFacts = factsOf('service', [
  {
    id: 'launch',
    title: 'When we launch',
    text: `We launch in **${brand.launchYear}**. We’re not running yet, and the exact date isn’t published. Join the waitlist with your email and postcode and we’ll email you about the launch.`,
  },
  {
    id: 'booking',
    title: 'Booking',
    text: `You can’t book yet: we launch in ${brand.launchYear}, and the exact date isn’t published. The waitlist gives you priority access when we do. At booking you’ll tell us the car, the place and the time, and get a personalised quote.`,
  },
  {
    id: 'app',
    title: 'The mobile app',
    text: 'A mobile app is coming soon. It isn’t in the app stores yet, and which phones it will run on isn’t published. Its announced features: Smart Scheduling, Real-time Tracking, Auto Reminders and One-Tap Payment.',
  },
  {
    id: 'app-features',
    title: 'What the app will do',
    text: `The app is coming soon, with four features:
- **Smart Scheduling**: pick a time that suits you
- **Real-time Tracking**: see when we’re on our way
- **Auto Reminders**: MOT, tax, insurance, service and PCN dates
- **One-Tap Payment**: pay in a tap`,
  },
  {
    id: 'areas',
    title: 'Areas',
    text: `We’ll cover **major UK cities**. The exact list of cities and areas isn’t published yet, so I can’t say which places are in. Add your postcode when you join the waitlist: it tells us where we’re wanted.`,
  },
  {
    id: 'outside-uk',
    title: 'Outside the UK',
    text: 'The service is for the UK: we’ll cover major UK cities. Nothing outside the UK has been announced.',
  },
  {
    id: 'price',
    title: 'Price',
    text: 'Reminders are free. Other plans are monthly subscriptions, and you’ll get a **personalised quote at booking**: no prices are published yet. Waitlist members get 15% off their first 3 months and £20 off their first EV charge.',
  },
  {
    id: 'subscription',
    title: 'Subscriptions',
    text: 'You don’t need a subscription for reminders: those are free. Car washing and valeting, and mobile EV charging, are monthly subscriptions with a personalised quote at booking.',
  },
  {
    id: 'perks',
    title: 'Waitlist perks',
    text: `Waitlist members get three early-access perks:
- Priority Access
- 15% Off Your First 3 Months
- £20 Off Your First EV Charge

The detailed terms aren’t published yet.`,
  },
])
