/** Ways of naming the law's side of keeping a car. */
export const motoringConcepts = {
  reminder: `
    remind, reminds, reminded, reminder, reminders, reminding, alert, alerts, notify, notifies, notified,
    notification, notifications, nudge, nudges, ping, prompt, prompts, warn, warns, warning, heads up,
    forget, forgets, forgot, forgotten, forgetting, forgetful, remember, remembers, remembering,
    keep track, keeps track, keeping track, track of, track dates, dates do you track, dates, memory, jog,
    slips my mind, slip my mind, diary, tell me before, tell me when my, let me know when my,
    let me know before, keep on top, stay on top, on top of, chase me, keep an eye, scatterbrained,
    brain like a sieve, reminda, miss a date, miss the date, never miss, always miss, keep missing,
    due dates, renewal dates, memory like a, remeber
  `,
  mot: 'mot, mots, m o t, mot test, mot tests, ministry of transport, emm oh tee, mo t',
  cartax: `
    tax, taxed, road tax, car tax, vehicle tax, ved, tax disc, v11, vehicle excise duty, roadtax, cartax,
    road fund licence, road fund, taxing, untaxed
  `,
  sorn: 'sorn, sorned, off the road, off road notification, statutory off road',
  insurance: `
    insurance, insured, insure, insurer, uninsured, car insurance, policy, cover note, insurence,
    no claims, third party fire
  `,
  pcn: `
    pcn, pcns, penalty charge, penalty charges, penalty charge notice, parking ticket, parking tickets,
    parking fine, parking fines, parking charge, parking charge notice, parking penalty, bus lane,
    box junction, traffic warden, council fine, council ticket, ticket, tickets, parking notice, warden,
    ticketed, bus lane fine
  `,
  penalty: `
    fine, fines, fined, penalty, penalties, points, punishment, penalised, clamp, clamped, bailiff,
    bailiffs, in trouble, get done, illegal, against the law, court, legal to drive, caught,
    be prosecuted, pull me over, pulled over
  `,
  private: `
    private, private land, private parking, private company, supermarket, supermarket car park,
    retail park, parkingeye, parking eye, euro car parks, ncp, popla, ias, hospital, hospital car park,
    excel parking, ukpc, smart parking, aldi, lidl, tesco, asda, sainsburys, morrisons, mcdonalds,
    horizon parking, apcoa, parking firm, parking company, private firm, shopping centre, gym car park,
    bpa, ipc, services car park
  `,
  appeal: `
    appeal, appeals, appealing, challenge, challenging, contest, contesting, dispute, disputing, fight,
    fighting, overturn, object to, tribunal, wrongly, unfair, get out of a, get off a, argue,
    was not my fault, do not agree with
  `,
  carservice: `
    car serviced, serviced, servicing, service due, service is due, due a service, due for a service,
    service my, my service, its service, a service, annual service, full service, interim service,
    interim, car service, service interval, service intervals, service history, service book,
    service reminder, get a service, getting it serviced, between services, next service, major service
  `,
  deadline: `
    how long have i got, how long do i have, how long to pay, long to pay, ignore, ignoring, do not pay,
    not pay, not paying, 14 days, 28 days, half price, cheaper if, pay quickly, pay it quick, pay early,
    charge certificate, deadline, time limit, pay the fine, pay a parking, refuse to pay, bin it
  `,
  early: `
    early, earlier, keep the date, keep the same date, same date, earliest, before it runs out,
    before it expires, before the due date, ahead of, month before it, too early, lose the days,
    lose days, lose time, minus a day, sooner
  `,
  expired: `
    expired, has run out, ran out, run out, lapsed, out of date, overdue, missed, missed my,
    without an mot, without a, no mot, no tax, no insurance, without tax, without insurance,
    drive without, drive to the garage, drive to the test, still drive, run out yesterday, late with,
    not got an mot, not taxed, not insured, not have an mot, with no
  `,
  firstmot: `
    new car, brand new, first mot, three years, 3 years, years old, 4 years, four years, three year old,
    how old, every year, how often do i need, how often does, need an mot, need its first, what age,
    exempt, 1st mot, once a year
  `,
  ni: 'northern ireland, belfast, ulster, northern irish, derry, ni',
  lookup: `
    check my mot, look up, lookup, my reg, reg number, reg plate, number plate, registration,
    registration number, history, status, find out when, how do i check, how do i find out, check if my,
    check when my, check whether, gov uk, govuk, dvla website, government
  `,
  due: `
    due, runs out, run out date, when is my, when does my, expires on, expiry date, when do i need my,
    when will my
  `,
  unused: `
    not using, not use it, do not drive it, do not drive, not driving, do not use my, in the garage, dvla,
    laid up, keep it off, parked up, not on the road, barn, storage, off the road, not drive it,
    sat on the drive, sitting on my drive, taking it off, garaged
  `,
  taxamount: `
    how much is road tax, how much is car tax, how much is my car tax, how much is the tax,
    how much is tax, how much tax, tax bands, tax band, bands, ved rates, tax rates, road tax rates,
    what will my car tax, cost to tax, price of road tax, price of tax, tax cost, cost of tax,
    cost of road tax, how much to tax, vehicle tax be, how do i tax
  `,
  motcost: `
    how much is an mot, how much is a mot, how much is mot, how much does an mot cost,
    how much does a mot cost, how much does mot, mot cost, mot costs, mot price, mot prices, mot fee,
    mot fees, price of an mot, cost of an mot, cost of a mot, how much for an mot, how much for a mot,
    cheap mot, cheapest mot, mot test fee, how much are mots, mot charge
  `,
  caz: 'clean air zone, clean air zones, caz, clean air, clean air charge',
  ulez: `
    ulez, u l e z, congestion charge, congestion zone, congestion, dart charge, ultra low emission,
    ultra low emission zone, silvertown, blackwall, c charge, tfl, euro 6, euro 4
  `,
  lez: 'lez, low emission zone, low emission zones, low emission, low emissions zone',
  tread: `
    tread, treads, tread depth, bald, minimum tread, legal limit, 20p test, mm, tyres legal, legal tyres,
    worn, tyre law, legal depth, 1 6
  `,
  psi: `
    what pressure, right pressure, correct pressure, how much air, psi should, recommended pressure,
    pressure should, cold, when cold, correct psi, what psi, how do i check my tyre, how to check tyre,
    how do i check tyre, pressure do i need, how many psi, pressure for my
  `,
  interval: `
    how often should, how often do i service, how often, miles between, 12 months, 12000 miles, interval,
    every 12 months, how regularly, when should my car be serviced, when should i service,
    many miles between, how frequently
  `,
  exempt: `
    exempt, exemption, zero emission, zero rated, pay road tax, pay car tax, pay tax, supplement,
    luxury car tax, still free to tax, free road tax, free tax, pay any tax
  `,
} as const

/** What kind of question it is: a weak sign, never a subject. */
export const questionConcepts = {
  '?when': `
    when, when is, when do, when are, when will, what date, how soon, which month, what month, what day,
    how long until, how long till, how long before you, which year, what year, any idea when, date
  `,
  '?where': 'where, where is, where are',
  '?who': 'who, who is, whose',
  '?why': 'why',
  '?how-long': 'how long',
  '?how-many': 'how many',
  '?what-if': 'what if, what happens if, suppose, in case',
  '?first': 'first',
} as const
