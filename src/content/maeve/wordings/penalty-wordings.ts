/** How visitors ask, by entry of the knowledge; wordings are parted by semicolons. */
export const penaltyWordings: Record<string, string> = {
  'pcn-deadline': `
    how long do I have to pay a parking ticket; how long have I got to pay a pcn;
    what happens if I ignore a pcn; what happens if I do not pay a parking fine;
    is it cheaper to pay the fine quickly; pcn discount within 14 days; what is a pcn;
    what is a penalty charge notice; charge certificate; I got a parking ticket from the council;
    I have a parking fine what do I do; bus lane fine; parking fine deadline; how much is a pcn;
    half price parking fine; I got a parking ticket what do I do;
    what's the time limit on a penalty charge notice; time limit for a pcn;
    I've a penalty charge notice what's the time limit; pcn time limit; got a parking fine from the council;
    when do I need to pay my pcn by; when do I have to pay a pcn; pcn pay by; pcn deadline;
    deadline for pcn; days to pay; how many days do I have; how many days to pay a fine; how long to pay;
    does the fine go up if I leave it; fine goes up; fine increase; if I leave it; if I pay late; late pcn;
    pay pcn late; pcn late payment; how much off if I pay a pcn straight away; pay straight away;
    pay quickly; discount for paying early; half price if I pay early; 50% off fine; 14 days; 28 days;
    is it half if I pay in two weeks; got a pcn; got a pcn what now; I've got a pcn; I have a pcn;
    received a pcn; got a fine for parking; got a parking fine; got a ticket; got a parking ticket;
    ticket on my windscreen; council ticket; council fine; bus lane ticket; bus lane pcn; box junction fine;
    what's a pcn; what does pcn stand for; what does pcn mean; pcn meaning; define pcn;
    what is a charge certificate; ignored my pcn; if I ignore it; what if I don't pay the council;
    don't pay a fine; bailiffs for a pcn; can I pay a pcn in instalments
  `,
  'pcn-appeal': `
    how do I appeal a council parking fine; can I challenge a pcn; can I fight a parking ticket;
    appeal a penalty charge notice; my appeal was rejected; traffic penalty tribunal; london tribunals;
    how do I contest a fine; dispute a parking ticket; how to get out of a parking fine fairly;
    how do I argue against a penalty charge; argue against a pcn; argue a parking fine; argue it;
    not my fault parking fine; the council gave me a ticket and I think it's wrong; think it's wrong;
    ticket is wrong; wrong ticket; unfair ticket; unfair parking ticket; unfair pcn;
    what are my chances, how do you appeal a pcn; how do you appeal; appeal; appeal a pcn; appeal a fine;
    appeal parking fine; appeal a parking ticket; appeal a bus lane fine; appeal process; challenge;
    challenge a pcn; challenge a fine; contest a pcn; contest a ticket; dispute; dispute a fine;
    fight a fine; fight a ticket; the sign was hidden so I want to appeal;
    I wasn't parked there, how do I challenge it; how long to appeal; appeal deadline;
    do I lose the discount if I appeal; does appealing cost; is appealing free; tribunal; traffic tribunal;
    london tribunal; rejected appeal; appeal turned down; council said no to my appeal; informal challenge;
    formal representation; notice to owner
  `,
  'pcn-private': `
    I got a ticket from a supermarket car park; private parking ticket;
    parking charge notice on private land; do I have to pay a private parking fine; parkingeye fine;
    euro car parks ticket; popla appeal; ncp car park fine; hospital car park ticket;
    ticket from a retail park; difference between a penalty charge and a parking charge notice;
    are private parking fines enforceable; I got a ticket in asda car park;
    are private parking tickets enforceable; smart parking want 100 quid, do I pay;
    parking firm wants money, do I pay; is a private parking fine enforceable; do I pay a private fine;
    parking company wants £100; wants money off me for parking; got a letter from excel parking;
    got a letter from a parking firm; letter from a parking company; parking company letter demanding money;
    demanding money; private ticket; private fine; private parking; private parking charge;
    parking charge notice; is a parking charge notice the same as a council fine; same as a council fine;
    parking charge or penalty charge; difference between council and private;
    ignore a private parking ticket; can I ignore a private ticket; do I have to pay a private company;
    euro car parks; parkingeye; parking eye; ncp; ukpc; apcoa; smart parking; horizon; excel; vcs;
    supermarket ticket; tesco car park fine; aldi car park fine; overstayed in a supermarket car park;
    overstayed; retail park ticket; gym car park; hospital parking fine; airport drop off fine; popla; ias;
    appeal a private ticket; appeal parkingeye; private land
  `,
  'clean-air-zone': `
    do I need to pay in the birmingham clean air zone; clean air zone charge; caz payment;
    how do I pay the clean air charge; is there a clean air zone in bath;
    fine for not paying the clean air zone; which cities have clean air zones;
    is my car allowed in the clean air zone; when do I have to pay the clean air charge by;
    pay clean air charge; clean air; clean air zone; caz; caz fine; clean air zone fine;
    birmingham clean air; bath clean air; bristol clean air zone; bradford clean air zone;
    sheffield clean air zone; newcastle clean air zone; portsmouth clean air zone;
    do I have to pay to drive into birmingham; charged for driving into birmingham;
    drove through a clean air zone; forgot to pay clean air; forgot the clean air charge;
    how long to pay clean air; is my car exempt from clean air; clean air check
  `,
  ulez: `
    is my car ulez compliant; how much is the ulez; do I have to pay the ulez charge;
    london congestion charge; ultra low emission zone; is my diesel ok in london; ulez fine; dart charge;
    will I be charged for driving into london; charged in london; driving into london;
    charge for driving in london; pay to drive in london; ulez; ulez check; ulez charge; ulez zone;
    ulez cost; ulez compliant; is my petrol car ulez ok; does my car meet ulez; congestion charge;
    congestion; c charge; do electric cars pay the congestion charge; dartford crossing; dartford tunnel;
    blackwall tunnel charge; silvertown tunnel; tfl; london emissions
  `,
  'lez-scotland': `
    glasgow low emission zone; scottish lez fine; can I drive my diesel in edinburgh;
    low emission zone in aberdeen or dundee; lez glasgow; which scottish cities have a low emission zone;
    lez; glasgow lez; edinburgh lez; dundee lez; aberdeen lez; low emission zone scotland;
    low emission zone; scottish low emission zone; can I drive into glasgow;
    can I drive in edinburgh with a diesel; fined in glasgow lez; is my car lez compliant;
    scotland emission zones
  `,
  'tyre-tread': `
    what is the legal tread depth; minimum tyre tread; are my tyres legal; how bald can tyres be;
    when should I change my tyres; tread depth in mm; tyre tread law; how thin can tyre tread go;
    how low can tread go; how worn can tread be; how much tread do tyres need by law; tread; tread depth;
    tyre tread; legal tread; legal tyre depth; minimum tread; minimum tyre depth; tyre depth; mm of tread;
    how many mm; 1.6mm; bald tyres; are bald tyres illegal; worn tyres; how worn can tyres be;
    when are tyres illegal; when do tyres need replacing; when should tyres be changed; 20p test; tyre law;
    tread limit; how do I know if my tyres are legal
  `,
  'tyre-pressure': `
    what pressure should my tyres be; what psi for my tyres; how do I check my tyre pressure;
    right tyre pressure for my car; should tyres be cold when checking pressure;
    how much air should I put in my tyres; recommended tyre pressure;
    where do I find the right tyre pressures; find tyre pressure; right pressures; correct pressure;
    correct tyre pressure; what should my tyre pressure be; what pressure; what psi; how many psi; psi;
    psi for a corsa; pressure for my tyres; tyre pressure for my car; recommended psi;
    how hard should my tyres be; where does it say tyre pressure; check pressure hot or cold;
    how do you check tyre pressure; how often should I check my tyre pressure; front and rear pressure
  `,
  'service-interval': `
    how often should I get my car serviced; when should my car be serviced;
    what is the difference between a full and an interim service; service interval;
    how many miles between services; when is my service due; does my car need a service every year;
    how many miles should I do before a service; miles before a service; miles between services;
    service miles; when is a service needed; when does my car need a service; when should I get it serviced;
    how often service; how often should a car be serviced; how often do cars need servicing;
    service every year; yearly service; service every 12 months; 12000 miles; full service or interim;
    interim or full; what's an interim service; what is a full service; interim service meaning;
    difference between services; do electric cars need servicing; service schedule; overdue a service;
    is it bad to skip a service
  `,
  'public-charging': `
    what is the difference between slow and fast charging; types of ev charger;
    what does fast charging mean in general; how fast are public chargers; how fast is a 7kw charger;
    why does charging slow down after 80%; what is rapid charging; explain ev charging speeds;
    types of chargers; kinds of charger; difference between rapid and fast;
    difference between fast and rapid charging; what's a rapid charger; what's a fast charger;
    what is a 7kw charger; what is a 22kw charger; what is kw; explain charging speeds; charging explained;
    charger speeds; slow, fast and rapid; why stop at 80%; charging slows down; charging past 80;
    how does ev charging work in general; public charge point speed; how fast are normal chargers
  `,
  'wash-run-off': `
    where does the dirty water go; does the dirty water run into the drain; can I wash my car on the street;
    waste water from car washing; run off into the drains; do you collect the dirty water;
    does the soap go down the drain; dirty water; does it go down the drain; drains; soap in the drain;
    will it pollute the drain; run off; is it legal to wash a car on the street;
    is it legal to wash my car on the road; washing in the street legal; what about the mess on my drive;
    will you leave suds everywhere; will you leave a mess; water all over the pavement;
    do you collect the water
  `,
  'hosepipe-ban': `
    what about a hosepipe ban; can you wash cars during a hosepipe ban; drought; water restrictions;
    hosepipe ban; hose pipe ban; is there a hosepipe ban problem; during a hosepipe ban;
    can you wash in a ban; drought rules; summer water ban; water ban
  `,
}
