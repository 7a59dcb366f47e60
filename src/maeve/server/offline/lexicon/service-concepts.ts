/** Ways of naming what the service does. Comma-separated phrases; the longest one that fits wins. */
export const serviceConcepts = {
  wash: `
    wash, washes, washing, washed, carwash, car wash, clean, cleaned, cleaning, cleaner, valet, valeting,
    valeted, valeter, valetter, vallet, detail, detailing, detailer, detailed, hoover, vacuum, vac, scrub,
    rinse, dirty, filthy, muddy, mud, mucky, manky, mingin, minging, clarty, boggin, bogging, grubby,
    grimy, messy, spotless, sparkle, sparkling, gleaming, shiny, spruce, deep clean, bird poo, bird muck,
    pollen, salt, trashed, state of my car, pigsty, tip, bowfin, jet wash, pressure wash, cleanse,
    wash and go, freshen up, spick and span, scrub up, dusty, dust, sand, stinks, stinking, minger
  `,
  interior: `
    interior, inside, seats, seat, upholstery, footwell, mats, crumbs, boot, cabin, back seat, child seat,
    car seat, carpet
  `,
  exterior: 'exterior, outside, outsides, alloys, wheels, windows',
  finish: `
    wax, waxing, polish, polishing, ceramic, ceramic coating, coating, paint correction, machine polish,
    clay bar, stain, stains, dog hair, pet hair, dog hairs, hair, smell, smells, smelly, odour, stink,
    leather, engine bay, sick, vomit, puke, sealant, mould, mildew, shampoo the seats,
    shampoo the carpets, tar, sap, coffee spill, spilt milk, spilled, spilt, wee, fabric protection,
    graphene, ppf, tint, wrap, headlight restoration, deodorise, fag smell, smoke smell, scuff removal,
    convertible roof, soft top
  `,
  included: `
    included, include, includes, including, comes with, get for my money, level, levels, tier, tiers,
    package, bronze, silver and gold, mini valet, full valet, basic, premium, what do i get,
    what do i actually get, part of the plan, difference between a mini, how many washes,
    how many times a month, how often do you come, how often will you come, how often would you come,
    extras, add ons, addons, every week, weekly, fortnightly
  `,
  ev: `
    ev, evs, electric car, electric cars, electric vehicle, electric, electrics, tesla, teslas, leaf,
    nissan leaf, zoe, polestar, kona, ioniq, id3, id4, id 3, id 4, i would 3, i would 4, egolf, e golf,
    mg4, mg 4, mg5, mg zs ev, i3, model 3, model y, model s, bev, taycan, e tron, etron, niro, ev6,
    kia ev6, e208, e 208, corsa e, byd, dolphin, atto, 500e, mach e, cupra born, ora, enyaq, battery car,
    leccy, leccy car, electric motor, battery
  `,
  charging: `
    charge, charges, charger, chargers, charging, charged, recharge, recharging, charge point,
    chargepoint, charge points, charging point, charging station, juice, plug in, plugged in, plug it in,
    top up my battery, top up my ev, top up electric, top up my electric, power up, top me up, boost, zap,
    fill up my ev, charge my car, charge my ev, charge up, chargin, ev charging, electric charging
  `,
  speed: `
    fast, faster, rapid, rapidly, quick, quickly, quicker, speed, speeds, kw, kilowatt, kilowatts, kwh,
    kilo watt, miles, range, mileage, ultra rapid, full charge, fully charge, fully charged, amps, volts,
    dc, ac, how fast, how quick, power output, 7kw, 22kw, 50kw, 150kw, 11kw, 3kw, how powerful, to full,
    100 percent, 80 percent
  `,
  connector: `
    connector, connectors, ccs, chademo, type 1, type 2, type2, plug, plugs, socket, adaptor, adapter,
    cable, cables, lead, tethered, compatible, compatibility, fit my, work with my, work with a,
    works with, suit my, suitable for my, what cars can you charge, which evs, any ev, any electric car,
    phev, plug in hybrid
  `,
  generator: `
    generator, renewable, renewables, grid, solar, green energy, green electricity, electricity come from,
    power come from, energy come from, electricity from, your vans electric, in the van, in your van,
    source of the electricity, fossil fuels, power source, clean energy
  `,
  tyre: `
    tyre, tyres, tire, tires, tyre pressure, tyre pressures, psi, pressure, pressures, inflate, pump up,
    blow up, air in, bar, spare wheel, tpms, pump
  `,
  fluid: `
    coolant, antifreeze, anti freeze, screenwash, screen wash, washer fluid, fluid, fluids, fluid levels,
    oil level, oil, brake fluid, adblue, ad blue, dipstick, levels, washer bottle, top up, top ups,
    windscreen washer, water levels
  `,
  safety: `
    safety inspection, inspection, safety check, safety, once over, health check, check over, look over,
    inspect, checked over, check my car, check the car, vehicle check, car check, looked over, roadworthy,
    safe to drive, give it a check, mot ready, winter check
  `,
  airwater: 'air and water, air water, air and water services, air and water care, air',
  nonev: `
    petrol, diesel, hybrid, hybrids, non electric, not electric, is not electric, not an ev, is not an ev,
    non ev, combustion, ice car, ordinary car, normal car, regular car, lpg, electric only, only electric,
    only for electric, just electric, just for electric, just for evs, only for evs, only evs,
    have to be electric, need to be electric, need an ev, need an electric, mild hybrid, any car,
    all cars, gas guzzler, old banger, run on petrol, petrol car, diesel car, not got an electric,
    do not have an electric, do not own an ev, do not have an ev, old car, fossil fuel car, dinosaur juice
  `,
  othervehicle: `
    van, vans, transit, vivaro, sprinter, motorbike, motorbikes, motorcycle, bike, bikes, scooter, moped,
    campervan, camper, campers, motorhome, motorhomes, caravan, caravans, lorry, lorries, truck, trucks,
    hgv, minibus, boat, boats, horsebox, pickup, pick up truck, 4x4, tractor, quad, classic car, classic,
    vintage, vintage car, wheelchair accessible, motability, hearse, limo, trailer, ebike, e bike, bus,
    coach, ambulance, commercial vehicle, works vehicle, kit car, mobility scooter, tourer, ldv
  `,
  taxi: 'taxi, taxis, cab, cabs, uber, minicab, private hire, black cab, cabbie',
  app: `
    app, apps, app store, play store, google play, ios, iphone, android, download, install the app,
    smartphone, mobile app, testflight, ipad, apple store, apk
  `,
  track: `
    track, tracking, tracker, real time, live map, see where, on your way, on the way, eta,
    follow the van, where the van, where you are on, watch the van, where is my
  `,
  schedule: `
    scheduling, smart scheduling, time slot, time slots, pick a time, choose a time, choose my time,
    pick a slot, pick the time, calendar
  `,
  tappay: `
    one tap, tap payment, pay in the app, pay with my phone, pay through my phone, pay on my phone,
    pay via the app, pay by phone, pay through the app
  `,
  steps: `
    how does it work, how it works, how does this work, how do it work, how does it all work,
    how this works, how does your service work, step by step, process, steps, three steps, procedure,
    talk me through, walk me through, what happens, what happens on the day, what happens next,
    how would it work, how do you work, hows it work, run me through
  `,
  cometo: `
    come to me, come to my, come to us, come to the house, come to our, come to you, drive to you,
    bring the car, bring my car, bring it, drop off, drop it off, drop my car, collect, pick up,
    pick it up, at home, at work, my house, my home, doorstep, my office, workplace, my work, to work,
    where do i go, premises, your garage, go somewhere, travel to you, home visit, mobile service,
    at mine, to mine, round mine, round my house, my place, come round, to my door, my drive,
    on the drive, on my drive, outside my house, come out to me, visit me, do i drive to, take my car to,
    take it to, take it somewhere, anywhere, where it is parked, unit
  `,
  offer: `
    services, your service, the service, this service, do you offer, you offer, on offer, what do you do,
    what you do, what does your company do, what do you people do, what do you guys do, what does it do,
    what is this, what is it, all about, overview, about your company, about you, about this,
    what is this site, what is this about, what can you do, what can you do for, what do you provide,
    what do you sell, selling, mobile car care, car care, features, purpose of, what are you offering,
    company does, what it is, what do i get from you, mobile mechanic, everything you do,
    do you do exactly, company actually does, what is that you do, the idea, the concept,
    what is the idea, this thing, in a nutshell, what do you actually do, sum up
  `,
  quality: `
    certified, certificate, certificates, certification, quality, guarantee, guaranteed, guarantees,
    standard, standards, accredited, accreditation, happy, unhappy, satisfied, dissatisfied, any good,
    any use, good job, decent job, bad job, poor job, rubbish job, good enough, professional,
    professionals, reliable, workmanship, satisfaction, up to scratch, missed a bit, redo
  `,
  eco: `
    eco, environment, environmental, environmentally, green, greener, planet, sustainable, sustainability,
    carbon, carbon neutral, net zero, waterless, pollution, climate, eco friendly, friendly,
    eco certified, waste water, waste loads of water, save water, water use, how much water,
    litres of water, emissions, footprint, earth
  `,
  water: `
    water, tap, hose, hosepipe, outside tap, bucket, own water, water supply, water tank, bring water,
    bring your own water
  `,
  power: `
    electricity, power supply, extension lead, plug into, plug into my house, mains, mains power,
    electric supply, outdoor socket, outside socket, electric point, my electric, own power, power
  `,
  runoff: 'drain, drains, run off, runoff, dirty water, suds, down the drain, sewer, rivers, water go',
  hosepipeban: 'hosepipe ban, hose pipe ban, hosepipe bans, drought, water restrictions, water shortage',
  bring: `
    bring your own, equipment, provide, supply, own kit, kit, gear, bring everything, tools, do you bring,
    need from me, lay on
  `,
  product: `
    product, products, chemical, chemicals, shampoo, soap, pressure washer, snow foam, biodegradable,
    vegan, method, acid, traffic film, two bucket, microfibre, toxic, non toxic, allergic, allergy,
    cruelty free, autoglym, meguiars
  `,
} as const
