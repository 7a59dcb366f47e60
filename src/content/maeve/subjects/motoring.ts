import { subjectsOf } from '../subject.ts'

const motGuide = { title: 'GOV.UK: Getting an MOT', url: 'https://www.gov.uk/getting-an-mot' }
const sornGuide = { title: 'GOV.UK: SORN', url: 'https://www.gov.uk/sorn-statutory-off-road-notification' }
const directDebit = {
  title: 'GOV.UK: Vehicle tax Direct Debit',
  url: 'https://www.gov.uk/vehicle-tax-direct-debit',
}

/** MOT, vehicle tax, SORN and insurance: official facts, each with its page. Amounts that change yearly are left out. */
export const motoring = subjectsOf('motoring', [
  {
    id: 'mot-first',
    title: 'First MOT',
    text: 'In Great Britain a car needs its first MOT by the third anniversary of its registration, then one every year.',
    source: motGuide,
    wordings: {
      own: `
        when does a new car need its first mot; how often do I need an mot;
        how old is a car when it needs an mot; is an mot every year; do new cars need an mot;
        my car is three years old, does it need an mot; what is an mot; mot rules;
        car is three in june, does it want an mot; does it want an mot;
        when is the first mot due on a new car; first mot due; when's the first mot;
        my car is two and a half, when will it want an mot; when will it want an mot;
        when does it first need an mot; how long before a new car needs an mot;
        bought a new car when is the mot; new car mot; three years; 3 years old; first mot;
        is an mot yearly; mot yearly; mot every year; annual mot; how often mot;
        how often do you mot a car; how frequently is the mot; does my car need an mot yet;
        do I need an mot; is my car old enough for an mot; what age does a car need an mot;
        what is an mot for; what's an mot; do electric cars need an mot; does an ev need an mot;
        do evs have mots; mot on a tesla; mot law; mot rules uk`,
      'held-out': `
        When does a new car need an MOT?; is an MOT needed every year`,
      'strangers-a': `
        I bought new car from salon, how many years before it need to go for MOT first time?;
        car was first registered 14/03/2024, when is its 1st mot due`,
      'strangers-b': `
        My niece's little Fiat is two years old. At what age must it first go in for its test?;
        reg'd 14/03/24, when's its first MOT`,
      voices: `
        when's my first MOT; new car first MOT; when does a new car need an MOT; three years MOT;
        is it 3 years or 4; car is two years old does it need an MOT; how old before MOT;
        brand new car MOT; first MOT date; registered in 2023 when's the MOT; my car's a 73 plate;
        do new cars need MOT; when is MOT due on a new car; how often do I need an MOT; how often is MOT;
        MOT every year; is an MOT yearly; when after registration; bought new, when's MOT;
        car nearly 3, MOT; when first MOT for new car; what age does a car need MOT;
        24 plate when is the MOT; first test; is it three years from registration;
        when will my new car need testing; MOT on third birthday; after how many years MOT`,
    },
  },
  {
    id: 'mot-early',
    title: 'Renewing an MOT early',
    text: 'You can renew an MOT up to a month minus a day before it runs out and keep the same renewal date. If it runs out on 15 May, the earliest is 16 April.',
    source: motGuide,
    wordings: {
      own: `
        how early can I do my mot; can I get the mot done before it runs out and keep the date;
        can I renew my mot early; when is the earliest I can have my mot;
        do I lose time if I get the mot early; keep the same mot date; mot a month before it expires;
        what's the earliest date I can get it tested; earliest date for an mot; earliest I can mot;
        how soon before it expires can I mot it; can I do my mot early; mot before it expires;
        can I mot it three weeks before it's due; mot before it's due; mot it early; get it done early;
        get my mot done early; early mot; test early; do I lose days if I test early; lose days;
        lose time on my mot; keep my mot date; keep the renewal date; how soon before can I do my mot;
        how many weeks before can I mot; month before; a month early; 28 days before;
        how early is too early for an mot; can I bring my mot forward; renew mot before it expires;
        two weeks early mot`,
      'held-out': `
        How early can I get my MOT done?; if I MOT early do I keep my date`,
      'strangers-a': `
        We shall be in Portugal when the certificate on the car expires. May I have it tested before we go without losing any of the year?`,
      'strangers-b': `
        can I get the test done before the shearing, few weeks ahead like, and not lose the date;
        My MOT expires on the 15th of May. What is the soonest I may take it?`,
      voices: `
        can I get my MOT early; renew MOT early; MOT before it runs out; how early can I do it;
        MOT a month early; do I lose days; keep the same date; get it done before I go away;
        how soon can I MOT it; can I do MOT two weeks before; earliest date for MOT;
        if I test it early do I keep the date; MOT expires on holiday, can I do it before;
        a month minus a day; do I lose the remaining months; MOT in advance; how far in advance can I MOT;
        bring my MOT forward; test early; can I take it in early; is it OK to MOT before due;
        MOT earlier without losing time; six weeks early; early MOT and keep my anniversary;
        can I do MOT before finish`,
    },
  },
  {
    id: 'mot-expired',
    title: 'Driving without an MOT',
    text: 'You can be fined up to £1,000 for driving without a valid MOT. If it has run out, you may only drive to a repair or to a pre-arranged MOT test.',
    source: motGuide,
    wordings: {
      own: `
        what is the fine for no mot; my mot has run out, can I still drive;
        my mot ran out, can I drive to the garage; can I drive without an mot;
        is it illegal to drive with no mot; my mot has expired; mot penalty;
        can I drive to the mot test with no mot; what if I forget my mot; I missed my mot;
        been driving two weeks without an mot; driving without mot; driving without an mot;
        how much trouble am I in without an mot; in trouble for no mot; my mot expired yesterday;
        mot expired; my mot has run out; what if I get caught with no mot; caught with no mot;
        caught without an mot; stopped with no mot; no mot; no mot fine; mot fine; mot ran out on friday;
        mot ran out; mot ran out yesterday; mot has run out; mot is out of date; out of date mot;
        mot overdue; late mot; forgot my mot; forgot to do my mot; I forgot my mot; missed my mot;
        can I drive it to the test centre; can I drive to the test; drive to a test with no mot;
        drive to the garage for an mot; am I allowed to drive with no mot;
        is driving without an mot illegal; legal without an mot; how much is the fine for no mot;
        penalty for no mot; points for no mot; grace period for mot; is there a grace period;
        can I park on the road with no mot; is my insurance valid without an mot`,
      'held-out': `
        What happens if I drive without an MOT?; my MOT ran out last week, can I drive it to be tested`,
      'strangers-a': `
        can i get done for driving w no mot`,
      'strangers-b': `
        me ticket ran out yesterday, the MOT like. can i still do an airport run tonight or will i get done`,
      voices: `
        what happens if my MOT runs out; driving without an MOT; can I drive with no MOT; fine for no MOT;
        MOT expired; MOT ran out yesterday; can I drive to the test without MOT; penalty for no MOT;
        is it illegal to drive without MOT; my MOT is out of date; MOT lapsed;
        how much is the fine for no MOT; caught with no MOT; can I drive to garage with no MOT;
        no MOT what can they do; MOT finished last week; points for no MOT;
        drive home after failing the MOT; forgot my MOT; it's out of MOT;
        can I park on the road with no MOT; does no MOT void insurance; MOT overdue; grace period for MOT;
        is there a grace period; expired MOT penalty; if MOT is finish can I drive;
        stopped by police with no MOT`,
    },
  },
  {
    id: 'mot-northern-ireland',
    title: 'MOT in Northern Ireland',
    text: 'In Northern Ireland cars and motorcycles are tested from four years old, and light goods vehicles from three.',
    source: {
      title: 'nidirect: How the MOT scheme works',
      url: 'https://www.nidirect.gov.uk/articles/how-mot-scheme-works',
    },
    wordings: {
      own: `
        mot in northern ireland; when does a car need an mot in belfast; first mot northern ireland;
        is the mot different in northern ireland; mot in ulster four years;
        how old must a car be for an mot in northern ireland;
        when do cars need an mot in northern ireland; mot in belfast; mot in belfast when does it start;
        cars in northern ireland mot; I live in lisburn, when does my car need testing;
        northern ireland mot; mot in ni; ni mot; is it four years in northern ireland; belfast mot;
        car test northern ireland; derry mot; vehicle test in northern ireland;
        when do cars need testing in northern ireland; mot rules northern ireland; newry first mot`,
      'held-out': `
        When is an MOT needed in Northern Ireland?`,
      'strangers-b': `
        whenabouts does the wee car need its first MOT over here, it's 3 and a half`,
      voices: `
        MOT in Northern Ireland; Belfast MOT; how old for MOT in NI; NI MOT rules;
        when's first MOT in Northern Ireland; is it four years in NI; MOT centre in Northern Ireland;
        DVA test; MOT in Derry; is MOT different in Northern Ireland; vehicle test NI;
        my car is in Belfast when's the MOT; MOT up north in Ireland; four year MOT; northern irish MOT;
        van MOT in NI; MOT Newry; what age for MOT in N Ireland; MOT over the water;
        first test in Northern Ireland; motorbike MOT northern ireland; MOT at 4 years`,
    },
  },
  {
    id: 'mot-check',
    title: 'Looking up an MOT date',
    text: 'I can’t look up a car. GOV.UK shows when an MOT runs out, and runs its own free MOT reminders as well: https://www.gov.uk/check-mot-status',
    source: { title: 'GOV.UK: Check MOT status', url: 'https://www.gov.uk/check-mot-status' },
    wordings: {
      own: `
        when is my mot due; when does my mot run out; how do I check if my car has an mot;
        check my mot status; look up my mot history; does gov.uk do mot reminders; is my mot still valid;
        can you look up my number plate; how do I know when my mot expires;
        why use you when the government has free reminders; my reg is; how can I find my mot date;
        find my mot date; find out my mot date; what's my mot date; what date is my mot; when's my mot;
        when is my mot; when's my mot due; when does the mot run out; mot due date; check mot;
        check my mot; mot checker; mot history; is my mot up to date; have I got an mot;
        does my car have an mot; does this car have an mot; look up my car; look up my reg; look up a reg;
        can you check my car; here's my reg; my registration number is; gov mot reminder;
        doesn't the government do mot reminders; dvla reminders; gov.uk reminder`,
      'held-out': `
        When does my MOT expire?`,
      'strangers-a': `
        can you tell me when my empty runs out the reg is on the front of the car full stop`,
      'strangers-b': `
        can yow tell me when me MOT's due, reg is on the back of the car obvs lol`,
      voices: `
        when's my MOT due; check my MOT; look up my MOT; can you tell me when my MOT runs out;
        MOT date for my reg; here's my reg when's the MOT; MOT history; check MOT status;
        find out my MOT date; is my car MOT'd; when did I last MOT it; does my car have an MOT;
        MOT checker; where do I check my MOT; look up reg; can you check AB12 CDE;
        can you see my MOT date; when is it due, reg is; I don't know when my MOT is;
        how do I find out when MOT expires; how to know my MOT date; forgot when my MOT is;
        check if it's MOTed; government MOT reminder; does GOV.UK remind me; MOT expiry lookup;
        past MOT results; buying a car, check MOT`,
    },
  },
  {
    id: 'mot-cost',
    title: 'What an MOT costs',
    text: 'I don’t hold MOT test fees. GOV.UK lists them: https://www.gov.uk/getting-an-mot/mot-test-fees',
    source: { title: 'GOV.UK: MOT test fees', url: 'https://www.gov.uk/getting-an-mot/mot-test-fees' },
    wordings: {
      own: `
        how much is an mot test; how much does an mot cost; what is the price of an mot; mot test fee;
        cheapest mot; what's the going rate for an mot; going rate for an mot; mot cost; mot price;
        mot fee; mot fees; how much do mots cost; how much is an mot; how much should an mot cost;
        max mot price; maximum fee for mot; cost of mot test; price for mot; cheap mots;
        motorbike mot cost; retest fee; how much is a retest`,
      'held-out': `
        What is the cost of an MOT?`,
      'strangers-a': `
        How much cost MOT in UK now?`,
      'strangers-b': `
        how much is a mot these days; how much they chargin for an mot now`,
      voices: `
        how much is an MOT; MOT price; MOT fee; what does an MOT cost; cost of MOT; max MOT price;
        MOT fees; how much should I pay for an MOT; is £54 right for an MOT; cheapest MOT;
        what do garages charge for MOT; MOT test cost; how dear is an MOT; price of MOT test; retest fee;
        how much for MOT on a van; how much is MOT for car; maximum fee; MOT charge; legal max for an MOT;
        what's the MOT set me back`,
    },
  },
  {
    id: 'tax-direct-debit',
    title: 'Vehicle tax by Direct Debit',
    text: 'Paying vehicle tax by Direct Debit monthly or six-monthly adds a 5% surcharge; yearly adds none. It renews by itself and no V11 reminder is sent, but without an MOT in time you must tax the car again.',
    source: directDebit,
    wordings: {
      own: `
        can I pay car tax monthly; is it more expensive to pay road tax by direct debit;
        vehicle tax direct debit; can I spread the cost of road tax; does car tax renew automatically;
        will I get a v11 if I pay by direct debit; surcharge on monthly car tax;
        pay road tax in instalments; paying my tax every six months;
        do you pay extra if you tax the car monthly; pay extra monthly tax; tax monthly; pay tax monthly;
        monthly tax; car tax monthly; pay my road tax each month; spread road tax; tax instalments;
        tax in instalments; direct debit tax; tax by direct debit; dd for car tax; six months tax;
        six monthly tax; is monthly tax dearer; is yearly tax cheaper; 5% surcharge;
        extra for paying tax monthly; does the direct debit renew; tax direct debit and mot; v11; no v11;
        will they send a v11; does my tax renew itself`,
      'held-out': `
        Is there a surcharge for paying car tax monthly?`,
      'strangers-a': `
        Is it true that one pays a little more if the road tax is taken from the bank every month rather than all at once?;
        does my road tax just carry on by itself if its on direct debit`,
      'strangers-b': `
        is it dearer to spread the road tax over 12 months rather than paying it in one go`,
      voices: `
        can I pay car tax monthly; road tax by direct debit; pay tax monthly; is it dearer to pay monthly;
        surcharge for monthly tax; spread the cost of tax; tax direct debit; 5% extra; six monthly tax;
        does tax renew automatically; does direct debit renew; does my tax renew by itself;
        pay VED monthly; split my road tax; tax in instalments; is it cheaper to pay yearly;
        direct debit for tax; pay my tax every month; V11 reminder with direct debit;
        why didn't I get a V11; monthly car tax more expensive; extra for paying tax by month;
        set up tax direct debit; does it renew on its own; road tax monthly cost more; pay tax in parts;
        half yearly tax`,
    },
  },
  {
    id: 'tax-ev',
    title: 'Vehicle tax for electric cars',
    text: 'Electric cars have paid vehicle tax since 1 April 2025. I don’t quote the amounts, because they change each year: GOV.UK has the current ones.',
    source: {
      title: 'GOV.UK: Vehicle tax for electric and low emissions vehicles',
      url: 'https://www.gov.uk/guidance/vehicle-tax-for-electric-and-low-emissions-vehicles',
    },
    wordings: {
      own: `
        do electric cars pay road tax; is my tesla tax exempt; do evs pay car tax now;
        is road tax free for electric cars; how much is road tax on an electric car;
        when did electric cars start paying tax; ved for ev; expensive car supplement for electric cars;
        zero emission road tax; do I now have to tax my zoe; tax my tesla; tax my zoe;
        are evs exempt from ved; do you pay road tax on an electric car; road tax on my tesla;
        is it true electric cars have to be taxed now; electric cars taxed; are electric cars taxed;
        ev tax; tax on evs; tax on electric cars; road tax for ev; road tax on electric;
        electric car road tax; do teslas pay tax; do I pay tax on my tesla; do evs pay road tax;
        is ved zero for electric; no longer free tax for evs; when did ev tax start; ev tax exemption;
        are evs still free; zero tax for electric; tax my leaf; electric vehicle excise duty;
        do I need to tax my electric car`,
      'held-out': `
        Do I have to pay road tax on my electric car?`,
      'strangers-a': `
        VED on BEVs, still zero-rated or did that go?`,
      'strangers-b': `
        My Tesla was zero road tax earlier, now I got one letter to pay. Is it correct only?`,
      voices: `
        do electric cars pay tax; road tax for EVs; is my EV tax free; do I have to tax my electric car;
        EV road tax; tax on Tesla; are electric cars still free to tax; EV tax 2025;
        since when do EVs pay tax; VED for electric; zero emission tax; do I pay tax for my Leaf;
        electric car tax; is tax free for electric; EVs exempt from tax; tax on an electric car now;
        do hybrids pay tax; I thought EVs were tax free; luxury car tax EV; expensive car supplement;
        electric vehicle excise duty; must I tax EV; got an electric, do I need to tax it; is it still nil`,
    },
  },
  {
    id: 'tax-amount',
    title: 'Vehicle tax amounts and dates',
    text: 'I don’t quote vehicle tax amounts, because they change and depend on the car, and I can’t look up a car. GOV.UK can: https://www.gov.uk/check-vehicle-tax',
    source: { title: 'GOV.UK: Check if a vehicle is taxed', url: 'https://www.gov.uk/check-vehicle-tax' },
    wordings: {
      own: `
        how much is road tax; how much is my car tax; what will my vehicle tax be this year;
        road tax rates; is my car taxed; when is my tax due; check my road tax; how do I tax my car;
        ved bands; where do I pay my car tax; road tax price for my car; what is the road tax on my car;
        road tax on my car; how much is the tax on my car; what does it cost to tax a 1.6 petrol;
        cost to tax; what does it cost to tax my car; how much to tax my car; how much to tax a car;
        how much tax will I pay on my car; how much vehicle tax; price of car tax; car tax price;
        car tax cost; car tax rates; road tax cost; road tax bands; tax band; what tax band is my car;
        ved; ved rates; is my car tax due; when is my car tax due; when's my tax due; tax due date;
        check car tax; check my tax; check tax; how do I tax a car; how do I tax it; tax my car online;
        where do I tax my car; tax a new car; does tax transfer when I buy a car; road tax this year;
        did road tax go up; road tax increase`,
      'held-out': `
        How much is my road tax?`,
      'strangers-a': `
        how much is ma road tax gonnae be this year`,
      'strangers-b': `
        What will the road tax be on my next car?`,
      voices: `
        how much is my car tax; road tax cost; how much tax for my car; when's my tax due;
        car tax due date; is my car taxed; check my tax; tax band; VED rates;
        how much is road tax on a Golf; tax for a diesel; what tax band is my car; tax cost; how much VED;
        when does my tax run out; check if my car is taxed; what's the road tax on this; look up tax;
        car tax amount; how much to tax my car; what is tax for 2015 car; road fund licence cost;
        tax disc price; cost to tax a van; what will I pay in tax; is it taxed; where do I check tax;
        find my tax date; how do I tax my car; tax renewal; how much duty`,
    },
  },
  {
    id: 'tax-late',
    title: 'Driving untaxed',
    text: 'A car that is neither taxed nor declared off the road (SORN) brings an £80 penalty.',
    source: sornGuide,
    wordings: {
      own: `
        what happens if I forget to tax my car; fine for no road tax; penalty for not taxing my car;
        my tax has run out; can I drive without tax; I missed my car tax; late vehicle tax penalty;
        untaxed car fine; my car tax expired; I forgot to tax the car will I get fined; forgot to tax;
        forgot my tax; forgot to tax my car; fined for no tax; no tax fine; no road tax; no car tax;
        untaxed; untaxed car; driving untaxed; drive with no tax; driving without road tax;
        caught with no tax; tax ran out; tax has expired; tax expired; tax late; late tax; tax overdue;
        fine for late tax; penalty for no tax; £80 fine; dvla fine; dvla letter about tax;
        got a fine for no tax; car clamped for no tax; can I park untaxed on the road;
        missed my tax payment`,
      'held-out': `
        What is the penalty for no road tax?`,
      'strangers-a': `
        what happens if i've forgotten to text my car i mean tax`,
      'strangers-b': `
        my road tax expired and I have not renewed it, how much will they fine me`,
      voices: `
        what if I don't pay car tax; fine for no tax; forgot my car tax; driving untaxed; my tax ran out;
        late car tax; penalty for no tax; no road tax; tax expired; untaxed car fine; £80 fine;
        what happens if I forget tax; car not taxed; parked untaxed on the road; my tax lapsed;
        missed my tax; DVLA fine for tax; can they clamp me for no tax; caught with no tax;
        is there a grace period for tax; letter from DVLA about tax; tax late penalty; didn't tax it;
        I forget to pay road tax, what happen; driving without tax; tax overdue by a week;
        how much is penalty for no tax`,
    },
  },
  {
    id: 'sorn',
    title: 'SORN',
    text: 'A car kept off the road must be declared SORN if it is untaxed or uninsured. You get the full remaining months of vehicle tax back, and the car may not be used on the road.',
    source: sornGuide,
    wordings: {
      own: `
        what is sorn; how do I sorn my car; do I need to declare my car off the road;
        my car is in the garage off the road, do I have to tell dvla; do I get a refund of my car tax;
        can I drive a sorn car; statutory off road notification;
        I am not using my car for a few months, do I need tax; car tax refund;
        car in bits in the garage, do I need to tax it; car in bits; do I need to tax a car I don't use;
        project car in the garage; can I leave my car untaxed on my driveway; untaxed on my drive;
        car on the drive with no tax; off road; keep my car off the road; explain sorn to me; sorn;
        sorn rules; sorn my car; what does sorn mean; declare sorn; how to sorn; sorn a car;
        sorn and insurance; does a sorn car need insurance; does a sorn car need mot; parking a sorn car;
        sorn on the street; not using my car for a while; laid up for winter; storing my car;
        car in storage; get my tax back; tax back; tax refund; refund of car tax; refund on tax;
        refund when I sell my car tax; get money back on road tax;
        going abroad for months, what about my car tax`,
      'held-out': `
        How do I declare my car off the road?; do I get a tax refund if I SORN`,
      'strangers-a': `
        I am having a hip replaced and the car will sit in the garage for five months. How does one go about taking it off the road officially, and do I get any of the road tax back?`,
      'strangers-b': `
        I've an old Defender stood in the barn, not been on the road since lambing. Do I have to tell anybody?;
        I am giving up driving for the winter and the motor car will remain in the garage, untaxed. Is there something I must declare?`,
      voices: `
        what is SORN; how do I SORN; declare SORN; off the road; take my car off the road; SORN my car;
        do I get tax back; car not being used; car in the garage all winter; can I drive a SORN car;
        park a SORN car on the road; SORN rules; statutory off road; do I need tax if it's off the road;
        keep it off the road; storing my car; laid up car; refund of tax when SORN; un-SORN; make it SORN;
        not driving it for months; stop taxing it; going abroad for a year what about my car;
        project car on the drive; what's a SORN; is SORN free; can a SORN car be on street;
        I don't use car in winter, must pay tax; register it off road; how to put car off road`,
    },
  },
  {
    id: 'insurance-law',
    title: 'Driving or keeping a car uninsured',
    text: 'In Great Britain a car must be insured or declared SORN, even if it isn’t driven. Otherwise: a £100 fixed penalty, the car may be clamped, and up to £1,000 in court. Northern Ireland differs.',
    source: {
      title: 'GOV.UK: Uninsured vehicles',
      url: 'https://www.gov.uk/vehicle-insurance/uninsured-vehicles',
    },
    wordings: {
      own: `
        do I need insurance if I do not drive the car; what is the fine for no insurance;
        what happens if my car is not insured; continuous insurance enforcement; my insurance has run out;
        penalty for an uninsured car; can my car be clamped for no insurance; is car insurance compulsory;
        can I keep a car without insurance; my insurance lapsed;
        do cars have to be insured if they don't move; cars that don't move insurance;
        insured if it doesn't move; is it illegal to have no insurance on a parked car;
        no insurance on a parked car; my car is just sat there, does it need insuring;
        sat there does it need insuring; car not used does it need insurance;
        does a parked car need insurance; insure a car I don't drive; insurance on an unused car;
        got no insurance at the moment, what can happen; no insurance; no insurance fine;
        driving without insurance; drive with no insurance; uninsured; caught with no insurance;
        fine for no insurance; penalty for no insurance; points for no insurance; insurance expired;
        insurance ran out; insurance lapsed; insurance run out yesterday; forgot to renew my insurance;
        forgot my insurance; letter about no insurance; askmid; continuous insurance;
        is insurance required by law; do I legally need insurance; legal requirement insurance;
        can they take my car for no insurance; clamped for no insurance; what happens with no insurance`,
      'held-out': `
        Is it illegal to have an uninsured car?; what is the penalty for no insurance`,
      'strangers-a': `
        My car is standing only on driveway, nobody drive it. I must have the insurance for it?;
        what do u get if ur caught w no insurance`,
      'strangers-b': `
        if my corsa is just sat on the road and i dont drive it do i still need insurance;
        me insurance lapsed and the car's just on the street not movin, can they do us for that`,
      voices: `
        do I need insurance if I don't drive it; uninsured car on the drive; driving without insurance;
        fine for no insurance; can I keep a car uninsured; is it illegal to have no insurance;
        car parked with no insurance; insurance lapsed; penalty for no insurance; my insurance ran out;
        continuous insurance; does a parked car need insurance; no insurance what happens;
        insured or SORN; caught driving uninsured; insurance expired; can they clamp an uninsured car;
        insurance for a car that's off the road; £100 fine insurance; car sat on drive insurance;
        must it be insured; do I have to insure a car I don't use; points for no insurance;
        letter about no insurance; what do they do if no insurance; is insurance compulsory;
        drive my mum's car without insurance; car standing, need insurance`,
    },
  },
])
