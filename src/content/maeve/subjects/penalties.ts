import { subjectsOf } from '../subject.ts'

/** Parking notices, clean air zones, tyres, servicing, charging in general. Sources as stored with each fact. */
export const penalties = subjectsOf('motoring', [
  {
    id: 'pcn-deadline',
    title: 'Paying a PCN',
    text: 'You usually have 28 days to pay a Penalty Charge Notice. Council PCNs are cut by 50% if paid within 14 days. After 28 days you may get a charge certificate: 50% more, with 14 days to pay. Scotland and Northern Ireland differ.',
    source: { title: 'GOV.UK: Parking tickets', url: 'https://www.gov.uk/parking-tickets' },
    wordings: {
      own: `
        how long do I have to pay a parking ticket; how long have I got to pay a pcn;
        what happens if I ignore a pcn; what happens if I do not pay a parking fine;
        is it cheaper to pay the fine quickly; pcn discount within 14 days; what is a pcn;
        what is a penalty charge notice; charge certificate; I got a parking ticket from the council;
        I have a parking fine what do I do; bus lane fine; parking fine deadline; how much is a pcn;
        half price parking fine; I got a parking ticket what do I do;
        what's the time limit on a penalty charge notice; time limit for a pcn;
        I've a penalty charge notice what's the time limit; pcn time limit;
        got a parking fine from the council; when do I need to pay my pcn by; when do I have to pay a pcn;
        pcn pay by; pcn deadline; deadline for pcn; days to pay; how many days do I have;
        how many days to pay a fine; how long to pay; does the fine go up if I leave it; fine goes up;
        fine increase; if I leave it; if I pay late; late pcn; pay pcn late; pcn late payment;
        how much off if I pay a pcn straight away; pay straight away; pay quickly;
        discount for paying early; half price if I pay early; 50% off fine; 14 days; 28 days;
        is it half if I pay in two weeks; got a pcn; got a pcn what now; I've got a pcn; I have a pcn;
        received a pcn; got a fine for parking; got a parking fine; got a ticket; got a parking ticket;
        ticket on my windscreen; council ticket; council fine; bus lane ticket; bus lane pcn;
        box junction fine; what's a pcn; what does pcn stand for; what does pcn mean; pcn meaning;
        define pcn; what is a charge certificate; ignored my pcn; if I ignore it;
        what if I don't pay the council; don't pay a fine; bailiffs for a pcn;
        can I pay a pcn in instalments`,
      'held-out': `
        What happens if I don’t pay a PCN?; how many days to pay a parking fine;
        do I get a discount if I pay my PCN early`,
      'strangers-a': `
        how many days have i got to pay a pea sea en from the council;
        Got a council PCN dated 02/11 for a bus lane off the A4. How long do I have before they hike it up`,
      'strangers-b': `
        How long have we got to settle a council parking ticket before it goes up;
        got a ticket off the council thirty odd days ago and left it in the glovebox. what happens now is it gone up`,
      voices: `
        how long to pay a PCN; how many days to pay a parking ticket; 14 days discount;
        council fine deadline; how long do I have to pay; PCN when to pay; half price PCN;
        penalty charge deadline; 28 days; what if I don't pay my PCN; ignored a PCN; charge certificate;
        PCN gone up; parking fine doubled; late paying a PCN; discount on parking ticket;
        pay in 14 days for half; got a parking ticket from the council; bus lane fine how long;
        what's the time limit on a PCN; yellow ticket on my windscreen; box junction fine;
        how long before it goes up; I forgot to pay a fine; penalty charge notice when; pay by when;
        fine increased to 150%; council parking fine; do I get half off; traffic warden ticket;
        what happens after 28 days; time to pay council ticket; PCN not paid; school street fine;
        LTN fine; how long is the discount for`,
    },
  },
  {
    id: 'pcn-appeal',
    title: 'Challenging a council PCN',
    text: 'Challenge a council PCN informally within 14 days and you normally keep the discount. If a formal challenge is rejected you have 28 days to appeal, free, to the Traffic Penalty Tribunal (England outside London, and Wales) or London Tribunals.',
    source: { title: 'GOV.UK: Parking tickets', url: 'https://www.gov.uk/parking-tickets' },
    wordings: {
      own: `
        how do I appeal a council parking fine; can I challenge a pcn; can I fight a parking ticket;
        appeal a penalty charge notice; my appeal was rejected; traffic penalty tribunal;
        london tribunals; how do I contest a fine; dispute a parking ticket;
        how to get out of a parking fine fairly; how do I argue against a penalty charge;
        argue against a pcn; argue a parking fine; argue it; not my fault parking fine;
        the council gave me a ticket and I think it's wrong; think it's wrong; ticket is wrong;
        wrong ticket; unfair ticket; unfair parking ticket; unfair pcn;
        what are my chances, how do you appeal a pcn; how do you appeal; appeal; appeal a pcn;
        appeal a fine; appeal parking fine; appeal a parking ticket; appeal a bus lane fine;
        appeal process; challenge; challenge a pcn; challenge a fine; contest a pcn; contest a ticket;
        dispute; dispute a fine; fight a fine; fight a ticket; the sign was hidden so I want to appeal;
        I wasn't parked there, how do I challenge it; how long to appeal; appeal deadline;
        do I lose the discount if I appeal; does appealing cost; is appealing free; tribunal;
        traffic tribunal; london tribunal; rejected appeal; appeal turned down;
        council said no to my appeal; informal challenge; formal representation; notice to owner`,
      'held-out': `
        Can I challenge a parking ticket?; my PCN appeal was rejected, what next`,
      'strangers-a': `
        got a council parking ticket while i was at a&e with my little one, how do i fight it without losing the half price`,
      'strangers-b': `
        warden did me on a bus gate in town, council ticket. i'm not having it. how do i fight it`,
      voices: `
        how do I appeal a PCN; challenge a parking ticket; contest a council fine; appeal parking fine;
        can I fight a PCN; I don't think the fine is fair; dispute a PCN; informal challenge;
        do I keep the discount if I appeal; traffic penalty tribunal; London tribunals;
        my appeal was rejected; challenge rejected, what next; how to challenge; formal representation;
        appeal a bus lane fine; unfair parking ticket; get out of a council ticket;
        I had a ticket on display and still got a PCN; appeal box junction; notice to owner;
        how long to appeal; sign was hidden can I appeal; appeal against council; is it worth appealing;
        I disagree with the fine; contest penalty charge; I want complain about PCN; wrongly fined;
        how do I object; overturn a ticket; tribunal`,
    },
  },
  {
    id: 'pcn-private',
    title: 'Parking charges on private land',
    text: 'A Parking Charge Notice on private land isn’t a council fine. Pay the operator or appeal to it first, then to POPLA or the IAS, depending on its trade body. Many are cut if paid within 14 days.',
    source: { title: 'IPC: Motorist advice', url: 'https://www.theipc.info/motorist-advice-v2' },
    wordings: {
      own: `
        I got a ticket from a supermarket car park; private parking ticket;
        parking charge notice on private land; do I have to pay a private parking fine; parkingeye fine;
        euro car parks ticket; popla appeal; ncp car park fine; hospital car park ticket;
        ticket from a retail park; difference between a penalty charge and a parking charge notice;
        are private parking fines enforceable; I got a ticket in asda car park;
        are private parking tickets enforceable; smart parking want 100 quid, do I pay;
        parking firm wants money, do I pay; is a private parking fine enforceable;
        do I pay a private fine; parking company wants £100; wants money off me for parking;
        got a letter from excel parking; got a letter from a parking firm; letter from a parking company;
        parking company letter demanding money; demanding money; private ticket; private fine;
        private parking; private parking charge; parking charge notice;
        is a parking charge notice the same as a council fine; same as a council fine;
        parking charge or penalty charge; difference between council and private;
        ignore a private parking ticket; can I ignore a private ticket;
        do I have to pay a private company; euro car parks; parkingeye; parking eye; ncp; ukpc; apcoa;
        smart parking; horizon; excel; vcs; supermarket ticket; tesco car park fine; aldi car park fine;
        overstayed in a supermarket car park; overstayed; retail park ticket; gym car park;
        hospital parking fine; airport drop off fine; popla; ias; appeal a private ticket;
        appeal parkingeye; private land`,
      'held-out': `
        Do I have to pay a private parking fine?;
        what is the difference between a penalty charge notice and a parking charge notice`,
      'strangers-a': `
        I got ticket from supermarket car park, not from council. What is difference, I must pay?;
        euro car parks sent me a £100 letter, is that a real fine`,
      'strangers-b': `
        got a ticket off a maccies car park bc i stayed too long lol do i actually have to pay`,
      voices: `
        private parking ticket; parking charge notice from a supermarket; ParkingEye;
        do I have to pay a private parking fine; ticket from a private car park;
        parking charge on private land; POPLA; IAS appeal; Euro Car Parks letter; Aldi parking fine;
        hospital car park fine; is a private ticket enforceable; can I ignore a private parking ticket;
        overstayed at McDonald's; retail park ticket; private company fine; NCP ticket;
        letter from a parking company; parking fine from Lidl; private land parking; gym car park charge;
        is it a real fine; debt collector letter for parking; appeal a private ticket;
        how do I appeal ParkingEye; station car park fine; flats parking company gave me a ticket;
        must I pay private ticket; Smart Parking; £100 from a parking firm; not council, a private one`,
    },
  },
  {
    id: 'clean-air-zone',
    title: 'Clean Air Zones',
    text: 'Zones and rules change, so check your car on GOV.UK. Where a charge applies you can pay up to six days before or after, until 11.59pm on the sixth day; otherwise a £120 PCN follows for each unpaid day.',
    source: {
      title: 'GOV.UK: Driving in a clean air zone',
      url: 'https://www.gov.uk/guidance/driving-in-a-clean-air-zone',
    },
    wordings: {
      own: `
        do I need to pay in the birmingham clean air zone; clean air zone charge; caz payment;
        how do I pay the clean air charge; is there a clean air zone in bath;
        fine for not paying the clean air zone; which cities have clean air zones;
        is my car allowed in the clean air zone; when do I have to pay the clean air charge by;
        pay clean air charge; clean air; clean air zone; caz; caz fine; clean air zone fine;
        birmingham clean air; bath clean air; bristol clean air zone; bradford clean air zone;
        sheffield clean air zone; newcastle clean air zone; portsmouth clean air zone;
        do I have to pay to drive into birmingham; charged for driving into birmingham;
        drove through a clean air zone; forgot to pay clean air; forgot the clean air charge;
        how long to pay clean air; is my car exempt from clean air; clean air check`,
      'held-out': `
        How do I pay the clean air zone charge?`,
      'strangers-a': `
        drove ower the tyne bridge in the van, how long have a got to pay that clean air thing`,
      'strangers-b': `
        forgot to pay that clean air thing in birmingham on friday, is it too late;
        is me 2012 diesel gonna get charged gooin into town`,
      voices: `
        clean air zone; is my car OK for the clean air zone; Birmingham clean air zone; Bath CAZ;
        Bristol clean air zone; how do I pay the clean air charge; CAZ charge; drove into clean air zone;
        forgot to pay the clean air zone; Bradford clean air; Sheffield CAZ; do I have to pay the CAZ;
        is my diesel allowed in Birmingham; how long to pay clean air; clean air zone fine;
        check if my car pays; Newcastle clean air; Portsmouth clean air zone; Tyneside clean air zone;
        clean air charge deadline; does my car meet clean air standards; driving into Bristol charge;
        which cities have clean air zones; euro 5 diesel in Bath; charge for driving in Birmingham centre;
        paid late clean air; emission zone in Bristol; pay for clean air zone`,
    },
  },
  {
    id: 'ulez',
    title: 'ULEZ and London charges',
    text: 'I don’t quote London’s charges, because they change. TfL checks your car here: https://tfl.gov.uk/modes/driving/check-your-vehicle/',
    source: {
      title: 'TfL: Check your vehicle',
      url: 'https://tfl.gov.uk/modes/driving/check-your-vehicle/',
    },
    wordings: {
      own: `
        is my car ulez compliant; how much is the ulez; do I have to pay the ulez charge;
        london congestion charge; ultra low emission zone; is my diesel ok in london; ulez fine;
        dart charge; will I be charged for driving into london; charged in london; driving into london;
        charge for driving in london; pay to drive in london; ulez; ulez check; ulez charge; ulez zone;
        ulez cost; ulez compliant; is my petrol car ulez ok; does my car meet ulez; congestion charge;
        congestion; c charge; do electric cars pay the congestion charge; dartford crossing;
        dartford tunnel; blackwall tunnel charge; silvertown tunnel; tfl; london emissions`,
      'held-out': `
        Do I need to pay the ULEZ?`,
      'strangers-a': `
        do i have to pay you lez in my car its an oh nine ford;
        I have A3 TDI from 2012, must pay the ULEZ?`,
      'strangers-b': `
        drivin down to me cousins in london la, will me golf get stung by that ulez`,
      voices: `
        ULEZ; is my car ULEZ compliant; ULEZ charge; do I pay ULEZ; how much is ULEZ; London charge;
        congestion charge; driving in London do I pay; check ULEZ; ULEZ exempt;
        is my diesel OK for London; ULEZ fine; pay ULEZ; low emission zone London; congestion charge cost;
        how much to drive in London; is ULEZ 24 hours; what's the ULEZ fee; I drove into London yesterday;
        do electric cars pay congestion charge; 2010 diesel in London; ULEZ zone;
        going to Heathrow do I pay; blackwall tunnel charge; ulez check; daily charge in London;
        does my car pass ULEZ; tfl charge; central London charge; emission charge London;
        entering London with old car`,
    },
  },
  {
    id: 'lez-scotland',
    title: 'Low Emission Zones in Scotland',
    text: 'Glasgow, Edinburgh, Dundee and Aberdeen have Low Emission Zones. There’s no daily charge: a car that doesn’t meet the rules gets a penalty. Check yours at https://lowemissionzones.scot',
    source: { title: 'Low Emission Zones Scotland', url: 'https://lowemissionzones.scot' },
    wordings: {
      own: `
        glasgow low emission zone; scottish lez fine; can I drive my diesel in edinburgh;
        low emission zone in aberdeen or dundee; lez glasgow;
        which scottish cities have a low emission zone; lez; glasgow lez; edinburgh lez; dundee lez;
        aberdeen lez; low emission zone scotland; low emission zone; scottish low emission zone;
        can I drive into glasgow; can I drive in edinburgh with a diesel; fined in glasgow lez;
        is my car lez compliant; scotland emission zones`,
      'held-out': `
        what is the Glasgow LEZ fine`,
      'strangers-a': `
        can I tak my auld Fiesta intae the centre o Glesga or will they fine me`,
      'strangers-b': `
        goin up to glasgow for the gig, is there one of them emission things for me old diesel`,
      voices: `
        low emission zone Glasgow; LEZ Edinburgh; can I drive in Glasgow; LEZ Scotland; Aberdeen LEZ;
        Dundee low emission; is my car allowed in Edinburgh; LEZ fine; Glasgow city centre old diesel;
        penalty for LEZ; Scottish emission zones; LEZ check; do I get fined in Glasgow;
        is there a charge for Edinburgh LEZ; which Scottish cities have LEZ; can I pay the LEZ;
        euro 4 petrol Glasgow; driving to Edinburgh with a diesel; Scotland low emissions; LEZ exempt;
        my car is 2005 can I go in Glasgow; low emission zone; going through the centre of Glasgow;
        LEZ penalty; Aberdeen city centre emission; banned from Glasgow`,
    },
  },
  {
    id: 'tyre-tread',
    title: 'Legal tyre tread',
    text: 'The legal minimum tread for cars is 1.6 mm over the central three quarters of the tyre, all the way round.',
    wordings: {
      own: `
        what is the legal tread depth; minimum tyre tread; are my tyres legal; how bald can tyres be;
        when should I change my tyres; tread depth in mm; tyre tread law; how thin can tyre tread go;
        how low can tread go; how worn can tread be; how much tread do tyres need by law; tread;
        tread depth; tyre tread; legal tread; legal tyre depth; minimum tread; minimum tyre depth;
        tyre depth; mm of tread; how many mm; 1.6mm; bald tyres; are bald tyres illegal; worn tyres;
        how worn can tyres be; when are tyres illegal; when do tyres need replacing;
        when should tyres be changed; 20p test; tyre law; tread limit; how do I know if my tyres are legal`,
      'held-out': `
        What is the minimum tread depth?`,
      'strangers-a': `
        how bald can us tyres be afore the polis dee us`,
      'strangers-b': `
        how bald can tyres get b4 its illegal;
        what's the least tread you're allowed, my da says it's 3mm and I don't believe him`,
      voices: `
        legal tyre tread; minimum tread depth; how much tread do I need; 1.6mm; are my tyres legal;
        tyre limit; bald tyres; tread depth; when are tyres illegal; 20p test; how worn can tyres be;
        legal limit for tyres; worn tyres; how deep must tread be; how low can tread go; tyre depth law;
        tyres look bald, legal; 2mm tread OK; fine for bald tyres; is 3mm OK; tyre wear limit;
        how many mm; how much tread for MOT; when should I change my tyres by law; how many millimetres;
        tyre tread UK law; are slicks illegal; minimum for tyres`,
    },
  },
  {
    id: 'tyre-pressure',
    title: 'The right tyre pressure',
    text: 'Check tyre pressures when the tyres are cold, and use the figure in your car’s handbook.',
    wordings: {
      own: `
        what pressure should my tyres be; what psi for my tyres; how do I check my tyre pressure;
        right tyre pressure for my car; should tyres be cold when checking pressure;
        how much air should I put in my tyres; recommended tyre pressure;
        where do I find the right tyre pressures; find tyre pressure; right pressures; correct pressure;
        correct tyre pressure; what should my tyre pressure be; what pressure; what psi; how many psi;
        psi; psi for a corsa; pressure for my tyres; tyre pressure for my car; recommended psi;
        how hard should my tyres be; where does it say tyre pressure; check pressure hot or cold;
        how do you check tyre pressure; how often should I check my tyre pressure; front and rear pressure`,
      'held-out': `
        What tyre pressure do I need?`,
      'strangers-a': `
        Could you kindly tell me how much air I ought to be putting in the tyres of my Honda Jazz?;
        My tyres are marked 205/55 R16. What pressure should they be, please?`,
      'strangers-b': `
        The number for pumping my tyre, where do I see it? And should I drive small first before checking?`,
      voices: `
        what pressure should my tyres be; tyre pressure for my car; how much air do I put in;
        PSI for a Fiesta; right tyre pressure; bar or psi; should I check tyres hot or cold;
        where do I find my tyre pressure; tyre pressures; correct psi; how much air in tyres; what psi;
        tyre pressure light; when do I check tyre pressure; tyre pressure with a full load;
        how hard should tyres be; tyre pressure for Corsa; front and rear pressure; inflate to what;
        should tyres be cold; ideal tyre pressure; PSI for Golf; how many bar for tyres;
        what should the tyres be at; pressure for a loaded car; how often check tyres; over inflated;
        pump them up to how much`,
    },
  },
  {
    id: 'service-interval',
    title: 'How often to service a car',
    text: 'As a guide: a full service every 12 months or 12,000 miles, and an interim one after six months for high mileage. Your car’s handbook rules.',
    source: {
      title: 'RAC: Interim and full service',
      url: 'https://www.rac.co.uk/drive/advice/car-maintenance/what-is-the-difference-between-an-interim-and-full-service',
    },
    wordings: {
      own: `
        how often should I get my car serviced; when should my car be serviced;
        what is the difference between a full and an interim service; service interval;
        how many miles between services; when is my service due; does my car need a service every year;
        how many miles should I do before a service; miles before a service; miles between services;
        service miles; when is a service needed; when does my car need a service;
        when should I get it serviced; how often service; how often should a car be serviced;
        how often do cars need servicing; service every year; yearly service; service every 12 months;
        12000 miles; full service or interim; interim or full; what's an interim service;
        what is a full service; interim service meaning; difference between services;
        do electric cars need servicing; service schedule; overdue a service; is it bad to skip a service`,
      'held-out': `
        How often does a car need a service?`,
      'strangers-a': `
        how often should I be pittin it in for a service? I only dae aboot 4000 mile a year`,
      'strangers-b': `
        i do about 60 thousand a year, how often shud she be getting serviced;
        how offen do i need a servis`,
      voices: `
        how often should I service my car; when is a service due; service every year;
        how many miles between services; full service or interim; service interval; how often service;
        does my car need a service; 12000 miles; how long between services;
        do I need a service every year; when should I get it serviced; high mileage service;
        how often do you service an EV; annual service; yearly service;
        car hasn't been serviced for two years; how many months between services;
        regular servicing how often; major service when; service schedule; is a service due at 10000;
        how frequent service; low mileage do I still need a service;
        do I need to service it if I don't drive much`,
    },
  },
  {
    id: 'public-charging',
    title: 'Charging speeds in general',
    text: 'In general, slow chargers give 3 to 6 kW and fast ones 7 to 22 kW, and charging slows down after 80%. These are general figures: our own charging speeds aren’t published yet.',
    source: {
      title: 'EVA England: Types of EV chargepoints',
      url: 'https://www.evaengland.org.uk/about-electric-vehicles/useful-resources/types-of-ev-chargepoints/',
    },
    wordings: {
      own: `
        what is the difference between slow and fast charging; types of ev charger;
        what does fast charging mean in general; how fast are public chargers; how fast is a 7kw charger;
        why does charging slow down after 80%; what is rapid charging; explain ev charging speeds;
        types of chargers; kinds of charger; difference between rapid and fast;
        difference between fast and rapid charging; what's a rapid charger; what's a fast charger;
        what is a 7kw charger; what is a 22kw charger; what is kw; explain charging speeds;
        charging explained; charger speeds; slow, fast and rapid; why stop at 80%; charging slows down;
        charging past 80; how does ev charging work in general; public charge point speed;
        how fast are normal chargers`,
      'strangers-a': `
        Roughly what does a lamp-post charger put out versus a 22?;
        In general is AC22 quicker than AC7, and what does each give you?`,
      'strangers-b': `
        What is the difference between slow and fast chargers in general? And why does it get so slow near full?;
        What is AC 7 kW versus 22 kW in general terms? Like is 22 called fast?`,
      voices: `
        how fast are public chargers; what's a rapid charger; difference between slow and fast charging;
        how many kW is fast; 7kW vs 22kW; why does charging slow down after 80; what is a fast charger;
        charging speeds explained; kW explained; how long does public charging take; types of charger;
        slow charger kW; lamp post charger speed; 3kW; what's the difference between 7 and 22;
        rapid vs fast; why is charging slower at 90 percent; typical charging speeds; charging curve;
        in general how fast is charging; how quick is a home charger; what speed is a three pin plug;
        ultra rapid; what counts as slow; generally what is fast charging; charging slows down why;
        what kW do supermarkets have; speeds of public charging points`,
    },
  },
  {
    id: 'wash-run-off',
    title: 'Where dirty wash water goes',
    text: 'Dirty wash water mustn’t enter surface-water drains. How our own washing handles it isn’t published yet.',
    source: {
      title: 'NetRegs: Vehicle cleaning',
      url: 'https://www.netregs.org.uk/environmental-topics/transport/vehicle-cleaning-including-wheel-washing/',
    },
    wordings: {
      own: `
        where does the dirty water go; does the dirty water run into the drain;
        can I wash my car on the street; waste water from car washing; run off into the drains;
        do you collect the dirty water; does the soap go down the drain; dirty water;
        does it go down the drain; drains; soap in the drain; will it pollute the drain; run off;
        is it legal to wash a car on the street; is it legal to wash my car on the road;
        washing in the street legal; what about the mess on my drive; will you leave suds everywhere;
        will you leave a mess; water all over the pavement; do you collect the water`,
      'strangers-a': `
        isnt it illegal to let soapy water go down the road drain`,
      'strangers-b': `
        where does all the mucky water go after, there's a brook by the gate`,
      voices: `
        where does the dirty water go; can wash water go down the drain;
        is it legal to wash your car on the street; run off; water in the drain; does it pollute;
        dirty water; soapy water in the road drain; is it illegal to wash a car on the road;
        surface water drain; where will the water go; suds in the gutter; pollution from washing;
        drain rules; what do you do with waste water; mucky water going down the road;
        water runs into my neighbour's drive; what happens to dirty water;
        is it allowed to let water in street drain; car wash water law; chemicals in the drain;
        run off into the river; who deals with waste water; mess left on the drive; puddles`,
    },
  },
  {
    id: 'hosepipe-ban',
    title: 'Hosepipe bans',
    text: 'In a hosepipe ban, commercial use is usually exempt, at the water company’s discretion. How we’d work in one isn’t published yet.',
    wordings: {
      own: `
        what about a hosepipe ban; can you wash cars during a hosepipe ban; drought; water restrictions;
        hosepipe ban; hose pipe ban; is there a hosepipe ban problem; during a hosepipe ban;
        can you wash in a ban; drought rules; summer water ban; water ban`,
      'strangers-a': `
        will u still be allowed to wash cars if theres a drought ban like last summer`,
      'strangers-b': `
        If they bring in the hosepipe ban again will you still be able to wash cars`,
      voices: `
        hosepipe ban; what if there's a hosepipe ban; can you wash in a drought; drought;
        water restrictions; ban on hosepipes; do you wash in a hosepipe ban; summer hosepipe ban;
        is car washing allowed in a hosepipe ban; water shortage; when there's a ban on water;
        ban on watering; Thames Water ban; are you exempt from the hosepipe ban; hose ban;
        will you still come in a hosepipe ban; water ban; no hosepipes allowed here;
        in drought you can wash; dry summer restrictions; ban this summer; is commercial washing banned`,
    },
  },
])
