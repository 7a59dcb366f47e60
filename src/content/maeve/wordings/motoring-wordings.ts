/** How visitors ask, by entry of the knowledge; wordings are parted by semicolons. */
export const motoringWordings: Record<string, string> = {
  'mot-first': `
    when does a new car need its first mot; how often do I need an mot;
    how old is a car when it needs an mot; is an mot every year; do new cars need an mot;
    my car is three years old, does it need an mot; what is an mot; mot rules;
    car is three in june, does it want an mot; does it want an mot; when is the first mot due on a new car;
    first mot due; when's the first mot; my car is two and a half, when will it want an mot;
    when will it want an mot; when does it first need an mot; how long before a new car needs an mot;
    bought a new car when is the mot; new car mot; three years; 3 years old; first mot; is an mot yearly;
    mot yearly; mot every year; annual mot; how often mot; how often do you mot a car;
    how frequently is the mot; does my car need an mot yet; do I need an mot;
    is my car old enough for an mot; what age does a car need an mot; what is an mot for; what's an mot;
    do electric cars need an mot; does an ev need an mot; do evs have mots; mot on a tesla; mot law;
    mot rules uk
  `,
  'mot-early': `
    how early can I do my mot; can I get the mot done before it runs out and keep the date;
    can I renew my mot early; when is the earliest I can have my mot; do I lose time if I get the mot early;
    keep the same mot date; mot a month before it expires; what's the earliest date I can get it tested;
    earliest date for an mot; earliest I can mot; how soon before it expires can I mot it;
    can I do my mot early; mot before it expires; can I mot it three weeks before it's due;
    mot before it's due; mot it early; get it done early; get my mot done early; early mot; test early;
    do I lose days if I test early; lose days; lose time on my mot; keep my mot date; keep the renewal date;
    how soon before can I do my mot; how many weeks before can I mot; month before; a month early;
    28 days before; how early is too early for an mot; can I bring my mot forward;
    renew mot before it expires; two weeks early mot
  `,
  'mot-expired': `
    what is the fine for no mot; my mot has run out, can I still drive;
    my mot ran out, can I drive to the garage; can I drive without an mot;
    is it illegal to drive with no mot; my mot has expired; mot penalty;
    can I drive to the mot test with no mot; what if I forget my mot; I missed my mot;
    been driving two weeks without an mot; driving without mot; driving without an mot;
    how much trouble am I in without an mot; in trouble for no mot; my mot expired yesterday; mot expired;
    my mot has run out; what if I get caught with no mot; caught with no mot; caught without an mot;
    stopped with no mot; no mot; no mot fine; mot fine; mot ran out on friday; mot ran out;
    mot ran out yesterday; mot has run out; mot is out of date; out of date mot; mot overdue; late mot;
    forgot my mot; forgot to do my mot; I forgot my mot; missed my mot; can I drive it to the test centre;
    can I drive to the test; drive to a test with no mot; drive to the garage for an mot;
    am I allowed to drive with no mot; is driving without an mot illegal; legal without an mot;
    how much is the fine for no mot; penalty for no mot; points for no mot; grace period for mot;
    is there a grace period; can I park on the road with no mot; is my insurance valid without an mot
  `,
  'mot-northern-ireland': `
    mot in northern ireland; when does a car need an mot in belfast; first mot northern ireland;
    is the mot different in northern ireland; mot in ulster four years;
    how old must a car be for an mot in northern ireland; when do cars need an mot in northern ireland;
    mot in belfast; mot in belfast when does it start; cars in northern ireland mot;
    I live in lisburn, when does my car need testing; northern ireland mot; mot in ni; ni mot;
    is it four years in northern ireland; belfast mot; car test northern ireland; derry mot;
    vehicle test in northern ireland; when do cars need testing in northern ireland;
    mot rules northern ireland; newry first mot
  `,
  'mot-check': `
    when is my mot due; when does my mot run out; how do I check if my car has an mot; check my mot status;
    look up my mot history; does gov.uk do mot reminders; is my mot still valid;
    can you look up my number plate; how do I know when my mot expires;
    why use you when the government has free reminders; my reg is; how can I find my mot date;
    find my mot date; find out my mot date; what's my mot date; what date is my mot; when's my mot;
    when is my mot; when's my mot due; when does the mot run out; mot due date; check mot; check my mot;
    mot checker; mot history; is my mot up to date; have I got an mot; does my car have an mot;
    does this car have an mot; look up my car; look up my reg; look up a reg; can you check my car;
    here's my reg; my registration number is; gov mot reminder; doesn't the government do mot reminders;
    dvla reminders; gov.uk reminder
  `,
  'mot-cost': `
    how much is an mot test; how much does an mot cost; what is the price of an mot; mot test fee;
    cheapest mot; what's the going rate for an mot; going rate for an mot; mot cost; mot price; mot fee;
    mot fees; how much do mots cost; how much is an mot; how much should an mot cost; max mot price;
    maximum fee for mot; cost of mot test; price for mot; cheap mots; motorbike mot cost; retest fee;
    how much is a retest
  `,
  'tax-direct-debit': `
    can I pay car tax monthly; is it more expensive to pay road tax by direct debit;
    vehicle tax direct debit; can I spread the cost of road tax; does car tax renew automatically;
    will I get a v11 if I pay by direct debit; surcharge on monthly car tax; pay road tax in instalments;
    paying my tax every six months; do you pay extra if you tax the car monthly; pay extra monthly tax;
    tax monthly; pay tax monthly; monthly tax; car tax monthly; pay my road tax each month; spread road tax;
    tax instalments; tax in instalments; direct debit tax; tax by direct debit; dd for car tax;
    six months tax; six monthly tax; is monthly tax dearer; is yearly tax cheaper; 5% surcharge;
    extra for paying tax monthly; does the direct debit renew; tax direct debit and mot; v11; no v11;
    will they send a v11; does my tax renew itself
  `,
  'tax-ev': `
    do electric cars pay road tax; is my tesla tax exempt; do evs pay car tax now;
    is road tax free for electric cars; how much is road tax on an electric car;
    when did electric cars start paying tax; ved for ev; expensive car supplement for electric cars;
    zero emission road tax; do I now have to tax my zoe; tax my tesla; tax my zoe; are evs exempt from ved;
    do you pay road tax on an electric car; road tax on my tesla;
    is it true electric cars have to be taxed now; electric cars taxed; are electric cars taxed; ev tax;
    tax on evs; tax on electric cars; road tax for ev; road tax on electric; electric car road tax;
    do teslas pay tax; do I pay tax on my tesla; do evs pay road tax; is ved zero for electric;
    no longer free tax for evs; when did ev tax start; ev tax exemption; are evs still free;
    zero tax for electric; tax my leaf; electric vehicle excise duty; do I need to tax my electric car
  `,
  'tax-amount': `
    how much is road tax; how much is my car tax; what will my vehicle tax be this year; road tax rates;
    is my car taxed; when is my tax due; check my road tax; how do I tax my car; ved bands;
    where do I pay my car tax; road tax price for my car; what is the road tax on my car;
    road tax on my car; how much is the tax on my car; what does it cost to tax a 1.6 petrol; cost to tax;
    what does it cost to tax my car; how much to tax my car; how much to tax a car;
    how much tax will I pay on my car; how much vehicle tax; price of car tax; car tax price; car tax cost;
    car tax rates; road tax cost; road tax bands; tax band; what tax band is my car; ved; ved rates;
    is my car tax due; when is my car tax due; when's my tax due; tax due date; check car tax; check my tax;
    check tax; how do I tax a car; how do I tax it; tax my car online; where do I tax my car; tax a new car;
    does tax transfer when I buy a car; road tax this year; did road tax go up; road tax increase
  `,
  'tax-late': `
    what happens if I forget to tax my car; fine for no road tax; penalty for not taxing my car;
    my tax has run out; can I drive without tax; I missed my car tax; late vehicle tax penalty;
    untaxed car fine; my car tax expired; I forgot to tax the car will I get fined; forgot to tax;
    forgot my tax; forgot to tax my car; fined for no tax; no tax fine; no road tax; no car tax; untaxed;
    untaxed car; driving untaxed; drive with no tax; driving without road tax; caught with no tax;
    tax ran out; tax has expired; tax expired; tax late; late tax; tax overdue; fine for late tax;
    penalty for no tax; £80 fine; dvla fine; dvla letter about tax; got a fine for no tax;
    car clamped for no tax; can I park untaxed on the road; missed my tax payment
  `,
  sorn: `
    what is sorn; how do I sorn my car; do I need to declare my car off the road;
    my car is in the garage off the road, do I have to tell dvla; do I get a refund of my car tax;
    can I drive a sorn car; statutory off road notification;
    I am not using my car for a few months, do I need tax; car tax refund;
    car in bits in the garage, do I need to tax it; car in bits; do I need to tax a car I don't use;
    project car in the garage; can I leave my car untaxed on my driveway; untaxed on my drive;
    car on the drive with no tax; off road; keep my car off the road; explain sorn to me; sorn; sorn rules;
    sorn my car; what does sorn mean; declare sorn; how to sorn; sorn a car; sorn and insurance;
    does a sorn car need insurance; does a sorn car need mot; parking a sorn car; sorn on the street;
    not using my car for a while; laid up for winter; storing my car; car in storage; get my tax back;
    tax back; tax refund; refund of car tax; refund on tax; refund when I sell my car tax;
    get money back on road tax; going abroad for months, what about my car tax
  `,
  'insurance-law': `
    do I need insurance if I do not drive the car; what is the fine for no insurance;
    what happens if my car is not insured; continuous insurance enforcement; my insurance has run out;
    penalty for an uninsured car; can my car be clamped for no insurance; is car insurance compulsory;
    can I keep a car without insurance; my insurance lapsed; do cars have to be insured if they don't move;
    cars that don't move insurance; insured if it doesn't move;
    is it illegal to have no insurance on a parked car; no insurance on a parked car;
    my car is just sat there, does it need insuring; sat there does it need insuring;
    car not used does it need insurance; does a parked car need insurance; insure a car I don't drive;
    insurance on an unused car; got no insurance at the moment, what can happen; no insurance;
    no insurance fine; driving without insurance; drive with no insurance; uninsured;
    caught with no insurance; fine for no insurance; penalty for no insurance; points for no insurance;
    insurance expired; insurance ran out; insurance lapsed; insurance run out yesterday;
    forgot to renew my insurance; forgot my insurance; letter about no insurance; askmid;
    continuous insurance; is insurance required by law; do I legally need insurance;
    legal requirement insurance; can they take my car for no insurance; clamped for no insurance;
    what happens with no insurance
  `,
}
