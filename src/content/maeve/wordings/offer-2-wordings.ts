/** How visitors ask, by entry of the knowledge; wordings are parted by semicolons. */
export const offer2Wordings: Record<string, string> = {
  'air-and-water': `
    what is air and water; do you check tyre pressures; can you pump up my tyres; do you do tyres;
    can you inflate my tyres at home; do you top up screenwash; can you check my oil level;
    do you check coolant and brake fluid; fluid levels check; do you do safety inspections;
    is there a safety check; what does the safety inspection cover; air and water services;
    eco-friendly water and air care; can you check my car over; do you top up adblue; do you pump tyres;
    pump tyres; tyre pump; check my oil and water; oil and water check; oil and water;
    safety check before holiday; safety check before I go on holiday; before I go on holiday;
    tyre looks low; my tyre looks low; low tyre; soft tyre; refill screen wash; refill washer fluid; refill;
    included in air and water; what's in air and water; check tyres and oil; check tyres;
    look at my tyre pressures while you're here; check my tyre pressures while you're here;
    can you check tyre pressures; check tyre pressures; do you check tyre pressure;
    could somebody check the tyres; does the check include oil; is oil included in the check;
    what do you look at in the inspection; tell me what you look at;
    coolant is low, is that something you do; engine coolant; will you top up the oil; check the screenwash;
    check my car before the mot; pump my tyres up; do you do anything with tyres; tyre check;
    check the tyres; top up the tyres; tyres look a bit flat can you pump them; tyre pressure light came on;
    make sure my levels are ok before a long trip; check the levels; holiday check;
    check over before a long journey; winter check; antifreeze check before winter;
    what's in the safety inspection; what does the inspection involve; what do you check;
    do you look under the bonnet; can you look at my car before a road trip; do you fill the screen wash;
    can you fill my washer bottle; oil check; top up oil; check fluids; fluid check; fluid top up;
    air in tyres; tyre air; check pressure and fill; what's the safety check; is it like a service check;
    coolant low can you top it up; brake fluid check; can you check my car is safe;
    can you check the car is roadworthy; air service; water service; what is the water bit;
    what is the air thing; basic checks; pre mot check; quick check of the car; checking tyres and fluids
  `,
  'non-ev': `
    my car is not electric, is this for me; is it only for electric cars; do you do petrol cars;
    I drive a diesel, is it any use to me; what about hybrids; can I use it with a petrol car;
    do you need an electric car; does it work for non-EV vehicles;
    I have an old petrol car, can I still use you; is it for all cars; which cars can use the service;
    is it for electric vehicles only; for electric vehicles only; electric vehicles only; electric only;
    only for evs; do you need to own an ev to join; need an ev to join; good for my hybrid;
    any good for my hybrid; any good for a petrol car; I have a diesel what services can I have;
    what services can I have with a petrol car; which services can petrol cars have;
    services for petrol cars; can I use this with a petrol car; if I drive a petrol car;
    if I drive a diesel; got an old petrol polo, can I join; do you turn away diesels; diesels welcome;
    petrol cars welcome; I'm not electric yet; I don't drive an electric car; not an electric car driver;
    do petrol drivers get anything; can I join with a petrol car; can I join with a diesel; my diesel;
    is my petrol car ok; I've only got an old diesel is there any point; no ev here, still worth it;
    I don't have an ev; would a petrol car count; would my petrol corsa count;
    does the car have to be electric; does it have to be electric for the valeting;
    got a hybrid what can I use; do I have to own an electric car; mine's a petrol; mine is diesel;
    mine isn't electric; not electric; petrol car; diesel; hybrid; my car is petrol;
    I run a diesel estate, what's there for me; can petrol owners join;
    is there anything for non electric cars; what do I get if my car is petrol; anything for petrol drivers;
    is it ev only; only evs; do you deal with ordinary cars; what about normal cars;
    I have an older car is that ok; do you do all makes; any make and model; does it matter what car I have;
    what cars do you do; will it work with my car; my motor is ancient, can I still join;
    plug-in hybrid owner what's useful; no plug on my car; not gone electric yet;
    haven't got an electric car yet
  `,
  'how-it-works': `
    how does it work; how it works; what are the three steps; talk me through the process step by step;
    do you come to me or do I drive to you; do I have to bring the car to you; do you come to my house;
    can you come to my work; will you come to my office car park; what happens after I book;
    what happens on the day; where do you clean the car; do you have a garage or premises I go to;
    how do you work; how does your company work; how does your service work; how does kerbside work;
    how does this work; what do I have to do to get my car done; get my car done; from booking to finish;
    from start to finish; process from booking to finish; can you clean it at my workplace;
    clean it at my work; is there somewhere I take the car; somewhere I take the car;
    take the car somewhere; do you come to me; do you come to us; do you come to people;
    you come to my house?; do you visit homes; what's involved; what is involved;
    do you travel to customers; you travel to customers; do you lot travel to us;
    once I've booked what do I have to do; after booking what do I do; what do I do once I've booked;
    is it done at my home; would you come to my work car park; come to my work car park;
    at my workplace car park; do you do it at people's workplaces; how does this thing work; how's it work;
    how it all works; what happens if I order one; what actually happens when I book;
    run through it with me; I book and then what; is it you that travels or me; who travels; do I travel;
    do I go somewhere or do you visit; do you visit me; so you just turn up;
    can it be done where I work while I'm in the office; while I'm in the office; can it be done at the gym;
    do it at my workplace; what's the process; what's the procedure; how would I use this;
    how do I use the service; how do I use it; what do I have to do; do I need to do anything; what do I do;
    and then what; explain how it works; walk me through; what are the steps involved; step one;
    how is it done; how does booking work; take me through it; where does it happen; where do you do it;
    do I have to go anywhere; do I have to leave the house; do you come out; do you come to people's homes;
    is it mobile; mobile service; is it at my house; do you pick the car up; do you collect the car;
    do you take the car away; drop the car off somewhere; is there a shop; is there a depot;
    where do I take it; can you come to me; you come to me right; at home or at work
  `,
  quality: `
    are you certified; what does certified quality guaranteed mean; what guarantee do I get;
    how do I know the quality is good; is the work guaranteed; who certifies you;
    what standard is the cleaning; what if I am not happy with the result; are you any good;
    what certification do you have; which certificates; what if you do a bad job;
    what if the job is rubbish; what if I'm unhappy; do you redo it if it is not clean; bad work;
    do you stand behind your work; how good are you; how good is it; will it be done properly;
    are you professionals; quality guarantee; certified by who; certified quality; what does certified mean;
    proof of quality; what's your guarantee; is the standard high; do you guarantee the result;
    will I be happy with it; what if you miss a bit; poor job; you didn't clean it properly what then;
    workmanship guarantee
  `,
  eco: `
    is it eco friendly; is it environmentally friendly; how green are you; do you waste a lot of water;
    how much water do you use; what does eco certified mean; is it good for the environment;
    what is your carbon footprint; are you sustainable; is it a waterless wash;
    are your products eco friendly; is your soap eco friendly; eco friendly products;
    is it an environmentally friendly wash; environmentally friendly wash; how do you save water; eco wash;
    do you waste loads of water; waste loads of water; waste water; does it waste water;
    do you use loads of water; eco; good for the environment or just greenwash; greenwashing;
    do you care about the planet; what is eco about it; how eco are you; is it green; are you green;
    is it sustainable; do you use less water; water saving; do you recycle water; environmental impact;
    eco certified by who; eco certified; carbon neutral; is your service environmentally sound;
    are you kind to the environment; ecological; what makes it eco friendly; planet friendly; climate;
    low water washing; is it wasteful
  `,
}
