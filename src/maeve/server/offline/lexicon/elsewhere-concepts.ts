/** Subjects that are not ours, so that a question about them is recognised rather than stretched. */
export const elsewhereConcepts = {
  'x-weather': `
    forecast, weather forecast, weather like, weather doing, weather today, weather tomorrow,
    weather be like, temperature, sunny, umbrella, how hot, hot today, cold today, will it rain,
    going to rain, is it raining, is it going to rain, is it sunny, met office
  `,
  'x-news': `
    football, match, score, scored, league, cup, world cup, cricket, rugby match, grand prix, formula 1,
    f1, formula one, election, elections, vote, prime minister, president, labour, tory, tories,
    conservatives, reform, parliament, government think, politics, brexit, war, news, headline, headlines,
    chelsea, arsenal, man united, liverpool fc, tennis, olympics, wimbledon final, boxing, ukraine, trump,
    starmer, gaza, strike, strikes, horse racing, grand national, lottery, strictly
  `,
  'x-food': `
    restaurant, restaurants, dinner, lunch, breakfast, cook, cooking, eat, food, pizza, curry, chips,
    chippy, for tea, cup of tea, pub, pubs, beer, pint, coffee, cafe, calories, banana, apple, bread,
    cake, sponge, bake, baking, oven temperature, takeaway, deliveroo, chicken, rice, pasta, lasagne,
    soup, vegetarian, recipe, recipes, sandwich, wine, whisky, supermarket open, egg, eggs, boil, kebab,
    fish and chips, roast, burger, milk, diet
  `,
  'x-travel': `
    train, trains, flight, flights, fly, airport by, heathrow, gatwick, hotel, hotels, visa, passport,
    holiday, directions, bus times, bus to, ferry, eurostar, travel to london, traffic, m25, m6, sat nav,
    how far is it from, tube, tram, airbnb, cruise, luggage, order me a taxi, book me a taxi,
    get me a taxi, call me a taxi, book a taxi, order a taxi, taxi to, cab to, uber to, phone me a taxi,
    hire a car, rent a car, car rental, where can i park, nearest petrol, petrol station, nearest charger,
    nearest charge point, road closed, how do i get to, distance, route, toll
  `,
  'x-money': `
    council tax, income tax, tax return, tax returns, self assessment, inheritance tax, vat return,
    corporation tax, capital gains, stamp duty, national insurance, tax code, hmrc, tax rebate, mortgage,
    mortgages, bitcoin, crypto, stocks, exchange rate, euro, euros, dollars, pension, pensions,
    universal credit, benefits claim, claim benefits, loan, loans, credit score, price of petrol,
    petrol price, petrol prices, is petrol, fuel price, fuel prices, price of diesel, diesel price, gold,
    savings account, isa, interest rate, interest rates, inflation, bank account, ppi, overdraft,
    minimum wage, fuel duty, child benefit, wealth tax, sugar tax, tax band for my house, property tax,
    customs
  `,
  'x-insurance': `
    home insurance, house insurance, contents insurance, pet insurance, travel insurance, life insurance,
    health insurance, boiler insurance, phone insurance, insurance claim, claim on my insurance,
    young driver, black box, no claims bonus, insurance group, cheapest insurance, cheapest car insurance,
    best insurance, best car insurance, which insurer, insurance quote, insurance quotes,
    insurance premium, dental insurance, insurance cost, insurance for a, how much is insurance,
    how much is car insurance
  `,
  'x-health': `
    doctor, doctors, gp, headache, head hurts, tablets, tablet, pain, painkillers, symptoms, rash,
    vaccine, vaccines, weight, lose weight, back hurts, hurts, back ache, tooth, toothache, dentist,
    covid, flu, medicine, pregnant, anxiety, depression, sleep, blood pressure, diabetes, knee, vet,
    fever, cough, hay fever, vitamin, vitamins, exercise, gym, therapy, dizzy, broken leg, broken arm,
    sunburn
  `,
  'x-law': `
    sue, suing, solicitor, lawyer, divorce, neighbour, neighbours, speed limit, speed limits, speeding,
    speeding ticket, speeding fine, speed camera, drink drive, drink driving, drunk, alcohol,
    legal advice, tenancy, landlord, eviction, rights, blocking my drive, blocks my drive,
    blocked my drive, phone at the wheel, phone while driving, seat belt, seatbelt, booster seat,
    highway code, right of way, roundabout, dashcam footage, small claims, custody, will and testament,
    planning permission, wearing glasses, undertaking, lane hogging, parking rules, noise complaint, fence
  `,
  'x-buying': `
    should i buy, buy a, buying a, to buy, buying, which car, which electric car, what electric car,
    best electric car, best car, best family car, my car worth, car worth, worth, sell my, selling my,
    second hand, used car, used cars, lease, leasing, pcp, hire purchase, car finance, auto trader,
    autotrader, sell number plates, personalised plate, private plate, cherished plate, new tesla cost,
    tesla cost, how much is a tesla, how much is a new, how much does a new, fastest car, top speed,
    horsepower, bhp, 0 to 60, 0 60, mpg, miles per gallon, part exchange, we buy any car,
    do you sell cars, sell cars, car dealer, trade in my, most reliable, insurance write off, test drive,
    depreciation, elon musk, who makes, resale, range of a tesla, range of the, range does a, boot space,
    import a car, scrap my car, scrap
  `,
  'x-diy': `
    engine light, engine management light, management light, warning light, dashboard light,
    light on my dashboard, light is on, yellow light, amber light, noise, rattle, rattling, squeak,
    squeaking, squealing, grinding, knocking, how do i change, how to change, how do you change,
    how do i fix, how to fix, how do i replace, how to replace, how do i remove, how to remove,
    how do i clean, how to clean, how do i wash, how to wash, how do i polish, how do i wax,
    headlight bulb, bluetooth, carplay, apple carplay, android auto, open the bonnet, engine oil type,
    which oil, what oil, oil does my, what size, part number, what does the light, steering, vibrating,
    vibration, shaking, overheating, leak, leaking, misfire, fault code, obd, fuse, fuse box,
    pair my phone, torque, how do i bleed, how do i jump, how do i reset, how do i turn off,
    how do i get scratches, mechanic advice, myself, what is wrong with my car, manual gearbox how,
    how do i adjust, clock in my car, fuel cap, how do i charge a, how do i put
  `,
  'x-licence': `
    driving licence, drivers licence, driver licence, provisional, driving test, theory test, theory,
    lessons, driving lessons, driving instructor, learn to drive, teach me to drive, learning to drive,
    v5c, v5, logbook, log book, change keeper, registered keeper, tow a, tow a caravan, on my licence,
    penalty points on my, licence points, hgv licence, eyesight test, number plates, plate transfer,
    dvla phone, dvla number, international driving permit, blue badge
  `,
  'x-home': `
    house clean, clean houses, clean my house, clean my windows, window cleaning, window cleaner,
    carpet cleaning, clean carpets, clean my carpet, house, houses, home clean, clean homes,
    end of tenancy, oven clean, clean my oven, oven, plumber, plumbing, electrician, boiler, garden,
    gardening, gardener, lawn, mow, patio, driveway cleaning, clean my drive, clean my driveway, laundry,
    ironing, jumper, jumpers, wool, sofa, mattress, ants, mice, rats, wasps, sink, toilet, bathroom,
    kitchen, washing machine, washing up, dishes, dishwasher, wash my hair, wash my clothes, clothes,
    gutters, clean my gutters, wash my dog, dog grooming, roof cleaning, clean my roof, decorator,
    decorating, painter, builder, removal, removals, curtains, rug, fridge, furniture, office cleaning,
    clean offices, trainers, shoes, clean my shoes, solar panels, bins, wheelie bin, bin cleaning,
    graffiti, conservatory
  `,
  'x-devices': `
    my phone, my iphone, phone battery, iphone, charge an iphone, charge my phone, charge my iphone,
    phone charge, phone will not charge, phone charger, laptop, charge my laptop, wifi, wi fi, broadband,
    router, printer, print, tv, television, energy bill, electricity bill, gas bill, energy tariff,
    smart meter, octopus, computer slow, my computer, windows 11, excel, toothbrush, airpods, headphones,
    playstation, xbox, netflix, spotify, sim card, ebike battery, watch, apple watch, smartwatch, virus,
    hard drive, usb, power bank, vape, shaver, drill, lawnmower battery, hacked my
  `,
  'x-knowledge': `
    capital, capital of, king, queen, invented, invent, inventor, history, planet, planets, moon, moons,
    jupiter, mars, sun, film, films, movie, movies, novel, singer, band, meaning of life, favourite,
    favourite colour, mountain, mountains, population, how tall, tallest, dinosaur, dinosaurs, battle of,
    what time is it, what is the time, what day is it, todays date, the date today, what date is it, plus,
    minus, times, divided by, square root, equation, maths, recommend a, actor, actress, tv show, love me,
    marry me, dream, dreams, feelings, god exist, religion, animal, animals, cat, cats, lion, shakespeare,
    einstein, world record, biggest, largest, spell, synonym, define, definition of, horoscope, star sign,
    how do planes, when is christmas, when is easter, bank holiday is it, how many days in,
    how many people live, who wrote, who painted, who discovered, who played, when was, when did the,
    how does an engine, how do engines, engine work, batteries made, who founded tesla, science, physics,
    chemistry, boiling point, language is spoken, currency, flag
  `,
} as const
