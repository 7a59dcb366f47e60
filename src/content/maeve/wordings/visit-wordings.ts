/** How visitors ask, by entry of the knowledge; wordings are parted by semicolons. */
export const visitWordings: Record<string, string> = {
  rain: `
    what if it rains; do you wash cars in the rain; do you come in bad weather;
    what happens if the weather is bad; do you work in winter when it snows;
    will you cancel if it is raining; frost and ice; what if the weather is bad on the day;
    bad weather on the day; will you come if it's raining; what happens if it rains;
    what if it's hammering down; hammering it down; chucking it down;
    does it matter if it's chucking it down; bucketing down; pouring down; below freezing;
    do you wash when it's below freezing; freezing weather; minus temperatures; if it's icy; if it's wet;
    in the wind; still come in a storm; what do you do when it's wet; when it's wet;
    if it's pouring will you still turn up; do you still come in the rain; bad weather;
    if the weather is bad do you still come; weather dependent; is it weather dependent; does rain stop you;
    what about rain; rain; rained off; it's been raining all week, is there any point washing;
    what if there is a storm; snow; frozen; what about winter; do you work in winter; wash in winter;
    do you wash in the cold; heavy rain; thunderstorm; raining on the day; weather cancels it; in the wet;
    washing a car in the rain seems pointless; hot sun; too hot to wash
  `,
  'being-home': `
    do I need to be home; do I have to be in when you come; does someone need to be there;
    I am at work all day, do I need to be present; can I leave the keys out; do you need my car keys;
    do I have to unlock the car; can you do it while I am out; can I go out while you clean it;
    how do I hand over the keys; what if I'm out; if I'm out; I'll be out; we'll be out;
    what if nobody's home; do you need my keys; do I have to be in; do I need to be in; need to be in;
    be in when you come; will I have to wait indoors; wait indoors; do I have to wait for you;
    leave the key with reception; leave the keys with reception; leave the key with a neighbour;
    clean it without me; without me being there; can you do it without me; do it when I'm out; when I'm out;
    can you do it when I'm out; do I have to be about; do I need to be at home; at home when you come;
    is it ok if no one is in; no one is in; nobody's in; if I'm not in; if I'm not there; I won't be home;
    I won't be there; I'm out all day; do you need me there; do I need to be there; do I need to be present;
    do I need to be around; must I be at home; must I wait in; do you need the keys; need my keys;
    leave it locked; can I leave it locked; do I have to stand there while you do it; do I have to stay;
    can I pop to the shops; can I carry on working; can I be at work; do I have to take time off;
    do I have to take the day off work; do I need to open the car; how do you get in the car;
    how do you get into the car; how do I give you the keys; where do I leave the keys; key handover;
    keys through the door; what about keys; someone else can be there; my wife will be in is that ok;
    can a neighbour let you in; can I be in meetings
  `,
  'water-and-power': `
    do you bring your own water; do you need my water; do you need an outside tap;
    I do not have an outside tap; do you need electricity from my house; do you need to plug into my house;
    do I need to supply water and power; do you need a hosepipe; do you bring your own equipment;
    what do I need to provide; do I have to supply the water; supply the water; supply the power;
    no outdoor socket; no outdoor socket does it matter; no outside socket; no outside power;
    do you use my electricity; use my electricity; use my electric; will you use my tap; use my tap;
    do I need a hose; do I need a hose and plug ready; do I need a plug socket;
    where do you get the water from; where does the water come from; do you use my water;
    will you use my water; water meter; I'm on a water meter; I don't have a tap; no tap outside;
    no power outside; do you bring water; do you bring power; do you carry your own water;
    bring your own electric; do you need an electric socket; do you need anything from me;
    do I need to provide anything; is there anything I need to provide; what do you need from me on the day;
    what do I need to have ready; do you need buckets; do you have your own hoover;
    is the van self contained; do you need access to water and electric; will it go on my electricity bill;
    is my electric used; do you come with everything; do you have everything you need
  `,
  duration: `
    how long does a valet take; how long does a wash take; how long will you be; how long does it take;
    how many hours does a full valet take; duration of a visit; is it quick; how long is an appointment;
    how long does the safety inspection take; how long will it take to wash my car;
    how much time do you need; time does it take; are you there for ages; there for ages; does it take ages;
    takes ages; how many hours is a valet; hours for a valet; how long is a wash; how long does that take;
    long job; how long will my car be out of action; is it a long job; how long's the job;
    time for a full valet; how long would a valet be; how long for a wash; how long is a full valet;
    how much time does it take; how much time should I allow; how many minutes; how many hours;
    how long are you there; how long are you here for; how long before I can drive it;
    when would it be finished; how long should I set aside; does it take all day; will it take all day;
    is it done in an hour; length of visit; average time; time needed; how quick are you;
    how quickly can you wash a car; do I need to leave the car all day; takes how long; hours or minutes;
    how long does an inspection take; how long to clean a car
  `,
  'charging-speed': `
    how fast is the charging; how many kw is your charger; how long does it take to charge my car;
    how long to charge my ev; how many miles will I get; what is your charging speed;
    how quick is the charging; do you charge to full; is it dc or ac; how much range do you add;
    how much power do you deliver; how many miles will it add; miles added; how fast do you charge;
    how fast can you charge; what kw are your chargers; your chargers kw;
    how long does it take to charge a car; what rate do you charge at; charge rate; charge at 7 or 50;
    what speed is the charger; what speed; speed of the charger; how many miles in half an hour;
    miles per hour of charging; how long to charge my mg4; how long to charge my leaf;
    how long to charge my car; how quick is the charger; how quick can you charge; how many kwh do I get;
    how long does charging take; is it 7kw or more; 7kw or 22kw; how many kw; kw rating; what kw is it;
    what power is it; how powerful is the charger; how long would a full charge take;
    how long for a full charge; full charge time; how long to charge a model 3; how long to charge a tesla;
    how long to charge an electric car with you; time to charge; charge time; charging time;
    how long does the charging take; how long does a charge take; how long to charge;
    what does rapid mean, how rapid; how rapid; how rapid is rapid; how fast; how fast is fast;
    is it really fast; is it rapid or slow; fast charging how fast; is it a fast charger;
    is it a rapid charger; speed of charging; charge speed; charging rate; how much range will you put in;
    how much range; how many miles; miles of range; miles per charge; how many miles do I get per visit;
    how full will you charge it; do you charge to 100%; to 80%; will you fill it up completely;
    how much charge do I get; how much electricity do I get; how many kwh; kwh per visit;
    is it ac charging or dc charging; can you do 50kw; overnight or quick; top up or full charge;
    is it as quick as a supercharger; slow or fast
  `,
  connectors: `
    which connectors do you have; do you have ccs; do you support chademo; do you have type 2;
    what plugs do you support; will it fit my car socket; does it work with a tesla;
    is my electric car compatible; which evs can you charge; do I need my own charging cable;
    can you charge a plug-in hybrid; do you do phev; does it work with all evs; do you have chademo;
    charge my plug-in hybrid; which connectors; do you do ccs2; ccs2; is a peugeot e-2008 ok;
    is my car ok for your plug; ok with your plug; what about a nissan leaf; what about a renault zoe;
    what about my tesla; and a tesla; can you charge a leaf; does it do teslas; will it plug into mine;
    plug into my car; fits my car; what cable do you use; which cable; what sort of plug;
    will it do a mini electric; will it do my car; which ev models can you do; which models;
    what models do you support; what evs do you support; supported cars; which electric cars;
    does it work with all electric cars; does it work on all evs; any electric car or only some;
    I have a leaf with the chademo port; chademo; ccs; type 2; type 1; ccs or chademo; which plug;
    what plug type; plug types; connector types; what connector; what connectors;
    do you have the right cable; do I need a cable; my own cable; whose cable; cables provided;
    do you bring the cable; adapter; tesla connector; does it fit a tesla; does it fit a renault zoe;
    fits a hyundai kona; compatible with my ev; compatible with bmw i3; compatible cars; compatibility;
    will it charge a plug-in hybrid; do you charge plug in hybrids; outlander phev;
    my car has a type 2 socket; old ev; early leaf; works with my polestar
  `,
  'charging-equipment': `
    where does the electricity come from; is the electricity renewable; do you use a diesel generator;
    is there a battery in the van; what powers the charger; are your vans electric;
    is the charging green energy; what do you charge with; how do you carry the electricity;
    how does the van hold the power; is it a big battery; battery on the van; is it a generator;
    diesel generator?; generator or battery; where does the power come from;
    where do you get the electricity; is it green electricity; is your electricity green; renewable energy;
    are you using fossil fuel; is it solar; is your van electric; what vans do you use; what powers it;
    source of the power; is it clean power; what equipment do you use for charging; is it noisy;
    how noisy is the charger; how loud is it
  `,
  'parking-access': `
    my car is parked on the street, is that ok; I live in a block of flats; underground parking;
    can you do it in a multi storey car park; do I need a driveway for the wash; I only have street parking;
    my road has permit parking; how much space do you need; gated car park access;
    can you come to a car park; there are yellow lines outside;
    can you come to the station or airport car park; no driveway;
    I live in a flat with no driveway, can you still come; can you still come if I have no driveway;
    no driveway can you still come; flat with no driveway; can you come to flats; is on street parking ok;
    on street ok; can you come to a flat; I live in a flat, is that a problem;
    on street parking is that a problem; can you reach an underground car park; reach my car in a car park;
    there's no parking near my house; no parking; hard to park; parking is difficult;
    parking is a nightmare round here; my car's in a communal garage; communal car park; residents car park;
    private car park; my car is in a garage; it's in a garage; narrow street; narrow lane; busy road;
    main road; will you come if I park on a main road; on the road; on street parking;
    parked on the road outside; parked in the street; street parking only; we don't have a driveway;
    no drive; shared driveway; does it have to be on a drive; do I need a driveway;
    do I need off street parking; do you need space around the car; how much room do you need;
    room around the car; where does your van park; where would you park;
    do you need a parking space for the van; I live in a tower block; I live in an apartment;
    I live in flats; flat with no parking; second floor flat; gated estate; gated community;
    underground garage; multi storey; height restriction; permit zone; controlled parking zone;
    residents permit; who pays for parking; who pays the parking; at the airport; at the station;
    at a supermarket car park; in the work car park is that allowed; hotel car park; at uni;
    at the hospital car park while I work; double yellows outside; steep hill
  `,
  rescheduling: `
    what if I need to change my appointment; can I reschedule; how much notice do you need;
    how far in advance do I book; can I move my slot; what if you are late; what if I miss my appointment;
    cancel a visit; do you do same day; can I have a regular slot; how much notice do you need to book;
    what if you're late; what happens if you're late; notice to book; can I change my booking;
    change a booking; how much notice for a visit; notice for a visit; can I move it to another day;
    something came up how would I move my booking; move my booking; change my booking; change the day;
    change the time; change the date; swap days; can I rearrange; rearrange; reschedule; postpone;
    put it back a week; how far ahead would I have to book; how far ahead do I book; how much notice;
    notice needed; short notice; last minute booking; same day; next day; do you do same day visits;
    can I cancel a booking; cancel an appointment; cancel on the day; what if I'm ill on the day;
    what if I forget you're coming; what if I'm not there when you come; what if you don't turn up;
    do you turn up on time; are you punctual; do you give a time window; what time window; time slots;
    exact time or window; can I have a regular time; same time every week; regular visits; every fortnight;
    can I skip a visit
  `,
  'opening-hours': `
    what are your opening hours; what time do you open; what time do you close; do you work weekends;
    do you work sundays; can you come in the evening; can you come at night; are you open bank holidays;
    are you 24 hours; how early can you come; are you around on saturdays; around on sundays;
    around at weekends; could you come at 7 in the morning; come at 7am; come early; come late; evenings;
    mornings; afternoons; do you come on saturdays; working days; do you work at weekends;
    what hours do you do; what hours do you work; do you come out on a sunday; sundays; saturdays; weekends;
    weekend; do you do weekends; open weekends; do you do evenings; after work; late; how late;
    what's the latest you can come; latest time; earliest time; what's the earliest you can come;
    first thing in the morning; early mornings; before work; at 7am; at 6 in the morning; after 8pm;
    midnight; overnight; through the night; 24 hour service; 24/7; bank holidays; boxing day;
    open on boxing day; christmas; new year; easter; holidays; what days do you work; which days;
    days of operation; monday to friday only; what hours; hours; working hours; business hours;
    opening times; open times; closing time; when are you open; what times do you do;
    what time do you start in the morning; when do you finish; what time do you finish;
    are you open on sunday; can you come on a sunday; out of hours; do you work nights
  `,
}
