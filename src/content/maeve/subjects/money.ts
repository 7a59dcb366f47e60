import { brand } from '../../brand.ts'
import { savings } from '../../offer.ts'
import { subjectsOf } from '../subject.ts'

/** What visitors ask about money and terms and the specification does not say. */
export const money = subjectsOf('not-published', [
  {
    id: 'refunds',
    title: 'Refunds',
    text: 'Our refund policy isn’t published yet. Joining the waitlist takes no payment.',
    wordings: {
      own: `
        can I get a refund; what is your refund policy; can I get my money back; money back guarantee;
        will you reimburse me if I am not happy; do I get my money back if you do not turn up;
        if I'm not happy do I get my cash back; cash back if unhappy; do you give refunds; give refunds;
        refund; refunds; refund policy; money back; will I get a refund; partial refund;
        refund if I cancel; refund if you're late; refund for a missed visit;
        what if I've paid and you don't come; can I claim my money back; full refund; returns policy;
        I want my money back; what if I've already paid`,
      'held-out': `
        What is your refund policy?; can I have my money back if unhappy`,
      'strangers-a': `
        If washing is bad quality, you are giving money back?;
        I've been ripped off twice by outfits like yours. When it goes wrong do I get my money back, yes or no`,
      'strangers-b': `
        if I ay happy do I get me money back`,
      voices: `
        can I get a refund; refund policy; money back; what if I'm not happy; do I get my money back;
        refund if it's bad; how do refunds work; money back guarantee; will you refund me;
        I want my money back; if I cancel do I get a refund; returns policy; do you give money back;
        14 day cooling off; cooling off period; get my cash back; chargeback;
        if the wash is rubbish do I get my money back; if you don't show do I get money back;
        partial refund; unused visits refunded; if I am not satisfied you return money; reimburse;
        credit note; unhappy with the job; what's your refund policy; return my payment;
        are payments refundable; is it refundable`,
    },
  },
  {
    id: 'cancelling',
    title: 'Cancelling or pausing a subscription',
    text: 'How to cancel or pause a subscription, and whether there’s a minimum term, isn’t published yet.',
    wordings: {
      own: `
        is there a penalty for cancelling; penalty charge for cancelling; charge for cancelling;
        do you charge me for cancelling; can I cancel anytime; how do I cancel my subscription;
        how do I stop the subscription; is there a minimum term; is there a cancellation fee;
        can I pause my plan; can I leave whenever I want; how long is the contract;
        does it renew automatically; can I skip a month when I am on holiday; is there a notice period;
        can I change plan later; can I cancel my subscription at any time; how would I cancel;
        can I pause for a month; I may need to stop after a month; stop after a month;
        stop after one month; how do I back out of it; back out; back out of it;
        can I leave after a month; how do I cancel; how do I stop it; how do I leave;
        can I cancel if I don't like it; pause it when I'm on holiday; stop it when I want;
        when I want to stop; how easy is it to leave; easy to leave; easy to cancel;
        can I stop paying whenever I like; stop whenever I like; stop any time; leave any time;
        leave at any time; can I get out of it; get out of it; can I get out; can I quit; quit;
        how do I end it; end my subscription; cancel; cancel it; cancel my plan; cancel my subscription;
        cancel anytime; can I cancel; cancellation; cancellation policy; cancellation fee; cancelling;
        how do you cancel; how can I stop; stop my plan; downgrade; can I downgrade; upgrade;
        change my plan; switch plan; pause my plan; pause; pause for a month; put it on hold; freeze it;
        holiday break; skip a month; minimum number of months; minimum months; minimum contract;
        minimum term; how many months do I have to sign up for; how long am I tied in;
        how long do I sign up for; how long is the commitment; length of contract; 12 month contract;
        is it 12 months; notice to cancel; how much notice to cancel; 30 days notice; auto renew;
        does it auto renew; exit fee; penalty for leaving; what if I don't like it;
        if I don't like it can I stop; what if I move house; what if I lose my job`,
      'held-out': `
        Can I cancel anytime?; how do I end my subscription; can I pause my subscription;
        is there a contract length; what if I want to stop after two months`,
      'strangers-a': `
        if i don't like it after a month can i just stop;
        the last mob had me tied in for 12 months and wouldnt let me go. how do I get OUT of yours`,
      'strangers-b': `
        am i tied in or can i jack it in whenever;
        if i sign up and me hours get cut can i put it on pause for a bit`,
      voices: `
        can I cancel any time; how do I cancel; cancel my subscription; is there a contract; minimum term;
        can I pause; pause my plan; what's the notice period; how do I stop it; cancel the plan;
        cancellation fee; exit fee; is there a lock in; can I quit; leave whenever I want;
        how long am I tied in for; how long is the contract; freeze my subscription; take a break from it;
        stop paying; 12 month contract; cancel any time; end my membership; is it hard to cancel;
        what if I want to stop; can I stop after one month; rolling contract; contract length;
        how I can finish subscription; get out of the plan; penalty for leaving early;
        suspend while I'm on holiday; put it on hold; what if I sell the car; switch plan; downgrade;
        upgrade my plan`,
    },
  },
  {
    id: 'several-cars',
    title: 'Several cars',
    text: 'Whether one plan can cover several cars, and at what price, isn’t published yet.',
    wordings: {
      own: `
        we have two cars, can they go on one plan; can I add my wife's car; discount for two cars;
        family plan; household with three cars; can I register more than one car; multi car discount;
        can I swap the car on my plan; I am changing my car, can I move the plan; both our cars;
        more than one vehicle; can I have two cars on one subscription; we've got three cars at home;
        can I add a second vehicle; second vehicle; my partner has a car too, same plan;
        partner's car on the same plan; does it cover all the cars on our drive; cover all our cars;
        all the cars on our drive; all our cars; is it one plan for all cars;
        do I need a plan for each car; plan per car; both our cars on it; put both cars on it;
        there's 4 motors in our family; four cars in the family; we're a three car household;
        two car family; two cars; 2 cars; three cars; more than one car; multiple cars; several vehicles;
        second car; my other car; my wife's car as well; my husband's car as well;
        and my husband's car too; can I add another car; add a second car; add my son's car;
        one subscription for two cars; one subscription for both;
        one subscription for me and my husband's cars; share a subscription; share my plan;
        share it with my partner; can my partner use it; household plan; does it cover both cars;
        does each car need its own plan; is it per car; per car or per household; is the price per car;
        can I use my plan for a different car; different car; switch cars; swap cars; I change cars often;
        new car, can I move my plan; I've got a new car; what if I sell my car; what if I change my car;
        courtesy car; hire car for a week`,
      'held-out': `
        Can I use it for two cars?; do you do a family plan;
        my wife and I both have cars, one plan or two?`,
      'strangers-a': `
        we've got three cars in the house my wife's mine and my son's can they all go on the same one;
        4 of us in the flat, 2 cars, can we split one plan`,
      'strangers-b': `
        There are two cars in our household. Would the one plan do for both?`,
      voices: `
        I have two cars; can I add a second car; multi car; two cars on one plan; family plan;
        discount for two cars; cover both our cars; three cars in the house; my wife's car too;
        his and hers; more than one car; household plan; can I put my son's car on it;
        does a plan cover two cars; per car or per household; share a plan; swap cars; add another car;
        we have 2 cars; both cars; my mum's car as well; can I use it for different cars;
        is it for one car only; how many cars per plan; several vehicles; second vehicle;
        split a plan with my flatmate; my partner's car too; all our cars; plan for two automobiles;
        do I pay twice for two cars`,
    },
  },
  {
    id: 'one-off',
    title: 'One-off visits',
    text: 'Car washing and EV charging are subscription-based. Whether you can book a one-off visit isn’t published yet.',
    wordings: {
      own: `
        can I have a one-off wash; can I just have it done once; pay as you go;
        single wash without a subscription; do you do one time charges; I only want it once;
        can I pay per visit; just for one wash before I sell my car; ad hoc; can I book a one off valet;
        book a one off; one off valet; one off wash; single charges without a plan; do you do one offs;
        what if I only want you the one time; the one time; only want it one time; any single use option;
        single use; one use; a one off clean; one off clean; get a one off clean;
        just need it doing the once; doing it once; just once; only once; once; one time; one-off;
        a one-off; single; single visit; single wash; single charge; can I pay for one charge only;
        one charge only; pay for one; pay for one wash; pay per wash; pay per charge; pay each time;
        pay as I go; payg; as and when; now and then; occasional; occasionally;
        only need it now and again; hate subscriptions, any other way; don't want a subscription;
        don't want to subscribe; without a subscription; do I have to subscribe for one wash;
        not every month; just this month; for a special occasion; wedding car clean; before I sell my car;
        before a holiday; can I try one before subscribing; non subscription price; casual use;
        I only drive once a month`,
      'held-out': `
        Can I just get a single wash?; is there a pay as you go; what if i only want one charge`,
      'strangers-a': `
        divvent want nee monthly thing man, can a just have it done the once afore a wedding?;
        can i just pay for one wash after a festival rather than sign up to a thing`,
      'strangers-b': `
        I only need the once for my sister's wedding, could I just do that and no monthly;
        can I just have it done the once, doh want no subscription`,
      voices: `
        can I have a one off wash; just one wash; single visit; do I have to subscribe for one wash;
        can I pay as I go; pay as you go; one time only; I only want it once; just the once; ad hoc;
        just a single charge; emergency charge once; one off charge; no subscription just one;
        can I buy a single wash; for a special occasion; for my wedding; before selling the car;
        a one time clean; I don't want monthly; not monthly, just once; without subscription; occasional;
        now and then; every few months only; once a year; one shot; can I try one wash; once is enough;
        single clean; for the odd time; only one time; I want only one washing; pay per wash;
        pay per visit; no commitment, just one`,
    },
  },
  {
    id: 'free-trial',
    title: 'Free trials',
    text: `No free trial has been announced. The waitlist perks are priority access, ${savings('your')}.`,
    wordings: {
      own: `
        is there a free trial; can I try it first; is the first wash free; trial month;
        test it before I pay; taster session; free trial; trial; trial period; can I try it;
        try before I buy; first month free; free first wash; free wash; free valet; free charge;
        do I get a free charge; is there a trial period; test it out; sample; demo; is there a demo;
        free go`,
      'strangers-a': `
        first one free?; any free trial? skint til loan day`,
      'strangers-b': `
        can i get like a free month to try it first; first one on the house is it?`,
      voices: `
        is there a free trial; can I try it first; trial period; free wash; try before I buy;
        first month free; free first wash; first one free; test it out; do I get a free go;
        is there a trial; can I sample it; taster; free taster; can I test it; a go for free; demo;
        try it for free; free first visit; free for the first month; is first time free; any trial;
        seven day trial; 30 day trial; is there a free sample; let me try one for nothing;
        give us one for free first`,
    },
  },
  {
    id: 'perk-terms',
    title: 'Terms of the perks',
    text: `The terms of the perks, such as how to claim them, whether they combine and when they end, aren’t published yet. The perks are priority access, ${savings('your')}.`,
    wordings: {
      own: `
        does the 15% off expire; can I use both offers together; how do I claim my £20 off;
        what does priority access mean; terms of the perks; is the discount on all services;
        which plans does the discount apply to; do I need a code for the discount;
        can I give my perk to someone else; do I keep the perks if I join late;
        what happens after the first 3 months; does the discount apply to valeting;
        can I redeem the offer twice; conditions of the offer; how do I redeem the £20; redeem the £20;
        redeem it; redeem the 15%; can my 15% be used with other offers; used with other offers;
        is there an expiry on the discount; expiry on the discount; what does priority access get me;
        what does priority access actually mean;
        if I join now but only start later do I keep the discount; keep the discount;
        do I keep my discount; is the £20 per charge or just one; per charge or just once;
        just the first charge; when does the £20 run out; does the 15% apply to charging;
        does the £20 expire; when does it expire; do I lose the 15% if I sign up later;
        can the £20 be used on a wash instead; used on a wash; how long have I got to use the £20;
        how long does the offer last; when does the offer end; offer end date; is there an expiry date;
        does the discount run out; when do the perks end; until when; do the perks expire;
        how do I use my perk; how do I use the 15%; how do I get my discount; how is the discount applied;
        is it automatic; do I get a code; where is my code; perk code; what's my code; can I combine them;
        both perks; do I get all three; do I get both; do I have to pick one; is it 15% off everything;
        15% off which service; does it apply to every plan; does the 15% apply to washing;
        what counts as my first charge; first charge meaning; priority access meaning;
        what's priority access; what is priority access exactly; do I get to book first;
        will I get in before others; how does priority work; if I join last do I still get it;
        is it limited; limited number of perks; how many people get the perks; are perks guaranteed;
        terms; t&cs; small print of the offer; conditions; can I transfer the perk;
        can I give it to my son; what happens after three months; price after the 3 months;
        is it £20 off for petrol cars too; I don't have an ev, what about the £20`,
      'held-out': `
        When does the 15% offer end?; can I use the £20 off on cleaning;
        does priority access mean I go first; do both discounts apply at once`,
      'strangers-a': `
        Is the £20 EV credit stackable with the 15%, and does it expire?;
        15% off, yeah right. what's the small print, theres ALWAYS small print`,
      'strangers-b': `
        Can 15% and the £20 be clubbed together on same bill? Any expiry?`,
      voices: `
        how do I claim the perks; how do I use the discount; when does the discount end;
        do the perks expire; can I combine them; do the perks stack; terms of the offer; T&Cs; conditions;
        how long is the 15% valid; is there a code; where's my code; is the £20 off any charge;
        how long do perks last; can I use both offers; when do I get the £20;
        can I give my perks to someone else; transfer my perks; does the 15% apply to everything;
        what does 15% off apply to; is it 15% off charging too; small print;
        what's the small print on the discount; promo code; voucher code; when does it expire;
        do I keep the perks if I join late; is the discount automatic;
        do I have to do anything to get the perks; what do I have to do to get the discount;
        do I lose the perk if I don't use it; is there a minimum spend; do perks work with each other;
        is it 15% every month; after 3 months what happens; is £20 in cash`,
    },
  },
  {
    id: 'discounts',
    title: 'Other discounts',
    text: `No discounts beyond the waitlist perks have been announced: priority access, ${savings('your')}.`,
    wordings: {
      own: `
        do you do student discount; nhs discount; blue light card; pensioner discount;
        discount for older people; military discount; disabled discount; can I get a bigger discount;
        can you do it cheaper; do you price match; black friday deal; discount if I pay for a year;
        loyalty points; oap rate; oap discount; student rate; nurse discount; over 60s rate; nhs rate;
        blue light discount; pensioner rate; I'm a nurse do I get anything off; nurse; teacher;
        I'm a student; student; students; nhs; nhs staff; blue light; emergency services; police; army;
        military; veteran; pensioner; pensioners; oap; senior citizen; over 65s; retired; unemployed;
        on benefits; low income; disabled; carers; can you knock a bit off; knock a bit off;
        knock some off; any chance of a better price; better price; can I haggle; can I get it cheaper;
        cheaper if I pay yearly; pay yearly discount; annual discount; bulk discount;
        discount for regulars; loyalty scheme; points; cashback; price match; beat a quote; black friday;
        sale; seasonal offer; discount for multiple; group discount; neighbours discount; street discount;
        can I get more than 15%; bigger discount; extra discount`,
      'held-out': `
        Do you do a pensioner discount?; is there an NHS discount; can you give me a better deal`,
      'strangers-a': `
        any deals for nhs staff x; dae ye gie anything aff for pensioners?`,
      'strangers-b': `
        student discount??; any concession if you're on PIP`,
      voices: `
        student discount; NHS discount; blue light card; pensioner discount; any discounts;
        discount for disabled; senior discount; key worker discount; military discount; teacher discount;
        any money off; can you do me a deal; loyalty scheme; loyalty points; any other offers; promo;
        black friday; sale on; can you knock a bit off; cheaper for pensioners; concession; OAP rate;
        carers discount; emergency services discount; unidays; totum; group discount; neighbour discount;
        bulk discount; any vouchers off; more than 15%; cheaper if I pay yearly; best price;
        do a discount for students; low income; on benefits discount; blue badge discount; veterans;
        discount for long time; Tesco clubcard`,
    },
  },
  {
    id: 'payment-methods',
    title: 'How you pay',
    text: 'One-Tap Payment is one of the announced features of the app. Which payment methods we take, and when you’d be charged, isn’t published yet.',
    wordings: {
      own: `
        how do I pay; can I pay cash; do you take cards; do you take amex; do you accept paypal;
        apple pay or google pay; can I pay by direct debit; when do you take payment; do I pay upfront;
        do I pay before or after the wash; can I pay in instalments; can I pay by bank transfer; klarna;
        do I get a receipt or invoice; is vat included; when will I be charged; when do you charge me;
        when am I charged; when will you charge my card; charged when; when is my card charged;
        can I pay by card; do you take cash; is it card only; card only; do you bill me after the visit;
        bill me after; bill me later; do you send a bill; do you invoice; when do you bill; how can I pay;
        can I pay with cash; pay with paypal; what cards do you accept; which cards; card; cards;
        credit card; debit card; amex; is it cash only; cash only; cash; cheque; can I pay by cheque;
        do I pay first or after; pay first; pay after; pay on the day; pay beforehand; pay upfront;
        pay in advance; when do I pay; when would I pay; when is payment taken; when does money come out;
        what date is payment; direct debit for the plan; set up a direct debit for the plan;
        standing order; bank transfer; paypal; apple pay; google pay; pay in instalments; instalments;
        pay monthly by card; how do I pay you; how to pay; ways to pay; payment options; payment methods;
        methods of payment; how does payment work; invoice; invoices; receipt; vat receipt;
        do you charge vat; plus vat; is it inclusive of vat; can my husband pay; can someone else pay;
        tips; do I tip; should I tip the valeter; is payment secure; safe to pay; do you store my card;
        bitcoin payment; do you accept crypto`,
      'held-out': `
        What payment methods do you accept?; can I pay with PayPal; is cash ok`,
      'strangers-a': `
        I can pay by the transfer from bank, or only card?`,
      'strangers-b': `
        Do you accept payment by invoice, 30 days?; can i pay cash in hand wen you come`,
      voices: `
        how do I pay; what payment do you take; do you take cash; do you take Amex; can I pay by card;
        apple pay; google pay; paypal; klarna; bank transfer; when do I pay; do I pay before or after;
        direct debit; do you take cheques; pay in instalments; pay upfront; pay at the door;
        when will you charge me; what cards do you take; contactless payment; can I pay cash;
        how payment works; pay by phone; pay monthly by card; which methods of payment; invoice me;
        do I pay on the day; crypto; bitcoin; pay weekly; when is money taken; is payment in advance;
        payment options; visa debit; do you accept foreign cards; standing order; do you take card machine`,
    },
  },
  {
    id: 'gift-cards',
    title: 'Gifts and vouchers',
    text: 'Gift cards and vouchers haven’t been announced.',
    wordings: {
      own: `
        do you sell gift cards; can I buy a voucher; can I buy this as a present for my dad;
        gift for a friend; christmas present; birthday gift for my wife; I'd like to gift this to my mum;
        gift this; gift for my mum; get it for my mum; buy for someone; buy for my partner;
        buy it for my dad; can you get vouchers for christmas; vouchers; voucher; gift voucher; gift card;
        gift cards; present; as a present; birthday; birthday present; fathers day; anniversary;
        christmas gift; valentines; secret santa; gift set; buy someone a wash; treat someone;
        give someone a subscription`,
      'held-out': `
        Can I get a gift voucher?; I want to give this to my dad as a present`,
      'strangers-a': `
        My grandson passes his driving test shortly, we hope, and I should dearly like to give him a wash and polish as a present. Is there a token I could purchase and put inside a birthday card?`,
      'strangers-b': `
        its my dads birthday can i buy him it as a present;
        Do you sell a voucher? I thought one would be nice for my neighbour at Christmas.`,
      voices: `
        can I buy a gift card; gift voucher; as a present; for my dad's birthday; buy it for someone else;
        voucher for a friend; Christmas present; gift for my husband; can I give a wash as a gift;
        gift certificate; do you do vouchers; I'd like to buy a voucher for my mum; present idea;
        father's day present; birthday gift; gift subscription; buy one for my wife; can I gift it;
        gift for new driver; voucher; secret santa; leaving present; can I treat my mum;
        I want to buy for my friend as gift; retirement present; wedding gift; a wash as a thank you;
        treat someone; gift token`,
    },
  },
  {
    id: 'referral',
    title: 'Referring friends',
    text: 'No reward for referring friends is published here. You’re welcome to share the page.',
    wordings: {
      own: `
        do I get anything for referring a friend; refer a friend bonus; do you have a referral scheme;
        reward for telling my mates; can I invite my friends; affiliate scheme;
        if I get my sister to join do we both get something; get my friend to join; get my mates to join;
        if my friend signs up; friend signs up; refer; referral; referral code; referral link;
        refer a friend; invite a friend; invite friends; bonus for inviting; share with friends;
        share the link; share this; reward for sharing; tell people about you;
        do I move up the list if I share; jump the queue by inviting; affiliate; commission; ambassador;
        do you do a refer scheme`,
      'held-out': `
        Do you have a refer a friend offer?`,
      'strangers-a': `
        do i get smth if my mates join 👀`,
      'strangers-b': `
        do i get owt for bringing the other lads from the rank on board?`,
      voices: `
        do I get something for referring a friend; refer a friend; referral scheme; referral code;
        invite friends; if my mate joins do I get anything; bring a friend; recommend you to friends;
        affiliate; share my link; do you pay for referrals; reward for recommending; tell my friends;
        can I get credit for inviting; introduce a friend; friend bonus; referral bonus;
        if I bring five people; spread the word, what do I get;
        I have lots of friends with cars what do I get; invite code; get others to join;
        do I jump the queue if I refer; commission; if I recommend to my colleague I get what;
        share with my neighbours; referral link`,
    },
  },
  {
    id: 'fleet',
    title: 'Businesses and fleets',
    text: 'Business accounts and fleet care haven’t been announced.',
    wordings: {
      own: `
        do you do fleets; we have company cars; business accounts;
        can you look after our vehicles at work; corporate plan; trade account for a dealership;
        can my employer pay for it; car hire company with lots of cars;
        do you work with estate or apartment managers; can my company pay for all our cars;
        my company has cars; our company cars; company cars; 12 company cars; we have 12 company cars;
        looking for someone to look after our company vehicles; company vehicles; our vehicles;
        work vehicles; I manage an office, can you do all our staff cars; staff cars; staff car park;
        office car park for employees; employee perk; offer it to my employees; for my employees;
        corporate account; corporate; business; my business; for businesses; do you work with businesses;
        b2b; commercial; commercial contract; fleet; fleet of cars; a fleet of vans; ten cars; 20 cars;
        twelve vehicles; we run a small taxi firm; taxi firm; private hire firm; car dealership; showroom;
        garage forecourt; rental cars; car club; care agency; driving instructors; delivery drivers;
        housing association; residents of our block; block of flats management; estate management; school;
        council; hotel guests; trade prices; trade`,
      'held-out': `
        Do you offer business accounts?; can you wash our fleet of cars`,
      'strangers-a': `
        wor lass's boss has 14 vans needs cleanin every week, dee yous dee a deal for firms`,
      'strangers-b': `
        Good morning. We run six Skodas for our sales team. Do you offer a corporate account?`,
      voices: `
        do you do fleets; business account; company cars; fleet of vans; we have 20 cars; corporate;
        do you do businesses; for my company; can you do our staff car park; B2B; trade account;
        we're a taxi firm; car dealership; hire cars; employee benefit; our office has 50 staff with cars;
        salary sacrifice; contract for a business; do you clean company vehicles; invoice my company;
        commercial; fleet manager here; small business with three vans; estate agents cars;
        can my work sign up; corporate rates; account for a business; letting our employees use it;
        driving school cars; pool cars; care home minibuses; council fleet; volume pricing for fleet;
        do you work with companies; firm with ten cars; workplace charging for staff`,
    },
  },
  {
    id: 'jobs',
    title: 'Jobs',
    text: 'No vacancies are published here.',
    wordings: {
      own: `
        are you hiring; any jobs going; I want to work for you; careers; vacancies;
        I am a valeter looking for work; do you need drivers; how do I apply for a job; can I send my cv;
        do you take apprentices; how much do you pay staff; can I become a contractor for you;
        got any work for a driver; any work for a driver; work for a driver; how do I get employed by you;
        get employed; employed by you; be employed by you; can I get a job with you; do you have any jobs;
        do you need any staff; need staff; need any help; need any valeters;
        how do I become one of your valeters; become a valeter; become one of your drivers;
        become a driver; become a technician; are there vacancies; any vacancies; vacancy; jobs; job;
        any jobs; any work going; any work; work going; looking for a job; looking for work; want a job;
        I'd like to work for you; can I work for you; can I work with you; work with you;
        work with you guys; work for your company; join the team; join your team; hiring;
        are you recruiting; recruiting; recruitment; career; apply; apply for a job; send my cv;
        who do I send my cv to; do you take on apprentices; apprenticeship; part time work; weekend job;
        I'm a mobile valeter; I'm an electrician looking for work; I have my own valeting business;
        subcontract for you; can I be a partner valeter; what do you pay your staff; wages; salary;
        driver jobs`,
      'held-out': `
        Do you have any job vacancies?; I want to be a valeter for you; how do I apply to work with you`,
      'strangers-a': `
        u hiring? im 17;
        Hello, my cousin is very good in detailing, 8 years experience. You are searching for workers?`,
      'strangers-b': `
        you taking anyone on? i'm sick of driving drunks about`,
      voices: `
        are you hiring; any jobs; do you have vacancies; I want to work for you; job; careers;
        recruitment; can I apply for a job; how do I become a valeter for you; driver jobs;
        do you need staff; looking for work; send my CV; work experience; apprenticeship; part time job;
        how much do you pay your staff; are you recruiting; I'm a valeter looking for work;
        can my son get a job; become a driver; I'm a mechanic want a job; any work going; employ me;
        I search job; work with you; need any lads; internship; summer job;
        self employed valeter can I join; vacancies near me; join the team; who do I send my CV to;
        hiring in my area; graduate scheme`,
    },
  },
  {
    id: 'investors',
    title: 'Investors, press and partners',
    text: 'No contact for investors, press or partners is published yet. The page has Instagram and Facebook links at the top.',
    wordings: {
      own: `
        I would like to invest; are you raising money; can I buy shares;
        I am a journalist writing about you; press enquiries; partnership opportunity;
        can we supply you with products; advertise with you; business collaboration; sponsorship;
        who do I talk to about investing; investing; invest; investment; investor; can I invest;
        buy shares; shares; funding round; are you raising; crowdfunding; who funds you;
        who is funding this; press; press contact; media; journalist; interview; podcast; blog about you;
        influencer; review you on my channel; partner with you; partnership; partnerships; collaborate;
        collaboration; sell you products; supply you; supplier; supply you with vans;
        we make ev chargers, can we work together; advertise; advertising; sponsor; sponsor our team;
        business proposal; pitch; who handles marketing`,
      'held-out': `
        How can I invest in Kerbside?; who is behind Kerbside; I am a journalist, who do I talk to`,
      'strangers-a': `
        hi I write for the uni paper and wanted a press contact for a piece on startups`,
      'strangers-b': `
        Hi, I do some angel investing on the side. Whom should I reach out to regarding your seed round?`,
      voices: `
        can I invest; investor; are you raising money; press enquiry; I'm a journalist; media contact;
        partnership; can we partner; I'd like to interview the founder; I write a blog; sponsor us;
        sponsorship; supplier enquiry; I sell cleaning products to firms like you; B2B partnership;
        buy shares; are you on the stock market; crowdfunding; pitch deck; who handles PR; press office;
        collaboration; influencer; can I collab; we're a podcast; I represent a charger manufacturer;
        wholesale; seed round; funding; venture capital; can I put money in; I'm from a newspaper;
        press kit; logo for an article; business proposal; work together; advertise with you;
        council partnership; I have proposal for cooperation; landlord wants to partner`,
    },
  },
  {
    id: 'franchise',
    title: 'Franchises',
    text: 'Franchises haven’t been announced.',
    wordings: {
      own: `
        do you do franchises; can I open a franchise; how much is a franchise;
        can I run this in my town as a franchisee; licence your brand in my area;
        looking to buy a franchise; buy a franchise; franchise; franchises; franchising;
        franchise opportunity; franchise cost; run a branch; open a branch; start a branch in my town;
        own territory; be your agent in scotland; licence the brand; set up in my area as part of you`,
      'held-out': `
        can I buy a Kerbside franchise`,
      'strangers-a': `
        Is possible to open own Kerbside under your name in my town, like McDonald's do?`,
      'strangers-b': `
        my brother in law wants to take a Kerbside franchise, is it available`,
      voices: `
        do you franchise; can I buy a franchise; franchise opportunities; open one in my town;
        start my own kerbside; run a branch; licence your brand; franchise cost; become a franchisee;
        I'd like to run kerbside in my area; own my own van with you; territory; master franchise;
        buy a territory; do you sell franchises; how much is a franchise; I want open branch; open my own;
        franchising; use your name for my business; can I be a local operator`,
    },
  },
  {
    id: 'company',
    title: `Who is behind ${brand.name}`,
    text: `${brand.name} is a UK mobile car-care service that hasn’t launched yet. I don’t have the owners, a company number or an address to give you. Joining the waitlist takes no payment and no card.`,
    wordings: {
      own: `
        who owns this company; who is behind this; who runs it; who founded you;
        are you a registered company; what is your company number; where is your head office;
        what is your address; is this a scam; is this legit; are you a real company; can I trust you;
        how long have you been in business; are you a british company; is this genuine or dodgy;
        is this a legit company; are you a legit company; who owns kerbside; who am I dealing with;
        who am I dealing with here; are you lot kosher; kosher; are you above board; above board;
        are you for real; who are you guys; where is your office; what's the catch with the company;
        is this a real thing or a con; real or con; a con; is this real; is it real; scam; scammer;
        are you legit; legit; legitimate; are you genuine; genuine; dodgy; sounds dodgy;
        sounds too good to be true; too good to be true; is this fake; fake website; who are you lot;
        who are you people; who's the company; who runs this; who runs the company; who owns it;
        who owns you; owner; whose idea was this; whose company is it; who's behind it;
        who came up with this; who set this up; founder; who's the founder; who's the boss;
        who's in charge; ceo; company details; company information; company name; company registration;
        companies house; registered address; what's your address; address; where's your office; office;
        head office; headquarters; based where; when was the company founded;
        how long have you been going; how old is the company; established when; start-up;
        are you a startup; new company; new business; is it a british company; uk company;
        part of a bigger company; parent company; are you owned by a big company; can I trust this;
        why should I trust you; are you trustworthy; vat registered; about us; background;
        history of the company`,
      'held-out': `
        Is this a scam?; who runs Kerbside; where is your company based`,
      'strangers-a': `
        Who is boss of this company and where is registered?;
        who the hell actually owns this. name and address`,
      'strangers-b': `
        For our supplier onboarding form I need your registered company number and registered office please.`,
      voices: `
        who owns you; who's behind this; are you a real company; company number; registered address;
        is this a scam; are you legit; where's your head office; who is the founder; who runs it;
        limited company; are you registered; companies house; VAT number; how big are you;
        how long have you been going; are you british; who set this up; who's the boss; is it a startup;
        are you a con; can I trust you; looks dodgy; is this real; a scam or what;
        how do I know you're genuine; who is the CEO; part of a bigger company; are you owned by Halfords;
        what's your legal name; are you backed by anybody; fake website; you are real firm; who is owner;
        seems too good to be true; is this a con; where are you registered; how many employees`,
    },
  },
  {
    id: 'reviews',
    title: 'Reviews',
    text: `There are no customer reviews yet: we launch in ${brand.launchYear}.`,
    wordings: {
      own: `
        do you have reviews; what do your customers say; are you on trustpilot; testimonials;
        what rating do you have; how many customers do you have; can I see before and after photos;
        has anyone used you; what have customers said; what customers have said; customers said;
        do you have any reviews; can I read reviews; are you on trust pilot; trust pilot;
        where are your reviews; what are people saying about you; what do people say;
        what do others think; can I see examples of your work; examples; example photos; photos;
        pictures of your work; before and after; portfolio; reviews; any reviews; review; reviews page;
        ratings; star rating; trustpilot; google reviews; feedback; customer feedback;
        has anyone tried it; anyone tried you; do people like it; happy customers; who uses you;
        how many customers; customers; references; recommended by; awards; have you won any awards`,
      'held-out': `
        Are there any customer reviews?; do you have a Trustpilot`,
      'strangers-a': `
        I was looking for opinions about you in the internet and found nothing. Where I can read?`,
      'strangers-b': `
        has anyone actually used this n is it any good; sound like a scam this like. anyone rated yous yet`,
      voices: `
        any reviews; what do customers say; reviews; trustpilot; is anyone using it; testimonials;
        google reviews; star rating; what do people think; do people like it; ratings;
        has anyone tried it; any feedback; customer feedback; good reviews; bad reviews;
        can I read reviews; where are the reviews; recommendations from customers; what's your rating;
        opinions; case studies; photos of your work; before and after pictures; has anybody used you;
        word of mouth; show me happy customers; who has used this; any customers yet; what do others say;
        opinion of clients; 5 stars`,
    },
  },
  {
    id: 'comparison',
    title: 'Compared with others',
    text: 'I don’t compare us with other firms. We come to your car for washing, EV charging and checks, and car-date reminders are free.',
    wordings: {
      own: `
        why should I use you instead of the local car wash; are you better than the competition;
        how are you different from others; is it cheaper than the petrol station car wash;
        is it cheaper than a public charger; why choose you; what makes you special;
        are you the same as another company; who are your competitors;
        how are you different from a normal car wash; different from a normal car wash;
        different from a car wash; better than a hand car wash; how is it better; why not use the garage;
        why not just go to the hand car wash; hand car wash down the road; automatic car wash;
        drive through car wash; just use the jet wash; why not just do it myself;
        why not just wash it myself; why not just use a public charger; supercharger instead;
        public chargers; cheaper than public charging; is charging cheaper than at the services;
        cheaper than a garage; what makes you better; better than the others; better than other companies;
        what's different; how are you different; what's different about you; unique; unique selling point;
        rivals; competition; other mobile valeters; compared to a normal valet; compared with; vs; versus;
        why you; why pick you; why would I use you; convince me; what's special;
        what's the advantage over; how do you compare; is it worth it compared to; is it any better`,
      'held-out': `
        Why should I use Kerbside instead of my local car wash?`,
      'strangers-a': `
        How do you stack up against Gridserve and Be.EV?;
        Why should I trust you over any of the other cowboys I've paid`,
      'strangers-b': `
        why should I use yow instead of the hand car wash down the road for a tenner`,
      voices: `
        how do you compare; are you better than a car wash; why you and not another;
        cheaper than the garage; better than Halfords; what makes you different;
        difference between you and others; is it better than doing it myself; versus;
        vs the hand car wash; vs a public charger; cheaper than public charging; cheaper than Osprey;
        why should I choose you; why pick you; competitors; who are your competitors;
        how are you different from Fresh Car; is it cheaper than the local lads;
        better than a drive through wash; Gridserve or you; why not just use Tesco; what sets you apart;
        compare to Instavolt; like Zap Map; are you the same as another app; other firms do it cheaper;
        is it cheaper than a jet wash; advantage over others;
        my usual valeter charges £10, can you beat it; what's so special; convince me`,
    },
  },
])
