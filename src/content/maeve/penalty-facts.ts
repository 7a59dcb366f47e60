import { factsOf } from './knowledge-entry.ts'

/** Parking notices, clean air zones, tyres, servicing, charging in general. Sources as stored with each fact. */
export const penaltyFacts = factsOf('motoring', [
  {
    id: 'pcn-deadline',
    title: 'Paying a PCN',
    text: 'You usually have 28 days to pay a Penalty Charge Notice. Council PCNs are cut by 50% if paid within 14 days. After 28 days you may get a charge certificate: 50% more, with 14 days to pay. Scotland and Northern Ireland differ.',
    source: { title: 'GOV.UK: Parking tickets', url: 'https://www.gov.uk/parking-tickets' },
  },
  {
    id: 'pcn-appeal',
    title: 'Challenging a council PCN',
    text: 'Challenge a council PCN informally within 14 days and you normally keep the discount. If a formal challenge is rejected you have 28 days to appeal, free, to the Traffic Penalty Tribunal (England outside London, and Wales) or London Tribunals.',
    source: { title: 'GOV.UK: Parking tickets', url: 'https://www.gov.uk/parking-tickets' },
  },
  {
    id: 'pcn-private',
    title: 'Parking charges on private land',
    text: 'A Parking Charge Notice on private land isn’t a council fine. Pay the operator or appeal to it first, then to POPLA or the IAS, depending on its trade body. Many are cut if paid within 14 days.',
    source: { title: 'IPC: Motorist advice', url: 'https://www.theipc.info/motorist-advice-v2' },
  },
  {
    id: 'clean-air-zone',
    title: 'Clean Air Zones',
    text: 'Zones and rules change, so check your car on GOV.UK. Where a charge applies you can pay up to six days before or after, until 11.59pm on the sixth day; otherwise a £120 PCN follows for each unpaid day.',
    source: {
      title: 'GOV.UK: Driving in a clean air zone',
      url: 'https://www.gov.uk/guidance/driving-in-a-clean-air-zone',
    },
  },
  {
    id: 'ulez',
    title: 'ULEZ and London charges',
    text: 'I don’t quote London’s charges, because they change. TfL checks your car here: https://tfl.gov.uk/modes/driving/check-your-vehicle/',
    source: {
      title: 'TfL: Check your vehicle',
      url: 'https://tfl.gov.uk/modes/driving/check-your-vehicle/',
    },
  },
  {
    id: 'lez-scotland',
    title: 'Low Emission Zones in Scotland',
    text: 'Glasgow, Edinburgh, Dundee and Aberdeen have Low Emission Zones. There’s no daily charge: a car that doesn’t meet the rules gets a penalty. Check yours at https://lowemissionzones.scot',
    source: { title: 'Low Emission Zones Scotland', url: 'https://lowemissionzones.scot' },
  },
  {
    id: 'tyre-tread',
    title: 'Legal tyre tread',
    text: 'The legal minimum tread for cars is 1.6 mm over the central three quarters of the tyre, all the way round.',
  },
  {
    id: 'tyre-pressure',
    title: 'The right tyre pressure',
    text: 'Check tyre pressures when the tyres are cold, and use the figure in your car’s handbook.',
  },
  {
    id: 'service-interval',
    title: 'How often to service a car',
    text: 'As a guide: a full service every 12 months or 12,000 miles, and an interim one after six months for high mileage. Your car’s handbook rules.',
    source: {
      title: 'RAC: Interim and full service',
      url: 'https://www.rac.co.uk/drive/advice/car-maintenance/what-is-the-difference-between-an-interim-and-full-service',
    },
  },
  {
    id: 'public-charging',
    title: 'Charging speeds in general',
    text: 'In general, slow chargers give 3 to 6 kW and fast ones 7 to 22 kW, and charging slows down after 80%. These are general figures: our own charging speeds aren’t published yet.',
    source: {
      title: 'EVA England: Types of EV chargepoints',
      url: 'https://www.evaengland.org.uk/about-electric-vehicles/useful-resources/types-of-ev-chargepoints/',
    },
  },
  {
    id: 'wash-run-off',
    title: 'Where dirty wash water goes',
    text: 'Dirty wash water mustn’t enter surface-water drains. How our own washing handles it isn’t published yet.',
    source: {
      title: 'NetRegs: Vehicle cleaning',
      url: 'https://www.netregs.org.uk/environmental-topics/transport/vehicle-cleaning-including-wheel-washing/',
    },
  },
  {
    id: 'hosepipe-ban',
    title: 'Hosepipe bans',
    text: 'In a hosepipe ban, commercial use is usually exempt, at the water company’s discretion. How we’d work in one isn’t published yet.',
  },
])
