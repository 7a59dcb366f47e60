/** Ways of asking about the company, Maeve herself, and what is not offered; small talk that carries weight. */
export const peopleConcepts = {
  maeve: `
    maeve, a bot, robot, bot, ai, artificial, artificial intelligence, chatgpt, chat gpt, gpt, claude,
    gemini, openai, copilot, llm, language model, which model, ai model, what model are you,
    what model do you, model, virtual, chatbot, automated, automatic reply, are you human,
    are you a human, you human, you a human, you a person, you a real person, a real person or,
    are you a person, are you real, you real, actually real, who are you, what are you, your name,
    whats your name, talking to a human, talking to a person, talking to a real, talking to a computer,
    am i talking, am i speaking, am i chatting, who am i talking, who is this, beta, made you, built you,
    created you, programmed, a computer, a machine, chat with you, talk to you, talking to you,
    use this chat, using this chat, speak to you, this chat free, smart are you, clever are you,
    can i ask you, ask you, you know, can you help me with, what can you help, real human or,
    answering me, typing this, human or, bot or, or a bot, or a robot, or a human, are you alive, sentient
  `,
  human: `
    speak to a human, speak to someone, speak to somebody, talk to a human, talk to someone,
    talk to a person, talk to somebody, real person please, real human please, human please,
    speak to a person, speak to an actual, talk to an actual, speak to a real, talk to a real,
    get a human, advisor, adviser, agent, representative, talk with someone, speak with someone,
    put me through, live chat, live agent, call, call you, ring, ring you, phone, phone you, phone number,
    telephone, number, contact, contact details, contact number, get in touch, get hold of, reach you,
    helpline, hotline, customer service, customer services, customer support, customer care, support,
    complaint, complain, complaints, whatsapp, your email, your email address, email you, your number,
    manager, write to you, message you, dm, send you a message, ring me, call me, call me back, phone me,
    real human, actual human, actual person, someone i can
  `,
  social: `
    instagram, insta, facebook, fb, twitter, tiktok, tik tok, snapchat, social, socials, social media,
    youtube, linkedin, follow you, threads, your page
  `,
  chatprivacy: `
    this chat, the chat, conversation, conversations, transcript, record, recorded, recording,
    my messages, what i type, what i say, what i write, chat history, save this, save the chat, saved,
    store, stored, read what, read this, read my, confidential, logged, logs, remember what, see what i,
    listening, monitored, eavesdrop, train on
  `,
  job: `
    job, jobs, hiring, recruit, recruiting, recruitment, vacancy, vacancies, career, careers, employ,
    employing, work for you, working for you, looking for work, apply for, cv, apprentice, apprenticeship,
    apprenticeships, join the team, join your team, job opening, salary, wages, wage, pay staff,
    pay your staff, need drivers, need valeters, taking on, take on, position going, become a,
    work with you as, come work, work experience, summer job, part time, full time, gizza job
  `,
  invest: `
    invest, investing, investor, investors, investment, shares, share in, stake, equity, funding,
    raise money, raising money, crowdfunding, journalist, press, reporter, newspaper, media, magazine,
    interview, partner with, partnership, partnerships, partners, supplier, suppliers, supply you,
    advertise, advertising with, collaborate, collaboration, collab, sponsor, sponsorship, influencer,
    stock market, b2b, work together
  `,
  franchise: `
    franchise, franchises, franchisee, franchising, license your brand, licence your brand, run my own
  `,
  fleet: `
    fleet, fleets, business account, business accounts, business customers, for business, businesses,
    business, company cars, company car, corporate, trade, trade account, dealership, dealer, employer,
    my employees, our employees, office cars, work vehicles, works vehicles, car hire, hire company,
    care home, school, driving school, salary sacrifice, our drivers, letting agent, housing association,
    managing agent, pool cars, commercial customers
  `,
  company: `
    who owns, owner, owners, owned, founder, founders, founded, who runs, who run, run by, behind this,
    behind it, behind you, head office, headquarters, hq, registered, registered company, company number,
    companies house, vat number, scam, scammers, scammer, con, fraud, legit, legitimate, genuine, dodgy,
    trust, trust you, trustworthy, real company, real business, proper company, fake, ltd, limited,
    british, british company, uk company, ceo, in charge, who started, how long have you been, been going,
    established, new company, are you part of, too good to be true, fly by night, cowboys, cowboy,
    for real, taking the mick, wind up, made up, your address, office address
  `,
  review: `
    review, reviews, testimonial, testimonials, trustpilot, trust pilot, rating, ratings, rated, stars,
    customers say, customers think, people say, people think, happy customers, photos of,
    before and after, feedback, anyone used, anybody used, used you, customers do you have,
    how many customers, google reviews, checkatrade, portfolio, previous work, examples of your work,
    reputation, word of mouth
  `,
  language: `
    speak welsh, in welsh, speak polish, in polish, spanish, french, german, urdu, punjabi, gaelic, hindi,
    arabic, romanian, bengali, language, languages, speak english, cymraeg, welsh, siarad, francais,
    espanol, deutsch, polsku, mowisz, hablas, habla, parlez, sprechen, other language, translate this page
  `,
  access: `
    disabled, disability, blind, screen reader, deaf, hard of hearing, wheelchair, elderly,
    not good with technology, technology, technophobe, good with computers, good with phones, on behalf,
    behalf, no email, do not have email, not have an email, do not have a smartphone, no smartphone,
    not have a smartphone, not have a phone, for my mum, for my mother, for my dad, for my nan,
    for my grandad, for someone else, not online, dyslexic, autistic, partially sighted, old fashioned,
    use the internet, computer literate
  `,
  notself: `
    for me, for us, handle, renew, renewing, renewal, renewals, renews, sort out my, sort my, sort it,
    deal with, deal with my, book my mot, do the mot, do mots, do my mot, do an mot, do mot,
    do mots as well, mot my car, mot testing, testing station, mot centre, take my car for, take it for,
    pay my, sell insurance, sell car insurance, find me cheaper, find me insurance, get me insurance,
    insure my car, insure me, compare insurance, on my behalf, arrange my, as well, actually do,
    carry out, do it for me
  `,
  channel: `
    text, texts, text message, sms, push, push notification, notification or, email or, by email, by text,
    by post, letter, via text, via email, how will i get, how do i get the, how are they sent,
    how do you send, how do you tell me, how will you tell me, how will you know, how do you know when,
    set up, add my, enter my, put in my, google calendar, number plate for, phone call
  `,
  advance: `
    in advance, how early, days before, weeks before, months before, month before, how far ahead,
    how far in advance, beforehand, how many days, how many weeks, how soon before, ahead of time,
    how often do you remind, how many reminders, advance notice, advance warning, how much warning,
    week before, in good time, lead time, last minute
  `,
  otherreminder: `
    remind me about my licence, breakdown cover, warranty, licence renewal, licence expires,
    parking permit, own reminder, custom reminder, other reminders, other dates, tv licence,
    cambelt reminder, tyre change reminder, rotate
  `,
  install: `
    install, installs, installing, installation, installer, wallbox, wall box, home charger,
    home chargers, home charging point, fit a charger, put a charger in, charge point in,
    charge point at my house, charge point at home installed, ohme, pod point, podpoint,
    own charging stations, fit chargers, sell chargers, wire in
  `,
  repair: `
    repair, repairs, repairing, fix, fixes, fixed, fixing, mend, mending, dents, dent, ding, dings,
    brake pads, brakes, brake, brake discs, replace, replacement, fit tyres, fit a tyre, fit new, fitting,
    new tyre, new tyres, tyre fitting, tyre change, change a tyre, change my tyre, change my tyres,
    replace a tyre, replace my tyres, sell tyres, puncture, punctures, swap, oil change, oil changes,
    change my oil, change the oil, respray, paint, paint repair, body shop, bodyshop, bodywork,
    panel beating, windscreen, chip, chipped, crack, cracked, mechanic, mechanics, alignment,
    tracking and balancing, exhaust, clutch, alternator, regas, air con, aircon, air conditioning, bulb,
    bulbs, wiper, wipers, wiper blades, refurb, refurbish, refurbishment, diagnostics, diagnostic, scuff,
    scuffs, kerbed, kerb damage, cam belt, cambelt, timing belt, gearbox, new battery,
    battery replacement, replace the battery, replace my battery, swap the battery, swap my battery,
    change the battery, change my battery, battery health, rust, suspension, spark plugs, dpf, egr,
    injectors, head gasket, radiator, catalytic converter, spare parts, parts, welding, wheel balancing,
    service my car, full service, services cars, do servicing, do services on, recall, work on engines,
    remap, remapping, tow bar, towbar, dash cam, stereo, key cutting, replacement key
  `,
  breakdown: `
    breakdown, breakdowns, broken down, broke down, conked out, roadside, roadside assistance, recovery,
    tow, towed, towing, tow truck, jump start, jumpstart, jump leads, jump me, bump start, will not start,
    not start, not starting, does not start, flat battery, dead battery, battery is flat, battery is dead,
    battery dead, battery flat, battery died, stranded, stuck, run out of charge, ran out of charge,
    out of charge, out of battery, out of juice, run out of juice, run out of battery, out of petrol,
    out of fuel, locked out, aa, rac, green flag, flat tyre, got a flat, hard shoulder, side of the road,
    rescue, car died, packed up, limp mode, dead as a dodo, knackered battery, wrong fuel
  `,
  emergency: `
    crash, crashed, crashing, car crash, accident, accidents, hurt, injured, injury, ambulance, on fire,
    fire, smoke, smoking, bleeding, emergency, police, 999, trapped, collision, ran over, run over, hit a,
    hit someone, hit by, smashed into, rear ended, gone into the back, gone into the, stolen,
    car was stolen, car has been stolen, car been stolen, car been nicked, car nicked, locked in the car,
    baby in the car, unconscious, airbag, airbags, explosion, gas leak, attacked, following me,
    burning smell, flames, knocked down, written off, in danger
  `,
  distress: `
    want to die, kill myself, suicidal, suicide, end my life, end it all, self harm, hurt myself,
    harm myself, can not go on, nobody would miss me, no reason to live, do not want to live,
    not want to be here anymore, not want to live
  `,
  frustration: `
    not help, does not help, useless, no help, not helpful, unhelpful, not what i asked, did not answer,
    not answer, not answered, makes no sense, make no sense, do not understand, wrong answer,
    not what i meant, waste of time, you are no use, not understand, stupid answer, that is not right,
    do not get it, pointless
  `,
} as const
