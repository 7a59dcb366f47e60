import { brand } from '../brand.ts'
import { factsOf } from './knowledge-entry.ts'

/** What visitors ask about a visit and the specification does not say. Each answer says so. */
export const notPublishedVisit = factsOf('not-published', [
  {
    id: 'rain',
    title: 'Rain and bad weather',
    text: 'What happens in rain or bad weather isn’t published yet.',
  },
  {
    id: 'being-home',
    title: 'Being there and keys',
    text: 'Whether you need to be there, and what happens with your keys, isn’t published yet. What we can say: we come to where the car is parked, at home or at work.',
  },
  {
    id: 'water-and-power',
    title: 'Water and power on site',
    text: 'Whether we bring our own water and power, or need yours, isn’t published yet.',
  },
  {
    id: 'duration',
    title: 'How long a visit takes',
    text: 'How long a visit takes isn’t published yet.',
  },
  {
    id: 'charging-speed',
    title: 'Our charging speed',
    text: 'Our charging speed, the time a charge takes and the miles it gives aren’t published yet.',
  },
  {
    id: 'connectors',
    title: 'Connectors and car models',
    text: 'Which connectors and which electric cars our charging fits isn’t published yet.',
  },
  {
    id: 'charging-equipment',
    title: 'Where our electricity comes from',
    text: 'What our charging runs on, and where the electricity comes from, isn’t published yet.',
  },
  {
    id: 'parking-access',
    title: 'Where the car is parked',
    text: 'We come to where your car is parked, at home or at work. Which streets, flats and car parks we can reach, and who arranges permits, isn’t published yet.',
  },
  {
    id: 'rescheduling',
    title: 'Notice and changing a visit',
    text: 'How much notice we need, and how to change or cancel a visit, isn’t published yet. Smart Scheduling is one of the app’s announced features.',
  },
  {
    id: 'opening-hours',
    title: 'Hours and days',
    text: 'Our working days and hours aren’t published yet.',
  },
  {
    id: 'plan-contents',
    title: 'What a plan includes',
    text: 'What each washing and valeting plan includes, and how often we’d come, isn’t published yet.',
  },
  {
    id: 'products',
    title: 'Products we use',
    text: 'Which products and methods we use isn’t published yet. Eco-friendly water and air care is one of our highlights.',
  },
  {
    id: 'staff',
    title: 'Who comes to you',
    text: 'Who will carry out the visits, and how they are trained and checked, isn’t published yet.',
  },
  {
    id: 'damage',
    title: 'Damage and our insurance',
    text: 'Our insurance, and what happens if something is damaged or goes missing, isn’t published yet.',
  },
  {
    id: 'other-vehicles',
    title: 'Vans, motorbikes and other vehicles',
    text: `We’ve announced car care. Whether ${brand.name} will also look after vans, motorbikes, motorhomes, taxis or other vehicles isn’t published yet.`,
  },
])
