import { brand } from '../../brand.ts'
import { faqAnswer } from '../../faq.ts'
import { perks } from '../../offer.ts'
import { subjectsOf } from '../subject.ts'

/** When, where, for how much: launch, app, areas, price, perks. From the specification. */
export const launch = subjectsOf('service', [
  {
    id: 'launch',
    title: 'When we launch',
    text: `We launch in **${brand.launchYear}**. We’re not running yet, and the exact date isn’t published. Join the waitlist with your email and postcode and we’ll email you about the launch.`,
    wordings: {
      own: `
        when do you launch; when are you launching; what is the launch date; when do you start;
        when can I use it; how soon can I use it; are you live yet; are you up and running;
        is it available now; is it out yet; what month do you start; when does it open;
        when will it be ready; will it be before the summer; how long until launch; can I use it today;
        launch 2026; when does it go live; when will you be available; when are you available;
        when is the service available; is it running in 2025; will it start in 2025; before 2026;
        when's the big day; the big day; do you know when it'll be live; when it'll be live;
        do you know when you start; when are yous opening; has the service started;
        has the service started yet; what year do you launch; which year; how long until I can use this;
        when can people use it; when can the public use it; is there a launch date; have you got a date;
        when's launch; when's it start; when abouts are you starting; starting up; when do you start up;
        is 2026 when you begin; not open yet I take it; got a go live date; go live date; any date yet;
        no date yet; what's the start date; whats the launch date; open for business;
        are you open for business yet; are you open yet; are you working yet; has anyone started using it;
        can I get it this year; when will it arrive; when is it out; any idea when this starts;
        have you launched; have you started; when do we expect you; when can we expect you; which month;
        what month in the year; how much longer do we have to wait; how long do I have to wait;
        launching when; is this live or just a landing page; is it live; live yet; still not open;
        when will you be up and running; when are you opening; when can I get it; when can I have it;
        when's it coming; when does this come out; when is it available; when is it happening; start date;
        launch date; opening date; roughly when; spring or summer; early or late in the year;
        beginning or end of the year; is it this year or next; is it soon; will it be ready by easter;
        is 2026 definite; is the date fixed; when do services begin; when does it begin;
        when are you going live; are you trading; are you operating yet; have you got customers yet;
        has it started; do you exist yet; is it running; when does it kick off; release date; what year;
        next year; when exactly; will it definitely launch; is it delayed; how soon till I can use you;
        not launched yet?; when does mobile washing start; when does the charging start;
        when do the reminders begin; can I use it yet; can I use it already; I can't wait, when`,
      'held-out': `
        When do you go live?; what is your launch date; are you operating at the moment;
        when will the service start in my area; is it launching soon; you said 2026 but when in 2026;
        can i use the service now`,
      'strangers-a': `
        when u open; when's it kickin off like; "coming 2026" what sort of a date is that?! WHAT MONTH`,
      'strangers-b': `
        when's it starting then bach;
        third time i've been on this page and still cant book nowt. when the hell are you opening;
        2026 when tho`,
      voices: `
        when do you start; when are you opening; when's it live; when will it be available;
        launch date please; what date do you launch; which month; how long till you open;
        are you open now; are you running yet; can I use it today; is it up and running; not open yet;
        still not launched; when can we expect it; when does it kick off; when will you be in business;
        when is the start; from when are you working; from when I can use; is it this year; next year;
        any date; rough date; summer or winter; is it 2026; early 2026 or late; Q1 or Q3; go live;
        have you started; started trading yet; when do things get going; how soon;
        I can't wait, when is it; when's the big launch; so it isn't out yet; is it ready;
        when will it be ready; opening date; when does the service begin; coming soon means when;
        how many months; what's the timeline; what's the eta on launch; is there a date;
        when can I get it; will it be before Christmas; by the summer; is it still happening;
        has it been delayed; when are you live in 2026`,
    },
  },
  {
    id: 'booking',
    title: 'Booking',
    text: `You can’t book yet: we launch in ${brand.launchYear}, and the exact date isn’t published. The waitlist gives you priority access when we do. At booking you’ll tell us the car, the place and the time, and get a personalised quote.`,
    wordings: {
      own: `
        can I book now; how do I book; how do I make a booking; book me in; can you come tomorrow;
        can I book for this saturday; can you fit me in this week; I need my car cleaned tomorrow;
        I want to book a valet; book a car wash; arrange an appointment; can you come today;
        can you charge my car tonight; can I order now; next available slot;
        can I book a one off for tomorrow; where is the book now button; book now; book now button;
        where's the booking page; booking page; an appointment on tuesday;
        I'd like an appointment on tuesday; can you send someone tonight; I need a charge tonight;
        need someone today; can I book yet; can I book; is booking open; how do I book you;
        how do I book it; when can I book; can I book a valet for next week; book a valet;
        book me in for tomorrow; book me in for friday; put me in for a clean on the 3rd;
        put me in for the 10th; put me down for a wash on monday; squeeze me in;
        can you squeeze me in tomorrow; fit me in tomorrow; how does one reserve a visit; reserve a visit;
        can you do my car today; can you do my car tomorrow; do my car this week; make a booking;
        I'd like to make a booking; how can I book a slot; book a slot; book a visit; book a charge;
        come tomorrow; come this weekend; are you available on the 14th; want to get booked in;
        get me booked in; I'd like an appointment; how do I get an appointment; how do I go about booking;
        is it possible to have somebody out on thursday morning; can somebody come on friday;
        can someone come round this week; can you do my car on monday; are you free on saturday;
        have you got any slots; any availability; schedule a valet; schedule a visit;
        schedule a wash for next week; can I schedule a charge; book online; where do I book;
        booking link; can I reserve a slot; make a reservation; can I pre book; can I prebook for launch;
        I need a valet before the weekend; need it done by friday; need it doing asap;
        could you do it tomorrow afternoon; come out today; send someone round; order a wash;
        place an order; I want to order; I'd like to arrange a wash; set up a visit;
        how far away is the next slot; need an urgent valet; can I get a valet now;
        charge my car now please; can you come now`,
      'held-out': `
        How do I book?; can I make a booking for Saturday morning; book me a car wash for 10am tomorrow;
        I want to schedule a charge`,
      'strangers-a': `
        i would like to book a wash for saturday morning please`,
      'strangers-b': `
        could someone come out this Saturday and do the car for me`,
      voices: `
        can I book now; book me in; I'd like to book; how do I book; book a wash for Saturday;
        make an appointment; can I get a slot; arrange a visit; is booking open; when can I book;
        can I reserve a slot; book for next week; schedule a clean; booking please; pre book;
        can I pre order; take my booking; I want to book a valet for tomorrow; book a charge tonight;
        could you come tomorrow; come out today; can you do this Friday; need it done by the weekend;
        need you tomorrow; I want appointment; I want make reservation; fit me in this week;
        next available slot; earliest appointment; what info do you need to book; book online;
        book by phone; where do I book; can I book ahead of launch; get me booked in; set up a visit;
        can somebody come this afternoon; order a wash; I need a wash on Thursday; sort me a slot`,
    },
  },
  {
    id: 'app',
    title: 'The mobile app',
    text: 'A mobile app is coming soon. It isn’t in the app stores yet, and which phones it will run on isn’t published. Its announced features: Smart Scheduling, Real-time Tracking, Auto Reminders and One-Tap Payment.',
    wordings: {
      own: `
        is there an app; do you have an app; where can I download the app; when does the app come out;
        I cannot find you on the app store; is it on google play; iphone or android;
        is the app for android; app store; do I need the app; do I need a smartphone;
        link to download the app; is the app ready; will the app be free; where's the app;
        where is the app; app for iphone; app for android; iphone app; android app; app on iphone;
        what will the phone thing be; your application; where do I get your application; ios version;
        when does the app land; do I need a smart phone; is a smartphone needed; need a smartphone;
        do I have to install something; install anything; which phones; can I get it on my samsung;
        samsung phone; is the mobile app out; is the app available; app release date;
        when will the app be ready; when's the app launching; app not found; can't find the app;
        the app isn't there; do I have to download anything; where do I download it; app link;
        is it on the apple store; play store; does it work on android phones; do you have an iphone app;
        is it an app or a website; do I need an app to use it; can I use it without the app;
        can I use it on a computer instead; windows phone; tablet; ipad version; what's the app called;
        is the app any good; cost of the app; does the app cost anything; any app; got an app;
        you got an app; mobile application; tell me about the app; app coming soon`,
      'held-out': `
        Where can I download your app?; will there be an iPhone app; what will I be able to do in the app;
        can I follow the van live; when does the app launch; does the app have one tap payment`,
      'strangers-a': `
        is it on the app store yet; couldnt find ur app on google play`,
      'strangers-b': `
        is there an app i cant find it on play store; Will the app be on both Android and iOS?`,
      voices: `
        is there an app; where's the app; can I download the app; is it on the play store;
        is it on the app store; android or iphone; does it work on android; does the app work on iPhone;
        app link; when's the app out; when is the app coming; can't find the app;
        I searched the app store and can't find it; do I need the app; will there be an app;
        have you an app; have you got an app; got an app; app for phone; you have application;
        which phones does the app run on; does it work on Samsung; huawei; old phone will the app work;
        what iOS version; is the app ready; is the app free; app not showing; download; install the app;
        beta of the app; the app; is your app out yet; can I get the app early; will it be on apple;
        ipad app; is there a website version or only app`,
    },
  },
  {
    id: 'app-features',
    title: 'What the app will do',
    text: `The app is coming soon, with four features:
- **Smart Scheduling**: pick a time that suits you
- **Real-time Tracking**: see when we’re on our way
- **Auto Reminders**: MOT, tax, insurance, service and PCN dates
- **One-Tap Payment**: pay in a tap`,
    wordings: {
      own: `
        what can the app do; what features does the app have; can I track the van;
        will I be able to see where you are; real-time tracking; smart scheduling; one-tap payment;
        auto reminders in the app; can I pay in the app; can I pay with my phone;
        can I choose a time slot in the app; how will I know you are on your way;
        schedule visits on my phone; can I track my valeter; track my valeter; track my booking;
        features of the app; what features; what will the phone thing do; what will the app do for me;
        does it have live tracking; live tracking; gps tracking; what's on the app;
        what can I do in the app; would I be able to watch the driver coming; watch the driver on a map;
        follow the van on a map; see how far away you are; see where you are;
        do I get live updates on where you are; where's my valeter; like uber tracking;
        name the app features; what are the four features; what will the app let me do; what's in the app;
        functions of the app; tell me the app features; can I book through the app; can I pick my slot;
        choose my time; choose the day and time; is there tracking; can I track my booking;
        track the technician; push button payment; pay with one tap; how do I pay in the app;
        what is smart scheduling; what is real time tracking; what are auto reminders;
        what is one tap payment; does the app do reminders; reminders in the app;
        what does the app actually do; is payment done in the app; app payment`,
      'strangers-a': `
        what will the apple do when it comes out sorry the app what does it do;
        Will I be able to watch the van's ETA live on my phone?`,
      'strangers-b': `
        wot will the ap do wen it comes out`,
      voices: `
        what does the app do; what's in the app; what can I do in the app; app features;
        can I track the van; live tracking; can I see where the van is;
        will I know when you're on your way; smart scheduling; what is smart scheduling;
        one tap payment what is it; features of the app; what will I be able to do with the app;
        does the app show arrival time; what's the point of the app; can I pay in the app;
        can I book in the app; real time tracking; see the driver on a map; does it have a map;
        what functions has application; tell me about the app's functions; what are the four features;
        does the app send notifications; choose my time in the app; can I see when he arrives;
        follow the van; like Uber where you see the car; what would I use the app for; is there tracking`,
    },
  },
  {
    id: 'areas',
    title: 'Areas',
    text: `${faqAnswer('areas')} The exact list of cities and areas isn’t published yet, so I can’t say which places are in.`,
    wordings: {
      own: `
        I'm in my area; I live in my area; I am in my area; and in my area; what about my area;
        in my area; is my area on the list; is my area any good; are you in my area;
        do you come to my area; will you come to my area; coming to my area; is my area covered;
        do you cover my area; my area; is my area included; any plans for my area; any chance of my area;
        do you work in my area; can you do my area; will you be in my area;
        are you going to be in my area; near my area; just outside my area; a village near my area;
        a farm near my area; could you come to my area; do you serve my area; what areas of my area;
        available in my area; launching in my area; when will you come to my area;
        when are you in my area; do you travel to my area; can you get to my area; anywhere near my area;
        which areas do you cover; do you cover my area; where do you operate; where are you based;
        which cities will you be in; which cities do you launch in first; are you coming to my town;
        will you come to my postcode; do you cover rural areas; I live in a village, will you come;
        do you cover the countryside; are you nationwide; do you cover scotland and wales;
        do you do northern ireland; are you near me; how far do you travel; what locations do you serve;
        are you in my city; I live in the sticks; list of cities; do you come out this way;
        do you cover london; do you serve london; what about birmingham; any plans for my city;
        any plans for my town; plans for the north; will you cover small towns; is the service nationwide;
        we live in the lake district, will you come out here; will you come out here;
        does it include scotland; does it include wales; does it include northern ireland;
        do you serve my area; available in my city; are you available in my area; are you available here;
        is it available near me; come to my area; coming to my area; do you cover me;
        is my street covered; anywhere near me; near chesterfield; which places do you go to; what places;
        would my gran be covered; would my mum be covered where she lives; is she covered;
        are rural folk left out; left out again because we're rural; we are in the borders;
        we are in the country; I'm in a village; I'm in the city; I am in the north;
        is that included where I am; is my city included; wich cities; in my town; here?;
        any good for my postcode; which cities and towns; what about my town; what about scotland;
        what about wales; do you do scotland; do you do wales; will you be in my city;
        are you going to be in my city; gonna be in my city; anywhere in the north east;
        how about my area; which parts of the uk are you covering; which parts of the country;
        anything planned near me; will the service be available where I live;
        can you come to me in the country; how big is your service area; service area; coverage area;
        coverage map; do you go to villages; city only; is it only cities; only in london;
        are you only going to be in london like everyone else; does it include the suburbs;
        do you do towns or only cities; what about small towns; small town; market town;
        is that in your patch; do you come up here; do you come down here; is my area covered;
        is my town on the list; what towns; which towns; where will it be available;
        where is it available; where can I get it; where will you launch; where are you launching;
        launching where; what cities; name the cities; tell me the cities; first cities; which city first;
        do you plan to expand; will you expand; when will you come to my area;
        what's the nearest place you cover; how do I find out if you cover me; do you cover everywhere;
        cover the whole country; all over the uk; is it uk wide; all of england; north or south;
        do you come to the north; the midlands; scottish cities; welsh cities; is scotland included;
        do you deliver to my area; I live on an island; I live in the middle of nowhere;
        out in the sticks; I live on a farm; remote area; rural; outside the city; just outside the city;
        edge of town; will you come this far; am I too far away; am I in range; is it local;
        which regions; which postcodes; what postcodes do you cover; can you check my postcode;
        is my postcode ok; are you local to me; do you work round here; where are you located;
        are you near; how far out do you go; do you do my area; are you around here`,
      'held-out': `
        Where are you launching first?; do you cover Bristol; will you be in Liverpool; is EH3 covered;
        I live in a small village near York, will you come?; what areas of london do you do;
        do you deliver your service in Milton Keynes; can you do Swansea?; NE6 5AB; do you go to Essex;
        Portsmouth?; any chance of you coming to Carlisle`,
      'strangers-a': `
        In which cities you will be working please`,
      'strangers-b': `
        Canary Wharf office basement, E14`,
      voices: `
        where do you cover; which cities; which towns; what areas; do you cover my area;
        do you come to my town; are you near me; are you local; how far do you come;
        do you come to villages; do you cover rural areas; we're in the sticks;
        out in the countryside, do you come; is my postcode covered; is my street covered; coverage map;
        is there a map of areas; where will you be; where do you operate; where are you based;
        list of cities; which places; in what cities you are; do you work in the north;
        do you do the north; only London; is it London only; nationwide; all over the UK;
        are you coming to Scotland; do you do Wales; will you come to Northern Ireland;
        do you travel outside the city; suburbs; how wide do you go; do you serve islands;
        do yous come up here; are you round our way; round here; do you come out our way;
        my neck of the woods; middle of nowhere, will you come; check my postcode; any plans for my town;
        will you be in my city; which city first; where are you launching; launch cities; small town;
        I live on a farm; the highlands; within the M25; what postcodes; zone covered; service area`,
    },
  },
  {
    id: 'outside-uk',
    title: 'Outside the UK',
    text: 'The service is for the UK: we’ll cover major UK cities. Nothing outside the UK has been announced.',
    wordings: {
      own: `
        are you in ireland; do you cover dublin; will you come to spain; do you operate abroad;
        are you in america; do you work in europe; I live in france;
        do you cover the isle of man or jersey; is it only in the uk; outside the uk;
        I am in cork can I use it; I'm in ireland can I use it; is this available in france;
        available abroad; can I use it outside the uk; not in the uk; I don't live in the uk;
        do you have this in germany; do you have it abroad; is it in ireland;
        I live in the republic of ireland; do you do anything in the us;
        is it available in other countries; can I use it abroad; overseas; are you international;
        are you worldwide; I'm in australia; will you launch in canada;
        do you operate in the channel islands; dubai; when are you coming to europe;
        does it work in ireland; belgium; new york; which countries are you in; only uk?;
        I am visiting from abroad`,
      'held-out': `
        Do you operate in Ireland?; can I use this in Spain; are you in Jersey`,
      voices: `
        do you work abroad; are you in Ireland; Dublin; in Europe; do you cover Spain; in France; America;
        are you in the USA; outside the UK; any plans for overseas; international;
        do you operate in other countries; I live in Germany; other countries; Republic of Ireland;
        do you do the EU; Isle of Man; Channel Islands; will you come to Australia; in my country Poland;
        abroad on holiday; I'm an expat; take the car to France can you wash it there; worldwide; global;
        India; Dubai; Canada; for Ireland too; is it UK only; just Britain`,
    },
  },
  {
    id: 'price',
    title: 'Price',
    text: `${faqAnswer('price')} No prices are published yet.`,
    wordings: {
      own: `
        how much does it cost; how much is it; what are your prices; price list;
        how much for a full valet; how much is a car wash; how much is a monthly wash;
        how much do you charge; how much to charge my car; what does charging cost;
        can you give me a quote; ballpark figure; is it expensive; is it cheap;
        what does the subscription cost per month; what would it set me back; what are your rates;
        how much is a valet for a large car; are there any hidden fees; do you charge a call out fee;
        what is the price per kwh; how is the price worked out; what is a personalised quote;
        how much is the tyre and fluid check; do you have a pricelist; pricelist;
        roughly how much a wash would be; roughly how much for a mini; can you tell me roughly how much;
        tell me roughly; do prices vary by car; do prices vary; does the price vary;
        is it more for bigger cars; will it be cheap; cheap; what u charge; wot u charge;
        what would it cost me a month; how do I get a quote; when will I get a quote;
        how much will my plan be; cost of a subscription; how much does everything cost; costs please;
        could I have a price; price of a monthly wash; what does it cost; give us a clue on cost;
        clue on the cost; what sort of money; what sort of money is it; what kind of money; how dear;
        how dear is it; is it dear; how dear is the charging; what's the monthly damage;
        damage to my wallet; any prices on your site; how much for two washes a month;
        how much for 2 washes a month; how much for a weekly clean; how much is the ev charging;
        how much is the wash; how much is the valeting; how much is the valet; tell me your fees;
        could you tell me your fees; price of a valet; price of charging; is charging cheaper than public;
        charging cheaper; how much money; how much you charging; hw much; hw mch; how mch;
        whats ur prices; what do you charge; what will I have to pay; what would that cost;
        what would that cost me; how much a month is it; whats the price; pay how much;
        what does a wash cost; what does a valet cost; what does a charge cost;
        what are we talking price wise; price wise; price; prices; cost; costs; what's the cost;
        what is the price; how much do you charge for a valet; how much do you charge for washing;
        roughly what would I pay each month; what would I pay; what will I pay; what do I pay;
        monthly cost; cost per month; how much a month; how much per month; what's it going to cost me;
        how much will it cost; how much would it be; how much does a valet cost;
        how much does the charging cost; how much is charging; how much for charging; charging cost;
        charging price; cost of charging; cost of a wash; wash price; valet price;
        are your charges reasonable; reasonable prices; do you have fixed prices;
        is it different for everyone; is it the same price for everyone; do bigger cars cost more;
        is it more for an suv; more for a big car; does the size of the car change the price;
        price for a small car; what do you charge for checking tyres and fluids; can you quote me;
        give me a quote for a weekly wash; get a quote; quote please; I'd like a quote;
        where do I get a quote; when do I get the quote; how do quotes work; give me a price;
        just a rough price; rough idea of cost; rough estimate; estimate please; ballpark; starting from;
        from how much; minimum price; cheapest plan; what's your cheapest package; how expensive is it;
        sounds expensive; is it pricey; can I afford it; is it good value; what's the damage;
        what's the fee; monthly fee; what's the subscription price; subscription cost;
        how much is the subscription; how much is a subscription; how much are the plans; plan prices;
        price of the plans; price list please; where are the prices; why are there no prices;
        can't see any prices; why don't you show prices; is there a call out charge; extra charges;
        do you charge per mile; price per mile; per unit price; pence per kwh; how much per kwh;
        cost per unit; is it per wash or per month; what are your fees; fee; rates; tariffs;
        are prices the same in london; is the price fixed once I join; will the price go up`,
      'held-out': `
        What are your prices?; how much is a car wash with you; cost of mobile ev charging;
        how much per month is the valeting plan; do you charge a lot; whats it gonna set me back;
        how much does it cost to charge my Tesla with you; can I have a quote please;
        are there any extra fees; cheapest option?; is the quote free and how is it worked out`,
      'strangers-a': `
        how much £££; gan on then how much we talkin for a clean; aye but whit's it gonnae cost me hen;
        ballpark?? even roughly; how much to wash an MX-5`,
      'strangers-b': `
        how much pal; is it expensive im broke 😭;
        THIS SITE IS DOING ME HEAD IN where are the bleedin prices???`,
      voices: `
        how much; how much is it; what does it cost; price; prices please; what are your prices;
        how much for a wash; how much for charging; cost per month; what do you charge;
        how much will it be; how much do you charge for a full valet; price list; is it expensive;
        is it dear; cheap; ballpark; rough idea of cost; quote; can I get a quote; give me a quote;
        what's the damage; what's it gonna set me back; what would I be paying; monthly price;
        weekly price; price per kWh; per kilowatt; cost for a small car; for a big car; for an SUV;
        how much for a people carrier; is it more for a bigger car; how much money; how many pounds;
        what is price; how much is cost; tell me the price; why aren't there prices; where are the prices;
        I can't see any prices; can't find prices anywhere; give me a number; just a figure;
        a rough figure; under twenty quid; more than £50; is it pricey; how much we talking;
        how much we talking a month; what's the going rate; rates; tariffs; fees; what fees are there;
        call out fee; hidden costs; extra charges; how do you price it; is it worth the money;
        what will it cost me; can I afford it; I'm on a pension how much is it; student price;
        is the price fixed; price for a diesel; cost of the inspection; how much for the tyre check;
        how much to charge a Leaf; how much for inside and out; what's a wash go for; costings`,
    },
  },
  {
    id: 'subscription',
    title: 'Subscriptions',
    text: `${faqAnswer('subscription')} You’ll get a personalised quote when you book.`,
    wordings: {
      own: `
        do I need a subscription; do I have to subscribe; is it a monthly subscription; is it a contract;
        am I tied in; is there a membership fee; which services need a subscription;
        how do the subscriptions work; is it paid monthly; what plans do you have;
        what subscription plans are there; do I need a membership; is it monthly or yearly;
        what needs a subscription and what doesn't; what needs a subscription; which need a subscription;
        do I pay monthly for valeting; pay monthly for washing; do I need to sign a contract;
        sign a contract; is it a subscription service; subscription service; committed to a year;
        am I committed to a year; a year's contract; yearly contract; 12 months; do I sign up for a year;
        must I take out a plan; take out a plan; is the cleaning on a monthly deal; monthly deal;
        is it a rolling thing; rolling monthly; every month; is it every month; do I pay every month;
        is it a subscription; is it subscription only; subscription only; so I'd have to subscribe;
        regular plan; is washing a subscription; is charging a subscription; is everything a subscription;
        is it like netflix, a monthly fee; a monthly fee; would I be locked into something;
        locked into a contract; do I have to lock in; which bits do you have to subscribe to;
        what do I have to subscribe to; do I need to subscribe; need a subscription; subscription needed;
        is a subscription required; is it compulsory to subscribe; is it only by subscription;
        is charging on subscription; is washing on subscription; is it monthly; pay monthly;
        is there a monthly plan; monthly plan; monthly membership; is it a rolling contract;
        am I signing a contract; contract; any contract; subscription model;
        how does the subscription work; tell me about the subscription; what is the subscription;
        what does the subscription mean; subscriptions; types of subscription; different plans;
        which plan do I need; what packages are there; can I have a plan for just charging;
        can I subscribe to washing only; do I need two subscriptions;
        separate subscriptions for washing and charging; one subscription for everything; combined plan;
        is there an annual plan; do I need to commit; commitment; is it ongoing; tied into anything;
        do you tie people in`,
      'held-out': `
        Do I need a subscription to use it?; are the washes on subscription; is there a monthly fee;
        do i need a membership to get my car washed`,
      'strangers-a': `
        So it is abonament, yes? I mean every month is paying?`,
      'strangers-b': `
        Is it mandatory to take the monthly plan for everything or some things I can use without it?`,
      voices: `
        is it a subscription; do I have to subscribe; is it monthly; monthly plan; what plans are there;
        is it a contract; do I have to sign up to a plan; is it a membership; is it pay monthly;
        direct debit every month; do I have to commit; is everything subscription;
        which parts need a subscription; subscription model; do I need a membership;
        what's the subscription; how do the subscriptions work; what kind of plan;
        am I tied in to a monthly; must I take subscription; is it every month payment; regular payment;
        so it's monthly; recurring; do I pay every month; another subscription, really;
        is it like Netflix; do I need to subscribe for washing; subscription for charging; plans;
        which plans; plan options; yearly plan; is there an annual plan; does it work on a monthly basis`,
    },
  },
  {
    id: 'perks',
    title: 'Waitlist perks',
    text: `Waitlist members get three early-access perks:
${perks.map(perk => `- ${perk}`).join('\n')}

The detailed terms aren’t published yet.`,
    wordings: {
      own: `
        what are the perks; what do I get for joining the waitlist;
        is there a discount for signing up early; early bird offer; what is in it for me;
        benefits of the waiting list; how do I get 15% off; 15 percent off what; how do I get the £20 off;
        20 pounds off my first charge; 20 quid off; any offers for early access; do you have a promo code;
        any freebies for signing up; why should I join the waitlist; what is early access;
        new customer deal; what do waitlist members receive; what do members receive; what do I receive;
        money off if I sign up now; do I get money off; how much discount do I get for joining;
        the 20 pound thing; what's the £20 thing; benefits to being early; any benefits;
        benefit of being early; early access perks; reward for joining; what's the discount;
        is there a discount; sign up offer; what's the incentive to join; incentive to join;
        how much will I save; how much will I save by being on the list; tell me about the 20 pounds;
        tell me about the £20; tell me about the 15%; why bother signing up; why bother signing up now;
        why join now; why should I bother; what do early people get; what do early birds get;
        early joiners; what's the benefit of signing up; sell it to me, why sign up before launch;
        why sign up early; why should I sign up; what's the point of the waitlist;
        what's the benefit of joining now; what's this 15% thing; what is the 15% off; 15% discount;
        is it true I get £20 off charging; £20 off; twenty quid off charging; twenty pounds off;
        20 off my first charge; anything special for the people on the waitlist;
        what do waitlist members get; waitlist rewards; waitlist benefits; rewards; member perks;
        perks please; perks; any perks; what are the three perks; do I get a discount; any discount;
        discounts for joining; is there a discount code; signing up bonus; joining bonus;
        what's the offer; current offers; launch offer; opening offer; special offers; deals; any deals;
        what will I save; how much do I save; money off; how much discount do I get;
        first three months discount; what's priority; do early people get anything;
        is there a reward for waiting; what's in it for us; incentives; do you do intro offers;
        do new customers get money off; do I get anything free for joining; exclusive offers`,
      'held-out': `
        What do I get if I join the waitlist?; how much off do early members get;
        is there a sign up bonus; do I get £20 off; is it 15% off for three months`,
      'strangers-a': `
        what do i get for joining the weight list`,
      'strangers-b': `
        what do i get for signing up`,
      voices: `
        what are the perks; what do I get for joining; why should I join; what's in it for me;
        benefits of the waitlist; benefits of joining early; what do I get; early access perks;
        what's the offer; what's the deal; any offers for early birds; joining bonus; sign up bonus;
        what's the discount; the 15 percent; 15% off what; twenty pounds off; the £20; the £20 off thing;
        early bird; what is priority access; priority; reward for signing up; do I get anything;
        is it worth joining; what's the point of joining; what's the advantage of the list;
        advantages of waitlist; what bonus I get; goodies; freebies for joining; incentive; welcome offer;
        introductory offer; tell me the perks; list the perks; perks please; what are the three perks;
        early access; what do early members get; the offer on the banner; money off for joining`,
    },
  },
])
