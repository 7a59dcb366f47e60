/** How visitors ask, by entry of the knowledge; wordings are parted by semicolons. */
export const launchWordings: Record<string, string> = {
  launch: `
    when do you launch; when are you launching; what is the launch date; when do you start;
    when can I use it; how soon can I use it; are you live yet; are you up and running; is it available now;
    is it out yet; what month do you start; when does it open; when will it be ready;
    will it be before the summer; how long until launch; can I use it today; launch 2026;
    when does it go live; when will you be available; when are you available; when is the service available;
    is it running in 2025; will it start in 2025; before 2026; when's the big day; the big day;
    do you know when it'll be live; when it'll be live; do you know when you start; when are yous opening;
    has the service started; has the service started yet; what year do you launch; which year;
    how long until I can use this; when can people use it; when can the public use it;
    is there a launch date; have you got a date; when's launch; when's it start;
    when abouts are you starting; starting up; when do you start up; is 2026 when you begin;
    not open yet I take it; got a go live date; go live date; any date yet; no date yet;
    what's the start date; whats the launch date; open for business; are you open for business yet;
    are you open yet; are you working yet; has anyone started using it; can I get it this year;
    when will it arrive; when is it out; any idea when this starts; have you launched; have you started;
    when do we expect you; when can we expect you; which month; what month in the year;
    how much longer do we have to wait; how long do I have to wait; launching when;
    is this live or just a landing page; is it live; live yet; still not open;
    when will you be up and running; when are you opening; when can I get it; when can I have it;
    when's it coming; when does this come out; when is it available; when is it happening; start date;
    launch date; opening date; roughly when; spring or summer; early or late in the year;
    beginning or end of the year; is it this year or next; is it soon; will it be ready by easter;
    is 2026 definite; is the date fixed; when do services begin; when does it begin;
    when are you going live; are you trading; are you operating yet; have you got customers yet;
    has it started; do you exist yet; is it running; when does it kick off; release date; what year;
    next year; when exactly; will it definitely launch; is it delayed; how soon till I can use you;
    not launched yet?; when does mobile washing start; when does the charging start;
    when do the reminders begin; can I use it yet; can I use it already; I can't wait, when
  `,
  booking: `
    can I book now; how do I book; how do I make a booking; book me in; can you come tomorrow;
    can I book for this saturday; can you fit me in this week; I need my car cleaned tomorrow;
    I want to book a valet; book a car wash; arrange an appointment; can you come today;
    can you charge my car tonight; can I order now; next available slot; can I book a one off for tomorrow;
    where is the book now button; book now; book now button; where's the booking page; booking page;
    an appointment on tuesday; I'd like an appointment on tuesday; can you send someone tonight;
    I need a charge tonight; need someone today; can I book yet; can I book; is booking open;
    how do I book you; how do I book it; when can I book; can I book a valet for next week; book a valet;
    book me in for tomorrow; book me in for friday; put me in for a clean on the 3rd;
    put me in for the 10th; put me down for a wash on monday; squeeze me in; can you squeeze me in tomorrow;
    fit me in tomorrow; how does one reserve a visit; reserve a visit; can you do my car today;
    can you do my car tomorrow; do my car this week; make a booking; I'd like to make a booking;
    how can I book a slot; book a slot; book a visit; book a charge; come tomorrow; come this weekend;
    are you available on the 14th; want to get booked in; get me booked in; I'd like an appointment;
    how do I get an appointment; how do I go about booking;
    is it possible to have somebody out on thursday morning; can somebody come on friday;
    can someone come round this week; can you do my car on monday; are you free on saturday;
    have you got any slots; any availability; schedule a valet; schedule a visit;
    schedule a wash for next week; can I schedule a charge; book online; where do I book; booking link;
    can I reserve a slot; make a reservation; can I pre book; can I prebook for launch;
    I need a valet before the weekend; need it done by friday; need it doing asap;
    could you do it tomorrow afternoon; come out today; send someone round; order a wash; place an order;
    I want to order; I'd like to arrange a wash; set up a visit; how far away is the next slot;
    need an urgent valet; can I get a valet now; charge my car now please; can you come now
  `,
  app: `
    is there an app; do you have an app; where can I download the app; when does the app come out;
    I cannot find you on the app store; is it on google play; iphone or android; is the app for android;
    app store; do I need the app; do I need a smartphone; link to download the app; is the app ready;
    will the app be free; where's the app; where is the app; app for iphone; app for android; iphone app;
    android app; app on iphone; what will the phone thing be; your application;
    where do I get your application; ios version; when does the app land; do I need a smart phone;
    is a smartphone needed; need a smartphone; do I have to install something; install anything;
    which phones; can I get it on my samsung; samsung phone; is the mobile app out; is the app available;
    app release date; when will the app be ready; when's the app launching; app not found;
    can't find the app; the app isn't there; do I have to download anything; where do I download it;
    app link; is it on the apple store; play store; does it work on android phones;
    do you have an iphone app; is it an app or a website; do I need an app to use it;
    can I use it without the app; can I use it on a computer instead; windows phone; tablet; ipad version;
    what's the app called; is the app any good; cost of the app; does the app cost anything; any app;
    got an app; you got an app; mobile application; tell me about the app; app coming soon
  `,
  'app-features': `
    what can the app do; what features does the app have; can I track the van;
    will I be able to see where you are; real-time tracking; smart scheduling; one-tap payment;
    auto reminders in the app; can I pay in the app; can I pay with my phone;
    can I choose a time slot in the app; how will I know you are on your way; schedule visits on my phone;
    can I track my valeter; track my valeter; track my booking; features of the app; what features;
    what will the phone thing do; what will the app do for me; does it have live tracking; live tracking;
    gps tracking; what's on the app; what can I do in the app; would I be able to watch the driver coming;
    watch the driver on a map; follow the van on a map; see how far away you are; see where you are;
    do I get live updates on where you are; where's my valeter; like uber tracking; name the app features;
    what are the four features; what will the app let me do; what's in the app; functions of the app;
    tell me the app features; can I book through the app; can I pick my slot; choose my time;
    choose the day and time; is there tracking; can I track my booking; track the technician;
    push button payment; pay with one tap; how do I pay in the app; what is smart scheduling;
    what is real time tracking; what are auto reminders; what is one tap payment; does the app do reminders;
    reminders in the app; what does the app actually do; is payment done in the app; app payment
  `,
  areas: `
    I'm in my area; I live in my area; I am in my area; and in my area; what about my area; in my area; is my area on the list; is my area any good; are you in my area; do you come to my area; will you come to my area; coming to my area; is my area covered; do you cover my area; my area; is my area included; any plans for my area; any chance of my area; do you work in my area; can you do my area; will you be in my area; are you going to be in my area; near my area; just outside my area; a village near my area; a farm near my area; could you come to my area; do you serve my area; what areas of my area; available in my area; launching in my area; when will you come to my area; when are you in my area; do you travel to my area; can you get to my area; anywhere near my area;
    which areas do you cover; do you cover my area; where do you operate; where are you based;
    which cities will you be in; which cities do you launch in first; are you coming to my town;
    will you come to my postcode; do you cover rural areas; I live in a village, will you come;
    do you cover the countryside; are you nationwide; do you cover scotland and wales;
    do you do northern ireland; are you near me; how far do you travel; what locations do you serve;
    are you in my city; I live in the sticks; list of cities; do you come out this way; do you cover london;
    do you serve london; what about birmingham; any plans for my city; any plans for my town;
    plans for the north; will you cover small towns; is the service nationwide;
    we live in the lake district, will you come out here; will you come out here; does it include scotland;
    does it include wales; does it include northern ireland; do you serve my area; available in my city;
    are you available in my area; are you available here; is it available near me; come to my area;
    coming to my area; do you cover me; is my street covered; anywhere near me; near chesterfield;
    which places do you go to; what places; would my gran be covered;
    would my mum be covered where she lives; is she covered; are rural folk left out;
    left out again because we're rural; we are in the borders; we are in the country; I'm in a village;
    I'm in the city; I am in the north; is that included where I am; is my city included; wich cities;
    in my town; here?; any good for my postcode; which cities and towns; what about my town;
    what about scotland; what about wales; do you do scotland; do you do wales; will you be in my city;
    are you going to be in my city; gonna be in my city; anywhere in the north east; how about my area;
    which parts of the uk are you covering; which parts of the country; anything planned near me;
    will the service be available where I live; can you come to me in the country;
    how big is your service area; service area; coverage area; coverage map; do you go to villages;
    city only; is it only cities; only in london; are you only going to be in london like everyone else;
    does it include the suburbs; do you do towns or only cities; what about small towns; small town;
    market town; is that in your patch; do you come up here; do you come down here; is my area covered;
    is my town on the list; what towns; which towns; where will it be available; where is it available;
    where can I get it; where will you launch; where are you launching; launching where; what cities;
    name the cities; tell me the cities; first cities; which city first; do you plan to expand;
    will you expand; when will you come to my area; what's the nearest place you cover;
    how do I find out if you cover me; do you cover everywhere; cover the whole country; all over the uk;
    is it uk wide; all of england; north or south; do you come to the north; the midlands; scottish cities;
    welsh cities; is scotland included; do you deliver to my area; I live on an island;
    I live in the middle of nowhere; out in the sticks; I live on a farm; remote area; rural;
    outside the city; just outside the city; edge of town; will you come this far; am I too far away;
    am I in range; is it local; which regions; which postcodes; what postcodes do you cover;
    can you check my postcode; is my postcode ok; are you local to me; do you work round here;
    where are you located; are you near; how far out do you go; do you do my area; are you around here
  `,
  'outside-uk': `
    are you in ireland; do you cover dublin; will you come to spain; do you operate abroad;
    are you in america; do you work in europe; I live in france; do you cover the isle of man or jersey;
    is it only in the uk; outside the uk; I am in cork can I use it; I'm in ireland can I use it;
    is this available in france; available abroad; can I use it outside the uk; not in the uk;
    I don't live in the uk; do you have this in germany; do you have it abroad; is it in ireland;
    I live in the republic of ireland; do you do anything in the us; is it available in other countries;
    can I use it abroad; overseas; are you international; are you worldwide; I'm in australia;
    will you launch in canada; do you operate in the channel islands; dubai; when are you coming to europe;
    does it work in ireland; belgium; new york; which countries are you in; only uk?;
    I am visiting from abroad
  `,
}
