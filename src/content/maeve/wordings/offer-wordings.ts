import { brand } from '../../brand.ts'

/** How visitors ask, by entry of the knowledge; wordings are parted by semicolons. */
export const offerWordings: Record<string, string> = {
  overview: `
    do you wash cars, charge evs and check tyres; washing, charging, tyres and reminders all from you;
    what is ${brand.name}; what do you do; what does your company do; what is this site about;
    what services do you offer; what services are available; list your services; tell me about the service;
    tell me about your company; explain what this is; what is this; what can you do for my car;
    what do you offer; how can you help with my car; what are you selling; what is mobile car care;
    what is on offer; give me an idea of what you are; can you give me an idea of what this is;
    what exactly are you offering; what are you offering motorists; what are you offering drivers;
    describe your business; describe the service; describe what you do;
    so you wash cars and charge them, anything else; anything else besides washing and charging;
    explain it like I'm five; explain it simply; pitch it to me; what have you got; what do you have;
    what could you do for me and my car; what's the service exactly; give me a summary of the services;
    what all do you do; what does your firm provide; what do you provide; tell us what you provide;
    what would I get out of this; what would I get out of it as a driver; what's in it for a car owner;
    what do I get out of it; what is this company for; what's it do; what does it do exactly;
    what do you people do; what is it you people do exactly; someone sent me this link, what is it;
    what's this site; what's this website; can you explain what your company actually does;
    what are your services; list of services; services; what's available; whats it all about;
    tell me a little about what this company offers; what do you actually do;
    explain in plain english what you are; what kind of business is this; what sort of company are you;
    give me the rundown; give me a quick summary; i don't get it, what is this; not sure what you do;
    what exactly is it; sum it up for me; what are you launching; what are you all about;
    what would I be signing up for; what am I signing up for; tell me everything you do;
    in a nutshell what is it; what's the deal here; which services are included; what else do you do;
    what other services do you have; anything else you do; can you describe the service;
    what is the business; break it down for me; new here, what is this;
    I've just come across you, what do you do; what is the point of this; what are the four services;
    how would you help a car owner; is this a car wash or a charging company; what is the company called;
    what's your unique service; give me an overview of your company; more information please; tell me more
  `,
  'car-washing': `
    Valet and detailing; do you do valeting; do you wash cars; can you clean my car; mobile car wash;
    car valeting at home; full valet at my house; tell me about car washing;
    my car is filthy can you clean it; the car is dirty inside, can you hoover the seats;
    do you clean the inside and the outside; interior cleaning; exterior wash; hand car wash;
    do you do detailing; can someone come and wash my car on the drive; premium car washing and valeting;
    crumbs and mud on the back seats, can you vacuum; is it a hand wash;
    do you valet cars at the customer's address; valet cars at my address; valet at my address;
    valeting at people's addresses; my car wants a proper clean, do you do that; wants a proper clean;
    do you do that sort of thing, cleaning; mobile valeting, is that you; car is a state;
    my car is a state, would love it hoovered; love it hoovered; get it hoovered; camping mud;
    after camping the car is a mess; plastered in mud; my 4x4 is plastered in mud;
    four by four covered in mud; so dirty my car, can you help; my car is so dirty; so dirty; dirty car;
    muddy car; messy car; give my car a wash; gie ma car a wash; give the motor a wash; a wash please;
    I'd like my car washed; I'd like a valet; I want a valet; I want my car cleaned; I need a car wash;
    need a valet; wash and valet options; options for washing; can you wash my car; will you wash my car;
    could you clean my car; would you clean my car for me; car cleaning; cleaning cars;
    do you do car cleaning; cleaning service; car wash service; can you valet it;
    can you do an inside clean; exterior cleaning; dust and crumbs; my wife wants her car cleaned;
    clean my husband's car; elderly owner wants car cleaned; polish and shine my car; wash it for me;
    biscuit ground into the carpet, could someone deal with that; crisps all over the carpet;
    food in the seats; car is filthy after a festival, do you deal with that;
    dog has made a mess of the boot; the dog was sick in the boot; my car needs a bath; give my car a bath;
    my ride needs cleaning; freshen up the car; freshen up a family car; tidy up the inside;
    smarten up my car; spruce up my motor; looking for a valeter; I need a valeter; find me a valeter;
    looking for a car wash; looking for someone to wash my car; wash my car outside my flat;
    wash my bmw outside; can I get a wash on my drive; a wash on the driveway please;
    car wash on my driveway; car wash at home please; carwash;
    the kids have wrecked the back seats, do you hoover; do you do washing;
    my motor's mingin come and clean it; hand wash; do you clean cars at people's houses;
    clean cars at home; wheels and windows; interior valet; exterior valet; full valet;
    can I have my car valeted; get my car valeted; tell me about valets; valets; wash; car clean;
    is there a wash service; do you offer washing; can somebody give my car a good clean;
    give the car a good going over; sponge and bucket; would you wash my car outside my house;
    I'm after having my car cleaned inside and out; car cleaned at home; need my car cleaned;
    my car needs a wash; yoghurt on the seats; spilled juice on the seats can you clean it;
    the outside of my car is covered in bird mess; bird droppings all over the bonnet; tree sap on the roof;
    car is covered in mud; the inside is a tip; the inside is disgusting; sand everywhere after the beach;
    do you vacuum; do you do interiors; just the inside please; just the outside;
    bonnet and windows cleaned; sweet wrappers everywhere; wheels cleaned; do you do mini valets;
    deep clean of the interior; can you make my car look new; make it shine; I want it sparkling;
    wash and vacuum; wash my car while I am at work; do you detail cars; is detailing part of it;
    my car stinks of mud; can you come round and wash the motor; car needs a good scrub; mobile valeter;
    do you still do car washing
  `,
  'ev-charging': `
    Rapid EV charging; do you do ev charging; can you charge my electric car; can you charge my tesla;
    mobile charging for electric vehicles; can you bring a charger to my car;
    I have no driveway, can you charge my car; I cannot charge at home;
    no charge point at my flat, would you come and charge my car; how does mobile ev charging work;
    fast ev charging; top up my ev; charge my car at work; charging an electric car on the street;
    tell me about charging; do you recharge electric cars; do you charge evs;
    do you charge evs at the roadside; charge evs by my house; come out and charge evs; charging for evs;
    charge for my ev; ev charging; ev charge; evs charging at home;
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
    and charge electric cars; come and charge my ev while I'm at work; charge my ev at work; charge my ev;
    charge my electric; juice up my car outside the office; juice up my ev; boost my ev; fill up my ev;
    no charging facilities on our estate; no charging facilities where I live; our estate has no chargers;
    I want electricity brought to my car; bring electricity to my parked car; explain the ev part;
    explain the ev bit; tell me about the ev bit; tell me about ev charging;
    how does the charging thing work; how does the charging work; the charging thing;
    what's the charging service; electric car charging; elec car charging; electric charging;
    topping up my electric car where it's parked; is there a way to get my ev topped up;
    bought an ev and have nowhere to plug in; just bought an electric car and can't charge it;
    charge a tesla; charge a leaf; charge a kia; charge an id3; how would you get electricity into my car;
    how do you charge cars; can you charge it for us; our flat hasn't got anywhere to charge;
    nowhere to charge at my place; nowhere to plug in; we rent so we can't have a charger;
    no off street parking and an electric car; want my ev charged overnight;
    can you charge my car overnight while I sleep; charge it where it is parked;
    top up my electric car where it's parked; how does the charging van work; charging van;
    do you come out and charge electric cars; charge my leccy car; do you bring electricity to me;
    would you charge my nissan leaf; I have a tesla, what can you do for me; is there a charging service;
    can you keep my ev topped up; charge my car on a terraced street; can't run a cable across the pavement;
    public chargers near me are always broken; the local chargers are always full;
    sick of queueing for chargers; ev owner here, what do you do for me; do you charge hybrids that plug in;
    portable charger; mobile charger; charging at the kerb; charging at my door;
    I've got an electric company car and no charger; fed up of charging at the supermarket;
    how does rapid ev charging work; charging at home without a wallbox
  `,
  reminders: `
    MOT, tax and PCN reminders; what reminders do you do; will you remind me when my mot is due;
    will you remind me about road tax; will it remind me when my insurance runs out;
    reminder when my service is due; pcn reminders; which dates do you track;
    I keep forgetting my mot, can you send alerts;
    I always forget the car tax, can you nudge me before it runs out; tell me about the reminders;
    how do reminders work; essential automotive reminders; do you do mot alerts;
    do you keep track of tax and insurance dates; notify me about my car dates; how do your reminders help;
    how do reminders help me; tell me when my car tax is about to expire;
    tell me when my tax is running out; tell me when my insurance is about to expire;
    about to expire reminders; I am forever forgetting the mot; forever forgetting;
    always forgetting my mot; I always forget; I forget everything; can you help me remember;
    do I get a warning before my insurance expires; a warning before it expires;
    remind me about parking fines; remind me about fines; do you remind about pcns;
    do you send reminders for services; reminders for services; what reminders are there; which reminders;
    reminders; mot tax insurance reminders; how does the reminder bit work; can the app remind me;
    will you text me about my mot; can you alert me when tax is due; can you alert me;
    what are the reminders for; tell me before my insurance ends; told before my insurance ends;
    I'd like to be told before it runs out; keep an eye on my tax date; keep an eye on my mot;
    keep an eye on my dates; watch my tax date for me; lots of dates to remember; so many dates to remember;
    how would you help me not forget my mot again; help me not to forget; notify me before my mot expires;
    notify me before it runs out; remind me when my tax is due; remind me when my mot is due;
    remind me when my insurance is due; can you remind me when my tax is due;
    I'd like a reminder for my mot; mot nudge; nudge me; the nudge thing; will you ping me;
    what do you remind people of; what do you remind me about;
    something to ping me when the mot needs doing; my memory is shocking; I have a terrible memory;
    I got stung because I missed my tax date; I missed my mot last year, can you stop that happening;
    insurance renewal alerts; mot alerts; alerts for road tax; do you send out alerts; tax alert;
    pcn alerts; what do you do with pcns; heard you do something about parking tickets;
    do you help with pcns; how do you help with mot; can you tell me when my insurance is up;
    let me know when my car tax runs out; would you let me know before my mot runs out;
    warn me before the insurance lapses; which reminders do you send; what can I be reminded about;
    what dates do you remind me of; car admin reminders; help me remember the mot;
    do you do anything for forgetful drivers; one place for all my car dates; all my car dates in one place;
    insurance reminder; tax reminder; service reminder; mot reminder; pcn reminder;
    I never remember when my service is; stop me forgetting my tax; help me stay on top of my car;
    keep me legal; will you chase me about my mot; I need reminding about everything; car dates;
    I could do with a nudge; can you watch my mot date for me; do you handle mot, tax and insurance dates;
    remind my husband; can it remember for me; do you let people know when their mot is due;
    I always leave it to the last minute
  `,
  'reminders-free': `
    are the reminders really free; are reminders free; what is free; is anything free;
    is there a catch with the free reminders; do I have to pay for reminders;
    do I have to pay for mot alerts; is it free; is the service free; how much do reminders cost;
    which part is free; do I need a plan for the reminders; can I use just the free bit;
    so the mot nudge is gratis; are nudges free; is it only reminders that cost nothing;
    which thing costs nothing; is the reminder service free; free of charge reminders;
    do I pay for the alerts or not; are you giving the reminders away; what can I get without paying;
    what do I get for free; anything free here; is it all free; is any of it free;
    do reminders need a subscription; so reminders cost nothing; why are the reminders free;
    what's the catch; what is the free service; will reminders always be free; do you charge for reminders;
    is there a fee for alerts; reminders without subscribing; free stuff; free reminders;
    is the mot reminder free; is the free thing really free; nothing to pay for reminders; what bit is free;
    can I only use the free reminders; zero cost; without paying a penny; are mot alerts free of charge;
    free plan
  `,
}
