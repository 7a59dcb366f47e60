/** How visitors ask, by entry of the knowledge; wordings are parted by semicolons. */
export const elsewhereWordings: Record<string, string> = {
  'elsewhere-weather': `
    what is the weather today; what will the weather be tomorrow; will it rain tomorrow;
    weather forecast for the weekend; how hot is it going to be; will it be cold tomorrow; chance of rain;
    forecast; weather; is it windy today; weather this weekend; weather in cornwall; will the sun come out;
    bbq weather; is it snowing; how much rain fell; what's the weather like; weather in london;
    is it sunny in spain; will it snow at christmas; temperature today; how cold is it outside;
    do I need an umbrella; what time is sunset; what time is sunrise; when does it get dark;
    is a storm coming; pollen count; is it hot in greece in october; heatwave coming; tide times
  `,
  'elsewhere-news': `
    who won the football; what is in the news; who is the prime minister; when is the next election;
    what is the score in the cricket; who will win the world cup; what do you think of the government;
    when does the grand prix start; boxing; rugby; tennis score; who's winning; final score; man united;
    arsenal result; latest news; headlines; what's trending; general election date; who is the mayor;
    what did the budget say; is there a war; champions league; which team do you support;
    formula one results; grand national winner; darts; snooker; what channel is the match on;
    who is the president of the usa; oscars; what's the score; football scores; who do you support;
    did england win; premier league table; who won strictly; who won the election;
    what do you think about politics; who should I vote for; who is the president;
    what's happening in the news; when is the next tube strike; when does the season start;
    what time is kick off; love island; eurovision; boxing results; olympics; tell me about brexit;
    celebrity gossip; royal family news; lottery numbers; what are the winning numbers;
    is there a strike on; horse racing tips
  `,
  'elsewhere-food': `
    what should I have for dinner; best restaurant near me; how do I cook rice; order me a pizza;
    where can I get a coffee; how many calories in an apple; best pub in leeds; omelette;
    how do I make an omelette; best pizza; best pizza in town; pizza; burger near me; takeaway near me;
    what should I eat; what's for lunch; book me a table for two; table for two; restaurant booking;
    how long to cook a chicken; cocktail recipe; gluten free; protein; is coffee bad for you;
    favourite food; do you eat; sandwich; green eggs and ham; curry recipe; baking; best way to cook salmon;
    how do I cook steak; what's in season; how to make coffee; sunny for my barbecue; barbecue food;
    what wine goes with fish; is sugar bad; how do I make pancakes; how long do you boil an egg;
    how to boil an egg; good restaurant; decent curry; where can I get a curry; best chip shop;
    fish and chips near me; what's for tea; dinner ideas; make me a meal plan;
    what did you have for breakfast; do you like pizza; how many calories; is chocolate bad for me;
    vegan recipes; how do I bake a cake; how to get red wine out of a carpet; how much is a pint;
    where's the best pub; order food; cook a turkey; can dogs eat grapes; wine pairing;
    what coffee should I buy; how long does milk last
  `,
  'elsewhere-travel': `
    can I get a taxi; get me a taxi; I need a taxi; send a taxi; taxi please; call me a taxi;
    how do I get to the airport by train; book me a taxi; order a taxi to the station;
    cheap flights to spain; train times to london; what is the traffic like on the m25;
    how far is it from leeds to york; do I need a visa; is my passport valid; book a hotel;
    where can I park in manchester; nearest petrol station; hire a car; how far is it from london to leeds;
    how far is london; how long to drive to cornwall; train times; train tickets;
    what time does the train leave; what time is the bus; when is the next bus; can you order me a cab;
    order me a cab; cab please; taxi number; when does aldi open; when does the chemist open;
    is the pub open; where are my keys; directions please; which way; book a cottage; campsites near me;
    traffic; sat nav; can you lend me a car; lend me a car; borrow a car; car share; lift share; hitchhike;
    airport transfer; airport parking; national rail; ferry; cruise; visa; passport; esta;
    what's the exchange rate; do I need a visa for turkey; where is the motorway;
    where's the nearest charge point; nearest charger; petrol station near me; can you book me a hotel;
    book me a table; book me a train; roadworks on the m1; are there roadworks;
    how do I get to brighton from london; how do I get there; how long does it take to fly to tokyo;
    how long is the flight; can I rent one of your cars; rent a car; do you rent cars;
    hire one of your vans; biggest car park in europe; where do I buy stamps on a sunday;
    when does the post office open; is the bank open; opening hours of the library;
    what time does asda open; what time does the pub close; is the shop open on sunday;
    when does the gym open; is tesco open on sunday; train strike today; sat nav to leeds;
    where is the nearest hospital; find a garage near me; garage near me; recommend a garage;
    mot garage near me; nearest car wash; where is the nearest car wash; how do I get to heathrow;
    trains from crewe to euston; train from leeds to london; next train; bus timetable; flight to rome;
    book me a flight; cheap holidays; do I need a passport; how do I renew my passport; passport renewal;
    best route to cornwall; is the m25 busy; is the road closed; where's the nearest petrol station;
    nearest services; nearest ev charger to me; where can I park; airport parking prices;
    hotel near the station; how long is the drive to scotland; distance between two cities;
    is the tunnel open; toll road cost; car hire in spain; do I need an international permit;
    can I drive in france; driving abroad rules; eurotunnel; ferry to ireland; get me a cab;
    taxi for 6pm please; uber to the airport; pick my kids up from school; give me a lift;
    what can I do in london; places to visit; how do I get to halfords; where is the nearest tesco;
    what time does the supermarket close; when does the shop open
  `,
  'elsewhere-money': `
    how much council tax do I pay; when is my self assessment tax return due; income tax rates;
    what is the exchange rate; should I buy bitcoin; what is a good mortgage rate; how do I claim benefits;
    inheritance tax threshold; what is the price of gold; how much is petrol; fuel prices;
    state pension age; my tax code; what is my tax code; how much council tax do I owe; council tax;
    self assessment deadline; when is self assessment due; how do I claim my pension; pension;
    should I invest in gold; gold price; price of petrol; what is the price of petrol; petrol prices;
    how do I start a business; set up a limited company; register for vat; find me a job in a bank;
    job in a bank; how do I get a job; interview tips; what is 5 percent of 200; percent of;
    self employed tax; business rates; how do I save money; stamp duty; inheritance; debt advice; overdraft;
    best savings account; student loan; salary calculator; universal credit; child benefit; cost of living;
    energy bill help; how much should I tip a hairdresser; how do I open a savings account;
    open a bank account; cancel my direct debit with the bank; payday loan; how much is a first class stamp;
    is now a good time to sell my house; budget planner; council tax refund; how do I fill in my tax return;
    council tax band; council tax bill; income tax; tax code; national insurance number;
    how do I get a mortgage; mortgage rates; bank loan; credit score; pay day for universal credit;
    benefits; pension age; savings rates; share prices; is bitcoin going up; how to get rich;
    is my house worth more now; house prices; price of diesel at the moment; cost of petrol today;
    how much are stamps; how many stamps for a large letter; vat rate; minimum wage; how do I budget;
    electricity price cap; euro to pounds; inflation; redundancy pay; winter fuel payment
  `,
  'elsewhere-insurance': `
    home insurance quote; pet insurance; travel insurance for spain; life insurance;
    how much is car insurance for a young driver; who is the cheapest car insurer;
    how do I make an insurance claim; which car insurance is cheapest; which insurer;
    do I need travel insurance; travel insurance; best insurance; insurance advice;
    is my insurance too expensive; why is car insurance so expensive; add a driver to my insurance;
    change my insurance; cancel my car insurance; insurance excess; make a claim; how do I claim;
    claim for whiplash; insurance for a new driver how much; insurance quote; how much will my insurance be;
    cheapest insurance; who's the best car insurer; compare car insurance; do you sell insurance for horses;
    house insurance; travel insurance worth it; life cover; health cover; how do I claim on my insurance;
    no claims bonus; my insurer won't pay; what insurance group is a golf; black box insurance;
    is my excess too high; can I insure my mate's car; temporary car insurance; gap insurance
  `,
  'elsewhere-health': `
    my head hurts what should I take; book a doctor appointment; is this rash serious; how do I lose weight;
    does my dog need a vaccine; what are the symptoms of flu; I have a cold; what should I take for a cold;
    book a gp appointment; how do I book a gp appointment; gp; doctor's number; prescription; my back hurts;
    my knee hurts; hurt my foot a bit; sore back; hiccups; hangover; calories; lose weight; get fit; gym;
    yoga; vitamins; cough; allergies to pollen; insomnia; can't sleep; cold sore; toothache;
    how do I become a nurse; mould in my bathroom; how do I get fit fast; can you recommend a dentist;
    recommend a doctor; is it safe to eat raw eggs; hay fever tablets; my baby won't sleep; sore throat;
    I have a headache; I feel sick; I'm ill; doctor; is this serious; what tablets; can I take ibuprofen;
    how do I sleep better; am I pregnant; can I drive with a broken arm; can I drive after an operation;
    is my dog ill; my dog is ill; cat not eating; what's the nhs number; dentist near me; covid symptoms;
    mental health advice; my toddler has a temperature; vet near me; how much sleep do I need
  `,
  'elsewhere-law': `
    can I sue my neighbour; my neighbour blocks my drive; how do I get a divorce; speeding ticket points;
    I was caught speeding; what is the drink drive limit; what is the speed limit on a motorway;
    can I use my phone at the wheel; how many points for speeding; points for speeding;
    is it legal to eat while driving; eat while driving; drink and drive; smoking in cars;
    do I have to stop for police; can police search my car; is it illegal to; is it against the law to;
    someone is parked across my drive; blocked in; noise at night; neighbours; legal; rights;
    consumer rights; small claims court; refund from a shop; parking outside my own house;
    who owns the road; cyclists; horse on road; motorway speed; what is the speed limit on the motorway;
    red light fine; mobile phone fine; seatbelt fine; lane discipline; can I appeal a speeding ticket;
    appeal a speeding fine; how do I appeal points on my licence; parking on my neighbour's land;
    can I drive a van on a car licence; what can I drive on a car licence; are electric scooters legal;
    is it legal; how do I claim for a pothole; when will they fix the potholes; report a pothole;
    pothole on my road; broken street light; register to vote; complain to the council about bins;
    report an abandoned car; is it illegal to sleep in your car; can I drive with headphones;
    can I drive in my slippers; can dogs sit in the front seat; how old to drive;
    can my child sit in the front; age to drive a moped; who is at fault in an accident;
    witness to a crash what now; jury service; is my tv licence due; tv licence; can I sue; solicitor;
    divorce; my landlord won't fix it; neighbour dispute; neighbour parks on my drive; speeding fine;
    penalty for speeding; caught on my phone; drink driving limit; is it legal to drive barefoot;
    is it legal to; can I drive in flip flops; can I park on the pavement; can I undertake;
    speed limit in town; seat belt law; child seat law; how old to sit in the front; speed awareness course;
    driving ban; can I drive on the left in japan; highway code; who has right of way; legal advice;
    tenancy; employment law; noise complaint; planning permission
  `,
  'elsewhere-buying': `
    which electric car should I buy; what is the best car for a family; how much does a new tesla cost;
    what is my car worth; sell my car; buy a used car; do you sell cars; lease deals on cars; car finance;
    do you sell number plates; should I buy petrol or electric; fastest car in the world;
    how many miles does a tesla do; who makes the ioniq; which car is the most reliable; most reliable car;
    best family suv; what is a ford focus worth; what's my car worth; what is it worth;
    where can I buy a used tesla; used tesla; used cars; sell cars; car for sale; cars for sale;
    new car deals; finance a car; best bike for commuting; what is the best bike; what is the best car;
    difference between petrol and diesel; what's the difference between a hybrid and an ev;
    are electric cars better for the environment; are electric cars safe; do electric cars catch fire;
    how long does an ev battery last; how far can a tesla go; range anxiety; will petrol be banned;
    how heavy is a tesla; how much does a tesla weigh; where can I buy a charger cable; buy a cable;
    buy a tyre pump; which tyres should I buy; should I buy winter tyres; buy screenwash; buy adblue;
    insurance write off meaning; where do I sell my car; trade in; can I sell my car to you;
    do you buy cars; buy my car from me; will you buy my car; do you rent out cars; rent out cars;
    car rental; do you hire out cars; tesla stock; shares in ford; miles to the gallon;
    what should I name my car; best motor oil; best hoover for cars; tell me about ford; history of ford;
    do you sell petrol; do you sell fuel; sell me a car; is a hybrid better than a diesel; hybrid or diesel;
    hybrid vs electric; is an ev better than petrol; how long do ev batteries last;
    how are ev batteries recycled; why is petrol so expensive; why are cars so expensive;
    song from the car advert; what car does bond drive; what car do you drive; do you like cars;
    which tyres are best; best wax; which shampoo should I buy for my car; where can I buy screenwash;
    how much is a set of tyres; what car should I buy; should I get a tesla or a polestar;
    tesla or polestar; which is better, ford or vauxhall; which is better; is a bmw better than an audi;
    are teslas any good; is a leaf a good car; best small car; best first car; best electric car;
    cheapest electric car; who makes the cheapest ev; how much does a second hand leaf cost;
    how much is a used tesla; how much is a new mini; range of a kia ev6;
    what's the range of a tesla model y; top speed; 0-60 time; mpg of a fiesta; how reliable is a golf;
    is diesel dying; should I buy petrol or diesel; should I go electric; is it worth getting an ev;
    are evs worth it; lease or buy; pcp or lease; value my car; how much is my ford focus worth;
    part exchange; scrap my car; where can I buy a second hand yaris; do you sell tyres online;
    best dash cam; what's the best dash cam; best car wax to buy; what's the best sat nav; number plates;
    best car seat to buy; best tyres to buy; will petrol cars be banned; when are petrol cars banned;
    do you sell air fresheners; can I buy your van
  `,
}
