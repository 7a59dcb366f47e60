/** How visitors ask, by entry of the knowledge; wordings are parted by semicolons. */
export const moneyWordings: Record<string, string> = {
  refunds: `
    can I get a refund; what is your refund policy; can I get my money back; money back guarantee;
    will you reimburse me if I am not happy; do I get my money back if you do not turn up;
    if I'm not happy do I get my cash back; cash back if unhappy; do you give refunds; give refunds; refund;
    refunds; refund policy; money back; will I get a refund; partial refund; refund if I cancel;
    refund if you're late; refund for a missed visit; what if I've paid and you don't come;
    can I claim my money back; full refund; returns policy; I want my money back; what if I've already paid
  `,
  cancelling: `
    is there a penalty for cancelling; penalty charge for cancelling; charge for cancelling; do you charge me for cancelling;
    can I cancel anytime; how do I cancel my subscription; how do I stop the subscription;
    is there a minimum term; is there a cancellation fee; can I pause my plan; can I leave whenever I want;
    how long is the contract; does it renew automatically; can I skip a month when I am on holiday;
    is there a notice period; can I change plan later; can I cancel my subscription at any time;
    how would I cancel; can I pause for a month; I may need to stop after a month; stop after a month;
    stop after one month; how do I back out of it; back out; back out of it; can I leave after a month;
    how do I cancel; how do I stop it; how do I leave; can I cancel if I don't like it;
    pause it when I'm on holiday; stop it when I want; when I want to stop; how easy is it to leave;
    easy to leave; easy to cancel; can I stop paying whenever I like; stop whenever I like; stop any time;
    leave any time; leave at any time; can I get out of it; get out of it; can I get out; can I quit; quit;
    how do I end it; end my subscription; cancel; cancel it; cancel my plan; cancel my subscription;
    cancel anytime; can I cancel; cancellation; cancellation policy; cancellation fee; cancelling;
    how do you cancel; how can I stop; stop my plan; downgrade; can I downgrade; upgrade; change my plan;
    switch plan; pause my plan; pause; pause for a month; put it on hold; freeze it; holiday break;
    skip a month; minimum number of months; minimum months; minimum contract; minimum term;
    how many months do I have to sign up for; how long am I tied in; how long do I sign up for;
    how long is the commitment; length of contract; 12 month contract; is it 12 months; notice to cancel;
    how much notice to cancel; 30 days notice; auto renew; does it auto renew; exit fee;
    penalty for leaving; what if I don't like it; if I don't like it can I stop; what if I move house;
    what if I lose my job
  `,
  'several-cars': `
    we have two cars, can they go on one plan; can I add my wife's car; discount for two cars; family plan;
    household with three cars; can I register more than one car; multi car discount;
    can I swap the car on my plan; I am changing my car, can I move the plan; both our cars;
    more than one vehicle; can I have two cars on one subscription; we've got three cars at home;
    can I add a second vehicle; second vehicle; my partner has a car too, same plan;
    partner's car on the same plan; does it cover all the cars on our drive; cover all our cars;
    all the cars on our drive; all our cars; is it one plan for all cars; do I need a plan for each car;
    plan per car; both our cars on it; put both cars on it; there's 4 motors in our family;
    four cars in the family; we're a three car household; two car family; two cars; 2 cars; three cars;
    more than one car; multiple cars; several vehicles; second car; my other car; my wife's car as well;
    my husband's car as well; and my husband's car too; can I add another car; add a second car;
    add my son's car; one subscription for two cars; one subscription for both;
    one subscription for me and my husband's cars; share a subscription; share my plan;
    share it with my partner; can my partner use it; household plan; does it cover both cars;
    does each car need its own plan; is it per car; per car or per household; is the price per car;
    can I use my plan for a different car; different car; switch cars; swap cars; I change cars often;
    new car, can I move my plan; I've got a new car; what if I sell my car; what if I change my car;
    courtesy car; hire car for a week
  `,
  'one-off': `
    can I have a one-off wash; can I just have it done once; pay as you go;
    single wash without a subscription; do you do one time charges; I only want it once;
    can I pay per visit; just for one wash before I sell my car; ad hoc; can I book a one off valet;
    book a one off; one off valet; one off wash; single charges without a plan; do you do one offs;
    what if I only want you the one time; the one time; only want it one time; any single use option;
    single use; one use; a one off clean; one off clean; get a one off clean; just need it doing the once;
    doing it once; just once; only once; once; one time; one-off; a one-off; single; single visit;
    single wash; single charge; can I pay for one charge only; one charge only; pay for one;
    pay for one wash; pay per wash; pay per charge; pay each time; pay as I go; payg; as and when;
    now and then; occasional; occasionally; only need it now and again; hate subscriptions, any other way;
    don't want a subscription; don't want to subscribe; without a subscription;
    do I have to subscribe for one wash; not every month; just this month; for a special occasion;
    wedding car clean; before I sell my car; before a holiday; can I try one before subscribing;
    non subscription price; casual use; I only drive once a month
  `,
  'free-trial': `
    is there a free trial; can I try it first; is the first wash free; trial month; test it before I pay;
    taster session; free trial; trial; trial period; can I try it; try before I buy; first month free;
    free first wash; free wash; free valet; free charge; do I get a free charge; is there a trial period;
    test it out; sample; demo; is there a demo; free go
  `,
  'perk-terms': `
    does the 15% off expire; can I use both offers together; how do I claim my £20 off;
    what does priority access mean; terms of the perks; is the discount on all services;
    which plans does the discount apply to; do I need a code for the discount;
    can I give my perk to someone else; do I keep the perks if I join late;
    what happens after the first 3 months; does the discount apply to valeting;
    can I redeem the offer twice; conditions of the offer; how do I redeem the £20; redeem the £20;
    redeem it; redeem the 15%; can my 15% be used with other offers; used with other offers;
    is there an expiry on the discount; expiry on the discount; what does priority access get me;
    what does priority access actually mean; if I join now but only start later do I keep the discount;
    keep the discount; do I keep my discount; is the £20 per charge or just one; per charge or just once;
    just the first charge; when does the £20 run out; does the 15% apply to charging; does the £20 expire;
    when does it expire; do I lose the 15% if I sign up later; can the £20 be used on a wash instead;
    used on a wash; how long have I got to use the £20; how long does the offer last;
    when does the offer end; offer end date; is there an expiry date; does the discount run out;
    when do the perks end; until when; do the perks expire; how do I use my perk; how do I use the 15%;
    how do I get my discount; how is the discount applied; is it automatic; do I get a code;
    where is my code; perk code; what's my code; can I combine them; both perks; do I get all three;
    do I get both; do I have to pick one; is it 15% off everything; 15% off which service;
    does it apply to every plan; does the 15% apply to washing; what counts as my first charge;
    first charge meaning; priority access meaning; what's priority access; what is priority access exactly;
    do I get to book first; will I get in before others; how does priority work;
    if I join last do I still get it; is it limited; limited number of perks; how many people get the perks;
    are perks guaranteed; terms; t&cs; small print of the offer; conditions; can I transfer the perk;
    can I give it to my son; what happens after three months; price after the 3 months;
    is it £20 off for petrol cars too; I don't have an ev, what about the £20
  `,
  discounts: `
    do you do student discount; nhs discount; blue light card; pensioner discount;
    discount for older people; military discount; disabled discount; can I get a bigger discount;
    can you do it cheaper; do you price match; black friday deal; discount if I pay for a year;
    loyalty points; oap rate; oap discount; student rate; nurse discount; over 60s rate; nhs rate;
    blue light discount; pensioner rate; I'm a nurse do I get anything off; nurse; teacher; I'm a student;
    student; students; nhs; nhs staff; blue light; emergency services; police; army; military; veteran;
    pensioner; pensioners; oap; senior citizen; over 65s; retired; unemployed; on benefits; low income;
    disabled; carers; can you knock a bit off; knock a bit off; knock some off;
    any chance of a better price; better price; can I haggle; can I get it cheaper; cheaper if I pay yearly;
    pay yearly discount; annual discount; bulk discount; discount for regulars; loyalty scheme; points;
    cashback; price match; beat a quote; black friday; sale; seasonal offer; discount for multiple;
    group discount; neighbours discount; street discount; can I get more than 15%; bigger discount;
    extra discount
  `,
  'payment-methods': `
    how do I pay; can I pay cash; do you take cards; do you take amex; do you accept paypal;
    apple pay or google pay; can I pay by direct debit; when do you take payment; do I pay upfront;
    do I pay before or after the wash; can I pay in instalments; can I pay by bank transfer; klarna;
    do I get a receipt or invoice; is vat included; when will I be charged; when do you charge me;
    when am I charged; when will you charge my card; charged when; when is my card charged;
    can I pay by card; do you take cash; is it card only; card only; do you bill me after the visit;
    bill me after; bill me later; do you send a bill; do you invoice; when do you bill; how can I pay;
    can I pay with cash; pay with paypal; what cards do you accept; which cards; card; cards; credit card;
    debit card; amex; is it cash only; cash only; cash; cheque; can I pay by cheque;
    do I pay first or after; pay first; pay after; pay on the day; pay beforehand; pay upfront;
    pay in advance; when do I pay; when would I pay; when is payment taken; when does money come out;
    what date is payment; direct debit for the plan; set up a direct debit for the plan; standing order;
    bank transfer; paypal; apple pay; google pay; pay in instalments; instalments; pay monthly by card;
    how do I pay you; how to pay; ways to pay; payment options; payment methods; methods of payment;
    how does payment work; invoice; invoices; receipt; vat receipt; do you charge vat; plus vat;
    is it inclusive of vat; can my husband pay; can someone else pay; tips; do I tip;
    should I tip the valeter; is payment secure; safe to pay; do you store my card; bitcoin payment;
    do you accept crypto
  `,
  'gift-cards': `
    do you sell gift cards; can I buy a voucher; can I buy this as a present for my dad; gift for a friend;
    christmas present; birthday gift for my wife; I'd like to gift this to my mum; gift this;
    gift for my mum; get it for my mum; buy for someone; buy for my partner; buy it for my dad;
    can you get vouchers for christmas; vouchers; voucher; gift voucher; gift card; gift cards; present;
    as a present; birthday; birthday present; fathers day; anniversary; christmas gift; valentines;
    secret santa; gift set; buy someone a wash; treat someone; give someone a subscription
  `,
  referral: `
    do I get anything for referring a friend; refer a friend bonus; do you have a referral scheme;
    reward for telling my mates; can I invite my friends; affiliate scheme;
    if I get my sister to join do we both get something; get my friend to join; get my mates to join;
    if my friend signs up; friend signs up; refer; referral; referral code; referral link; refer a friend;
    invite a friend; invite friends; bonus for inviting; share with friends; share the link; share this;
    reward for sharing; tell people about you; do I move up the list if I share; jump the queue by inviting;
    affiliate; commission; ambassador; do you do a refer scheme
  `,
  fleet: `
    do you do fleets; we have company cars; business accounts; can you look after our vehicles at work;
    corporate plan; trade account for a dealership; can my employer pay for it;
    car hire company with lots of cars; do you work with estate or apartment managers;
    can my company pay for all our cars; my company has cars; our company cars; company cars;
    12 company cars; we have 12 company cars; looking for someone to look after our company vehicles;
    company vehicles; our vehicles; work vehicles; I manage an office, can you do all our staff cars;
    staff cars; staff car park; office car park for employees; employee perk; offer it to my employees;
    for my employees; corporate account; corporate; business; my business; for businesses;
    do you work with businesses; b2b; commercial; commercial contract; fleet; fleet of cars;
    a fleet of vans; ten cars; 20 cars; twelve vehicles; we run a small taxi firm; taxi firm;
    private hire firm; car dealership; showroom; garage forecourt; rental cars; car club; care agency;
    driving instructors; delivery drivers; housing association; residents of our block;
    block of flats management; estate management; school; council; hotel guests; trade prices; trade
  `,
}
