/** How visitors ask, by entry of the knowledge; wordings are parted by semicolons. */
export const elsewhere2Wordings: Record<string, string> = {
  'elsewhere-diagnosis': `
    engine management light is on what does it mean; why is my car making a noise; how do I change a bulb;
    how do I change a tyre; how do I remove scratches myself; what oil does my car take;
    why does my steering shake; what size wiper blades do I need; how do I open the bonnet;
    how do I wax a car myself; my brakes are squeaking why; warning light on the dashboard;
    how do I connect my phone to bluetooth in the car; how long do clutches last; how long do brakes last;
    how long do tyres last; how long does a battery last in a car; how do I bleed brakes;
    how do I adjust my seat; how do I adjust my headlights; steering is stiff; steering is heavy;
    heater blowing cold; my air con smells; my window is stuck; boot won't open; sunroof leaking;
    how do I reset my clock; what tyre size do I need; what engine is in my car; how big is the boot;
    boot size of a golf; what is the boot space; fuel tank size; how long is a ford focus;
    will a pram fit in the boot; is the ford puma any good; is a dacia any good; is a qashqai any good;
    how much would a used golf sell for; what would my car sell for; how do I change my oil filter;
    oil filter; air filter; why is my car overheating; car overheating; what does abs light mean; abs light;
    abs; airbag light; oil light; battery light; engine warning; what does the light mean;
    car won't go above 40; car pulling to the left; clutch slipping; squeaky brakes why; windows steamed up;
    how do I use cruise control; how do I fold the seats; how do I fit a child seat;
    how do I fit a roof rack; how do I put air in a tyre; how do I use a jump pack; how do I clean my car;
    how do I clean my windscreen; how do I wash a car properly; how to wax a car; how to remove swirl marks;
    how to remove dog hair from a car; how to get smell out of a car; how to clean car seats;
    how do I charge my ev at a public charger; do I need winter tyres; should I use premium fuel;
    is my cambelt due; how often should I change my oil; how often should I replace my tyres;
    what fuel does my car take; how do I check my tyre tread; remap; how do I reset the tyre light;
    why does my car smell of petrol; why is my engine making a knocking noise; my car makes a funny noise;
    my car judders; why does my car shake; what does the yellow triangle on my dash mean;
    yellow light on the dash; what does this light mean; warning light; engine light;
    why is my ev range dropping; where is my cabin filter; where is the fuse box;
    how often should I change my timing belt; when do I change my cambelt; when should I change my oil;
    how do I change my oil; how do I change a wheel; how do I change a headlight bulb;
    how do I jump start a car; how do I check my oil; how do I top up coolant; how do I open my bonnet;
    how do I pair my phone with my car; how do I set the clock; how do I reset the service light;
    what oil do I need; what size battery do I need; what size wipers; can I put e10 in a 2003 micra;
    can I put e10 in my car; which fuel does it take; how do I charge my car at a public charger;
    how do I wash my car myself; how do I polish out a scratch; how do I remove tree sap;
    how to clean alloy wheels; how to defrost a windscreen; how do I stop my windows steaming up;
    what's wrong with my car; gearbox noise; how do I drive an automatic; my key fob isn't working;
    how do I turn off traction control; how much weight can my car tow; how does a catalytic converter work
  `,
  'elsewhere-licence': `
    how do I get a driving licence; book a driving test; driving lessons; can I tow a caravan on my licence;
    change address on my v5c logbook; how do I renew my driving licence; private number plate transfer;
    theory test questions; what do dvla need when I sell my car; renew licence; replacement licence;
    how much are driving lessons; driving lessons near me; driving instructor; pass my test; theory test;
    practical test; cancel my driving test; mock test; parking permit application;
    apply for a parking permit; drive abroad; log book; registration document; car registration transfer;
    sold my car tell dvla; who do I tell when I sell my car; new number plate; show plates;
    register a kit car; import a car; how do you parallel park; how do I park; how do I reverse park;
    how do I drive a manual; do you do driving lessons; get a blue badge; how do I get a blue badge;
    apply for a licence; clutch control; three point turn; learn to weld; learn to be a mechanic;
    how do I pass my driving test; book my theory test; driving lesson cost; how much is a driving lesson;
    provisional licence; renew my driving licence; lost my licence; licence photo; points on my licence;
    how many points do I have; how do I change the name on my v5; v5c; log book lost; change of keeper;
    I've bought a car how do I register it; tow a caravan; private plate; retain a number plate;
    blue badge application; disabled parking badge; motorbike test; hgv licence; taxi licence;
    how do I contact the dvla; dvla phone number; eyesight for driving; driving at 70 renew;
    how do I get a residents parking permit
  `,
  'elsewhere-home': `
    can you clean my windows; do you clean carpets in houses; do you clean houses; find me a plumber;
    how do I unblock a sink; washing machine repair; how do I wash jumpers; do you do gardening;
    how do I clean my oven; jet wash my patio; clean my gutters; get rid of ants; can you wash my dog;
    can you do my ironing; do you do plumbing; do you do decorating; do you do hairdressing;
    do you do nails; do you do catering; do you do childcare; do you do removals;
    do you offer guitar lessons; do you offer cooking classes; do you offer tutoring; do you offer massages;
    can you help me with my house; can you help me with my garden; can you help me move house;
    can you help me with my extension; can you clean my fish tank; can you clean my pool;
    can you clean my garage floor; can you clean my shed; do you clean gardens; do you clean schools;
    do you clean boats engines; do you paint houses; do you fit kitchens; do you fix taps; do you fix roofs;
    do you fix fridges; do you fix computers; do you repair phones; do you repair shoes;
    do you repair watches; do you sell furniture; do you sell flowers; do you sell food; do you sell phones;
    do you sell insurance for houses; do you deliver; do you deliver pizza; do you deliver milk;
    can you pick up my shopping; can you post a letter for me; can you walk my dog; fix my washing machine;
    can you fix my washing machine; fix my tv; fix my roof; do you wash dogs; wash dogs; groom dogs;
    do you clean carpets; clean carpets; I need my gutters cleaned; gutters cleaned; cleaner for my house;
    domestic cleaner; office cleaner; get rid of mould; mould in the bathroom; unblock drains;
    unblock a toilet; leak in my roof; paint my house; paint my fence; wallpaper;
    what should I wear to a wedding; wear to a wedding; haircut; nails; massage; garden; hedge cutting;
    jet wash the patio; pressure wash the patio; man and van; skip hire; rubbish collection;
    when are the bins collected; my boiler; boiler app; radiator at home; smoke alarm; locksmith;
    locked out of my house; clean my boots; iron my shirts; dry cleaning; do you do window cleaning;
    clean windows in houses; can you fix my bike; best hoover for stairs; best vacuum cleaner;
    deliver a pizza; open a bottle; do you clean pools; help me find a flat to rent; find me a house;
    rent a flat; estate agent; how do I remove chewing gum; get gum out of hair;
    my washing machine is leaking; how much does a plumber charge; heat my home cheaply;
    cheapest way to heat my home; how do I grow tomatoes; how do I clean suede boots; clean my shoes;
    do you service boilers; boiler service; lower my water bill; water bill; do you deliver groceries;
    deliver parcels; parcel delivery; do you deliver food; do you move furniture; can you mow my lawn;
    fix a puncture on my bicycle; mend my bike; fix my bike; clean my bbq; clean my hot tub;
    wash my curtains; do you clean bins; can you clean my wheelie bin; fit a kitchen; do you clean ovens;
    oven cleaning; clean my house; house cleaning; window cleaning; carpet cleaning; sofa cleaning;
    clean my patio; unblock my kitchen sink; plumber; electrician; boiler; gardener; dog walking;
    do you do dog walking; wash my dog; babysit; can you babysit; feed my goldfish; feed my cat;
    my cat has run away; do you know any good builders; builder; painter; handyman; removals;
    washing machine; how do I get stains out of clothes; ironing; laundry; clean my trainers; bin cleaning;
    gutter cleaning; roof cleaning; clean my driveway; pressure wash my drive; clean solar panels;
    clean my caravan awning; pest control; wasps nest; cut my grass; do you have a toilet;
    decorate my house; fix my fence; assemble furniture; do you clean offices; end of tenancy cleaning
  `,
  'elsewhere-devices': `
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
    how do I log in to facebook; log in to my bank; log in to my council account; is the internet down;
    how do I charge my phone; charge my phone; my laptop battery is dead; laptop battery; laptop;
    phone is dead; phone won't turn on; iphone charging; charging my watch; headphones not charging;
    my tablet; wifi; password for my wifi; gmail; how do I use excel; microsoft word; install windows;
    download a game; game; playstation; netflix; which app is best for; my banking app; whatsapp won't open;
    facebook account hacked; delete my facebook; how do I block someone; call waiting; sim only;
    phone contract; cancel my phone contract; cancel sky; smart tv; alexa play music; play music;
    set an alarm; set a timer; remind me to call mum; remind me to buy milk; what's on my calendar;
    how do I cancel my gym membership; cancel my subscription to spotify; how do I unsubscribe from amazon;
    how do I delete my instagram; my email isn't working; reset my email password; my screen is cracked;
    fix my phone; how much is an iphone; my laptop won't turn on; which laptop is best; laptop for students;
    phone battery drains fast; how long to charge an iphone; how do I charge my phone faster;
    wifi not working; broadband; router; how do I cancel netflix; how do I cancel my netflix;
    cancel my gym membership; cancel amazon prime; my email is hacked; forgot my gmail password;
    what's the best phone; tv not working; printer; set up my printer; social media marketing;
    fix my computer; how do I delete my facebook; smart meter; switch energy supplier; electricity bill;
    my boiler app; how do I screenshot; charge my vape; charge my e-cigarette; solar panels for my house;
    home battery storage
  `,
}
