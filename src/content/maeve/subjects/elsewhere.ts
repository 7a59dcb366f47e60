import { subjectsOf } from '../subject.ts'

const text =
  'That’s outside what I know. I can tell you about our valeting, EV charging, air and water checks, free reminders and the waitlist.'

/** Subjects that are somebody else's. They compete with ours for a question, so that none of ours is stretched to it. */
export const elsewhere = subjectsOf('elsewhere', [
  {
    id: 'elsewhere-weather',
    title: 'The weather',
    text,
    wordings: {
      own: `
        what is the weather today; what will the weather be tomorrow; will it rain tomorrow;
        weather forecast for the weekend; how hot is it going to be; will it be cold tomorrow;
        chance of rain; forecast; weather; is it windy today; weather this weekend; weather in cornwall;
        will the sun come out; bbq weather; is it snowing; how much rain fell; what's the weather like;
        weather in london; is it sunny in spain; will it snow at christmas; temperature today;
        how cold is it outside; do I need an umbrella; what time is sunset; what time is sunrise;
        when does it get dark; is a storm coming; pollen count; is it hot in greece in october;
        heatwave coming; tide times`,
      'strangers-a': `
        whats the weather doin 2moz; is it gonnae snaw the morn`,
      'strangers-b': `
        what's the weather doing Thursday, I've hay down`,
      voices: `
        is it gonna rain in Cardiff later; what's the forecast for Saturday;
        will it be icy in the morning; is it frosty tomorrow; how warm is it in Tenerife;
        when will this heatwave end; will there be thunder tonight; is it sunny out; do I need a coat;
        snow in the Peak District; is it foggy on the moors; what's the temperature outside;
        will it be dry for the bank holiday; pollen count for tomorrow; is there a flood warning;
        wind speed today; what time does it get dark; weather for the weekend in Whitby;
        storm names this year; how cold is minus ten; is it raining in Glasgow; will it snaw the morn;
        sea temperature at Brighton; uv index today; when's high tide; is the sun out;
        any chance of a white christmas; weather warning for Wales; is it going to be nice on Sunday`,
    },
  },
  {
    id: 'elsewhere-news',
    title: 'News, sport and politics',
    text,
    wordings: {
      own: `
        who won the football; what is in the news; who is the prime minister; when is the next election;
        what is the score in the cricket; who will win the world cup; what do you think of the government;
        when does the grand prix start; boxing; rugby; tennis score; who's winning; final score;
        man united; arsenal result; latest news; headlines; what's trending; general election date;
        who is the mayor; what did the budget say; is there a war; champions league;
        which team do you support; formula one results; grand national winner; darts; snooker;
        what channel is the match on; who is the president of the usa; oscars; what's the score;
        football scores; who do you support; did england win; premier league table; who won strictly;
        who won the election; what do you think about politics; who should I vote for;
        who is the president; what's happening in the news; when is the next tube strike;
        when does the season start; what time is kick off; love island; eurovision; boxing results;
        olympics; tell me about brexit; celebrity gossip; royal family news; lottery numbers;
        what are the winning numbers; is there a strike on; horse racing tips`,
      'held-out': `
        what is the minimum age to vote`,
      'strangers-a': `
        who won the man city game; whens the new gta out; what's the score in the cricket;
        what do you think of this government, shambles or what; who won the Old Firm?`,
      'strangers-b': `
        who won the rugby; Does Halfords still do fitting of roof boxes?;
        Who was the Prime Minister at the time of Suez?`,
      voices: `
        who won last night; who's playing tonight; when's the next election; who is the chancellor;
        when is the budget; who won the grand prix; when does the football start; is Liverpool winning;
        transfer news; who's top of the league; fixtures for Leeds United; when's the FA cup final;
        what's on BBC1 tonight; who won Bake Off; what time is Strictly on; who's the prime minister now;
        is there a strike today; are the trains on strike; who won the boxing; Wimbledon final time;
        cricket score please; who's going to win the league; rugby six nations; is the king in Scotland;
        do you like the government; what do you reckon to Brexit; euromillions results; who got sacked;
        F1 next race; when is the London marathon; latest on the war; who's the mayor of London;
        best film this year; who won the Oscars; Glastonbury line up; tickets for Oasis;
        love island start date; who's on I'm a celebrity; Eurovision winner`,
    },
  },
  {
    id: 'elsewhere-food',
    title: 'Food and drink',
    text,
    wordings: {
      own: `
        what should I have for dinner; best restaurant near me; how do I cook rice; order me a pizza;
        where can I get a coffee; how many calories in an apple; best pub in leeds; omelette;
        how do I make an omelette; best pizza; best pizza in town; pizza; burger near me;
        takeaway near me; what should I eat; what's for lunch; book me a table for two; table for two;
        restaurant booking; how long to cook a chicken; cocktail recipe; gluten free; protein;
        is coffee bad for you; favourite food; do you eat; sandwich; green eggs and ham; curry recipe;
        baking; best way to cook salmon; how do I cook steak; what's in season; how to make coffee;
        sunny for my barbecue; barbecue food; what wine goes with fish; is sugar bad;
        how do I make pancakes; how long do you boil an egg; how to boil an egg; good restaurant;
        decent curry; where can I get a curry; best chip shop; fish and chips near me; what's for tea;
        dinner ideas; make me a meal plan; what did you have for breakfast; do you like pizza;
        how many calories; is chocolate bad for me; vegan recipes; how do I bake a cake;
        how to get red wine out of a carpet; how much is a pint; where's the best pub; order food;
        cook a turkey; can dogs eat grapes; wine pairing; what coffee should I buy;
        how long does milk last`,
      'held-out': `
        how many calories do i burn walking; what should i cook for six people;
        where does chocolate come from`,
      'strangers-a': `
        Have you a nice recipe for a lemon drizzle cake?; where can a get a decent stottie round here;
        any ideas for tea, 3 kids and a bag of frozen peas 😂`,
      'strangers-b': `
        best curry house open late in bradford?`,
      voices: `
        best curry near me; how long to boil an egg; recipe for lasagne; is KFC open; best chippy in town;
        can you freeze rice; how do you cook a gammon; vegan restaurants nearby;
        how to make a Victoria sponge; easy packed lunch ideas; what can I make with chicken;
        how long to cook a turkey; is Greggs open on Sunday; gluten free cake; how do I make gravy;
        air fryer chips how long; best coffee in Leeds; how to make yorkshire puddings; traybake recipe;
        how to poach an egg; slow cooker ideas; what's halal near me; dosa recipe; pierogi recipe;
        how do I proof bread; is it OK to eat mouldy cheese; takeaway menu; mcdonalds breakfast times;
        what does umami mean; how to make soup; best pub roast; how spicy is vindaloo`,
    },
  },
  {
    id: 'elsewhere-travel',
    title: 'Travel and directions',
    text,
    wordings: {
      own: `
        can I get a taxi; get me a taxi; I need a taxi; send a taxi; taxi please; call me a taxi;
        how do I get to the airport by train; book me a taxi; order a taxi to the station;
        cheap flights to spain; train times to london; what is the traffic like on the m25;
        how far is it from leeds to york; do I need a visa; is my passport valid; book a hotel;
        where can I park in manchester; nearest petrol station; hire a car;
        how far is it from london to leeds; how far is london; how long to drive to cornwall; train times;
        train tickets; what time does the train leave; what time is the bus; when is the next bus;
        can you order me a cab; order me a cab; cab please; taxi number; when does aldi open;
        when does the chemist open; is the pub open; where are my keys; directions please; which way;
        book a cottage; campsites near me; traffic; sat nav; can you lend me a car; lend me a car;
        borrow a car; car share; lift share; hitchhike; airport transfer; airport parking; national rail;
        ferry; cruise; visa; passport; esta; what's the exchange rate; do I need a visa for turkey;
        where is the motorway; where's the nearest charge point; nearest charger; petrol station near me;
        can you book me a hotel; book me a table; book me a train; roadworks on the m1;
        are there roadworks; how do I get to brighton from london; how do I get there;
        how long does it take to fly to tokyo; how long is the flight; can I rent one of your cars;
        rent a car; do you rent cars; hire one of your vans; biggest car park in europe;
        where do I buy stamps on a sunday; when does the post office open; is the bank open;
        opening hours of the library; what time does asda open; what time does the pub close;
        is the shop open on sunday; when does the gym open; is tesco open on sunday; train strike today;
        sat nav to leeds; where is the nearest hospital; find a garage near me; garage near me;
        recommend a garage; mot garage near me; nearest car wash; where is the nearest car wash;
        how do I get to heathrow; trains from crewe to euston; train from leeds to london; next train;
        bus timetable; flight to rome; book me a flight; cheap holidays; do I need a passport;
        how do I renew my passport; passport renewal; best route to cornwall; is the m25 busy;
        is the road closed; where's the nearest petrol station; nearest services;
        nearest ev charger to me; where can I park; airport parking prices; hotel near the station;
        how long is the drive to scotland; distance between two cities; is the tunnel open;
        toll road cost; car hire in spain; do I need an international permit; can I drive in france;
        driving abroad rules; eurotunnel; ferry to ireland; get me a cab; taxi for 6pm please;
        uber to the airport; pick my kids up from school; give me a lift; what can I do in london;
        places to visit; how do I get to halfords; where is the nearest tesco;
        what time does the supermarket close; when does the shop open`,
      'held-out': `
        how long does a passport take; is my train delayed; can i get a lift to the airport;
        which sat nav do you recommend; why are buses red in london; can i bring my kayak on the train`,
      'strangers-a': `
        Might you know what time the number 9 bus leaves for the hospital, dear?;
        tacho says av ower me hours, what's the rules for hgv drivers;
        is that autoglass lot open on a sunday; navigate to the nearest petrol station;
        whit time's the ferry tae Arran`,
      'strangers-b': `
        is the A2 blocked this night? I am going to work; what's best app to drive for, uber or bolt;
        prius or corolla hybrid for taxi work, which would you buy; what did leeds get last night;
        please how do I send money to Nigeria cheaply; what time does Tesco Newtownabbey shut on a Sunday;
        can you get me from Antrim to Portrush without going through Ballymena;
        Which trains from Bristol have ramp access?; what documents are required for visa extension`,
      voices: `
        how do I get to Manchester; directions to the airport; is the M1 closed; traffic on the M25;
        what time's the next train; bus times; how far is Leeds from York; cheapest flights to Spain;
        best hotel in Bath; take me home; where's the nearest Tesco; parking near the arena;
        is the A1 blocked; ferry to Dublin; train to London times; how do I get to the hospital;
        nearest toilet; where can I park in Brighton; Dartford crossing charge;
        how do I pay the dart charge; nearest charger to me; where's the closest EV charger;
        where is the nearest garage; roadworks on the A19; what's the quickest way to Hull;
        what's the speed limit on a dual carriageway in France; can I drive in Spain on a UK licence;
        cheapest petrol near me; price of diesel today; where can I get LPG; best campsite in Wales;
        things to do in Blackpool; airport parking Gatwick; how busy is the M6; is the bridge shut;
        nearest car wash to me right now; nearest tyre shop; uber to town; bike hire; parcel tracking;
        where's my parcel; park and ride times; scenic drives in Scotland;
        are there charging points at Tebay; best route to avoid tolls; train strike dates; railcard`,
    },
  },
  {
    id: 'elsewhere-money',
    title: 'Money and other taxes',
    text,
    wordings: {
      own: `
        how much council tax do I pay; when is my self assessment tax return due; income tax rates;
        what is the exchange rate; should I buy bitcoin; what is a good mortgage rate;
        how do I claim benefits; inheritance tax threshold; what is the price of gold; how much is petrol;
        fuel prices; state pension age; my tax code; what is my tax code; how much council tax do I owe;
        council tax; self assessment deadline; when is self assessment due; how do I claim my pension;
        pension; should I invest in gold; gold price; price of petrol; what is the price of petrol;
        petrol prices; how do I start a business; set up a limited company; register for vat;
        find me a job in a bank; job in a bank; how do I get a job; interview tips;
        what is 5 percent of 200; percent of; self employed tax; business rates; how do I save money;
        stamp duty; inheritance; debt advice; overdraft; best savings account; student loan;
        salary calculator; universal credit; child benefit; cost of living; energy bill help;
        how much should I tip a hairdresser; how do I open a savings account; open a bank account;
        cancel my direct debit with the bank; payday loan; how much is a first class stamp;
        is now a good time to sell my house; budget planner; council tax refund;
        how do I fill in my tax return; council tax band; council tax bill; income tax; tax code;
        national insurance number; how do I get a mortgage; mortgage rates; bank loan; credit score;
        pay day for universal credit; benefits; pension age; savings rates; share prices;
        is bitcoin going up; how to get rich; is my house worth more now; house prices;
        price of diesel at the moment; cost of petrol today; how much are stamps;
        how many stamps for a large letter; vat rate; minimum wage; how do I budget;
        electricity price cap; euro to pounds; inflation; redundancy pay; winter fuel payment`,
      'held-out': `
        is the bank of england raising rates`,
      'strangers-a': `
        I should like your opinion on whether to take my pension as a lump sum.;
        how much tax do a pay self employed; What is exchange rate of złoty to pound today?;
        What's the Octopus Go overnight rate at the moment?;
        How do I get my money back from a valeting company I paid by credit card last year;
        can I get the winter fuel payment this year;
        how do i split council tax when one of us isnt a student`,
      'strangers-b': `
        What's the benefit in kind rate on a company car this year?;
        what's the price of lambs in Dolgellau mart this week;
        how do i do my tacks return for self emploid; What is the price of a second class stamp nowadays?`,
      voices: `
        what's the best savings account; council tax bands; how much is minimum wage; income tax rate;
        how do I do my tax return; how to invest in shares; bitcoin price; can I get a loan;
        student loan repayment; exchange rate for euros; how do I claim PIP; inheritance tax;
        is my bank safe; best credit card; how to save money; VAT threshold; ISA allowance; energy bills;
        best energy tariff; Octopus or EDF; how do I switch energy; car finance calculator;
        am I owed PCP money; PCP claim; is leasing better than buying; finance on a car with bad credit;
        how much can I borrow; payday loans; what's inflation; how to budget; company car tax rate;
        benefit in kind on an EV; mileage allowance; can I claim mileage; tax code wrong; debt help;
        HMRC phone number; housing benefit; pension credit; child maintenance`,
    },
  },
  {
    id: 'elsewhere-insurance',
    title: 'Other insurance',
    text,
    wordings: {
      own: `
        home insurance quote; pet insurance; travel insurance for spain; life insurance;
        how much is car insurance for a young driver; who is the cheapest car insurer;
        how do I make an insurance claim; which car insurance is cheapest; which insurer;
        do I need travel insurance; travel insurance; best insurance; insurance advice;
        is my insurance too expensive; why is car insurance so expensive; add a driver to my insurance;
        change my insurance; cancel my car insurance; insurance excess; make a claim; how do I claim;
        claim for whiplash; insurance for a new driver how much; insurance quote;
        how much will my insurance be; cheapest insurance; who's the best car insurer;
        compare car insurance; do you sell insurance for horses; house insurance;
        travel insurance worth it; life cover; health cover; how do I claim on my insurance;
        no claims bonus; my insurer won't pay; what insurance group is a golf; black box insurance;
        is my excess too high; can I insure my mate's car; temporary car insurance; gap insurance`,
      'held-out': `
        how do i claim jobseekers`,
      'strangers-a': `
        Would you recommend a good travel insurance for persons over seventy-five?;
        does my home insurance cover the shed`,
      'strangers-b': `
        cheapest car insurance for 17 year olds??`,
      voices: `
        cheapest car insurance; who's the best insurer; insurance for a new driver;
        insurance group of a Polo; how to lower my premium; no claims bonus how does it work;
        can I add my son to my insurance; third party or comprehensive; what's an excess;
        is my insurance valid abroad; green card for driving abroad; insurance write off categories;
        cat S meaning; who has the cheapest young driver insurance; does a dashcam lower insurance;
        insurance for a modified car; multi car insurance; what's GAP insurance; business use insurance;
        can I drive someone else's car on mine; do points affect insurance;
        should I tell insurance about a bump; van insurance; taxi insurance`,
    },
  },
  {
    id: 'elsewhere-health',
    title: 'Health',
    text,
    wordings: {
      own: `
        my head hurts what should I take; book a doctor appointment; is this rash serious;
        how do I lose weight; does my dog need a vaccine; what are the symptoms of flu; I have a cold;
        what should I take for a cold; book a gp appointment; how do I book a gp appointment; gp;
        doctor's number; prescription; my back hurts; my knee hurts; hurt my foot a bit; sore back;
        hiccups; hangover; calories; lose weight; get fit; gym; yoga; vitamins; cough;
        allergies to pollen; insomnia; can't sleep; cold sore; toothache; how do I become a nurse;
        mould in my bathroom; how do I get fit fast; can you recommend a dentist; recommend a doctor;
        is it safe to eat raw eggs; hay fever tablets; my baby won't sleep; sore throat;
        I have a headache; I feel sick; I'm ill; doctor; is this serious; what tablets;
        can I take ibuprofen; how do I sleep better; am I pregnant; can I drive with a broken arm;
        can I drive after an operation; is my dog ill; my dog is ill; cat not eating;
        what's the nhs number; dentist near me; covid symptoms; mental health advice;
        my toddler has a temperature; vet near me; how much sleep do I need`,
      'held-out': `
        do penguins have knees; what are the symptoms of measles; how do i cure hiccups`,
      'strangers-a': `
        littlest has a rash on his tummy and a cold, is it chicken pox`,
      'strangers-b': `
        my back is paining me after night shift, what can I use;
        my youngest has a rash on his belly, is it chicken pox;
        what's the best wheelchair cushion for pressure sores; does kwik fit price match`,
      voices: `
        I have a sore throat; what's good for a headache; how do I get a GP appointment;
        how much paracetamol for a child; hay fever remedies; blood pressure normal range;
        what vitamins should I take; how many units of alcohol a week; chicken pox; is it flu or covid;
        covid rules; how to stop smoking; can't sleep any tips; how to stop snoring;
        best exercise for knees; is my mole normal; vaccination for travel; cough won't go away;
        what can I take for toothache; my knee clicks; itchy eyes; cure for a hangover; how to get fit;
        gym near me; is creatine safe; prescription delivery; how do I get my glasses checked;
        can I drive with glasses; eyesight test for driving; do I have to tell the DVLA about diabetes;
        migraine help; cramp in my leg; nappy rash; baby won't sleep; dog ate chocolate;
        worming tablets for cat; my cat is limping`,
    },
  },
  {
    id: 'elsewhere-law',
    title: 'Legal advice',
    text,
    wordings: {
      own: `
        can I sue my neighbour; my neighbour blocks my drive; how do I get a divorce;
        speeding ticket points; I was caught speeding; what is the drink drive limit;
        what is the speed limit on a motorway; can I use my phone at the wheel;
        how many points for speeding; points for speeding; is it legal to eat while driving;
        eat while driving; drink and drive; smoking in cars; do I have to stop for police;
        can police search my car; is it illegal to; is it against the law to;
        someone is parked across my drive; blocked in; noise at night; neighbours; legal; rights;
        consumer rights; small claims court; refund from a shop; parking outside my own house;
        who owns the road; cyclists; horse on road; motorway speed;
        what is the speed limit on the motorway; red light fine; mobile phone fine; seatbelt fine;
        lane discipline; can I appeal a speeding ticket; appeal a speeding fine;
        how do I appeal points on my licence; parking on my neighbour's land;
        can I drive a van on a car licence; what can I drive on a car licence;
        are electric scooters legal; is it legal; how do I claim for a pothole;
        when will they fix the potholes; report a pothole; pothole on my road; broken street light;
        register to vote; complain to the council about bins; report an abandoned car;
        is it illegal to sleep in your car; can I drive with headphones; can I drive in my slippers;
        can dogs sit in the front seat; how old to drive; can my child sit in the front;
        age to drive a moped; who is at fault in an accident; witness to a crash what now; jury service;
        is my tv licence due; tv licence; can I sue; solicitor; divorce; my landlord won't fix it;
        neighbour dispute; neighbour parks on my drive; speeding fine; penalty for speeding;
        caught on my phone; drink driving limit; is it legal to drive barefoot; is it legal to;
        can I drive in flip flops; can I park on the pavement; can I undertake; speed limit in town;
        seat belt law; child seat law; how old to sit in the front; speed awareness course; driving ban;
        can I drive on the left in japan; highway code; who has right of way; legal advice; tenancy;
        employment law; noise complaint; planning permission`,
      'held-out': `
        can you drive on l plates on the motorway; how do i get my licence back after a ban`,
      'strangers-a': `
        My landlord not giving back the deposit, this is legal?;
        I want to sue the hand car wash that ruined my paint. Do I go to small claims court?;
        what's the phone number for Evans Halshaw customer complaints`,
      'strangers-b': `
        do i need to change gear down at roundabouts or just brake;
        me landlord won't fix the boiler what are me rights`,
      voices: `
        can I sue my employer; my neighbour's fence; is it legal to record a call; how do I make a will;
        divorce how long; can my landlord evict me; sacked unfairly; do I need planning permission;
        consumer rights on a phone; is weed legal; custody of kids; power of attorney;
        how do I report a crime; copyright on photos; tenancy deposit; can I refuse to work Sunday;
        my boss didn't pay me; immigration visa; citizenship test; speeding ticket, what happens;
        how many points before a ban; caught on my phone driving; can I get out of a speeding fine;
        notice of intended prosecution; court date for speeding; drink drive limit;
        what's the drink driving limit in Scotland; am I allowed to park outside someone's house;
        neighbour parks over my drive; is it illegal to drive barefoot;
        is it illegal to eat while driving; can I hit the horn at night; dashcam footage to police;
        is it legal to tint windows; number plate rules; can I have a private parking space marked;
        can I sell my car with finance on it; can I return a faulty car; garage sold me a dud;
        rights when buying used; who is at fault if I was rear ended; whiplash claim;
        solicitor for accident`,
    },
  },
  {
    id: 'elsewhere-buying',
    title: 'Buying and selling cars',
    text,
    wordings: {
      own: `
        which electric car should I buy; what is the best car for a family;
        how much does a new tesla cost; what is my car worth; sell my car; buy a used car;
        do you sell cars; lease deals on cars; car finance; do you sell number plates;
        should I buy petrol or electric; fastest car in the world; how many miles does a tesla do;
        who makes the ioniq; which car is the most reliable; most reliable car; best family suv;
        what is a ford focus worth; what's my car worth; what is it worth; where can I buy a used tesla;
        used tesla; used cars; sell cars; car for sale; cars for sale; new car deals; finance a car;
        best bike for commuting; what is the best bike; what is the best car;
        difference between petrol and diesel; what's the difference between a hybrid and an ev;
        are electric cars better for the environment; are electric cars safe; do electric cars catch fire;
        how long does an ev battery last; how far can a tesla go; range anxiety; will petrol be banned;
        how heavy is a tesla; how much does a tesla weigh; where can I buy a charger cable; buy a cable;
        buy a tyre pump; which tyres should I buy; should I buy winter tyres; buy screenwash; buy adblue;
        insurance write off meaning; where do I sell my car; trade in; can I sell my car to you;
        do you buy cars; buy my car from me; will you buy my car; do you rent out cars; rent out cars;
        car rental; do you hire out cars; tesla stock; shares in ford; miles to the gallon;
        what should I name my car; best motor oil; best hoover for cars; tell me about ford;
        history of ford; do you sell petrol; do you sell fuel; sell me a car;
        is a hybrid better than a diesel; hybrid or diesel; hybrid vs electric;
        is an ev better than petrol; how long do ev batteries last; how are ev batteries recycled;
        why is petrol so expensive; why are cars so expensive; song from the car advert;
        what car does bond drive; what car do you drive; do you like cars; which tyres are best; best wax;
        which shampoo should I buy for my car; where can I buy screenwash; how much is a set of tyres;
        what car should I buy; should I get a tesla or a polestar; tesla or polestar;
        which is better, ford or vauxhall; which is better; is a bmw better than an audi;
        are teslas any good; is a leaf a good car; best small car; best first car; best electric car;
        cheapest electric car; who makes the cheapest ev; how much does a second hand leaf cost;
        how much is a used tesla; how much is a new mini; range of a kia ev6;
        what's the range of a tesla model y; top speed; 0-60 time; mpg of a fiesta;
        how reliable is a golf; is diesel dying; should I buy petrol or diesel; should I go electric;
        is it worth getting an ev; are evs worth it; lease or buy; pcp or lease; value my car;
        how much is my ford focus worth; part exchange; scrap my car; where can I buy a second hand yaris;
        do you sell tyres online; best dash cam; what's the best dash cam; best car wax to buy;
        what's the best sat nav; number plates; best car seat to buy; best tyres to buy;
        will petrol cars be banned; when are petrol cars banned; do you sell air fresheners;
        can I buy your van`,
      'held-out': `
        who is the lead singer of oasis`,
      'strangers-a': `
        best first car for under 2 grand;
        I am thinking of selling my Rover. What would you say it was worth?;
        which car seat group for a 4 yr old, and is isofix better; what 7 seater should i buy;
        Model Y or Ioniq 5, which would you buy?; Is Tesla stock worth buying after earnings?`,
      'strangers-b': `
        is an MX-5 a good first car for me lad; Is leasing better than buying for a small business car?;
        where can I buy good yam and egusi in Woolwich; whats the best first car under 2 grand;
        best balti in Sparkhill bab?; wheres cheapest petrol round Halesowen;
        Is Octopus Go tariff better than EDF for EV owners?;
        Tesla Model Y or Ioniq 5, which has better resale?;
        ok and which share is better to buy, Tesla or BYD`,
      voices: `
        should I buy a Tesla or a Polestar; what car should I get; where can I sell my car;
        is the Kia Niro any good; petrol or hybrid, which; best car for a family of five;
        is now a good time to buy an EV; best used car under five grand; is a Golf reliable;
        what's the most economical car; how do I check a used car; HPI check; what's a good mileage;
        best SUV for dogs; webuyanycar any good; part exchange value; is a used Leaf worth it;
        cheapest lease deal; motability car list; best car for towing; automatic or manual;
        which is quicker a Golf R or an M135; what does the new Defender cost;
        release date of the new Polo; how much is a Model 3; range of a Zoe; what is the range of an MG4;
        how far does a Tesla go; boot space of a Kona; is a Dacia cheap to run; best car for a new driver;
        how many seats in a Touran; what car does James Bond drive; is it worth getting a diesel;
        should I scrap my car; scrap value; cat N worth buying; best winter tyres; best sat nav;
        roof box for a Focus; best car for tall people; Prius or Corolla; are hybrids reliable;
        can you find me a second hand car; buy my car; how much does a new battery for a Leaf cost;
        best home charger; is Zappi better than Ohme; which hoover is best for cars;
        best car shampoo to buy; best pressure washer`,
    },
  },
  {
    id: 'elsewhere-diagnosis',
    title: 'Faults and do-it-yourself',
    text,
    wordings: {
      own: `
        engine management light is on what does it mean; why is my car making a noise;
        how do I change a bulb; how do I change a tyre; how do I remove scratches myself;
        what oil does my car take; why does my steering shake; what size wiper blades do I need;
        how do I open the bonnet; how do I wax a car myself; my brakes are squeaking why;
        warning light on the dashboard; how do I connect my phone to bluetooth in the car;
        how long do clutches last; how long do brakes last; how long do tyres last;
        how long does a battery last in a car; how do I bleed brakes; how do I adjust my seat;
        how do I adjust my headlights; steering is stiff; steering is heavy; heater blowing cold;
        my air con smells; my window is stuck; boot won't open; sunroof leaking; how do I reset my clock;
        what tyre size do I need; what engine is in my car; how big is the boot; boot size of a golf;
        what is the boot space; fuel tank size; how long is a ford focus; will a pram fit in the boot;
        is the ford puma any good; is a dacia any good; is a qashqai any good;
        how much would a used golf sell for; what would my car sell for; how do I change my oil filter;
        oil filter; air filter; why is my car overheating; car overheating; what does abs light mean;
        abs light; abs; airbag light; oil light; battery light; engine warning; what does the light mean;
        car won't go above 40; car pulling to the left; clutch slipping; squeaky brakes why;
        windows steamed up; how do I use cruise control; how do I fold the seats;
        how do I fit a child seat; how do I fit a roof rack; how do I put air in a tyre;
        how do I use a jump pack; how do I clean my car; how do I clean my windscreen;
        how do I wash a car properly; how to wax a car; how to remove swirl marks;
        how to remove dog hair from a car; how to get smell out of a car; how to clean car seats;
        how do I charge my ev at a public charger; do I need winter tyres; should I use premium fuel;
        is my cambelt due; how often should I change my oil; how often should I replace my tyres;
        what fuel does my car take; how do I check my tyre tread; remap; how do I reset the tyre light;
        why does my car smell of petrol; why is my engine making a knocking noise;
        my car makes a funny noise; my car judders; why does my car shake;
        what does the yellow triangle on my dash mean; yellow light on the dash;
        what does this light mean; warning light; engine light; why is my ev range dropping;
        where is my cabin filter; where is the fuse box; how often should I change my timing belt;
        when do I change my cambelt; when should I change my oil; how do I change my oil;
        how do I change a wheel; how do I change a headlight bulb; how do I jump start a car;
        how do I check my oil; how do I top up coolant; how do I open my bonnet;
        how do I pair my phone with my car; how do I set the clock; how do I reset the service light;
        what oil do I need; what size battery do I need; what size wipers; can I put e10 in a 2003 micra;
        can I put e10 in my car; which fuel does it take; how do I charge my car at a public charger;
        how do I wash my car myself; how do I polish out a scratch; how do I remove tree sap;
        how to clean alloy wheels; how to defrost a windscreen; how do I stop my windows steaming up;
        what's wrong with my car; gearbox noise; how do I drive an automatic; my key fob isn't working;
        how do I turn off traction control; how much weight can my car tow;
        how does a catalytic converter work`,
      'held-out': `
        how do i adjust my mirrors; my steering wheel is stiff; whats the boot size of a skoda octavia;
        how much would a 2018 qashqai sell for`,
      'strangers-a': `
        P0420; The engine light came on and the man's gadget says P0171. Whatever does that mean, please?;
        I can put E10 in Toyota from 2001 or engine will be damage?;
        Could you tell me how to remove greenfly from my roses?;
        us clutch is slippin like mad what'll it be;
        why does my car make a grinding noise when i turn left;
        how do i bleed a radiator in the house it's cold at the top;
        Where is good Polish shop in Hammersmith?; How to change brake pads in Opel by myself?;
        How does regenerative braking actually work?`,
      'strangers-b': `
        One of our cars is showing P0420. What does that mean?; can I put E10 in me old Fiesta;
        got a P0171 code cumming up wot is it;
        P0299 on the code reader for the Hilux, what's that when it's at home;
        DPF light's on, can i clean it out meself; gearbox is whining on the Hilux in third, what is it;
        how d'yow change a headlight bulb on a Focus; how do i get a air lock out a radiater;
        What should I ask for my late husband's Rover? It has only 22,000 on the clock.;
        any good boozers by lime street`,
      voices: `
        why is my car making a grinding noise; engine light came on; what does the orange light mean;
        P0300 code; my clutch is slipping; car judders at low speed; why won't my car start in the cold;
        how to top up oil; where is the dipstick; what oil does my Corsa take;
        steering wheel shakes at 70; car smells of eggs; AC not cold; key fob not working;
        change key battery; how do I get a dent out myself; T-Cut how to; how to polish out a scratch;
        how do I get dog hair off seats; what gets rid of tree sap; how do I clean a windscreen inside;
        how do I remove a stain from a car seat; how to get rid of smell in car; brakes squeaking;
        how long does a cambelt last; when should brake pads be changed; clutch smells;
        white smoke from exhaust on cold start what is it; blue smoke means; how do I parallel park;
        how do I do a hill start; what gear should I be in; how does regenerative braking work;
        how does a turbo work; what is a catalytic converter; what does DPF mean; how do I regen my DPF;
        E5 or E10; premium diesel worth it; adblue warning; how do I top up adblue;
        my EV won't charge at home why; why has my range dropped; how do I precondition the battery;
        how do I connect bluetooth; how to set the clock; isofix fitting;
        how do I fold the seats in a Jazz; how to use cruise control; fog light rules;
        windscreen wiper streaks; tyre keeps losing air why; tyre pressure light won't go off;
        how do I reset TPMS; car pulls left; engine knocking; turbo whistle; EML on; limp mode;
        battery drains overnight; alternator or battery; sat nav update; apple carplay not working;
        how do I remap; can I tow with my car; towing limit of a Qashqai; how do I use a torque wrench;
        what size wheel nuts; how do I wax a car; how do I clean alloys; does WD40 remove tar;
        does vinegar clean glass; frozen door lock; how do I defrost fast;
        what's the best way to wash a car; what do I use on leather; how often should I change wipers;
        can I mix coolant; what coolant colour; how to drain oil; how do I fit a dashcam; lower my car;
        window won't go up; sunroof stuck; horn not working; how to tell if the head gasket's gone;
        what does red battery light mean; how to rev match; double declutch; how do I drive in snow;
        driving technique on ice; how to drive economically; what's engine braking`,
    },
  },
  {
    id: 'elsewhere-licence',
    title: 'Licences, tests and registration',
    text,
    wordings: {
      own: `
        how do I get a driving licence; book a driving test; driving lessons;
        can I tow a caravan on my licence; change address on my v5c logbook;
        how do I renew my driving licence; private number plate transfer; theory test questions;
        what do dvla need when I sell my car; renew licence; replacement licence;
        how much are driving lessons; driving lessons near me; driving instructor; pass my test;
        theory test; practical test; cancel my driving test; mock test; parking permit application;
        apply for a parking permit; drive abroad; log book; registration document;
        car registration transfer; sold my car tell dvla; who do I tell when I sell my car;
        new number plate; show plates; register a kit car; import a car; how do you parallel park;
        how do I park; how do I reverse park; how do I drive a manual; do you do driving lessons;
        get a blue badge; how do I get a blue badge; apply for a licence; clutch control;
        three point turn; learn to weld; learn to be a mechanic; how do I pass my driving test;
        book my theory test; driving lesson cost; how much is a driving lesson; provisional licence;
        renew my driving licence; lost my licence; licence photo; points on my licence;
        how many points do I have; how do I change the name on my v5; v5c; log book lost;
        change of keeper; I've bought a car how do I register it; tow a caravan; private plate;
        retain a number plate; blue badge application; disabled parking badge; motorbike test;
        hgv licence; taxi licence; how do I contact the dvla; dvla phone number; eyesight for driving;
        driving at 70 renew; how do I get a residents parking permit`,
      'held-out': `
        do you offer piano lessons; do i need a logbook to sell a car;
        what is the road like over snake pass`,
      'strangers-a': `
        how do i get my provisional; is theory test hard;
        At what age must I renew my driving licence, and is there a form to fill in?;
        How I can change Polish driving licence for British one?;
        I want to bring car from Poland and register here, what documents I need?;
        how do i parallel park without dying of embarrassment`,
      'strangers-b': `
        how do i get me private hire badge back after points;
        how do I convert my Nigerian driving licence to UK own; how do I apply for ILR;
        how do i parallel park without looking stupid;
        how do I apply for my wee girl's provisional licence;
        How do I apply for a bigger Motability grant for a hoist?;
        At seventy, how does one go about renewing a driving licence?`,
      voices: `
        how do I get a provisional licence; book my driving test; theory test practice;
        change address on licence; renew my licence at 70; lost my V5; how do I change my logbook;
        private number plate; how do I transfer a plate; retain my reg; how many lessons do I need;
        driving instructor near me; what's the pass mark for theory; can I drive a 7.5 tonne;
        taxi badge how to get; CBT for a moped; international driving permit; licence number where is it;
        swap a foreign licence; how do I tax without a V5; who owns this reg; look up the owner of a car;
        report a sold car; driving test waiting times; pass plus; new plates 2026; what's a 75 plate;
        year of a 68 plate; highway code stopping distances; what does this road sign mean;
        theory questions; how long is a provisional valid; scrap certificate; export a car;
        tachograph rules; do I need a licence for an e-scooter`,
    },
  },
  {
    id: 'elsewhere-home',
    title: 'House and garden',
    text,
    wordings: {
      own: `
        can you clean my windows; do you clean carpets in houses; do you clean houses; find me a plumber;
        how do I unblock a sink; washing machine repair; how do I wash jumpers; do you do gardening;
        how do I clean my oven; jet wash my patio; clean my gutters; get rid of ants; can you wash my dog;
        can you do my ironing; do you do plumbing; do you do decorating; do you do hairdressing;
        do you do nails; do you do catering; do you do childcare; do you do removals;
        do you offer guitar lessons; do you offer cooking classes; do you offer tutoring;
        do you offer massages; can you help me with my house; can you help me with my garden;
        can you help me move house; can you help me with my extension; can you clean my fish tank;
        can you clean my pool; can you clean my garage floor; can you clean my shed; do you clean gardens;
        do you clean schools; do you clean boats engines; do you paint houses; do you fit kitchens;
        do you fix taps; do you fix roofs; do you fix fridges; do you fix computers; do you repair phones;
        do you repair shoes; do you repair watches; do you sell furniture; do you sell flowers;
        do you sell food; do you sell phones; do you sell insurance for houses; do you deliver;
        do you deliver pizza; do you deliver milk; can you pick up my shopping;
        can you post a letter for me; can you walk my dog; fix my washing machine;
        can you fix my washing machine; fix my tv; fix my roof; do you wash dogs; wash dogs; groom dogs;
        do you clean carpets; clean carpets; I need my gutters cleaned; gutters cleaned;
        cleaner for my house; domestic cleaner; office cleaner; get rid of mould; mould in the bathroom;
        unblock drains; unblock a toilet; leak in my roof; paint my house; paint my fence; wallpaper;
        what should I wear to a wedding; wear to a wedding; haircut; nails; massage; garden;
        hedge cutting; jet wash the patio; pressure wash the patio; man and van; skip hire;
        rubbish collection; when are the bins collected; my boiler; boiler app; radiator at home;
        smoke alarm; locksmith; locked out of my house; clean my boots; iron my shirts; dry cleaning;
        do you do window cleaning; clean windows in houses; can you fix my bike; best hoover for stairs;
        best vacuum cleaner; deliver a pizza; open a bottle; do you clean pools;
        help me find a flat to rent; find me a house; rent a flat; estate agent;
        how do I remove chewing gum; get gum out of hair; my washing machine is leaking;
        how much does a plumber charge; heat my home cheaply; cheapest way to heat my home;
        how do I grow tomatoes; how do I clean suede boots; clean my shoes; do you service boilers;
        boiler service; lower my water bill; water bill; do you deliver groceries; deliver parcels;
        parcel delivery; do you deliver food; do you move furniture; can you mow my lawn;
        fix a puncture on my bicycle; mend my bike; fix my bike; clean my bbq; clean my hot tub;
        wash my curtains; do you clean bins; can you clean my wheelie bin; fit a kitchen;
        do you clean ovens; oven cleaning; clean my house; house cleaning; window cleaning;
        carpet cleaning; sofa cleaning; clean my patio; unblock my kitchen sink; plumber; electrician;
        boiler; gardener; dog walking; do you do dog walking; wash my dog; babysit; can you babysit;
        feed my goldfish; feed my cat; my cat has run away; do you know any good builders; builder;
        painter; handyman; removals; washing machine; how do I get stains out of clothes; ironing;
        laundry; clean my trainers; bin cleaning; gutter cleaning; roof cleaning; clean my driveway;
        pressure wash my drive; clean solar panels; clean my caravan awning; pest control; wasps nest;
        cut my grass; do you have a toilet; decorate my house; fix my fence; assemble furniture;
        do you clean offices; end of tenancy cleaning`,
      'held-out': `
        can you help me with my kitchen extension; is it bin day tomorrow; what is the best mattress;
        where can i donate old clothes; can you clean my swimming pool; should i get a dog or a cat;
        how do i fix a dripping tap; do you do mobile hairdressing; is there a cash machine near me`,
      'strangers-a': `
        how do i get felt tip out of the sofa; ma heating's aff, how dae I relight the boiler pilot`,
      'strangers-b': `
        is me neighbour allowed to put a fence up that high;
        wich plasterer is good near me need one for my bathroom; how do you bleed a combi boiler;
        how do ye get a dent out yerself with a plunger;
        How lovely. And do your people also do windows? I mean those of the house.`,
      voices: `
        how do I bleed a radiator; boiler pressure low; unblock a sink; washing machine won't spin;
        how to paint a wall; plumber near me; how do I get rid of mould in the bathroom;
        lawn mower won't start; when do I plant tulips; how to get rid of ants; clean my windows;
        clean my oven; do you clean carpets at home; end of tenancy clean; pressure wash my patio;
        jet wash my driveway; can you wash my bins; do you do decking; fix a leaking tap;
        relight the boiler pilot; how to descale a kettle; mattress stain; rats in the loft;
        cut the hedge; how to wire a plug; solar panels cost; loft insulation; build a shed;
        garage door won't open; fit a cat flap; how do I unblock a drain; wasp nest removal; bin day;
        recycling centre hours; how to prune roses; electrician for my kitchen; house valuation;
        best vacuum for the house; how to iron a shirt; get wax out of carpet; wash a duvet;
        patio slabs price; artificial grass; air lock in a radiator; hot water tank leaking; babysitter;
        dog groomer; mobile hairdresser; nail bar; mobile dog grooming`,
    },
  },
  {
    id: 'elsewhere-devices',
    title: 'Phones and computers',
    text,
    wordings: {
      own: `
        my phone will not charge; how do I charge my laptop; phone battery drains; reset my wifi router;
        best broadband deal; which phone should I buy; my computer is slow; how do I print;
        charge my electric toothbrush; energy tariff for my house; how much is my electricity bill;
        remind me to ring my mum; remind me to take my tablets; remind me to buy bread;
        remind me about my dentist; can you remind me to water the plants;
        can you remind me of my wedding anniversary; set a reminder for my meeting;
        reminder to take the bins out; get a refund from amazon; how do I get a refund from a shop;
        refund from an airline; refund from my phone company; cancel my tv package; cancel my broadband;
        cancel my magazine subscription; cancel my order from argos; download a film; where is my parcel;
        track my parcel; track my order from asos; track my flight; what is my password for email;
        how do I log in to facebook; log in to my bank; log in to my council account;
        is the internet down; how do I charge my phone; charge my phone; my laptop battery is dead;
        laptop battery; laptop; phone is dead; phone won't turn on; iphone charging; charging my watch;
        headphones not charging; my tablet; wifi; password for my wifi; gmail; how do I use excel;
        microsoft word; install windows; download a game; game; playstation; netflix;
        which app is best for; my banking app; whatsapp won't open; facebook account hacked;
        delete my facebook; how do I block someone; call waiting; sim only; phone contract;
        cancel my phone contract; cancel sky; smart tv; alexa play music; play music; set an alarm;
        set a timer; remind me to call mum; remind me to buy milk; what's on my calendar;
        how do I cancel my gym membership; cancel my subscription to spotify;
        how do I unsubscribe from amazon; how do I delete my instagram; my email isn't working;
        reset my email password; my screen is cracked; fix my phone; how much is an iphone;
        my laptop won't turn on; which laptop is best; laptop for students; phone battery drains fast;
        how long to charge an iphone; how do I charge my phone faster; wifi not working; broadband;
        router; how do I cancel netflix; how do I cancel my netflix; cancel my gym membership;
        cancel amazon prime; my email is hacked; forgot my gmail password; what's the best phone;
        tv not working; printer; set up my printer; social media marketing; fix my computer;
        how do I delete my facebook; smart meter; switch energy supplier; electricity bill; my boiler app;
        how do I screenshot; charge my vape; charge my e-cigarette; solar panels for my house;
        home battery storage`,
      'held-out': `
        how do i get a refund from ryanair; can you remind me to take my pills;
        how do i grow my instagram; my printer has jammed; how does wifi work; qqq www eee`,
      'strangers-a': `
        my phone wont charge what do i do;
        My tablet computer keeps asking me for a password I don't remember. Can you help at all?;
        play some music by abba; set a timer for ten minutes;
        My Leaf's 12V keeps dropping overnight, where's the parasitic drain likely to be?;
        wifi in the flat is so slow how do i fix it`,
      'strangers-b': `
        How do I do a mail merge in Outlook; Do we need a contract of employment for a temp of two weeks?;
        can u help w my maths gcse resit;
        how do u get a straight answer off snapchat support my account is locked;
        how do I get a ewe to take an orphan lamb; my wifi router keeps dropping, how to fix`,
      voices: `
        my phone won't charge; how do I reset my router; wifi is slow; how do I take a screenshot;
        printer not working; best laptop for uni; how do I back up my iphone; how to block a number;
        can you fix my phone; phone battery replacement; ipad won't turn on; how to use whatsapp;
        what's my IP address; set up voicemail; cheapest sim only deal; netflix not working;
        how do I cast to the telly; excel formula; how to make a pdf; turn off notifications on android;
        clear my cache; antivirus; xbox won't connect; ps5 restock; best headphones;
        do you sell phone chargers; USB C or lightning; charge my laptop;
        can you charge my e-bike battery; e-scooter charge; how do I format a usb; hacked account;
        alexa what time is it; play some music; call my mum; send a text; turn on the lights;
        open spotify; google something for me; hey siri; what is the best phone; smart watch`,
    },
  },
  {
    id: 'elsewhere-knowledge',
    title: 'General knowledge',
    text,
    wordings: {
      own: `
        what is the capital of france; how old is the king; who invented the telephone;
        what is the meaning of life; how many planets are there; tell me about history;
        what is the tallest mountain; what is two plus two; what time is it; what day is it;
        recommend a good film; what is on television tonight; what is your favourite colour;
        do you love me; how does a petrol engine work; when was the car invented;
        how are electric batteries made; when is christmas; do you know my name; do you know where I live;
        do you know my birthday; do you know what day it is; do you know any songs;
        do you know how to dance; do you like me; do you like dogs; do you like football;
        do you like your job; do you get bored; do you get paid; are you watching tv; are you hungry;
        are you busy; are you tired; are you happy; are you sad; can you see me; can you hear me;
        can you sing; can you dance; can you drive; can you cook; can you count to ten; guess my age;
        guess my name; guess a number; what number am I thinking of; what am I thinking;
        what am I wearing; what is my name; where am I; how long do dogs live; how long do elephants live;
        how long is a piece of string; how long is a marathon; how long is a football match;
        how long does it take to learn french; how long does it take to boil rice;
        how long to roast a chicken; how fast is a cheetah; how fast is light; how many cups in a pint;
        how many people in china; how many legs does a spider have; how big is the sun;
        how old is the queen; how often should I water plants; how often should I wash my hair;
        how often do cats eat; when do swallows return; when do roses bloom; when is mothers day;
        when is pancake day; where does honey come from; where do penguins live; which animal is biggest;
        why do dogs bark; why is the sea salty; who built the pyramids; who painted it; who plays bond;
        capital of japan; what is the capital; who wrote harry potter; how old is the universe; universe;
        do you believe in ghosts; ghosts; do you have a boyfriend; boyfriend; recommend a book;
        what's on at the cinema; cinema; how do I learn guitar; guitar; learn piano; names for a puppy;
        good names; what's the date today; date today; how many weeks in a year; are you married;
        do you have pets; what is ai; do you sleep; where were you born; what's your star sign;
        favourite football team; sdfsdf; mmmm; lorem; asdasd; hmm; er; whatever; nothing; never mind;
        random; testing 123; knock knock; once upon a time; it depends; maybe; who knows;
        what is the biggest animal; highest mountain; deepest ocean; speed of light;
        boiling point of water; periodic table; roman numerals; square root; geography; history homework;
        world war two; dinosaurs; space; stars; art; music; poetry; philosophy; religion; magic; puzzles;
        how do I meet people; how do I get a girlfriend; best friend advice; wedding ideas; party ideas;
        birthday ideas; gift ideas; what shall I do this weekend; one two three four; a b c;
        do you have any pets; do you have children; my wife left me; I am lonely; I'm sad; I feel down;
        happy birthday; sing happy birthday; colourless green ideas; it is what it is; life on mars;
        how to train a puppy; how does a hybrid work; how do hybrids work; how many people live in wales;
        population of scotland; how long do hamsters live; why do cats purr; how many grams in an ounce;
        what is the time in new york; who sings that song; who sings this; what song is that;
        plot of hamlet; who wrote it; is the moon landing fake; conspiracy theories;
        what's the difference between a frog and a toad; how big is a football pitch;
        how heavy is an elephant; good present for a ten year old; gift ideas for my wife;
        what should I buy for christmas; the quick brown fox jumps over the lazy dog;
        what do I do if I find a hedgehog; how do I learn spanish; how do you play poker;
        what does that mean in latin; best joke; what's the longest river; who was the first king;
        when did the war end; what is gravity; how do bees make honey; hgkj; asdf; qwerty; xyz; banana;
        wibble; what is hydrogen fuel; how many cylinders does a v8 have; what does a carburettor do;
        how does a diesel engine work; who owns jaguar; who makes skoda; where are minis made;
        which country makes the best cars; what is the best car film; longest car park;
        what colour is best for a car; what's the difference between petrol and diesel; famous cars;
        fastest lap; who invented the wheel; translate hello; who was the first man on the moon;
        how far is the moon; how many planets; tallest building; tallest building in the uk;
        how tall is the eiffel tower; capital of spain; biggest city in the world;
        who invented the steam engine; who invented the car; when was the mini invented;
        history of the car; when do the clocks go back; when do the clocks change;
        is the bank holiday on monday; when is easter; when is the bank holiday; when does school start;
        school holidays; what's the date; are aliens real; is god real; do ghosts exist; meaning of life;
        what is love; do you have feelings; do you dream; are you a morning person; do you like music;
        what's your favourite film; favourite car; what's your favourite car; good name for a baby;
        baby names; name my dog; name for my car; how do you spell necessary; what does this word mean;
        what is a quaver in music; how many bones in the body; how many days until christmas;
        what is twelve times twelve; how do I become a pilot; what should I do today; I'm bored;
        entertain me; what should I wear; dating advice; does she like me; relationship advice;
        how do I make friends; tell me a fact; fun fact; trivia; quiz me; who would win in a fight;
        best film ever; what's on tv; recommend a song; what do you think about people;
        what do you think of elon musk; how does ai work; who is albert einstein; how do planes fly;
        why is the sky blue; how do magnets work; purple monkey dishwasher; blah blah blah; lorem ipsum;
        yes but which one; the other one; nonsense; random words; test; testing testing; foo bar; abc;
        hello world`,
      'held-out': `
        how do i whittle a spoon; which airline is cheapest to new york; how do i knit a scarf;
        who built stonehenge; how do i stop my dog barking; when did ww2 end; who invented cats eyes;
        guess what number i am thinking of; are you watching the match tonight;
        what is the tallest animal; how do i delete my browser history; is pluto a planet;
        flibbertigibbet; la la la; down by the river; how often should i water a cactus`,
      'strangers-a': `
        whats the capital of peru; how do u do a hill start; who's the mags playin saturday;
        whats the quickest way to carlisle the day, is the A69 shut;
        what's the time in new york right now; who wrote frankenstein`,
      'strangers-b': `
        Could you recommend an accountant in Hampshire?; easy traybake for a school fair;
        whos playing at the Villa saturday; wots the best spell cheker for a phone;
        Has my PIP payment been delayed by the bank holiday?;
        Could you tell me how to prune a climbing rose in March?;
        What is the best way to learn Kubernetes; whens the reds next on the telly`,
      voices: `
        what's the capital of Peru; how tall is Everest; what year did the war end; what's 12 times 12;
        how many miles in a km; what does serendipity mean; who wrote Macbeth;
        when was the first MOT introduced; who invented the electric car; when did the Mini come out;
        how many cars are there in the UK; what is the fastest car; where are Teslas made;
        how do batteries work; how is petrol made; what's the time; who's Elon Musk;
        do you believe in God; what's your favourite colour; tell me something interesting;
        how does chatgpt work; what do dogs dream; when is Ramadan; when is Diwali;
        how many days till Christmas; what rhymes with orange; what's a good name for a baby;
        what should I call my car; say something funny; do you know my mum; am I pretty;
        what should I do with my life; how do I ask a girl out; will I get married; read my horoscope;
        is it wrong to lie; best quote about life; who would win a lion or a tiger;
        how do lambs get adopted by a ewe; when to shear sheep; what breed is my dog;
        how fast can a horse run; how do I knit; how to play chess; learn guitar; best football boots;
        what size shoe; where can I buy a sofa; fancy dress ideas; gift ideas for a teenager;
        what to write in a card; how do I get my kid to revise; GCSE maths help; which uni is best;
        how to pass an interview; help me with my CV; write my essay; how long does concrete take to dry;
        how do I tie a tie; how to get gum out of hair; how do I remove a tattoo;
        why do onions make you cry; flat earth; how many stars`,
    },
  },
])
