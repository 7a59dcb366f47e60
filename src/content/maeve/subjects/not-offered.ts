import { subjectsOf } from '../subject.ts'

/** What visitors expect of car care that is not part of what has been announced, or not said. */
export const notOffered = subjectsOf('not-published', [
  {
    id: 'repairs',
    title: 'Repairs, parts and servicing',
    text: 'Repairs, parts, tyre fitting, bodywork and servicing aren’t part of what we’ve announced. Air and water covers tyre pressure, fluid levels and a safety inspection.',
    wordings: {
      own: `
        do you fix dents; can you repair scratches; can you change my brake pads; will you replace a tyre;
        do you fit tyres; I have a puncture; can you swap the battery; do you do battery replacement;
        do you do oil changes; can you service my car; do you do repairs; can you fix my car;
        do you respray paint; windscreen chip repair; are you mechanics; can you change my wiper blades;
        alloy wheel refurbishment; air con regas; can you fix my ev battery; can you change my bulbs;
        do you do diagnostics; wheel alignment; bodywork; exhaust and clutch; can you fix a flat tyre;
        fix a flat tyre; fix a flat; do you change tyres; change tyres; change my tyres;
        do you repair dents; can you replace my car battery; replace my car battery; do you do servicing;
        do you fix paint scratches; fix paint; would you touch up a paint chip; touch up paint;
        my wiper is broken can you fit one; fit a wiper; fit wipers; can you do my discs and pads;
        discs and pads; my mirror is broken; fix my mirror; do you do body repairs; do a full service;
        do you do a full service; can you fix a scratch; do you do mechanical work; mechanical; mechanic;
        are you a mechanic; mobile mechanic; repair; repairs; fix; can you fix it; can you fix my;
        I need two new tyres fitted; new tyres; tyres fitted; fit tyres; tyre fitting; tyre replacement;
        replace tyres; sell tyres; spare tyre change; puncture repair; puncture; slow puncture;
        scratch on the door can you sort that; scratch; scratch repair; dent; dent removal; dents; bumper;
        bumper scuff; bumper repair; paint; paintwork repair; respray; chips; stone chips; windscreen;
        cracked windscreen; windscreen crack; windscreen replacement; change my windscreen wipers; wipers;
        wiper blades; bulbs; headlight bulb fitted; battery; replace battery; new battery; battery change;
        ev battery needs replacing; ev battery replacement; battery repair; brakes; brake pads;
        brake discs; change brakes; oil change; oil and filter; service; full service; car service;
        servicing; interim service; can you service it; aircon; air con recharge; regas; exhaust; clutch;
        gearbox; engine repair; engine fault; engine light, can you look at it; diagnostics;
        diagnostic check; suspension; wheel balancing; alloy refurb; kerbed alloys; rust; welding;
        body repair; upholstery repair; torn seat; seat repair; window won't close, can you fix it;
        door handle broken; car won't lock; fit a tow bar; fit a dash cam; fit roof bars;
        what repairs do you do; do you do any maintenance; maintenance; mot repairs;
        failed my mot, can you fix it; timing belt; spark plugs; new parts; parts`,
      'held-out': `
        Do you fit tyres?; can you repair a scratch; my brakes are squeaky can you fix them`,
      'strangers-a': `
        wing mirrors hingin off us van from some clip in a bmw, can yous sort it`,
      'strangers-b': `
        me back bumper's hanging off, do yow lot fix that`,
      voices: `
        do you do repairs; can you fix a scratch; fix a dent; change my oil; fit tyres;
        do you change brake pads; can you service my car; do you replace batteries; new wipers; bodywork;
        puncture repair; fix my puncture; windscreen chip; replace windscreen; can you do my brakes;
        touch up paint; smart repair; replace a bulb; change a tyre; new battery; exhaust; can you repair;
        do you fit parts; clutch; air con regas; re gas; headlight bulb; do you do MOT repairs;
        alloy refurb; kerbed my alloy can you fix it; do you fit tow bars; fit a dash cam; spare key;
        can you change the oil and filter; mechanic; do you have mechanics; dent removal; paint my bumper;
        fix the bumper; repair my aerial; cracked light; timing belt; diagnostics; plug in a fault reader;
        clear the engine light; rust; body repair; interior repair; ripped seat; fit new tyres;
        wheel alignment; tracking; sell tyres; servicing at home`,
    },
  },
  {
    id: 'breakdown',
    title: 'Breakdowns',
    text: 'Breakdown help, jump starts and recovery aren’t part of what we’ve announced, and we haven’t launched yet, so please call your breakdown provider. If anyone is in danger, call 999.',
    wordings: {
      own: `
        my car will not start, can you come; do you do roadside assistance; do you do recovery;
        can you jump start me; my battery is flat; my battery is dead and I am stuck; I have broken down;
        can you tow my car; I have run out of charge on the motorway; I have run out of petrol;
        do you do emergency charging; I am locked out of my car; I have a flat tyre and I am stranded;
        do you do breakdown cover; I ran out of charge can you rescue me;
        my battery is flat can you jump it; do you do breakdown recovery; flat as a pancake battery;
        battery is dead won't go; car won't go; my car won't go; can you rescue me if I run flat;
        rescue me; run flat on the a1; ran out of charge on the m62; ev ran out of charge;
        flat battery help; my battery's gone flat; help my car has died; car is dead on the drive;
        car won't turn over; won't turn over; engine won't start; car won't start; my car has died;
        died on me; broken down; I've broken down; breakdown; breakdown cover; breakdown service;
        do you do breakdowns; are you like the aa; like the rac; is it like breakdown cover;
        roadside help; roadside assistance; roadside rescue; rescue; recovery; tow; towing;
        stuck at the side of the road; stuck on the motorway; side of the road with no charge;
        stuck with no charge; no charge left; ran out of charge; run out of charge; run out of battery;
        out of battery on the road; battery died; ev died; my ev is flat; emergency charge;
        can you rescue me if I run out; flat tyre on the road; flat tyre help; blowout; jump start;
        jump leads; jump; need a jump; flat battery; dead battery; battery flat again; locked out;
        keys locked in the car; lost my keys; lost car keys; wrong fuel; put petrol in a diesel;
        run out of fuel; bring me fuel; bring me petrol; do you deliver petrol; overheated; stranded;
        help I'm stuck`,
      'held-out': `
        My car has broken down, can you help?; do you offer roadside assistance;
        my EV has run out of battery on the motorway`,
      'strangers-a': `
        battery's deid as a doornail in the drive, could ye come gie it a jump;
        can you come out on the em sixty two if i conk out`,
      'strangers-b': `
        car's dead as a doornail outside the asda, can youse give us a jump;
        broke down on the M62, can you get someone to me; conked out on the A580, any chance of a tow`,
      voices: `
        I've broken down; can you come and rescue me; my car won't start; flat battery; jump start;
        recovery; tow truck; run out of charge; run out of petrol; stuck on the motorway; can you tow me;
        roadside assistance; breakdown cover; stranded; car conked out; flat tyre on the road;
        do you do breakdowns; wrong fuel; put petrol in a diesel; locked out of my car;
        keys locked in the car; ran out of battery on the motorway; stuck at the side of the road;
        car died; engine cut out; car is dead on the drive; dead battery, can you help; battery is flat;
        I need a jump; stuck in the snow; stuck in mud; emergency charge, I'm at 0%; like the AA;
        are you like the RAC; come and get me; need a tow; can you jump it; my car not starting;
        broken down on the A road; smoke free but won't move; can you bring petrol`,
    },
  },
  {
    id: 'reminder-limits',
    title: 'Reminders, not renewals',
    text: 'We’ve announced reminders only: MOT tests, renewing insurance, paying tax and paying or appealing a PCN aren’t part of what we’ve announced.',
    wordings: {
      own: `
        do you do the mot as well; can you do my mot; do you do mot testing; can you book my mot;
        can you take my car for its mot; can you pay my parking fine for me;
        can you pay my car tax for me; can you renew my insurance for me; do you sell car insurance;
        can you appeal my pcn for me; will you find me cheaper insurance; do you deal with my pcn;
        can you handle the renewals; can you sort out my tax; do you do breakdown or insurance policies;
        do you book the mot too; book the mot too; could you settle my pcn; settle my pcn; settle my fine;
        sort my insurance out; can you sort my insurance out; will you pay my pcn; do you carry out mots;
        carry out the mot; do the mot; do my mot; do mots; mot test at home; mobile mot;
        can you do an mot; are you an mot garage; mot centre; book an mot; book my mot;
        book it in for an mot; take my car to the mot; mot it for me; could you just pay the tax for me;
        pay the tax for me; pay my tax; tax my car for me; pay my pcn; pay my fine; pay the fine for me;
        will you pay; settle my ticket; appeal for me; fight my ticket for me; challenge it for me;
        can you find me a cheaper insurance deal; cheaper insurance; find insurance; sell insurance;
        do you do insurance; do you offer insurance; insurance quotes; renew it for me;
        renew my insurance; renew automatically; do you renew it; do you sort it or just remind me;
        just a reminder or do you do it; do you actually do the mot or only remind;
        do you book my service; service booking; do you arrange it; deal with the dvla for me;
        sort out my insurance; sort out my mot; sort out my pcn; get rid of my pcn;
        can you cancel my ticket`,
      'held-out': `
        Can you book my MOT?; will you pay my parking fine; do you do car insurance;
        can you do my MOT at home`,
      'strangers-a': `
        will youse renew ma insurance for me when it's due or just tell me aboot it`,
      'strangers-b': `
        do you acshully do the mot or just tell me its due`,
      voices: `
        do you do MOTs; can you do my MOT; will you renew my insurance; can you tax my car;
        will you pay my fine; can you pay my PCN; appeal my PCN for me; book my MOT for me;
        do you sell insurance; find me cheap insurance; can you get me an MOT; do the MOT at my house;
        will you take the car for MOT; do you renew it or just remind; do you actually book the MOT;
        fight my parking ticket; pay my road tax for me; sort my insurance out; will you do the renewal;
        just reminders or the whole thing; can you challenge my ticket; renew automatically;
        do you arrange MOT; mobile MOT; will you submit my appeal; MOT station; insurance quotes;
        you can make MOT; do you handle the MOT; collect my car for its MOT; buy my tax through you;
        can you insure me`,
    },
  },
  {
    id: 'reminder-delivery',
    title: 'How reminders reach you',
    text: 'Auto Reminders are one of the announced features of the app. Whether reminders also come by text, email or post isn’t published yet.',
    wordings: {
      own: `
        do reminders come by text; will it be an email or a notification; how do you send the reminders;
        are reminders sent by sms or whatsapp; do I need the app for reminders;
        how will I get my mot reminder; can I add reminders to my calendar;
        how do you know when my mot is due; do you need my number plate for reminders;
        how do you find out about a pcn; how do I set up the reminders; where do I enter my mot date;
        how do I get reminders; are they sent by text or email; sent by text or email;
        will the nudge come to my inbox; come to my inbox; inbox; how do they come; how do reminders come;
        how do I get the reminders; will you text me; is it emails or texts; emails or texts;
        email or text; text or email; by text; by email; texts; text message; sms; do you text me;
        do you email me the reminder; push notifications; notifications on my phone; notification;
        phone call reminder; letter; by post; how do you remind me; how will you remind me;
        how would I be reminded; how are reminders sent; how do they arrive; how do I set it up;
        set up reminders; set up; how do I sign up for reminders; sign up for reminders;
        where do I put in my mot date; put in my date; enter my dates; enter my registration;
        do you need my reg; need my number plate; how do you know my mot date;
        how do you know when my tax is due; how do you know about my pcn; where do you get the dates;
        do you link to the dvla; does it link with dvla; does it sync with my calendar; calendar;
        google calendar; outlook; without the app; do I need the app for it; alexa`,
      'held-out': `
        Will reminders be by text?; how will I receive the reminders`,
      'strangers-a': `
        I much prefer a letter through the door. Would you be able to post me the notices about the road tax and so on, or does it all come through the computer?`,
      'strangers-b': `
        I've no signal up here half the time. do the reminders come in the post or what;
        Might the reminder be sent by letter? I do not read emails very often.`,
      voices: `
        how do you send reminders; by text or email; do reminders come by email; will you text me;
        do you phone me; by post; letter; push notification; whatsapp reminder; SMS;
        in the app or by email; how will I get the reminders; can I get them by text;
        where do the reminders come; do I need the app for reminders;
        I don't have the app, can I still get reminders; how do the reminders reach me;
        notification on my phone; calendar; add to my calendar; google calendar;
        can you send it to my wife too; send reminder to two people; a phone call; voice call;
        email reminder; what form do the reminders take; how do you let me know; I want it as message;
        can you ring me about it; alexa reminder; paper reminder`,
    },
  },
  {
    id: 'reminder-timing',
    title: 'When reminders come',
    text: 'How far ahead reminders come, and how many you get, isn’t published yet.',
    wordings: {
      own: `
        how far in advance do you remind me; how many days before my mot do you tell me;
        when do the reminders come; how many reminders do I get; can I choose when to be reminded;
        how early is the reminder; will you remind me a month before; can I get reminders now;
        when do reminders start; when do you send the mot reminder; when do you send reminders;
        when is the reminder sent; when is the mot reminder sent; when do the reminders arrive;
        when do they arrive; when do reminders come; how early will you remind me;
        when will you remind me; how long before do you warn me; how long before;
        how long before it's due; how far ahead; how far in advance; how early do you tell me; how early;
        how much warning; how much notice do I get; remind me 2 weeks ahead; two weeks ahead;
        a month ahead; a week before; days before; weeks before; on the day; how many reminders;
        how many times do you remind me; do you remind more than once; more than one reminder;
        repeat reminders; can I choose; can I set when; customise the reminders; when do I get reminded;
        when do you send it; when do the reminders start; do reminders work now;
        can I use reminders today; reminders before launch; are reminders available yet;
        are the reminders live`,
      'held-out': `
        How early will I be reminded?; how many reminders will I get`,
      'strangers-a': `
        how long before do you warn me? i need like 3 weeks or it wont happen`,
      'strangers-b': `
        how many weeks before will you warn me, because me I need plenty notice`,
      voices: `
        how far ahead do you remind me; when will I get the reminder; how many reminders; how early;
        a week before or a month; can I choose when; how long before MOT do you tell me;
        do you remind more than once; how many days before; do I get a second reminder;
        will you remind me the day before; when do reminders come; what time of day; how soon before;
        can I set the timing; advance notice of the MOT; how often do you remind; do you keep nagging;
        a month in advance; in good time; two weeks before; how much warning before the tax runs out;
        when you send reminder; is it the night before; will it be early enough to book`,
    },
  },
  {
    id: 'other-reminders',
    title: 'Other reminders',
    text: 'The announced reminders are MOT, tax, insurance, service and PCN. Others, such as parking permits, licences or breakdown cover, haven’t been announced.',
    wordings: {
      own: `
        can you remind me about my driving licence renewal; do you remind about breakdown cover;
        can you remind me about parking permits; reminders for tyre changes;
        reminders for ulez and congestion charge; can I add my own reminder; reminders for my warranty;
        reminders for other things; can you remind me about anything else; tyre reminder;
        cambelt reminder; breakdown renewal reminder; licence renewal reminder; driving licence reminder;
        parking permit reminder; ulez reminder; congestion charge reminder; warranty reminder;
        finance payment reminder; lease end reminder; birthday reminder; ev charging reminder;
        reminder to wash my car; washing reminder; wiper reminder; custom reminders; my own reminders;
        what else can you remind me of`,
      'strangers-a': `
        would it remind me about my parking permit too cos i got stung £65 last yr`,
      'strangers-b': `
        Could you also nudge me when my blue badge needs renewing?`,
      voices: `
        can you remind me about my parking permit; breakdown cover reminder; driving licence renewal;
        remind me of my warranty; reminder for my resident permit; remind me about tyres; other reminders;
        can you remind me about anything else; congestion charge reminder; toll reminder;
        finance payment reminder; lease end; blue badge renewal; photocard; licence expiry;
        remind me about ULEZ; AA cover; caravan insurance; cambelt reminder; remind me to check my oil;
        birthdays; custom reminder; add my own reminder; warranty expiry; reminder for my garage lease;
        dog's jabs; home insurance; taxi badge; tachograph; remind me for my permit`,
    },
  },
  {
    id: 'charger-installation',
    title: 'Home charger installation',
    text: 'Installing home chargers isn’t part of what we’ve announced. Our EV charging is mobile: we bring the charge to your car.',
    wordings: {
      own: `
        do you install home chargers; can you fit a wallbox; can you put a charge point in at my house;
        how much is a home charger; do you sell ev chargers; do you have charging stations;
        where are your charge points; have a charger put in at home; put a charger in; charger put in;
        charger installed; install a charger; install an ev charger; charger installation; home charger;
        home charging point; wallbox; fit a charge point; do you fit chargers; do you install;
        supply and fit a charger; cost of a home charger; grant for a charger; pod point; ohme;
        cross pavement charging; gully; do you own charge points; where are your chargers;
        nearest charger of yours; charging stations; do you have a charging station; fixed chargers;
        charging hub; can I drive to your chargers; can I come to you to charge`,
      'held-out': `
        Can you install a charger at my house?`,
      'strangers-a': `
        Can you supply and fit a Zappi with an OZEV-approved installer?`,
      'strangers-b': `
        Motability said something about a wallbox. Do you fit those?`,
      voices: `
        do you install chargers; fit a wallbox; home charger; can you put a charger in my house;
        install a charge point; wall charger; OZEV grant; how much to fit a home charger; pod point;
        zappi; ohme; fit a charger on my drive; do you sell chargers; install a socket;
        charger for my house; charge point installation; can you install at my office; wire up a charger;
        electrician for charger; put in a charging point; install 7kW; charger on my wall;
        do you do wallboxes; can you fit a box; home charging unit; landlord wants chargers fitted;
        grant for charger; EV charger fitting; supply and fit; my home charger is broken;
        move my home charger; mount charger at home; chargers for our apartment block`,
    },
  },
  {
    id: 'languages',
    title: 'Languages',
    text: 'I can only answer in English for now.',
    wordings: {
      own: `
        do you speak welsh; can you answer in polish; do you speak other languages; parlez vous francais;
        habla espanol; siarad cymraeg; what languages do you speak; do you speak urdu or punjabi;
        czy mowisz po polsku; do you speak another language; other languages; spanish; french; welsh;
        polish; urdu; do you do it in welsh; can we talk in welsh; in my language;
        I don't speak english well; english is not my first language; non english; translation available;
        wyt ti'n siarad cymraeg; gaelic; arabic; chinese`,
      'held-out': `
        Can you speak Polish?`,
      'strangers-a': `
        can ye taak geordie back to us or is it just posh english; Dzień dobry, można po polsku?`,
      'strangers-b': `
        Ydych chi'n siarad Cymraeg? do you do Welsh then`,
      voices: `
        do you speak Polish; speak Welsh; other languages; in French please; habla espanol;
        parlez vous francais; do you speak Urdu; can I write in Punjabi; only English; what languages;
        mówisz po polsku; Cymraeg; can you answer in Spanish; my mum doesn't speak English; translate;
        Romanian; Bengali; sprechen sie deutsch; do you speak my language; answer in Arabic;
        can I talk in Gujarati; is it available in Welsh; Scots; Gaelic; can you speak Chinese;
        English isn't my first language; sign language; language options; do you do Italian;
        my english is bad, other language possible; hindi; turkish; portuguese`,
    },
  },
  {
    id: 'accessibility',
    title: 'Help with access',
    text: 'How bookings will work for people who need help, or don’t use a smartphone, isn’t published yet. The waitlist form on this page needs only an email and a postcode.',
    wordings: {
      own: `
        I am disabled, can you help me; I am not good with technology; I do not have a smartphone;
        I am blind, can I use it with a screen reader; can I book by phone as I do not use apps;
        can I book for my elderly mother; I have no email address;
        can I sign up on behalf of someone else; I don't have a smartphone can I still use it;
        can I sign up for my mum; I'm disabled; wheelchair user; blind; partially sighted; deaf;
        can't use a phone; no smartphone; I don't do apps; don't use apps; not on the internet;
        I'm not technical; not tech savvy; I'm elderly; for my elderly parents; my mum doesn't have email;
        no email; don't have an email; on behalf of my dad; book for my mum; sign up for my nan;
        can my daughter sign up for me; easy to use for old people; large print; help using it`,
      'held-out': `
        I am disabled, is there help to book; my mum has no email, can she join`,
      'strangers-a': `
        Good morning Maeve. I don't possess one of these smart telephones and have no intention of buying one. Will I still be able to use your people? Kind regards, a pensioner.;
        ma haunds are no great wi the arthritis, and I cannae be daein wi apps. How would I arrange it?`,
      'strangers-b': `
        im dislexic and i cant be doing with loads of forms is ther a eesy way to book;
        I use a wheelchair and can't get round to the back of the car. Will your bookings allow for people like me?;
        I do not own one of these smart telephones. Shall I still be able to arrange a visit?`,
      voices: `
        I'm disabled; I'm blind; I don't have a smartphone; I'm deaf; can I book by phone;
        wheelchair user; I'm elderly and not good with phones; no internet; my mum doesn't have a mobile;
        is it accessible; I can't use apps; I use a screen reader; large print; I'm partially sighted;
        I've got arthritis; no smart phone, can I use it; I'm 82 and don't do apps; blue badge holder;
        carer booking for someone; can I book without the app; I'm hard of hearing; dyslexic;
        I'm not technical; can my daughter book for me; book for my elderly dad; adapted car;
        I can't walk far; can you help disabled drivers; I only have a landline; not computer literate;
        do you do it without internet; learning difficulties; text too small; old Nokia`,
    },
  },
])
