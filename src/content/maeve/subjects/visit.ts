import { brand } from '../../brand.ts'
import { subjectsOf } from '../subject.ts'

/** What visitors ask about a visit and the specification does not say. Each answer says so. */
export const visit = subjectsOf('not-published', [
  {
    id: 'rain',
    title: 'Rain and bad weather',
    text: 'What happens in rain or bad weather isn’t published yet.',
    wordings: {
      own: `
        what if it rains; do you wash cars in the rain; do you come in bad weather;
        what happens if the weather is bad; do you work in winter when it snows;
        will you cancel if it is raining; frost and ice; what if the weather is bad on the day;
        bad weather on the day; will you come if it's raining; what happens if it rains;
        what if it's hammering down; hammering it down; chucking it down;
        does it matter if it's chucking it down; bucketing down; pouring down; below freezing;
        do you wash when it's below freezing; freezing weather; minus temperatures; if it's icy;
        if it's wet; in the wind; still come in a storm; what do you do when it's wet; when it's wet;
        if it's pouring will you still turn up; do you still come in the rain; bad weather;
        if the weather is bad do you still come; weather dependent; is it weather dependent;
        does rain stop you; what about rain; rain; rained off;
        it's been raining all week, is there any point washing; what if there is a storm; snow; frozen;
        what about winter; do you work in winter; wash in winter; do you wash in the cold; heavy rain;
        thunderstorm; raining on the day; weather cancels it; in the wet;
        washing a car in the rain seems pointless; hot sun; too hot to wash`,
      'held-out': `
        What happens if it rains?; do you work in the snow; will you wash my car in winter`,
      'strangers-a': `
        what if its hoyin it doon the day yous are meant to come`,
      'strangers-b': `
        it never stops here. what if it's chucking it down on the day;
        what happens if it's bucketing, yow still turn up?`,
      voices: `
        what if it rains; do you work in the rain; what happens if it's raining; bad weather;
        do you come in snow; what if it's icy; do you cancel if it rains; wet day; storm on the day;
        can you wash in the rain; will you come in the rain; snow and ice; what about frost; heatwave;
        too hot to wash; if weather is bad; if it pours; it's always raining here; if it's blowing a gale;
        windy day; you wash when is raining; does rain stop you; rained off; do you do winter;
        freezing weather; what about thunder; weather policy; pouring down on the day;
        do you reschedule for rain; hail`,
    },
  },
  {
    id: 'being-home',
    title: 'Being there and keys',
    text: 'Whether you need to be there, and what happens with your keys, isn’t published yet. What we can say: we come to where the car is parked, at home or at work.',
    wordings: {
      own: `
        do I need to be home; do I have to be in when you come; does someone need to be there;
        I am at work all day, do I need to be present; can I leave the keys out; do you need my car keys;
        do I have to unlock the car; can you do it while I am out; can I go out while you clean it;
        how do I hand over the keys; what if I'm out; if I'm out; I'll be out; we'll be out;
        what if nobody's home; do you need my keys; do I have to be in; do I need to be in; need to be in;
        be in when you come; will I have to wait indoors; wait indoors; do I have to wait for you;
        leave the key with reception; leave the keys with reception; leave the key with a neighbour;
        clean it without me; without me being there; can you do it without me; do it when I'm out;
        when I'm out; can you do it when I'm out; do I have to be about; do I need to be at home;
        at home when you come; is it ok if no one is in; no one is in; nobody's in; if I'm not in;
        if I'm not there; I won't be home; I won't be there; I'm out all day; do you need me there;
        do I need to be there; do I need to be present; do I need to be around; must I be at home;
        must I wait in; do you need the keys; need my keys; leave it locked; can I leave it locked;
        do I have to stand there while you do it; do I have to stay; can I pop to the shops;
        can I carry on working; can I be at work; do I have to take time off;
        do I have to take the day off work; do I need to open the car; how do you get in the car;
        how do you get into the car; how do I give you the keys; where do I leave the keys; key handover;
        keys through the door; what about keys; someone else can be there; my wife will be in is that ok;
        can a neighbour let you in; can I be in meetings`,
      'held-out': `
        Do I need to be there?; can you wash my car while I am out; where do I leave my keys;
        must someone be home`,
      'strangers-a': `
        I attend the bowls club on Tuesdays and Thursdays. Would it be necessary for me to remain at the house with the keys while your gentleman attends to the vehicle?;
        can i just leave the key under the plant pot and go to work`,
      'strangers-b': `
        I work nights and sleep all day. Must I come down and stand there when your people arrive?;
        I'm away at the school run from 8 til half 9, do I have to leave the keys with someone?;
        Getting downstairs takes me twenty minutes. Can someone do the car without me having to come out?`,
      voices: `
        do I need to be home; do I have to be there; do I have to be in; can I leave the keys;
        can I go to work while you do it; what do I do with the keys; where do I leave the key;
        do you need the keys; does the car need to be unlocked; do I need to be in;
        can you do it while I'm out; can I be at work; can I leave it unlocked; must I be present;
        should I wait with the car; what if I'm not in; I'm out all day; do I hand over keys; key safe;
        key through the letterbox; do you need access to the inside; does someone need to be home;
        can my neighbour give you the key; I will be in office, is ok; I have to be near the car;
        need me there; can you do it when I'm away; on holiday while you do it; do I stay with the car;
        is it OK if nobody's in; who opens the car; do I need to meet you; contactless;
        I work shifts and sleep in the day, need I get up`,
    },
  },
  {
    id: 'water-and-power',
    title: 'Water and power on site',
    text: 'Whether we bring our own water and power, or need yours, isn’t published yet.',
    wordings: {
      own: `
        do you bring your own water; do you need my water; do you need an outside tap;
        I do not have an outside tap; do you need electricity from my house;
        do you need to plug into my house; do I need to supply water and power; do you need a hosepipe;
        do you bring your own equipment; what do I need to provide; do I have to supply the water;
        supply the water; supply the power; no outdoor socket; no outdoor socket does it matter;
        no outside socket; no outside power; do you use my electricity; use my electricity;
        use my electric; will you use my tap; use my tap; do I need a hose;
        do I need a hose and plug ready; do I need a plug socket; where do you get the water from;
        where does the water come from; do you use my water; will you use my water; water meter;
        I'm on a water meter; I don't have a tap; no tap outside; no power outside; do you bring water;
        do you bring power; do you carry your own water; bring your own electric;
        do you need an electric socket; do you need anything from me; do I need to provide anything;
        is there anything I need to provide; what do you need from me on the day;
        what do I need to have ready; do you need buckets; do you have your own hoover;
        is the van self contained; do you need access to water and electric;
        will it go on my electricity bill; is my electric used; do you come with everything;
        do you have everything you need`,
      'held-out': `
        Do you need my water supply?; do you bring your own power; I have no outside tap or socket`,
      'strangers-a': `
        theres nee tap ootside wor hoose, de yous fetch ya own watter`,
      'strangers-b': `
        no mains where the yard is see, only the borehole. d'you fetch your own water?`,
      voices: `
        do you need my water; do you bring your own water; do you need a tap; do you need electricity;
        do you need a plug; do I need an outside tap; have you your own power; is there a hose needed;
        will you use my water; will you use my electric; do you plug into my house; do you need a socket;
        I've no outside tap; no tap at my flat; what do I need to provide; do I supply water;
        do you carry water; is it self contained; extension lead; do you bring everything;
        do I need a hosepipe; water meter, do you use my water; you need water from me;
        need access to water; power supply needed; do you have a generator for the hoover;
        do I have to give you a bucket; what do you need from me on the day; no outdoor socket`,
    },
  },
  {
    id: 'duration',
    title: 'How long a visit takes',
    text: 'How long a visit takes isn’t published yet.',
    wordings: {
      own: `
        how long does a valet take; how long does a wash take; how long will you be;
        how long does it take; how many hours does a full valet take; duration of a visit; is it quick;
        how long is an appointment; how long does the safety inspection take;
        how long will it take to wash my car; how much time do you need; time does it take;
        are you there for ages; there for ages; does it take ages; takes ages; how many hours is a valet;
        hours for a valet; how long is a wash; how long does that take; long job;
        how long will my car be out of action; is it a long job; how long's the job;
        time for a full valet; how long would a valet be; how long for a wash; how long is a full valet;
        how much time does it take; how much time should I allow; how many minutes; how many hours;
        how long are you there; how long are you here for; how long before I can drive it;
        when would it be finished; how long should I set aside; does it take all day;
        will it take all day; is it done in an hour; length of visit; average time; time needed;
        how quick are you; how quickly can you wash a car; do I need to leave the car all day;
        takes how long; hours or minutes; how long does an inspection take; how long to clean a car`,
      'held-out': `
        How long does it take?; will it take long to clean`,
      'strangers-a': `
        so how long roughly does it take for somebody to do the car start to finish`,
      'strangers-b': `
        how long am i off the road while you're cleaning it, time is money brother`,
      voices: `
        how long does it take; how long is a wash; how long does a valet take; how long will you be;
        how much time; how long for a full clean; time per car; will it take all day; is it quick;
        how many hours; how long per visit; will it be done in an hour; how long do I wait;
        how long are you here for; how long does the check take; how long to clean inside; duration;
        in and out in how long; is it done in my lunch hour; how quick is the wash;
        how much time you need; how long it takes; what time should I allow; half a day; half an hour;
        how long do they stay; will you be finished by three; how long roughly`,
    },
  },
  {
    id: 'charging-speed',
    title: 'Our charging speed',
    text: 'Our charging speed, the time a charge takes and the miles it gives aren’t published yet.',
    wordings: {
      own: `
        how fast is the charging; how many kw is your charger; how long does it take to charge my car;
        how long to charge my ev; how many miles will I get; what is your charging speed;
        how quick is the charging; do you charge to full; is it dc or ac; how much range do you add;
        how much power do you deliver; how many miles will it add; miles added; how fast do you charge;
        how fast can you charge; what kw are your chargers; your chargers kw;
        how long does it take to charge a car; what rate do you charge at; charge rate; charge at 7 or 50;
        what speed is the charger; what speed; speed of the charger; how many miles in half an hour;
        miles per hour of charging; how long to charge my mg4; how long to charge my leaf;
        how long to charge my car; how quick is the charger; how quick can you charge;
        how many kwh do I get; how long does charging take; is it 7kw or more; 7kw or 22kw; how many kw;
        kw rating; what kw is it; what power is it; how powerful is the charger;
        how long would a full charge take; how long for a full charge; full charge time;
        how long to charge a model 3; how long to charge a tesla;
        how long to charge an electric car with you; time to charge; charge time; charging time;
        how long does the charging take; how long does a charge take; how long to charge;
        what does rapid mean, how rapid; how rapid; how rapid is rapid; how fast; how fast is fast;
        is it really fast; is it rapid or slow; fast charging how fast; is it a fast charger;
        is it a rapid charger; speed of charging; charge speed; charging rate;
        how much range will you put in; how much range; how many miles; miles of range; miles per charge;
        how many miles do I get per visit; how full will you charge it; do you charge to 100%; to 80%;
        will you fill it up completely; how much charge do I get; how much electricity do I get;
        how many kwh; kwh per visit; is it ac charging or dc charging; can you do 50kw;
        overnight or quick; top up or full charge; is it as quick as a supercharger; slow or fast`,
      'held-out': `
        How fast is your charging?; what is the kW of the charger;
        how long will it take to charge my Leaf; how many miles of range do I get`,
      'strangers-a': `
        What's the kW output and how many miles would I see per hour from your mobile unit?;
        How quickly could you take an e-208 from 10 to 80?`,
      'strangers-b': `
        What is the kW output of the mobile charger? 10 to 80% in how many minutes?`,
      voices: `
        how fast do you charge; how many kW; how long to charge; how quick is the charging; what speed;
        how many miles do I get; how long for a full charge; is it rapid; is it fast charging;
        power output of your charger; how long to fill the battery; how much range do I get;
        0 to 80 how long; how long to go from empty to full; kilowatts; how quick can you charge my car;
        is it 7kW or 50kW; charging time; how many kWh do you deliver; how much charge can you give;
        how long does a charge take; what rate do you charge at; miles per hour of charging;
        enough to get me home; what power is charger; charge time for a Leaf; is it slow;
        how rapid is rapid; full or just a top up; how many percent in an hour; AC or DC; DC fast;
        how much juice in one go`,
    },
  },
  {
    id: 'connectors',
    title: 'Connectors and car models',
    text: 'Which connectors and which electric cars our charging fits isn’t published yet.',
    wordings: {
      own: `
        which connectors do you have; do you have ccs; do you support chademo; do you have type 2;
        what plugs do you support; will it fit my car socket; does it work with a tesla;
        is my electric car compatible; which evs can you charge; do I need my own charging cable;
        can you charge a plug-in hybrid; do you do phev; does it work with all evs; do you have chademo;
        charge my plug-in hybrid; which connectors; do you do ccs2; ccs2; is a peugeot e-2008 ok;
        is my car ok for your plug; ok with your plug; what about a nissan leaf; what about a renault zoe;
        what about my tesla; and a tesla; can you charge a leaf; does it do teslas;
        will it plug into mine; plug into my car; fits my car; what cable do you use; which cable;
        what sort of plug; will it do a mini electric; will it do my car; which ev models can you do;
        which models; what models do you support; what evs do you support; supported cars;
        which electric cars; does it work with all electric cars; does it work on all evs;
        any electric car or only some; I have a leaf with the chademo port; chademo; ccs; type 2; type 1;
        ccs or chademo; which plug; what plug type; plug types; connector types; what connector;
        what connectors; do you have the right cable; do I need a cable; my own cable; whose cable;
        cables provided; do you bring the cable; adapter; tesla connector; does it fit a tesla;
        does it fit a renault zoe; fits a hyundai kona; compatible with my ev; compatible with bmw i3;
        compatible cars; compatibility; will it charge a plug-in hybrid; do you charge plug in hybrids;
        outlander phev; my car has a type 2 socket; old ev; early leaf; works with my polestar`,
      'held-out': `
        Do you support CCS?; what connectors do you have; can you charge a Tesla Model Y;
        is my BMW i4 compatible`,
      'strangers-a': `
        does it do chad a mow because mine is the old nissan leave;
        CCS, Type 2, CHAdeMO or NACS — which of these will you support on day one? Any list of tested vehicles?;
        ID.3?`,
      'strangers-b': `
        would it work with a Kia Niro EV? CCS socket; Do you support CHAdeMO? I have Nissan Leaf 2018.;
        ID.3 is compatible?; e-208 ok?`,
      voices: `
        what plug do you use; which connectors; do you do CCS; do you do CHAdeMO; type 2;
        will it fit my car; does it work with Tesla; does it work with a Leaf; which cars can you charge;
        is my car compatible; do you charge a Zoe; my car is an MG4, is it OK; compatible cars;
        do you have the right cable; do I need my own cable; do you bring a cable; does it fit a Kia;
        what cars does charging work with; will it plug into an Ioniq; Nissan Leaf connector;
        three pin plug; adapter; which electric cars are supported; does it work for BMW i3; Renault 5;
        Polestar; Taycan; VW ID3; can you charge a plug in hybrid; outlander PHEV; which socket;
        what type of plug; any EV or only some; you can charge BYD; list of compatible cars; cable type;
        old EV with chademo`,
    },
  },
  {
    id: 'charging-equipment',
    title: 'Where our electricity comes from',
    text: 'What our charging runs on, and where the electricity comes from, isn’t published yet.',
    wordings: {
      own: `
        where does the electricity come from; is the electricity renewable; do you use a diesel generator;
        is there a battery in the van; what powers the charger; are your vans electric;
        is the charging green energy; what do you charge with; how do you carry the electricity;
        how does the van hold the power; is it a big battery; battery on the van; is it a generator;
        diesel generator?; generator or battery; where does the power come from;
        where do you get the electricity; is it green electricity; is your electricity green;
        renewable energy; are you using fossil fuel; is it solar; is your van electric;
        what vans do you use; what powers it; source of the power; is it clean power;
        what equipment do you use for charging; is it noisy; how noisy is the charger; how loud is it`,
      'held-out': `
        is your electricity renewable; how do you power the charger`,
      'strangers-a': `
        From where is coming the electricity? You have big battery in van or diesel generator?;
        LFP pack on the van or gennie? And is the supply REGO-backed?`,
      'strangers-b': `
        is the energy from a battery pack on the van or a diesel generator? kindly clarify the source`,
      voices: `
        where does the electricity come from; is it a diesel generator; is it green electricity;
        is the power renewable; what charges the car; is it a battery in the van;
        how do you carry the electricity; what's your charging kit; is it solar; renewable energy;
        do you use a generator; what kind of battery; is the charging clean energy;
        where do you get your power; what does the charger run on; is it dirty diesel;
        is your van electric; are your vans electric; big battery on wheels; noisy generator;
        what's powering it; green tariff; energy source; what equipment do you use for charging;
        from what source is energy; is it grid power; how is the van charged; 100% renewable;
        mains or battery`,
    },
  },
  {
    id: 'parking-access',
    title: 'Where the car is parked',
    text: 'We come to where your car is parked, at home or at work. Which streets, flats and car parks we can reach, and who arranges permits, isn’t published yet.',
    wordings: {
      own: `
        my car is parked on the street, is that ok; I live in a block of flats; underground parking;
        can you do it in a multi storey car park; do I need a driveway for the wash;
        I only have street parking; my road has permit parking; how much space do you need;
        gated car park access; can you come to a car park; there are yellow lines outside;
        can you come to the station or airport car park; no driveway;
        I live in a flat with no driveway, can you still come; can you still come if I have no driveway;
        no driveway can you still come; flat with no driveway; can you come to flats;
        is on street parking ok; on street ok; can you come to a flat;
        I live in a flat, is that a problem; on street parking is that a problem;
        can you reach an underground car park; reach my car in a car park;
        there's no parking near my house; no parking; hard to park; parking is difficult;
        parking is a nightmare round here; my car's in a communal garage; communal car park;
        residents car park; private car park; my car is in a garage; it's in a garage; narrow street;
        narrow lane; busy road; main road; will you come if I park on a main road; on the road;
        on street parking; parked on the road outside; parked in the street; street parking only;
        we don't have a driveway; no drive; shared driveway; does it have to be on a drive;
        do I need a driveway; do I need off street parking; do you need space around the car;
        how much room do you need; room around the car; where does your van park; where would you park;
        do you need a parking space for the van; I live in a tower block; I live in an apartment;
        I live in flats; flat with no parking; second floor flat; gated estate; gated community;
        underground garage; multi storey; height restriction; permit zone; controlled parking zone;
        residents permit; who pays for parking; who pays the parking; at the airport; at the station;
        at a supermarket car park; in the work car park is that allowed; hotel car park; at uni;
        at the hospital car park while I work; double yellows outside; steep hill`,
      'held-out': `
        Can you come if I live in a flat?; I only have on street parking;
        can you access underground car parks`,
      'strangers-a': `
        I live in block with underground garage and barrier. Your worker will enter?;
        could you do it in the school car park while im at work there? or the street round the corner;
        we're in a flat share w/ permit parking only on the road, who sorts the permit for your van`,
      'strangers-b': `
        We're in a multi-storey with a 2m barrier, can you get in there?;
        My car sits in a disabled bay on the street outside, can you work on it there?`,
      voices: `
        can you do it on the street; I park on the road; permit parking; is a car park OK;
        underground car park; multi storey; I'm in a flat with a car park; do you need a driveway;
        what if I've no driveway; residents' permit; will you get a ticket; double yellow;
        who pays for parking; can you get down my lane; gated community; how do you get in the gate;
        car park with a barrier; can you do it at the station car park; at the airport; at the gym;
        in a supermarket car park; at my office car park; narrow street; is on street OK;
        can you reach my car at work; does it have to be on a drive; garage at home; car in a garage;
        communal car park; need a permit for your van; red route; loading bay; school car park;
        hospital car park; busy main road; how close do you need to park; how much space do you need;
        controlled zone; car is on a hill; behind a height barrier`,
    },
  },
  {
    id: 'rescheduling',
    title: 'Notice and changing a visit',
    text: 'How much notice we need, and how to change or cancel a visit, isn’t published yet. Smart Scheduling is one of the app’s announced features.',
    wordings: {
      own: `
        what if I need to change my appointment; can I reschedule; how much notice do you need;
        how far in advance do I book; can I move my slot; what if you are late;
        what if I miss my appointment; cancel a visit; do you do same day; can I have a regular slot;
        how much notice do you need to book; what if you're late; what happens if you're late;
        notice to book; can I change my booking; change a booking; how much notice for a visit;
        notice for a visit; can I move it to another day; something came up how would I move my booking;
        move my booking; change my booking; change the day; change the time; change the date; swap days;
        can I rearrange; rearrange; reschedule; postpone; put it back a week;
        how far ahead would I have to book; how far ahead do I book; how much notice; notice needed;
        short notice; last minute booking; same day; next day; do you do same day visits;
        can I cancel a booking; cancel an appointment; cancel on the day; what if I'm ill on the day;
        what if I forget you're coming; what if I'm not there when you come; what if you don't turn up;
        do you turn up on time; are you punctual; do you give a time window; what time window; time slots;
        exact time or window; can I have a regular time; same time every week; regular visits;
        every fortnight; can I skip a visit`,
      'held-out': `
        Can I change my appointment?; how far in advance do I need to book;
        what if I have to cancel a visit`,
      'strangers-a': `
        what if one of the kids is off sick and i need to move the day, how much warning do you need`,
      'strangers-b': `
        If one of our reps gets called out to a client, how late can we move the appointment?`,
      voices: `
        can I change my appointment; can I move my slot; how much notice; can I cancel a visit;
        what if I need to change the day; reschedule; rearrange; postpone; swap the day;
        I can't make it, what then; late cancellation; cancel a booking; what if something comes up;
        change the time; last minute change; how do I move it; push it back; put it off a week;
        how late can I cancel; cancellation notice; missed appointment; what if I'm late;
        what if I forget you're coming; is there a no show fee; charge for cancelling a visit;
        can I pick another day; move booking to other day; what if plans change; skip a visit;
        shift my appointment; if you can't come on the day; if your man doesn't turn up;
        how far ahead do I need to book`,
    },
  },
  {
    id: 'opening-hours',
    title: 'Hours and days',
    text: 'Our working days and hours aren’t published yet.',
    wordings: {
      own: `
        what are your opening hours; what time do you open; what time do you close; do you work weekends;
        do you work sundays; can you come in the evening; can you come at night;
        are you open bank holidays; are you 24 hours; how early can you come; are you around on saturdays;
        around on sundays; around at weekends; could you come at 7 in the morning; come at 7am;
        come early; come late; evenings; mornings; afternoons; do you come on saturdays; working days;
        do you work at weekends; what hours do you do; what hours do you work;
        do you come out on a sunday; sundays; saturdays; weekends; weekend; do you do weekends;
        open weekends; do you do evenings; after work; late; how late; what's the latest you can come;
        latest time; earliest time; what's the earliest you can come; first thing in the morning;
        early mornings; before work; at 7am; at 6 in the morning; after 8pm; midnight; overnight;
        through the night; 24 hour service; 24/7; bank holidays; boxing day; open on boxing day;
        christmas; new year; easter; holidays; what days do you work; which days; days of operation;
        monday to friday only; what hours; hours; working hours; business hours; opening times;
        open times; closing time; when are you open; what times do you do;
        what time do you start in the morning; when do you finish; what time do you finish;
        are you open on sunday; can you come on a sunday; out of hours; do you work nights`,
      'held-out': `
        What hours do you work?; are you open on Sundays; do you do early mornings; can you come after 6pm`,
      'strangers-a': `
        am on the road til 8 at neet, dee yous come oot late on or weekends`,
      'strangers-b': `
        any of your lads come out at 3 in the morning when i knock off; youse work sundays or wha`,
      voices: `
        what hours do you work; are you open weekends; do you come on Sundays; do you work evenings;
        what time do you start; do you come at night; can you come before work; early morning;
        are you 24 hours; bank holidays; Saturdays; what days do you work; when are you open;
        opening times; working hours; do you do nights; after 6pm; late slots; 7 days a week;
        can you come at midnight; business hours; do you work Christmas; is it only weekdays;
        on Sunday you are working; what time do you finish; out of hours; evening appointments;
        do you come out late; after the school run; at lunch time; Monday to Friday;
        do you come at the weekend; half six in the morning; I finish at ten at night; only free on Sunday`,
    },
  },
  {
    id: 'plan-contents',
    title: 'What a plan includes',
    text: 'What each washing and valeting plan includes, and how often we’d come, isn’t published yet.',
    wordings: {
      own: `
        what is included in the wash; what does a full valet include;
        what is the difference between a mini valet and a full valet; do you do ceramic coating;
        is waxing and polish included; can you get dog hair out; do you shampoo the seats;
        can you remove stains; do you clean alloy wheels; do you clean the engine bay;
        how many washes do I get a month; how often do you come; do you get rid of smells;
        do you clean leather; child sick in the car; machine polishing and paint correction;
        how many charges per month do I get; do you clean convertible roofs;
        how often will you wash my car; how often do you wash it; how often will someone come;
        can you remove pet hair; remove dog hair; do you polish and wax; do you clean leather seats;
        what is included in a full valet; do you do under the seats; under the seats;
        would it include the alloys; include the alloys; include the wheels; include the windows;
        how many cleans do I get; how many washes do I get; how many do I get a month;
        what do I get in a full valet; what do I get in a valet; do you do seat shampoo;
        do you wax it too; is wax included; do you hoover the boot; door shuts; glovebox;
        what comes with the valet; what comes with a valet; what's in the valet; what's in a wash;
        what's part of the wash; what's covered in the wash; what does the wash include;
        what does the plan include; what do I get for my money; what do I get in the plan;
        what do I get each month; what does it include; what's included; includes what; leather seats;
        can you do the leather seats as well; leather; polishing; is polishing part of it;
        is waxing part of it; polish and wax; wax; ceramic; ceramic coating; paint protection;
        scratches polished out; swirl marks removed; clay; will it get the smell of smoke out;
        smoke smell; smell of damp; wet dog smell; get rid of the smell; air freshener; odour removal;
        dog hair; pet hair; cat hair; mould; sick; baby sick; vomit; milk spilled; coffee stain; stains;
        stain removal; carpets shampooed; shampoo; seat shampoo; steam clean; steam cleaning; engine bay;
        engine clean; alloys; wheels included; tyre shine; windows inside; dashboard; boot; roof lining;
        headlining; child seats; convertible hood; soft top; how often would someone come;
        how often would you come each month; how many times; how many visits; how many washes;
        visits per month; number of washes; is it weekly; is it once a month; weekly or monthly;
        fortnightly; once a week; unlimited washes; levels of valet; what levels; gold silver bronze;
        packages; mini valet; difference between valet and detail; difference between wash and valet;
        what is a valet; what is detailing; what's detailing; how thorough is it;
        how many charges a month; unlimited charging`,
      'held-out': `
        What's included in the valet?; do you clean the wheels; will you get rid of the smell in my car;
        how many washes do I get each month`,
      'strangers-a': `
        does the valley include the inside and the carpets and the dash bored;
        back of my car is basically crisps and squashed raisins 🙈 would a clean include the seats & hoovering under the car seats??`,
      'strangers-b': `
        does the wash do the inside too or just outside;
        the back seat is a sea of raisins and crisps, would a valet cover lifting the car seats out and all that`,
      voices: `
        what's included in a wash; what do I get in a valet; does it include the inside;
        does it include wax; how often do you come; how many washes a month; is hoovering included;
        are the wheels included; what's in the plan; what does the plan include;
        do I get interior and exterior; difference between the plans; mini valet or full valet;
        what's a full valet; what's in the basic plan; tiers; bronze silver gold; is it weekly or monthly;
        once a week; does it cover the boot; are windows done; does it include seats; is polish included;
        how many times you come; what is inside of plan; do you do leather in the plan; is dog hair extra;
        does wash include alloys; engine bay; what do you clean exactly; what comes with it; how thorough;
        carpets; child seats; does the monthly cover a deep clean; what do I get for my money;
        included in subscription; fortnightly; can I choose how often`,
    },
  },
  {
    id: 'products',
    title: 'Products we use',
    text: 'Which products and methods we use isn’t published yet. Eco-friendly water and air care is one of our highlights.',
    wordings: {
      own: `
        what products do you use; what shampoo do you use; what chemicals do you use;
        are your chemicals safe for children and pets; is it vegan cleaning product;
        do you use a pressure washer; do you use snow foam; what brand of wax; is it biodegradable;
        do you use a jet wash; use a jet wash; use jet washers; do you jet wash;
        what cleaning products do you use; what soap do you use; what stuff do you clean with;
        what do you clean with; what do you wash with; what cleaning products; cleaning products;
        cleaning stuff; brand of shampoo; which shampoo; chemicals; harsh chemicals; safe chemicals;
        safe for kids; safe for my dog; child safe; pet safe; allergies; I have allergies; asthma;
        do you use pressure washers; pressure washer; jet washer; hand wash or machine; brushes;
        do you use brushes; will brushes scratch; microfibre cloths; two bucket method; snow foam;
        waterless products; steam; soap; do you use soap; vegan; cruelty free; natural products;
        eco products; what equipment do you use; method; how do you wash it`,
      'held-out': `
        What products do you use?; are the chemicals you use safe`,
      'strangers-a': `
        what sham poo do you use on the paint;
        toddler licks everything incl the car door. what chemicals do u use`,
      'strangers-b': `
        what do you use on the seats, some of them sprays stink worse than the customers;
        what's in the soap? I've dogs and sheep about`,
      voices: `
        what products do you use; which shampoo; what chemicals; are the products safe;
        is it safe for my paint; do you use acid; what wax; do you use ceramic;
        are the chemicals pet safe; safe for kids; vegan products; do you use microfibre; what brand;
        do you use a pressure washer; two bucket method; snow foam; will it scratch; wheel cleaner;
        is it pH neutral; what do you wash with; do you use brushes; allergic to perfume, what do you use;
        are the chemicals harsh; what soap; sponge or mitt; do you use traffic film remover;
        cleaning agents; which chemistry; do you steam; wrapped car safe; matt paint; do you use silicone;
        products for leather; fragrance free`,
    },
  },
  {
    id: 'staff',
    title: 'Who comes to you',
    text: 'Who will carry out the visits, and how they are trained and checked, isn’t published yet.',
    wordings: {
      own: `
        who will come to my house; are your staff dbs checked; are your valeters trained;
        are your people vetted; are your staff employed or contractors;
        is it safe to let a stranger in my car; will it be the same person each time;
        can I trust your staff; do you have female staff; are the technicians qualified;
        what sort of people do you send; who do you send; what sort of person comes;
        are the cleaners security checked; security checked; are the cleaners checked;
        are your cleaners trustworthy; who cleans it; who'd be cleaning it; who comes out;
        who comes out to me; is it a proper valeter; are the people who come trained; trained; training;
        who is it that turns up; who turns up; who comes; who'll be doing it; who does the work;
        who does the cleaning; who's the driver; who is going to be at my house; will they have id;
        do they have id; id cards; do they wear uniform; are they checked; background checked; dbs;
        criminal checks; vetted; are they vetted; are they employees; are they self employed;
        agency workers; are they local people; same person each time; same valeter; do I get the same guy;
        can I choose who comes; can I request a woman; I'm a woman living alone, is it safe;
        is it safe to have someone come; are they trustworthy; can I trust the people who come;
        will they steal anything; valuables left in the car; how many people come; one person or two;
        do they speak english; are they insured and trained; qualifications of staff; experienced;
        experience; how experienced are they; tell me about your team; are your staff paid properly;
        living wage`,
      'held-out': `
        Are your valeters DBS checked?; are your staff trained`,
      'strangers-a': `
        One does read such dreadful things. May I ask what sort of person would be coming to my home, and have they been vetted?`,
      'strangers-b': `
        Are your operatives DBS checked? They'd be in a car park next to a nursery.;
        Will whoever turns up have had any training? There are hand controls in mine and people do fiddle.;
        I live alone and am wary of strangers at the door. Who would be calling?`,
      voices: `
        who comes; who will come to my house; are they trained; are your staff vetted;
        are they DBS checked; who does the work; is it employees or contractors; self employed people;
        are the cleaners qualified; who turns up; do you use subcontractors; can I trust the person;
        will it be the same person; is it a man or a woman; can I ask for a woman; do they wear a uniform;
        do they have ID; how do I know it's really you; background checks; police checked;
        are the technicians certified; are they insured drivers; how are people trained; gig workers;
        who are the guys; who is person who comes; are they paid properly; are they experienced;
        who's going to be touching my car; strangers at my door; are the mechanics qualified;
        can I pick who comes; do they speak English`,
    },
  },
  {
    id: 'damage',
    title: 'Damage and our insurance',
    text: 'Our insurance, and what happens if something is damaged or goes missing, isn’t published yet.',
    wordings: {
      own: `
        what if you scratch my car; what if you damage my paint; are you insured;
        do you have public liability insurance; who pays if you break something;
        what if something gets stolen from my car; am I covered if something goes wrong;
        are you liable for damage; will charging damage my battery; will it scratch the paintwork;
        does it affect my warranty; who covers it if you crack my windscreen; if you crack my windscreen;
        if you chip my paint; do you carry insurance; carry insurance; have you got insurance;
        do you have insurance; are you covered; are you covered for damage; if you break my; who's liable;
        who is liable; if the paintwork gets marked who sorts it; who sorts it if you mark it;
        are you insured like; fully insured; what insurance do you have; insurance if you damage it;
        a valeter knocked my mirror off, what would you do; if you knock my mirror off;
        if something breaks; if you break my aerial; if you scratch it; if you dent it;
        scratched by the sponge; swirl marks; will it leave swirl marks; will you damage my car; damage;
        damages; who pays; who pays for damage; who's responsible; who is responsible if;
        what if something goes missing; if my stuff is stolen; stolen from the car;
        what happens if it goes wrong; what if it goes wrong; what if the charger breaks my car;
        could charging damage the car; is it safe for my battery; will rapid charging harm my battery;
        does it void my warranty; warranty; liability; public liability; compensation; claim for damage;
        is my car covered; am I covered; am I protected; is the charging safe; is it safe;
        is it safe to charge in the rain; water in my engine; damage to electrics;
        do I have to tell my insurance`,
      'held-out': `
        Are you insured for damage?; what happens if you scratch my car;
        what if something is stolen from my car`,
      'strangers-a': `
        Last lot dragged a filthy sponge over my bonnet, swirl marks everywhere, then denied it. If YOUR people scratch my car who pays??`,
      'strangers-b': `
        Could you confirm what public liability cover you carry, in case somebody scratches a bonnet;
        if sumthing gets nicked out the car wen your cleening it who pays`,
      voices: `
        what if you damage my car; are you insured; who pays if you scratch it;
        what if you break something; if something goes missing; stolen from my car; public liability;
        do you have insurance; what's your insurance; scratch on my paint;
        if the charger damages my battery; do you cover damage; who's liable; claim for damage;
        you broke my mirror; what if your van hits my wall; broke my aerial; swirl marks;
        will you pay for damage; accident with my car; liability; compensation;
        do you take responsibility; if worker make scratch, who pays; what if they nick my stuff;
        is my car covered while you have it; money left in the car; ruin my seats; chipped my alloy;
        water in my electrics; indemnity; who foots the bill if it's damaged; what cover do you carry`,
    },
  },
  {
    id: 'other-vehicles',
    title: 'Vans, motorbikes and other vehicles',
    text: `We’ve announced car care. Whether ${brand.name} will also look after vans, motorbikes, motorhomes, taxis or other vehicles isn’t published yet.`,
    wordings: {
      own: `
        do you do vans; can you wash my van; do you do motorbikes; can you clean a motorhome;
        do you do caravans; do you do lorries; do you do taxis; can you clean my boat; do you wash bikes;
        my works transit is filthy; do you valet pickups and 4x4s; minibus cleaning;
        can you charge an electric van; do you do classic cars;
        motability or wheelchair accessible vehicle; horsebox; electric scooter or ebike;
        I have a taxi, can you clean it; can you do motorbikes; what about a motorhome; do you clean vans;
        my husband has a ducati; my hubby has a motorbike, do you do them; is a vw transporter alright;
        vw transporter; ford transit; vivaro; is a van alright; are vans ok; vans ok; is a van ok;
        what about vans; what about motorbikes; what about a van; how about a van; and motorbikes; yamaha;
        honda motorbike; vespa; triumph bike; can you do my work van; van; vans; my van; a van; and a van;
        and vans; for a van; I drive a van; transit van; works van; I ride a motorbike, do you wash bikes;
        motorbike; motorcycles; my harley; bikes; scooter; moped; pushbike; bicycle;
        have you got anything for motorhomes; motorhome; campervan; camper; caravan; caravans;
        is my minibus ok; minibus; bus; coach; lorry; hgv; truck; pickup; pick-up truck;
        land rover defender; 4x4s; large vehicles; big vehicles; trailer; boat; jet ski; tractor;
        quad bike; taxi; my taxi; I'm a taxi driver; uber driver here; private hire car; black cab;
        classic car; vintage car; old mini; sports car; supercar; ferrari; convertible; kit car;
        wheelchair vehicle; adapted vehicle; motability car; hearse; limousine; electric van; e-bike;
        electric scooter; mobility scooter; what other vehicles do you do; what vehicles; any vehicle;
        only cars?; just cars; do you only do cars`,
      'held-out': `
        Do you do vans?; will you clean my motorbike; do you wash campervans; is a pickup truck ok;
        what about my boat`,
      'strangers-a': `
        do u do mopeds; got a lwb sprinter me, dee yous dee vans or what; do u do a T5 camper`,
      'strangers-b': `
        now then, is it just private motors or will yous do hackney cabs an all;
        would you wash a quad bike and the old L200 pickup, there's muck on it from the war;
        do you do vans i got a transit for the plumin; Would you do a Transit Mk8 minibus?`,
      voices: `
        do you do vans; do you do motorbikes; can you wash a van; campervan; motorhome; caravan;
        do you do taxis; lorry; horsebox; can you clean my caravan; minibus; tractor; boat; bicycle;
        do you do pick ups; is a van OK; electric van; my van; a Transit; mobility scooter; quad bike;
        classic car; a bus; HGV; do you do scooters; moped; motorcycles; private hire car; black cab;
        camper; my vehicle is a van; van not car; hearse; trailer; do you do lorries; e-bike; convertible;
        limo; large vehicles; Sprinter; Vivaro; work van; crew cab; touring caravan`,
    },
  },
])
