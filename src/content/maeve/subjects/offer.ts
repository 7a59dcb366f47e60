import { brand } from '../../brand.ts'
import { faqAnswer } from '../../faq.ts'
import { subjectsOf } from '../subject.ts'

/** What the service is, from the specification: the four services, the app, the way it works. */
export const offer = subjectsOf('service', [
  {
    id: 'overview',
    title: `What ${brand.name} does`,
    text: `${brand.name} is mobile car care for the UK, launching in ${brand.launchYear}. It offers:
- Car washing and valeting, by subscription
- Mobile EV charging, by subscription
- Air and water: tyre pressure, fluid levels and a safety inspection
- Free reminders for MOT, tax, insurance, service and PCNs`,
    wordings: {
      own: `
        do you wash cars, charge evs and check tyres; washing, charging, tyres and reminders all from you;
        what is ${brand.name}; what do you do; what does your company do; what is this site about;
        what services do you offer; what services are available; list your services;
        tell me about the service; tell me about your company; explain what this is; what is this;
        what can you do for my car; what do you offer; how can you help with my car; what are you selling;
        what is mobile car care; what is on offer; give me an idea of what you are;
        can you give me an idea of what this is; what exactly are you offering;
        what are you offering motorists; what are you offering drivers; describe your business;
        describe the service; describe what you do; so you wash cars and charge them, anything else;
        anything else besides washing and charging; explain it like I'm five; explain it simply;
        pitch it to me; what have you got; what do you have; what could you do for me and my car;
        what's the service exactly; give me a summary of the services; what all do you do;
        what does your firm provide; what do you provide; tell us what you provide;
        what would I get out of this; what would I get out of it as a driver;
        what's in it for a car owner; what do I get out of it; what is this company for; what's it do;
        what does it do exactly; what do you people do; what is it you people do exactly;
        someone sent me this link, what is it; what's this site; what's this website;
        can you explain what your company actually does; what are your services; list of services;
        services; what's available; whats it all about; tell me a little about what this company offers;
        what do you actually do; explain in plain english what you are; what kind of business is this;
        what sort of company are you; give me the rundown; give me a quick summary;
        i don't get it, what is this; not sure what you do; what exactly is it; sum it up for me;
        what are you launching; what are you all about; what would I be signing up for;
        what am I signing up for; tell me everything you do; in a nutshell what is it;
        what's the deal here; which services are included; what else do you do;
        what other services do you have; anything else you do; can you describe the service;
        what is the business; break it down for me; new here, what is this;
        I've just come across you, what do you do; what is the point of this; what are the four services;
        how would you help a car owner; is this a car wash or a charging company;
        what is the company called; what's your unique service; give me an overview of your company;
        more information please; tell me more`,
      'held-out': `
        Hello, I found you on Instagram. What does Kerbside offer?; what kind of stuff do you do for cars;
        whats this app website thing about; Please tell me about Kerbside services`,
      'strangers-a': `
        wot is this site; Whit is it ye actually dae?`,
      'strangers-b': `
        Please what exactly is this Kerbside? My colleague sent me the link`,
      voices: `
        what is this all about; what's kerbside when it's at home; so what do you lot actually offer;
        sell it to me in one line; give me the elevator pitch; what can I use you for;
        what services are there; could you outline the services for me; what am I looking at here;
        saw your poster and haven't a clue what it is; my daughter sent me this link, what is it;
        explain it like I'm five; what would you do for my motor; tell me more please;
        not sure what this company does; what is your business; what you are doing for cars;
        this is for what; what's the gist; the gist please; in a nutshell what do you do;
        summary of your services; full list of services; what all do you do; list everything you do;
        which things you can do with car; what's included in kerbside overall;
        is it just washing or other things too; anything else besides cleaning;
        besides charging what else is there; what's on offer; what do you provide;
        I'm new here what's this; first time on here what is it; what problem does this solve;
        never heard of you what do you do; what do yous dae; who are you and what do you do;
        what is kerbside; what's the service; what can you do for a busy mum; what is your USP;
        what exactly is mobile car care; what does mobile car care mean; what's your thing`,
    },
  },
  {
    id: 'car-washing',
    title: 'Car washing and valeting',
    text: `${brand.name} will wash and valet your car where it’s parked. It’s a monthly subscription, with a personalised quote when you book, and it starts with our launch in ${brand.launchYear}. What each valet or detailing plan includes isn’t published yet.`,
    wordings: {
      own: `
        Valet and detailing; do you do valeting; do you wash cars; can you clean my car; mobile car wash;
        car valeting at home; full valet at my house; tell me about car washing;
        my car is filthy can you clean it; the car is dirty inside, can you hoover the seats;
        do you clean the inside and the outside; interior cleaning; exterior wash; hand car wash;
        do you do detailing; can someone come and wash my car on the drive;
        premium car washing and valeting; crumbs and mud on the back seats, can you vacuum;
        is it a hand wash; do you valet cars at the customer's address; valet cars at my address;
        valet at my address; valeting at people's addresses; my car wants a proper clean, do you do that;
        wants a proper clean; do you do that sort of thing, cleaning; mobile valeting, is that you;
        car is a state; my car is a state, would love it hoovered; love it hoovered; get it hoovered;
        camping mud; after camping the car is a mess; plastered in mud; my 4x4 is plastered in mud;
        four by four covered in mud; so dirty my car, can you help; my car is so dirty; so dirty;
        dirty car; muddy car; messy car; give my car a wash; gie ma car a wash; give the motor a wash;
        a wash please; I'd like my car washed; I'd like a valet; I want a valet; I want my car cleaned;
        I need a car wash; need a valet; wash and valet options; options for washing; can you wash my car;
        will you wash my car; could you clean my car; would you clean my car for me; car cleaning;
        cleaning cars; do you do car cleaning; cleaning service; car wash service; can you valet it;
        can you do an inside clean; exterior cleaning; dust and crumbs; my wife wants her car cleaned;
        clean my husband's car; elderly owner wants car cleaned; polish and shine my car; wash it for me;
        biscuit ground into the carpet, could someone deal with that; crisps all over the carpet;
        food in the seats; car is filthy after a festival, do you deal with that;
        dog has made a mess of the boot; the dog was sick in the boot; my car needs a bath;
        give my car a bath; my ride needs cleaning; freshen up the car; freshen up a family car;
        tidy up the inside; smarten up my car; spruce up my motor; looking for a valeter;
        I need a valeter; find me a valeter; looking for a car wash; looking for someone to wash my car;
        wash my car outside my flat; wash my bmw outside; can I get a wash on my drive;
        a wash on the driveway please; car wash on my driveway; car wash at home please; carwash;
        the kids have wrecked the back seats, do you hoover; do you do washing;
        my motor's mingin come and clean it; hand wash; do you clean cars at people's houses;
        clean cars at home; wheels and windows; interior valet; exterior valet; full valet;
        can I have my car valeted; get my car valeted; tell me about valets; valets; wash; car clean;
        is there a wash service; do you offer washing; can somebody give my car a good clean;
        give the car a good going over; sponge and bucket; would you wash my car outside my house;
        I'm after having my car cleaned inside and out; car cleaned at home; need my car cleaned;
        my car needs a wash; yoghurt on the seats; spilled juice on the seats can you clean it;
        the outside of my car is covered in bird mess; bird droppings all over the bonnet;
        tree sap on the roof; car is covered in mud; the inside is a tip; the inside is disgusting;
        sand everywhere after the beach; do you vacuum; do you do interiors; just the inside please;
        just the outside; bonnet and windows cleaned; sweet wrappers everywhere; wheels cleaned;
        do you do mini valets; deep clean of the interior; can you make my car look new; make it shine;
        I want it sparkling; wash and vacuum; wash my car while I am at work; do you detail cars;
        is detailing part of it; my car stinks of mud; can you come round and wash the motor;
        car needs a good scrub; mobile valeter; do you still do car washing`,
      'held-out': `
        Are you able to wash my car on my street?;
        i need someone to clean the inside of my van... sorry I mean car; do yous valet; Car detailing?;
        will you come and shampoo and hoover my car at home;
        hiya just wondering if you do full valets at peoples houses;
        my car is covered in dog hair and mud, can you clean it for me;
        Looking to get my car washed regularly, can you help?; clean my car pls`,
      'strangers-a': `
        areet pet, so yous come oot and give us motor a wesh on the drive like?`,
      'strangers-b': `
        yow do a proper wash n hoover or wha; do u wash golf mk7s`,
      voices: `
        do you wash cars at home; car wash at my house please; can someone come and clean my motor;
        do you do insides; will you shampoo the seats; I want my car cleaned on the drive;
        the car's a pigsty, can you help; the car is filthy can you sort it; do you do valeting;
        tell me about the valeting; is detailing something you do; do you do a proper detail;
        looking for a mobile valeter; mobile car wash; do you clean cars in the street;
        would someone hoover it out; my car stinks of dog can you clean it;
        can you get sand out of the boot; kids have trashed the back seats, do you clean that;
        car covered in bird mess; my wheels are black with brake dust do you clean them;
        does somebody come to wash it; you come and wash car in my street yes;
        my auto is dirty, you clean; interested in the washing side; just want to know about washing;
        the cleaning service please; what about the wash; and the washing; the valet bit;
        need a good scrub for the car; do you polish; can I have the outside washed; get my car gleaming;
        spruce up the old banger; do you wash at offices; car park wash while I work;
        would you clean it while I'm at work; is the car cleaning something you bring to me;
        does anybody come round to clean cars; I'd love somebody to come and wash my car;
        can you do the leather; do you take out stains`,
    },
  },
  {
    id: 'ev-charging',
    title: 'Mobile EV charging',
    text: `${brand.name} will bring EV charging to your car, so you don’t need a driveway or a detour. It’s a monthly subscription, with a personalised quote when you book, and it starts with our launch in ${brand.launchYear}. We haven’t published charging speeds or connector types yet.`,
    wordings: {
      own: `
        Rapid EV charging; do you do ev charging; can you charge my electric car; can you charge my tesla;
        mobile charging for electric vehicles; can you bring a charger to my car;
        I have no driveway, can you charge my car; I cannot charge at home;
        no charge point at my flat, would you come and charge my car; how does mobile ev charging work;
        fast ev charging; top up my ev; charge my car at work; charging an electric car on the street;
        tell me about charging; do you recharge electric cars; do you charge evs;
        do you charge evs at the roadside; charge evs by my house; come out and charge evs;
        charging for evs; charge for my ev; ev charging; ev charge; evs charging at home;
        I have an electric vauxhall and live in a terrace, how would you help;
        I've got an electric car and live in a terrace; electric car and no drive, can you help;
        electric car owner, how would you help; can't get a charger fitted, would you charge it instead;
        we can't have a charger so could you charge it; would you charge it instead;
        bring power to my electric car; bring power to my car at the office; bring power to my ev;
        bring charge to my car; power up my electric car; my tesla needs charging; my ev needs charging;
        my car needs charging; I need my car charged; need a charge; can you give my car a charge;
        give my ev a charge; charge up my car; do you offer ev charging; do you provide charging;
        do you do charging; tell me how your ev service works; your ev service; the ev service;
        roadside ev charging by my home; charging where I park; also do you charge evs; and charge evs;
        and charge electric cars; come and charge my ev while I'm at work; charge my ev at work;
        charge my ev; charge my electric; juice up my car outside the office; juice up my ev; boost my ev;
        fill up my ev; no charging facilities on our estate; no charging facilities where I live;
        our estate has no chargers; I want electricity brought to my car;
        bring electricity to my parked car; explain the ev part; explain the ev bit;
        tell me about the ev bit; tell me about ev charging; how does the charging thing work;
        how does the charging work; the charging thing; what's the charging service;
        electric car charging; elec car charging; electric charging;
        topping up my electric car where it's parked; is there a way to get my ev topped up;
        bought an ev and have nowhere to plug in; just bought an electric car and can't charge it;
        charge a tesla; charge a leaf; charge a kia; charge an id3;
        how would you get electricity into my car; how do you charge cars; can you charge it for us;
        our flat hasn't got anywhere to charge; nowhere to charge at my place; nowhere to plug in;
        we rent so we can't have a charger; no off street parking and an electric car;
        want my ev charged overnight; can you charge my car overnight while I sleep;
        charge it where it is parked; top up my electric car where it's parked;
        how does the charging van work; charging van; do you come out and charge electric cars;
        charge my leccy car; do you bring electricity to me; would you charge my nissan leaf;
        I have a tesla, what can you do for me; is there a charging service; can you keep my ev topped up;
        charge my car on a terraced street; can't run a cable across the pavement;
        public chargers near me are always broken; the local chargers are always full;
        sick of queueing for chargers; ev owner here, what do you do for me;
        do you charge hybrids that plug in; portable charger; mobile charger; charging at the kerb;
        charging at my door; I've got an electric company car and no charger;
        fed up of charging at the supermarket; how does rapid ev charging work;
        charging at home without a wallbox`,
      'held-out': `
        Can I get my EV charged at home without a charger?; do you do mobile car charging;
        how would you charge my car if I live in a terraced house;
        I drive an MG4 and cant charge it where I live, what can you do; is the charging mobile;
        whats the deal with ev charging; could u come charge my car at work`,
      'strangers-a': `
        hi there do you guys bring the charger to the car like if it's just on the street;
        No off-street parking, third-floor flat, Polestar 2. What's your proposition for someone like me?`,
      'strangers-b': `
        I cannot lift those heavy cables at the services any more. So you'd come to me and charge it?;
        i'm in a terrace lad, no drive. how'm i meant to charge it, is that what youse do?`,
      voices: `
        do you charge electric cars; can you come and charge my car; charging at my door;
        I've no driveway how would I charge; live in a flat with no charger can you help;
        mobile charging how does it work; you bring the charge to the car;
        so it's like a power bank for cars; van turns up and charges my car; is it a charging van;
        I can't charge at home; nowhere to plug in at mine; no charge point on our street;
        terraced house and an EV, any use;
        public chargers round here are always broken can you come instead; top up my EV while I'm at work;
        do you do EVs; charge my tesla in the street; electric car charging please;
        tell me about EV charging; the charging part; what about charging; the EV bit;
        can somebody come and plug my car in; bring electricity to my car;
        you have charging for electric auto; how you charge car on street;
        could you charge it overnight where it's parked; battery is low can you come to me;
        charge without a driveway; charging for those without a drive; top up of electric at home;
        I rent and the landlord won't put a charger in; can yous come and gie the car a charge;
        can you juice up my leaf; does the charging come to me; rapid charging at the kerb;
        on street charging; lamp post charging is rubbish here, do you come out;
        I'm on a third floor with an electric car; not got off street parking what can you do for my EV`,
    },
  },
  {
    id: 'reminders',
    title: 'MOT, tax and PCN reminders',
    text: `${brand.name} will remind you about your **MOT, tax, insurance, service and PCN** dates. Reminders are **free**: you don’t need a paid plan. They start with our launch in ${brand.launchYear}, and Auto Reminders will also be a feature of the app.`,
    wordings: {
      own: `
        MOT, tax and PCN reminders; what reminders do you do; will you remind me when my mot is due;
        will you remind me about road tax; will it remind me when my insurance runs out;
        reminder when my service is due; pcn reminders; which dates do you track;
        I keep forgetting my mot, can you send alerts;
        I always forget the car tax, can you nudge me before it runs out; tell me about the reminders;
        how do reminders work; essential automotive reminders; do you do mot alerts;
        do you keep track of tax and insurance dates; notify me about my car dates;
        how do your reminders help; how do reminders help me; tell me when my car tax is about to expire;
        tell me when my tax is running out; tell me when my insurance is about to expire;
        about to expire reminders; I am forever forgetting the mot; forever forgetting;
        always forgetting my mot; I always forget; I forget everything; can you help me remember;
        do I get a warning before my insurance expires; a warning before it expires;
        remind me about parking fines; remind me about fines; do you remind about pcns;
        do you send reminders for services; reminders for services; what reminders are there;
        which reminders; reminders; mot tax insurance reminders; how does the reminder bit work;
        can the app remind me; will you text me about my mot; can you alert me when tax is due;
        can you alert me; what are the reminders for; tell me before my insurance ends;
        told before my insurance ends; I'd like to be told before it runs out; keep an eye on my tax date;
        keep an eye on my mot; keep an eye on my dates; watch my tax date for me;
        lots of dates to remember; so many dates to remember;
        how would you help me not forget my mot again; help me not to forget;
        notify me before my mot expires; notify me before it runs out; remind me when my tax is due;
        remind me when my mot is due; remind me when my insurance is due;
        can you remind me when my tax is due; I'd like a reminder for my mot; mot nudge; nudge me;
        the nudge thing; will you ping me; what do you remind people of; what do you remind me about;
        something to ping me when the mot needs doing; my memory is shocking; I have a terrible memory;
        I got stung because I missed my tax date; I missed my mot last year, can you stop that happening;
        insurance renewal alerts; mot alerts; alerts for road tax; do you send out alerts; tax alert;
        pcn alerts; what do you do with pcns; heard you do something about parking tickets;
        do you help with pcns; how do you help with mot; can you tell me when my insurance is up;
        let me know when my car tax runs out; would you let me know before my mot runs out;
        warn me before the insurance lapses; which reminders do you send; what can I be reminded about;
        what dates do you remind me of; car admin reminders; help me remember the mot;
        do you do anything for forgetful drivers; one place for all my car dates;
        all my car dates in one place; insurance reminder; tax reminder; service reminder; mot reminder;
        pcn reminder; I never remember when my service is; stop me forgetting my tax;
        help me stay on top of my car; keep me legal; will you chase me about my mot;
        I need reminding about everything; car dates; I could do with a nudge;
        can you watch my mot date for me; do you handle mot, tax and insurance dates; remind my husband;
        can it remember for me; do you let people know when their mot is due;
        I always leave it to the last minute`,
      'held-out': `
        what do you remind me of; can you send me an MOT reminder;
        I always miss my car tax renewal, do you do alerts; do you have reminders for insurance renewal;
        Do you notify me if I get a PCN?; tell me about your free reminders service;
        how does the reminder service work; would you tell me when my mots due`,
      'strangers-b': `
        i never rember when my tacks is due can you tell me when it coms up`,
      voices: `
        can you remind me about my MOT; reminders for tax and insurance; I always miss my MOT;
        I keep forgetting my car tax; remember my dates for me; what dates do you remind about;
        do you do MOT reminders; nudge me when it's due; ping me when my MOT is up;
        would you let me know when the insurance is up; keep track of my renewal dates;
        tell me when my tax is due each year; could you drop me a reminder; reminder service;
        tell me about the reminders; what about the reminders; the reminders thing; alert for the MOT;
        warn me before my MOT runs out; I forgot my MOT last year, can you stop that happening;
        my service is overdue every year can you prompt me; can you keep me right with my dates;
        what are free reminders; do you remind for service also; you will remember me about insurance;
        notify me about tax; I want notification before MOT finish;
        will you tell me when my tax disc is up; I'm hopeless with dates;
        my memory isn't what it was, would you remind me;
        got fined for no tax because I forgot, can you remind me; PCN reminders;
        remind me to pay my parking fine; a reminder when the service is due;
        do you keep an eye on MOT dates; diary for car dates; manage my car's dates; automatic reminders;
        which reminders do you do`,
    },
  },
  {
    id: 'reminders-free',
    title: 'Which part is free',
    text: `${faqAnswer('reminders-free')} Car washing and valeting, and mobile EV charging, are monthly subscriptions.`,
    wordings: {
      own: `
        are the reminders really free; are reminders free; what is free; is anything free;
        is there a catch with the free reminders; do I have to pay for reminders;
        do I have to pay for mot alerts; is it free; is the service free; how much do reminders cost;
        which part is free; do I need a plan for the reminders; can I use just the free bit;
        so the mot nudge is gratis; are nudges free; is it only reminders that cost nothing;
        which thing costs nothing; is the reminder service free; free of charge reminders;
        do I pay for the alerts or not; are you giving the reminders away; what can I get without paying;
        what do I get for free; anything free here; is it all free; is any of it free;
        do reminders need a subscription; so reminders cost nothing; why are the reminders free;
        what's the catch; what is the free service; will reminders always be free;
        do you charge for reminders; is there a fee for alerts; reminders without subscribing; free stuff;
        free reminders; is the mot reminder free; is the free thing really free;
        nothing to pay for reminders; what bit is free; can I only use the free reminders; zero cost;
        without paying a penny; are mot alerts free of charge; free plan`,
      'held-out': `
        Are reminders free forever?; do I need to pay for tax reminders;
        what part of this is free of charge`,
      'strangers-a': `
        is the MOT nudge thing actually free or free for a month then they get you;
        so which bit of this costs nothing`,
      'strangers-b': `
        what's the catch, which bits do you have to pay for and which don't you`,
      voices: `
        are reminders free; do I pay for reminders; is it really free;
        what's the catch with the free reminders; which bits are free; anything free;
        what do I get without paying; do I need a plan to get reminders; can I just use the reminders;
        only want the reminders, is that OK; reminders without subscribing; do you charge for reminders;
        how much are the reminders; cost of the reminders; free forever or just a trial;
        is the MOT reminder free of charge; will the reminders always be free;
        is there a fee for the reminder; free bit; what's free; is anything actually free here;
        do reminders cost money; must I pay for reminder; reminders is gratis;
        no strings with the free reminders; can I have the reminders and nothing else;
        just the free stuff please; is it the reminders that are free;
        I don't want to pay, what can I have; free even if I don't take a plan; are the MOT alerts free;
        will I be charged for reminders; is the tax reminder free too; so the reminders cost nothing`,
    },
  },
  {
    id: 'air-and-water',
    title: 'Air and water: tyres, fluids, safety',
    text: 'Air and water covers tyre pressure, fluid levels and a safety inspection, done where your car is parked. Exactly what is checked or topped up, and what it costs, isn’t published yet.',
    wordings: {
      own: `
        what is air and water; do you check tyre pressures; can you pump up my tyres; do you do tyres;
        can you inflate my tyres at home; do you top up screenwash; can you check my oil level;
        do you check coolant and brake fluid; fluid levels check; do you do safety inspections;
        is there a safety check; what does the safety inspection cover; air and water services;
        eco-friendly water and air care; can you check my car over; do you top up adblue;
        do you pump tyres; pump tyres; tyre pump; check my oil and water; oil and water check;
        oil and water; safety check before holiday; safety check before I go on holiday;
        before I go on holiday; tyre looks low; my tyre looks low; low tyre; soft tyre;
        refill screen wash; refill washer fluid; refill; included in air and water;
        what's in air and water; check tyres and oil; check tyres;
        look at my tyre pressures while you're here; check my tyre pressures while you're here;
        can you check tyre pressures; check tyre pressures; do you check tyre pressure;
        could somebody check the tyres; does the check include oil; is oil included in the check;
        what do you look at in the inspection; tell me what you look at;
        coolant is low, is that something you do; engine coolant; will you top up the oil;
        check the screenwash; check my car before the mot; pump my tyres up;
        do you do anything with tyres; tyre check; check the tyres; top up the tyres;
        tyres look a bit flat can you pump them; tyre pressure light came on;
        make sure my levels are ok before a long trip; check the levels; holiday check;
        check over before a long journey; winter check; antifreeze check before winter;
        what's in the safety inspection; what does the inspection involve; what do you check;
        do you look under the bonnet; can you look at my car before a road trip;
        do you fill the screen wash; can you fill my washer bottle; oil check; top up oil; check fluids;
        fluid check; fluid top up; air in tyres; tyre air; check pressure and fill;
        what's the safety check; is it like a service check; coolant low can you top it up;
        brake fluid check; can you check my car is safe; can you check the car is roadworthy; air service;
        water service; what is the water bit; what is the air thing; basic checks; pre mot check;
        quick check of the car; checking tyres and fluids`,
      'held-out': `
        What does the air and water service include?; can you check my tyres; do you do tyre inflation;
        could you top up my coolant; do you check brake fluid and oil;
        is there a vehicle safety inspection`,
      'strangers-a': `
        I find it difficult to kneel these days, and the petrol station machine defeats me. Is it one of your services to pump the tyres up and look at the oil?;
        dae ye top up the AdBlue and check the oil`,
      'strangers-b': `
        This one that says air and water, what is inside it?;
        would youse check the oil and the screenwash for me, I haven't a notion`,
      voices: `
        what is air and water; what's in the air and water service; do you check tyres;
        can you pump up my tyres; would someone check my oil; oil and water check;
        do you top up screenwash; coolant top up; check my tyre pressures for me;
        what's the safety inspection; what safety checks do you do;
        can you look at the tyres while you're there; fluids check; is there a health check for the car;
        the air and water thing; top up fluids; air in my tyres please;
        I can't do my own tyres, my back is bad; do you put air in tyres; will you check the levels;
        brake fluid check; you check oil also; check water and oil before a long trip;
        pre holiday car check; basic checks before the motorway; can somebody check my car is safe;
        look under the bonnet; antifreeze; a once over of the car; do you do checks as well as washing;
        could somebody check the tyres at home; tell me about the checks; what checks do you carry out;
        winter check; the tyre thing; slow puncture pump up; what does the inspection cover;
        will you do the tyre pressures; wiper fluid; my tyres look flat can you blow them up`,
    },
  },
  {
    id: 'non-ev',
    title: 'Cars that aren’t electric',
    text: faqAnswer('non-ev'),
    wordings: {
      own: `
        my car is not electric, is this for me; is it only for electric cars; do you do petrol cars;
        I drive a diesel, is it any use to me; what about hybrids; can I use it with a petrol car;
        do you need an electric car; does it work for non-EV vehicles;
        I have an old petrol car, can I still use you; is it for all cars; which cars can use the service;
        is it for electric vehicles only; for electric vehicles only; electric vehicles only;
        electric only; only for evs; do you need to own an ev to join; need an ev to join;
        good for my hybrid; any good for my hybrid; any good for a petrol car;
        I have a diesel what services can I have; what services can I have with a petrol car;
        which services can petrol cars have; services for petrol cars; can I use this with a petrol car;
        if I drive a petrol car; if I drive a diesel; got an old petrol polo, can I join;
        do you turn away diesels; diesels welcome; petrol cars welcome; I'm not electric yet;
        I don't drive an electric car; not an electric car driver; do petrol drivers get anything;
        can I join with a petrol car; can I join with a diesel; my diesel; is my petrol car ok;
        I've only got an old diesel is there any point; no ev here, still worth it; I don't have an ev;
        would a petrol car count; would my petrol corsa count; does the car have to be electric;
        does it have to be electric for the valeting; got a hybrid what can I use;
        do I have to own an electric car; mine's a petrol; mine is diesel; mine isn't electric;
        not electric; petrol car; diesel; hybrid; my car is petrol;
        I run a diesel estate, what's there for me; can petrol owners join;
        is there anything for non electric cars; what do I get if my car is petrol;
        anything for petrol drivers; is it ev only; only evs; do you deal with ordinary cars;
        what about normal cars; I have an older car is that ok; do you do all makes; any make and model;
        does it matter what car I have; what cars do you do; will it work with my car;
        my motor is ancient, can I still join; plug-in hybrid owner what's useful; no plug on my car;
        not gone electric yet; haven't got an electric car yet`,
      'held-out': `
        Do you only do electric cars?; I have a petrol car, is this for me?;
        what can you do for diesel cars; my cars a hybrid is that ok`,
      'strangers-a': `
        its a diesel like, is that any gud to yous;
        Ah've a wee petrol Micra, nane o this electric cairry on. Is there onything here for me?;
        is a mk7 golf ok its petrol; a drive a volvo S60 diesel is that nee gud`,
      'strangers-b': `
        my own is ordinary petrol corolla, is there anything for me here`,
      voices: `
        I've got a petrol car; is it just for electric cars; does it work for diesels; mine's a diesel;
        I drive a hybrid; not got an EV; haven't gone electric yet, any good to me;
        do you only do electric; petrol cars welcome; my old diesel, is that OK;
        is this for normal cars too; regular car not electric; I have benzin car; LPG car; plug in hybrid;
        mild hybrid can I use it; do I need an EV to join; is it only EV owners;
        what if my car isn't electric; anything for petrol drivers; I don't own a Tesla;
        just an ordinary petrol; for petrol cars as well; old banger that runs on petrol;
        it's a 2009 petrol, is that any use; classic car on petrol; not electric, does that matter;
        non electric; combustion engine cars; ICE cars; do you cater for petrol;
        can I still use you with a diesel; my car drinks petrol; self charging hybrid;
        is an old diesel allowed`,
    },
  },
  {
    id: 'how-it-works',
    title: 'How it works',
    text: `Three steps:
- **Book**: tell us the car, the place and the time, and you get a personalised quote
- **We come to you**: at home, at work, wherever it’s parked
- **Relax**: get on with your day while we look after the car

Booking opens with our launch in ${brand.launchYear}.`,
    wordings: {
      own: `
        how does it work; how it works; what are the three steps;
        talk me through the process step by step; do you come to me or do I drive to you;
        do I have to bring the car to you; do you come to my house; can you come to my work;
        will you come to my office car park; what happens after I book; what happens on the day;
        where do you clean the car; do you have a garage or premises I go to; how do you work;
        how does your company work; how does your service work; how does kerbside work;
        how does this work; what do I have to do to get my car done; get my car done;
        from booking to finish; from start to finish; process from booking to finish;
        can you clean it at my workplace; clean it at my work; is there somewhere I take the car;
        somewhere I take the car; take the car somewhere; do you come to me; do you come to us;
        do you come to people; you come to my house?; do you visit homes; what's involved;
        what is involved; do you travel to customers; you travel to customers; do you lot travel to us;
        once I've booked what do I have to do; after booking what do I do; what do I do once I've booked;
        is it done at my home; would you come to my work car park; come to my work car park;
        at my workplace car park; do you do it at people's workplaces; how does this thing work;
        how's it work; how it all works; what happens if I order one; what actually happens when I book;
        run through it with me; I book and then what; is it you that travels or me; who travels;
        do I travel; do I go somewhere or do you visit; do you visit me; so you just turn up;
        can it be done where I work while I'm in the office; while I'm in the office;
        can it be done at the gym; do it at my workplace; what's the process; what's the procedure;
        how would I use this; how do I use the service; how do I use it; what do I have to do;
        do I need to do anything; what do I do; and then what; explain how it works; walk me through;
        what are the steps involved; step one; how is it done; how does booking work; take me through it;
        where does it happen; where do you do it; do I have to go anywhere; do I have to leave the house;
        do you come out; do you come to people's homes; is it mobile; mobile service; is it at my house;
        do you pick the car up; do you collect the car; do you take the car away;
        drop the car off somewhere; is there a shop; is there a depot; where do I take it;
        can you come to me; you come to me right; at home or at work`,
      'held-out': `
        How does it all work then; do I bring the car to you or you come to me?;
        what are the steps to use the service; can you come to my place of work;
        after I book, what happens`,
      'strangers-a': `
        Good afternoon. I wonder if you would be so kind as to explain to me, step by step, what would actually happen from the moment I ask you to come until the car is finished? I am 78 and like to have things clear in my mind.`,
      'strangers-b': `
        alright bab, how's it work then;
        My late husband always saw to the car. Would you kindly explain, step by step, what one has to do?`,
      voices: `
        how does it work; talk me through it; what happens when I book; explain the process; steps please;
        what are the steps; how do I use it; what do I do; step by step; how would it go;
        walk me through how it works; so how's it all work; how you are working; what's the process;
        what's the procedure; how does kerbside work; how does the service operate;
        how do I get my car done; how does one go about it; what happens on the day; mechanics of it;
        so I book and then what; do I drive to you or do you come here; do you come to me;
        do I have to bring the car somewhere; where do I take the car; is there a garage I go to;
        do you come to people's work; do you come to the house; come to my work;
        what does mobile mean here; is it at my house or yours; I don't get how it works;
        not sure how this works; how is it supposed to work; do I drop it off; do you pick the car up;
        collect and return; how do you find my car`,
    },
  },
  {
    id: 'quality',
    title: 'Quality',
    text: `"Certified quality guaranteed" is one of our highlights. Which certificates stand behind it, and the terms of the guarantee, aren’t published yet.`,
    wordings: {
      own: `
        are you certified; what does certified quality guaranteed mean; what guarantee do I get;
        how do I know the quality is good; is the work guaranteed; who certifies you;
        what standard is the cleaning; what if I am not happy with the result; are you any good;
        what certification do you have; which certificates; what if you do a bad job;
        what if the job is rubbish; what if I'm unhappy; do you redo it if it is not clean; bad work;
        do you stand behind your work; how good are you; how good is it; will it be done properly;
        are you professionals; quality guarantee; certified by who; certified quality;
        what does certified mean; proof of quality; what's your guarantee; is the standard high;
        do you guarantee the result; will I be happy with it; what if you miss a bit; poor job;
        you didn't clean it properly what then; workmanship guarantee`,
      'held-out': `
        What does certified quality mean?; what guarantees do you offer; will it be a good job`,
      'strangers-a': `
        I see the words "certified quality guaranteed". Certified by whom, if I may ask?`,
      'strangers-b': `
        it says certified, certified by who like`,
      voices: `
        how good are you; is it good quality; what certifies your quality;
        what does certified quality guaranteed mean; who certifies you; what certificates have you got;
        are you accredited; what's the guarantee; is the work guaranteed; quality guarantee details;
        what if the job's poor; what standard do you work to; are you any good; is the wash any good;
        what's certified; certified by whom; ISO certified; trade body membership; any accreditation;
        how do I know it will be done right; what if I'm not happy with the wash; will it be a decent job;
        satisfaction guarantee; what guarantee do I get; explain the quality promise;
        professional standard; how do you assure quality; is there quality control; workmanship guarantee;
        warranty on the work; do you stand by your work; you promise good quality; sloppy jobs, what then;
        prove your quality`,
    },
  },
  {
    id: 'eco',
    title: 'Eco-friendly care',
    text: 'Our highlights promise eco-friendly water and air care, and the sign-up dialog carries an Eco Certified badge. How much water is used, and who certifies it, isn’t published yet.',
    wordings: {
      own: `
        is it eco friendly; is it environmentally friendly; how green are you;
        do you waste a lot of water; how much water do you use; what does eco certified mean;
        is it good for the environment; what is your carbon footprint; are you sustainable;
        is it a waterless wash; are your products eco friendly; is your soap eco friendly;
        eco friendly products; is it an environmentally friendly wash; environmentally friendly wash;
        how do you save water; eco wash; do you waste loads of water; waste loads of water; waste water;
        does it waste water; do you use loads of water; eco; good for the environment or just greenwash;
        greenwashing; do you care about the planet; what is eco about it; how eco are you; is it green;
        are you green; is it sustainable; do you use less water; water saving; do you recycle water;
        environmental impact; eco certified by who; eco certified; carbon neutral;
        is your service environmentally sound; are you kind to the environment; ecological;
        what makes it eco friendly; planet friendly; climate; low water washing; is it wasteful`,
      'held-out': `
        Is your service eco-friendly?; how environmentally friendly are you`,
      'strangers-a': `
        What's the actual environmental credential here? Litres per wash, third-party accreditation?`,
      'strangers-b': `
        My garden club is most particular about such things. Is your washing kind to the environment?`,
      voices: `
        are you eco friendly; is it green; how green is it; is it good for the environment;
        how much water do you use; do you use less water; waterless washing; what makes you eco;
        what's eco certified; eco badge what's that; who certified you eco; is it sustainable;
        environmental impact; carbon footprint; are you carbon neutral; do you recycle water;
        is this better for the planet; I care about the environment; green credentials; litres per wash;
        is it environmentally friendly; biodegradable; how ecological is it; is the eco thing greenwash;
        greenwashing; what does eco friendly care mean; saving water; planet friendly;
        sustainability policy; net zero; what about emissions; ecological certificate;
        is your water use low; are you kind to wildlife`,
    },
  },
])
