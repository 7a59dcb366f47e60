import { brand } from '../brand.ts'
import { factsOf } from './knowledge-entry.ts'

/** What the service is, from the specification: the four services, the app, the way it works. */
export const offerFacts = factsOf('service', [
  {
    id: 'overview',
    title: `What ${brand.name} does`,
    text: `${brand.name} is mobile car care for the UK, launching in ${brand.launchYear}. It offers:
- Car washing and valeting, by subscription
- Mobile EV charging, by subscription
- Air and water: tyre pressure, fluid levels and a safety inspection
- Free reminders for MOT, tax, insurance, service and PCNs`,
  },
  {
    id: 'car-washing',
    title: 'Car washing and valeting',
    text: `${brand.name} will wash and valet your car where it’s parked. It’s a monthly subscription, with a personalised quote when you book, and it starts with our launch in ${brand.launchYear}. What each valet or detailing plan includes isn’t published yet.`,
  },
  {
    id: 'ev-charging',
    title: 'Mobile EV charging',
    text: `${brand.name} will bring EV charging to your car, so you don’t need a driveway or a detour. It’s a monthly subscription, with a personalised quote when you book, and it starts with our launch in ${brand.launchYear}. We haven’t published charging speeds or connector types yet.`,
  },
  {
    id: 'reminders',
    title: 'MOT, tax and PCN reminders',
    text: `${brand.name} will remind you about your **MOT, tax, insurance, service and PCN** dates. Reminders are **free**: you don’t need a paid plan. They start with our launch in ${brand.launchYear}, and Auto Reminders will also be a feature of the app.`,
  },
  {
    id: 'reminders-free',
    title: 'Which part is free',
    text: 'Reminders for MOT, tax, insurance, service and PCNs are free, and you don’t need a paid plan to use them. Car washing and valeting, and mobile EV charging, are monthly subscriptions.',
  },
  {
    id: 'air-and-water',
    title: 'Air and water: tyres, fluids, safety',
    text: 'Air and water covers tyre pressure, fluid levels and a safety inspection, done where your car is parked. Exactly what is checked or topped up, and what it costs, isn’t published yet.',
  },
  {
    id: 'non-ev',
    title: 'Cars that aren’t electric',
    text: 'It’s not only for electric cars. Washing and valeting, air and water checks and reminders suit petrol, diesel and hybrid cars too. Only EV charging needs a car that plugs in.',
  },
  {
    id: 'how-it-works',
    title: 'How it works',
    text: `Three steps:
- **Book**: tell us the car, the place and the time, and you get a personalised quote
- **We come to you**: at home, at work, wherever it’s parked
- **Relax**: get on with your day while we look after the car

Booking opens with our launch in ${brand.launchYear}.`,
  },
  {
    id: 'quality',
    title: 'Quality',
    text: `"Certified quality guaranteed" is one of our highlights. Which certificates stand behind it, and the terms of the guarantee, aren’t published yet.`,
  },
  {
    id: 'eco',
    title: 'Eco-friendly care',
    text: 'Our highlights promise eco-friendly water and air care, and the sign-up dialog carries an Eco Certified badge. How much water is used, and who certifies it, isn’t published yet.',
  },
])
