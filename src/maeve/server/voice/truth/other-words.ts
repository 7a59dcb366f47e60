/**
 * Facts of the knowledge in other words, by subject: what a model may say of them besides the founder's own sentences.
 * They hold no figures, which come from the knowledge alone, and nothing that is not published.
 */
export const otherWords: Readonly<Record<string, string>> = {
  overview: `
    Kerbside is a mobile car-care company, business or firm for motorists in the UK. We look after cars where they are parked.
    We do mobile car washing, valeting, EV charging, air and water checks and reminders.
    We bring car care to you. We are a pre-launch service. Our services are washing and valeting, EV charging, air and water, and reminders.`,
  'car-washing': `
    We clean, wash and valet your car at the spot where it stands. You need not take it to a car wash or drive anywhere.
    Car washing and valeting is sold, billed and paid for monthly, on a monthly plan, by subscription. We come out and clean it on the spot.
    Washing comes with a monthly subscription. A subscription covers washing and valeting.`,
  'ev-charging': `
    We bring the charge, the power and the charger to your electric car, where it is parked. There is no detour, no trip to a charger or charge point, no need to drive there and no driveway needed.
    People without a driveway can charge too. It suits people in flats who have no driveway or home charger.
    Mobile EV charging is sold, billed and paid for monthly, on a monthly plan, by subscription. Your electric car, EV or plug-in gets charged where it stands.`,
  reminders: `
    We nudge, alert or ping you, and we let you know, when your MOT, tax, insurance, service or PCN dates are due, coming up or near. Reminders begin, start and arrive when we launch.
    We keep track of your car dates and deadlines. We help you remember your dates.`,
  'reminders-free': `
    Reminders are free for everybody and everyone, on any plan. Reminders are the free part. You pay nothing for reminders.
    No subscription, no plan, no paid plan and no payment is needed, necessary or required for reminders. You do not have to pay, subscribe or buy a plan to get reminders.
    You do not pay, and are not billed or charged, for reminders. Only washing and charging are paid for by subscription. Washing, valeting and charging are the paid parts.`,
  'air-and-water': `
    Air and water means, looks at, checks and includes tyre pressures, fluid levels, fluids and a safety check or inspection.
    The check, the tyre and fluid checks and the safety inspection take place and happen where the car is parked, left or standing, at the spot.
    We look at your tyres and fluids and inspect the car for safety.`,
  'non-ev': `
    Petrol, diesel and hybrid cars and their drivers and owners are welcome, and can use and have washing, valeting, air and water checks and reminders as well.
    You do not need or have to own or drive an electric car or an EV to use us, Kerbside or our service, for washing, air and water or reminders.
    Kerbside is not just or only for electric cars and EVs. EV charging is only for cars with a plug. Petrol, diesel and hybrid drivers can use everything except EV charging. Only charging is for electric cars, EVs and plug-in hybrids.`,
  'how-it-works': `
    It works in steps: you book, we come, you relax. It goes like this. You name, give, say or tell us the place, the spot, the time and the car, and we quote you, give you a quote or work out a quote made for you. Then we come.
    We come to your home, your house, your workplace or office, or wherever the car is parked. You carry on and get on with your day. You sit back while we do the work.`,
  quality:
    'Certified quality guaranteed is a highlight on our page. Our page says, mentions and promises certified quality guaranteed.',
  eco: 'Eco-friendly water and air care is among our highlights. There is an Eco Certified badge on the page, in the sign-up dialog, the dialog you see when you join.',
  launch: `
    We have not launched, started or opened yet. We are not open, running, live or up and running yet. Kerbside has not launched. The service has not started. It is not available yet. We are still before launch. We are pre-launch.
    Our launch is planned, set, due and expected. We plan, aim and expect to launch.
    We will let you know by email, send you an email, drop you an email, send word, news and an update about the launch, once there is launch news, if you are on the waitlist and to the email you gave. People on the waitlist hear from us by email about the launch. You will hear about the launch by email. You get an email about the launch day. People on the waitlist will be emailed about the launch.`,
  booking: `
    Nobody can book yet. Booking is not open, available or possible yet, at present or right now. You can not make a booking before the launch. Bookings, appointments and visits can not be made yet. It is not possible to book now.
    You can book after, from and once we launch. You will be able to book when we launch. Booking opens, starts and comes with the launch, at launch, after launch, when we launch.
    Waitlist members and people on the waitlist have, get and enjoy priority access, priority when we launch and open for bookings. Being on the waitlist means priority access at launch.`,
  app: `
    The app is on its way, in the works, coming, planned and announced, and it is not out, ready, available to download or in the app stores yet. You can not download, get or install the app yet. There is no app to download yet.
    The app is set to bring, have, include and offer smart scheduling, real-time tracking, auto reminders and one-tap payment. The app will have features for scheduling, tracking, reminders and payment.`,
  'app-features': `
    In the app you can, will be able to and could choose or pick a time that suits you or works for you. With the app you schedule visits. The app lets you choose, pick or schedule a time.
    In the app you can, will be able to and could see, watch, track and follow us on our way, when we are on our way, in real time. The app lets you see, follow and track us. In the app you follow us as we come to you. In the app you can watch us come to you. The app shows when we are on our way.
    In the app you can pay with one tap, in a single tap. The app lets you pay with a tap. Paying in a tap is one of the things planned for the app. One tap is enough to pay in the app.
    The app will remind you of your dates: MOT, tax, insurance, service and PCN. Auto Reminders are planned for the app.`,
  areas: `
    We plan, aim, intend and expect to cover, serve and be in major, big, large UK cities, the major cities of the UK. Major cities across, around and in the UK are what we announced. We are launching in major UK cities.
    Your postcode shows, tells and lets us know where people would like us, want us, where there is interest and demand, and where to go. Put, add, enter and leave your postcode when you join.`,
  'outside-uk': 'The service is meant for, only for and in the UK. Kerbside is a UK service.',
  price: `
    You get, receive and find out your own price, your quote, when you book, at booking, as a personal quote made and worked out for you, based on what you tell us about the car, the place and the time. Your quote comes when you book. Prices are personal. Pricing is personalised: each quote depends on your car. Your price is quoted when you book.`,
  subscription:
    'You do not need a subscription, plan or membership for reminders. Washing and charging need a subscription. You only need a subscription for washing and charging. Washing, valeting and EV charging are sold as monthly subscriptions. You only pay if you subscribe.',
  perks: `
    People on the waitlist, waitlist members, early joiners and those who join get, have and receive three perks as a thank you for joining early: priority access, percent off your first months, and money off your first EV charge.
    The perks, rewards and benefits for joining the waitlist are priority access and two discounts. Your first months are cheaper and discounted. You pay less for your first months. The discount covers the first months. You pay percent off for your first months. Comes off, taken off, saving, save and discount on your first months as a member.
    As a waitlist member you save on your first months and on your first EV charge. There is a discount on your first EV charge if you are on the waitlist.`,
  waitlist: `
    You can join, sign up and register with the form on this page: type, enter, fill in, give and leave your email and postcode and press, click or tap the button. The form to join is on this page.
    If you give, tell, send or type me your email and postcode here in this chat, I show them to you, and you press the button yourself. You can join through me, here in the chat. I can help you join.`,
  'waitlist-cost': `
    Joining is free. Joining the waitlist is free. It is free to join, to sign up and to put your name down. Signing up is free.
    Joining does not need, take, require or ask for a card, a bank card, card details, money or any payment. You do not need a card or money to join. You do not pay to join. No card is needed to join the waitlist. There is no payment, no card and no money involved.
    Joining does not sign you up to, commit you to or oblige you to take, buy or have any plan or subscription. You are not committing to or buying anything. It is not a purchase, a booking or a commitment.`,
  'waitlist-count': `
    The live count, counter, total, figure and number next to, beside and by the form on this page shows, displays and tells how many people have joined, signed up and are on the waitlist. You can see how many people, the number of people, on the waitlist. The counter on this page updates live.`,
  'waitlist-after': `
    Once you join, after joining, the page, a message, the success dialog shows, says and tells you that you are on the list, along with your perks. You will see your perks after joining. We email you news of the launch. We will be in touch by email about the launch.`,
  'waitlist-twice': `
    Signing up, joining, registering or entering twice, a second time, again with one email, the same email or address does not change anything, makes no difference, does not do anything and has no effect. You can not be on the list twice with the same email. Joining twice does not give you two places or a better place.
    Each, every and one email address is, counts and can be on the list once, one time, only once.`,
  'waitlist-form-help': `
    The waitlist form asks for, wants, expects and takes a full UK postcode, something like, for example. The form wants, needs and checks both a valid email and a full postcode. Make sure, check that the email and postcode are valid, complete and full.
    If the form plays up, fails, breaks, does not work or goes wrong, your details stay put, stay there, are kept and are not lost in the form. You can try again, in a moment, shortly, later, after a while.`,
  'waitlist-data': `
    Your email is used, needed and asked for so that we can tell you, write to you and send news about the launch. Your postcode is used, needed and asked for to show, know and see where demand and interest are and where we are wanted.
    We will not, never and do not spam you or send spam. There is no spam. The privacy page explains, covers, describes, tells, sets out and says what happens with your data and details and how they are used and looked after.`,
  'waitlist-changes': `
    The privacy page linked here, on this site, tells, explains and shows you how to leave, come off, get off, unsubscribe from and be removed from the list, how to change your details, and whom to ask or contact. To leave the list, see, look at, check and read the privacy page.`,
  maeve: `
    I am an AI, a bot, a chatbot, a computer program, a piece of software, a machine, a virtual, digital and automated assistant for Kerbside, and I am Kerbside's AI assistant. I am an AI. I am an AI assistant. I am a bot. I am software. I am a computer program. I am called Maeve. My name is Maeve. I answer and look after questions about Kerbside and car care. I am here to answer questions.
    I am not a human, a person, a real person or a member of staff. I am free to use and chat with during beta. I am in beta.
    I sometimes, can and may get things wrong, make mistakes and be wrong. I make mistakes. I get things wrong. I can be wrong. For official matters, information, details, anything official, please check, double-check, look at and use GOV.UK. GOV.UK is the best bet, the best place and the source for anything official.`,
  'maeve-privacy': `
    Nothing you type or say here is kept, stored, saved or recorded as a transcript. This chat, our conversation is not kept, saved or stored as a transcript. We do not keep, store or save a transcript of this chat, conversation or talk. There is no transcript.
    Please do not type, share, enter, post, paste, give or send card numbers, bank details, passwords or anything private here.`,
  contact: `
    For how to reach, contact or get in touch with whoever, the people who, keeps and runs the waitlist, see, read and look at the privacy page linked here. The privacy page tells you how to contact and reach us.
    You find, there are Instagram and Facebook links at the top of this page. Our Instagram and Facebook are linked at the top. We are on Instagram and Facebook.`,
  accounts: `
    There is nothing to log in to, sign in to or set up here: this site has no accounts, no login, no log-in and no passwords. You do not need, have or create an account, a login or a password. No account, login or password is needed or required.`,
  'being-home':
    'We do come to where the car is parked, be it at home or at work. The work is done where the car is parked, at home, at the office, wherever it is parked.',
  refunds:
    'There is nothing to refund yet: joining takes no payment, you have not paid anything, nobody has paid.',
  referral: 'You are welcome to share, send and pass on this page, the link, with friends.',
  company: 'Kerbside is a UK company, a UK car-care service, and it has not launched yet.',
  reviews:
    'There are no reviews, ratings or testimonials yet, because we have not launched. No customer, nobody has reviewed us yet. Nobody has used us yet. We do not have any customers or reviews yet.',
  comparison: 'We come to your car. Reminders are free.',
  discounts:
    'The only discounts announced are the waitlist perks. Those perks are the only discounts we announced. Waitlist members get and have the perks.',
  'one-off': 'Washing and charging work by subscription.',
  breakdown: `
    Please call, ring, phone or contact your own breakdown provider, cover or service. We are not a breakdown service. We do not do breakdown recovery. We can not recover, tow or jump-start your car.
    If you have broken down, call your breakdown provider. If anyone, someone, somebody is in danger or hurt, call, ring, dial or phone right away.`,
  'reminder-limits': `
    We only remind you: renewing, paying, booking, insuring and appealing is, stays and remains up to you, down to you, yours to do, your job. You still renew, pay and book yourself.
    We do not renew, pay, book, tax, insure, test or appeal for you. We do not do MOTs, MOT tests, insurance, tax or PCN appeals. I can not pay, renew or appeal for you. We will not pay or appeal your PCN.`,
  'other-reminders':
    'The reminders are for those five dates: MOT, tax, insurance, service and PCN. Those are the five reminders announced.',
  'charger-installation':
    'Our charging is mobile, so the charge, the power comes, travels, is brought to the car. We do not install or fit home chargers.',
  languages:
    'I only, can only speak, answer, chat, write and understand English at the moment, for now. English is the only language I speak.',
  repairs:
    'We do not do, carry out or offer repairs, servicing, parts, tyre fitting or bodywork. We are not a garage.',
  emergency:
    'If anyone, someone, somebody is in danger, hurt or injured, ring, call, dial or phone straight away, immediately, at once. Kerbside is not an emergency service. We are not an emergency service.',
  distress:
    'Samaritans are there, listen and can be called, reached and phoned free, day or night, at any time, at any hour. Please call, ring and talk to Samaritans. It is free to call.',
  'mot-first': `
    A car, a new car in Great Britain needs, has, gets, is due and must have its first MOT, first test, by the time, when, once, within it has been registered for years, is years old, reaches that age.
    After that, after the first one, from then on, thereafter an MOT is needed, due and required every year, each year, once a year, yearly, annually.`,
  'mot-early': `
    You can, may renew, do, get and take the MOT, test, up to a month minus a day, a month less a day, nearly a month early, before it runs out, before expiry, and keep, hold on to, not lose the same renewal date, so the date stays the same. The earliest date, day you can renew and keep the date.`,
  'mot-expired': `
    You could, can, may be fined, face, get a fine, penalty for driving with no valid MOT, without a valid, current MOT. Driving without an MOT could mean, cost, lead to, bring, land you a fine.
    If, once, when your MOT has run out, expired, lapsed, you can, may, are allowed to only drive, take the car, the only drive allowed is to a repair, to be repaired, a garage, or to a test you have already booked, an MOT appointment booked in advance, pre-booked, arranged beforehand. The only trips allowed are to a repair or to a booked test.
    You must not, can not, may not, should not drive without an MOT, without a valid MOT, once your MOT has expired, except to a repair or to a booked test.`,
  'mot-northern-ireland':
    'In Northern Ireland a car, motorbike or motorcycle has, gets, takes and comes up for its first test, first MOT, is first tested at, from, once it is years old, when it turns. Light goods vehicles, vans are tested earlier.',
  'mot-check':
    'You can see, check, find out, look up when your MOT runs out, expires, is due on GOV.UK. GOV.UK tells, shows you your MOT date. GOV.UK also sends, has, offers MOT reminders of its own, free.',
  'mot-cost':
    'GOV.UK has, shows the MOT fees, the test fees, what an MOT costs. The MOT fees are listed on GOV.UK. For MOT prices, see GOV.UK.',
  'tax-direct-debit': `
    Spreading, splitting, paying vehicle tax, car tax, road tax monthly, every month, each month, six-monthly, every six months, twice a year, half-yearly by Direct Debit adds, means, costs, carries, comes with a surcharge, extra, more.
    If you pay yearly, annually, once a year by Direct Debit, there is no surcharge, nothing extra. Pay yearly and no surcharge is added, you avoid the surcharge. Yearly payment has no surcharge.
    Tax paid by, on Direct Debit renews by itself, on its own, automatically. You do not get, will not get, no V11 reminder is sent, comes, arrives. You will not get a V11 reminder.
    Without an MOT in time, you have to, would have to, must, need to tax the car again yourself.`,
  'tax-ev': `
    Electric cars, EVs have, have had to pay, been liable for, been charged, owed, started paying vehicle tax, road tax, car tax since. Electric cars, EVs pay, are liable for vehicle tax now. GOV.UK has, lists, shows the current amounts, rates.
    Electric cars, EVs are not exempt from, free of vehicle tax any more.`,
  'tax-amount':
    'Vehicle tax depends on, varies with the car and changes. GOV.UK can tell, show you, has your car tax, the tax for your car. You can check, look up your car tax on GOV.UK.',
  'tax-late':
    'There is, you get, face, risk a penalty, fine if, when a car is neither taxed nor declared SORN, off the road, untaxed without a SORN. Leaving, keeping a car untaxed with no SORN means, brings, leads to a penalty. An untaxed car that is not declared SORN gets a penalty.',
  sorn: `
    When you SORN a car, declare SORN, with a SORN you get back, are refunded, receive a refund of the full, any full, whole, complete months of tax left, remaining, that is unused.
    A SORN car has to, must stay off the road, be kept off the road. You may not, must not, can not, are not allowed to use, drive, park a SORN car on the road, on public roads. A SORN car is not allowed on the road.
    If a car is kept off the road and not taxed or insured, untaxed or uninsured, it must, needs to, has to be declared SORN. A car off the road needs a SORN if it is untaxed or uninsured.`,
  'insurance-law': `
    By law a car in Great Britain must, has to, needs to be insured or declared SORN, on SORN, have insurance or a SORN, even if, when, while it is parked, sits still, stays at home, on the drive. Every car needs insurance or a SORN.
    Keeping, having, owning an uninsured car, a car without insurance, and without a SORN can bring, mean, lead to, get you a fixed penalty, a fine. An uninsured car can, may, could be clamped. In court the fine can reach, be, go up to.
    Northern Ireland has different, other rules, its own rules on insurance. The rules differ, are different in Northern Ireland.`,
  'pcn-deadline': `
    You normally, usually, generally have, get days to pay, settle, for paying a PCN, a Penalty Charge Notice, a parking ticket. There is usually a limit of days for paying.
    A council PCN is, gets halved, reduced, cut by half, half off, half price if, when you pay, settle inside, within, in days. Pay, settle a council PCN within days and it is halved, cut by half. Paying within days halves it. Half off a council PCN is normal if you pay within.
    If you do not pay, miss the deadline, ignore it, wait longer, after days a charge certificate may, can, could come, arrive, be sent, follow, add to the bill. After a charge certificate, once it arrives, you have days to pay. The charge certificate adds more.
    PCN rules are different, differ in Scotland and Northern Ireland. Scotland and Northern Ireland have different rules, other rules, their own rules.`,
  'pcn-appeal': `
    If you challenge, appeal, dispute, contest a council PCN informally within days, inside days, you usually, normally, generally keep, hold on to, still get, retain the discount. An informal challenge within days keeps the discount alive.
    If, once, when, after a formal challenge, appeal is, has been rejected, refused, turned down, you have, get days to appeal to the tribunal, for an appeal. Appealing to the tribunal is free, costs nothing. An appeal is free. It is free to appeal to the tribunal.
    In London you appeal, would appeal a council PCN to London Tribunals. London Tribunals hears, handles, deals with, looks at council PCN appeals in London. Outside London, in England and Wales, the Traffic Penalty Tribunal hears, handles, deals with appeals.`,
  'pcn-private': `
    A Parking Charge Notice, private parking charge, private ticket from a private firm, company, operator is not a fine from the council, not a council fine, not a council PCN, not a fine. Private parking charges are not fines.
    For a private parking charge, notice, go, appeal, speak, complain, take it to the operator, parking firm, company first, then POPLA or the IAS, whichever its trade body uses. Pay or appeal to the operator. Appeal to the operator first. POPLA or the IAS can look at, hears private parking appeals after the operator.
    Many, often private charges are cheaper, reduced, cut, lower if you pay early, quickly, within days.`,
  'clean-air-zone': `
    Clean Air Zones, rules and charges vary, differ, change from place to place, so check, look up your car, see whether your car is affected on GOV.UK.
    You can, may pay, settle a Clean Air Zone charge, charges can be paid, up to days ahead, early, in advance, before, or days after, late, afterwards. You have until on the day to pay. The deadline to pay is, at on the day.
    A missed, late Clean Air Zone payment, charge leads to, means, brings, gets, costs, results in a PCN, penalty for each day, every day, per day unpaid, missed, not paid. If you do not pay, miss it, you get a PCN for each day.`,
  ulez: 'London charges, the ULEZ change, so TfL is the place, site to check, look up your car, vehicle. TfL has a vehicle checker. TfL can, will tell you, checks your car. Check, look up your car with TfL, on the TfL site.',
  'lez-scotland': `
    Glasgow, Edinburgh, Dundee and Aberdeen each, all, both have a Low Emission Zone, are Low Emission Zones. There are four in Scotland.
    There is no daily charge, fee, no charge per day, in the zones. Scotland's Low Emission Zones have no daily charge. You can not pay to enter. The zones do not have a daily charge.
    A car that does not meet the rules, the standard, that fails, falls short, is not compliant, gets a penalty, is fined, instead of, rather than a charge. A car below, under, short of the standard gets a penalty, is fined. A car that fails the rules gets a penalty. Some Scottish cities have Low Emission Zones. Check, look up your car for Scotland's zones.`,
  'tyre-tread':
    'Car tyres, a car tyre must have, need, you need, the law says, requires, sets a minimum, at least, legal limit for tread of depth across, over, in, for the middle, central three quarters of the tyre, right, all the way round. The rule, tread, limit applies, counts across the central three quarters. The law asks for tread.',
  'tyre-pressure': `
    It is best to check, measure, test, take tyre pressures before you drive, set off, while, when the tyres are cold. Tyre pressure is best measured, checked cold, with cold tyres, in the morning. Cold tyres give, show the right reading.
    Your handbook, manual, the car's handbook gives, has, tells, lists, shows the right, correct, recommended tyre pressures, figure, number for your car. Look in, check, use your handbook for the right pressure.`,
  'service-interval': `
    As a rough guide, a rule of thumb, a full service comes round, is due, is usual, is needed, is recommended every year or miles, yearly, annually, whichever comes first. Have, get your car serviced once a year.
    Drivers who cover, do a lot of miles, with high mileage, high-mileage cars often, usually need, have, get, want an interim service after, every, at six months.
    Your handbook, manual, its own schedule has the final, last say, comes first, decides, is what counts. Follow, check, see your handbook.`,
  'public-charging': `
    In general, generally, fast public chargers give, deliver, provide, supply, offer, put out somewhere from, between to. Slow, slower chargers give, deliver, provide, tend to give, typically give, are. A slow charger is typically, usually. A fast charger gives, is typically.
    Charging, most charging slows, gets slower once you are past, above, over, beyond, after percent.`,
  'wash-run-off':
    'Dirty, soapy water from washing a car must, has to, should stay out of, must not go, reach, run, get, enter, be washed, flow into surface-water drains, the drain. Wash water should not go into surface-water drains.',
  'hosepipe-ban':
    'During, in a hosepipe ban, businesses, firms, companies, commercial washing, commercial users are usually, often, normally, generally exempt, allowed to carry on, but it is up to, depends on, if allowed by, if agreed by, the decision of the water company.',
}
