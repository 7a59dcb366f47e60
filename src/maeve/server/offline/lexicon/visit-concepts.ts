/** Ways of asking about time, place and the visit. */
export const visitConcepts = {
  launch: `
    launch, launching, launches, launched, go live, going live, goes live, live yet, are you live,
    you live, live, live now, up and running, start, starts, starting, begin, begins, opening date,
    start date, release, released, available, availability, ready, out yet, is it out, running yet,
    you running, running, 2026, coming soon, kick off, get going, operational, rolling out, roll out,
    rollout, come out, go public, on the go, trading, debut, take off, in business yet, open for business,
    open yet, when do you open, when are you open, when does it open, exist yet, going yet, still not
  `,
  now: `
    now, today, tonight, tomorrow, this week, next week, this weekend, asap, straight away, right away,
    right now, immediately, currently, at the moment, this afternoon, this morning, this evening
  `,
  day: `
    monday, tuesday, wednesday, thursday, friday, saturday, sunday, weekend, weekends, weekday, weekdays,
    day of the week, sat, sun, fri, mon
  `,
  book: `
    book, booking, bookings, booked, appointment, appointments, reserve, reservation, order, fit me in,
    book me in, arrange, make an appointment, slot, slots, squeeze me in, book in, send someone,
    send someone round, schedule, pre book, prebook, pre order
  `,
  reschedule: `
    reschedule, rearrange, change my appointment, change my booking, change the time, change the date,
    change a booking, move my slot, move my booking, notice, short notice, late, no show, miss my,
    not turn up, do not turn up, did not turn up, dont show, running late, postpone, put off,
    cancel my booking, cancel a booking, cancel my appointment, same day, regular slot,
    in advance do i book, need to move, change my mind on the day
  `,
  hours: `
    opening hours, what time, hours, close, closing, open, weekends, bank holiday, bank holidays, evening,
    evenings, night, nights, at night, 24 7, 24 hours, round the clock, early morning, after work,
    working hours, times do you work, days do you work, work sundays, work weekends, out of hours,
    overnight, after 6, before 8, christmas day, late at night, in the middle of the night,
    when do you work
  `,
  area: `
    cover my area, do you cover, you cover, will you cover, cover, covering, covered in, coverage, area,
    areas, town, towns, city, cities, village, villages, countryside, rural, region, regions, location,
    locations, near me, nearby, near, reach, operate, operating, nationwide, postcode, postcodes,
    coming to, come to where, in my area, local, county, based, travel, serve, sticks, middle of nowhere,
    where abouts, whereabouts, which parts, this way, up north, down south, part of the country, island,
    islands, come this far, as far as, how far, radius, far out, where are you, where do you,
    where will you, where can i, where is this available, available in, coming out to, suburbs, outskirts,
    remote, farm, country lane, my neck of the woods, round here, around here, my way, out here,
    on the map, you be in, do you do, place, hamlet, seaside, coast, up here, down here, round our way,
    out our way, available where
  `,
  abroad: `
    abroad, ireland, dublin, republic of ireland, eire, cork, galway, limerick, spain, france, europe,
    usa, america, germany, australia, canada, dubai, india, isle of man, jersey, guernsey,
    channel islands, overseas, outside the uk, outside uk, outside britain, international, portugal,
    italy, netherlands, holland, new zealand, poland, paris, new york, gibraltar, other countries,
    another country, benidorm, malta, cyprus, tenerife, pakistan, nigeria, turkey, greece, sweden, norway,
    belgium, switzerland, los angeles
  `,
  home: `
    be home, be in, be there, present, keys, key, unlock, unlocked, leave the car, while i am out,
    while im at work, while i am at work, need to be there, be around, someone in, in the house,
    when i am out, when i am not there, when i am not in, if i am out, if i am not in, if i am not there,
    if nobody is in, nobody home, nobody in, no one home, no one is home, hand over, at work all day,
    out all day, wait in, wait around, stay with the car, go out, away on holiday, to be home,
    have to be in, someone to be in, someone home, absent, keyless, key safe, through the letterbox,
    answer the door, stood there, stand there, stay in
  `,
  duration: `
    how long, how long does it take, take long, duration, minutes, hours does it, how many hours,
    long does it, long will it, long would it, time does it take, time will it take, how much time,
    finished, all day, be done, long is a, long is an, long will you be, hang about, how long are you
  `,
  damage: `
    damage, damaged, damages, damaging, scratch, scratched, scratches, scratching, break something, broke,
    liability, public liability, liable, ruin, mark, marks, swirl, swirls, swirl marks, stolen from,
    nicked, pinched, goes missing, something goes wrong, goes wrong, go wrong, wrong, accidentally,
    responsible, covered if, void, warranty, are you insured, you insured, you guys insured,
    your insurance, are you lot insured, insured if, insured in case, do you have insurance,
    have you got insurance, mess up, mess it up, wreck, dent it, dent my, degrade, harm,
    bad for the battery, bad for my battery, compensation, paint job
  `,
  parking: `
    flat, flats, apartment, apartments, block, block of flats, tower block, underground, multi storey,
    multistorey, street parking, on the street, on street, parked, parking, park, permit, permits,
    driveway, drive way, car park, carpark, basement, gated, access, parking space, space, terraced,
    terrace, terraced street, kerb, on the road, double yellow, yellow lines, resident parking,
    residents bay, no drive, no driveway, without a driveway, shared drive, garage block, pavement,
    cul de sac, single track, train station, airport car park, narrow, height limit, barrier
  `,
  staff: `
    staff, employees, dbs, dbs checked, vetted, vetting, background check, background checks, trained,
    training, who will come, who will be coming, who is coming, who comes, who does the, who will do,
    who actually, stranger, strangers, technician, technicians, your guys, your lads, your people,
    your team, your drivers, your workers, your valeters, the valeters, team, qualified, crew, uniform,
    person comes, same person, criminal record, crb, id badge, self employed, contractors, subcontractors,
    subcontract, turn up at my house, turning up, lady, female, woman, women
  `,
  rain: `
    rain, rains, raining, rained, rainy, weather, bad weather, snow, snows, snowing, storm, stormy, windy,
    chucking it down, pouring, pouring down, wet, bucketing, bucketing down, frost, frosty, ice, icy,
    freezing, winter, drizzle, hail, pissing down, pissing it down, tipping it down, lashing, heatwave,
    hot weather, sleet, bad day, gale, gales, weather bad, throwing it down, soaking, downpour,
    chucks it down, below zero, raining cats and dogs
  `,
  speedcompare: `
    slow and fast, types of charger, types of chargers, types of charging, in general, public charger,
    public chargers, slow charger, slow charging, slow charge, rapid charging mean, fast charging mean,
    rapid mean, difference between slow, difference between fast, difference between rapid, after 80,
    slow down after, kinds of charger, trickle
  `,
} as const
