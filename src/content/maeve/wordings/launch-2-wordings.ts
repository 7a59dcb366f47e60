/** How visitors ask, by entry of the knowledge; wordings are parted by semicolons. */
export const launch2Wordings: Record<string, string> = {
  price: `
    how much does it cost; how much is it; what are your prices; price list; how much for a full valet;
    how much is a car wash; how much is a monthly wash; how much do you charge; how much to charge my car;
    what does charging cost; can you give me a quote; ballpark figure; is it expensive; is it cheap;
    what does the subscription cost per month; what would it set me back; what are your rates;
    how much is a valet for a large car; are there any hidden fees; do you charge a call out fee;
    what is the price per kwh; how is the price worked out; what is a personalised quote;
    how much is the tyre and fluid check; do you have a pricelist; pricelist;
    roughly how much a wash would be; roughly how much for a mini; can you tell me roughly how much;
    tell me roughly; do prices vary by car; do prices vary; does the price vary; is it more for bigger cars;
    will it be cheap; cheap; what u charge; wot u charge; what would it cost me a month;
    how do I get a quote; when will I get a quote; how much will my plan be; cost of a subscription;
    how much does everything cost; costs please; could I have a price; price of a monthly wash;
    what does it cost; give us a clue on cost; clue on the cost; what sort of money;
    what sort of money is it; what kind of money; how dear; how dear is it; is it dear;
    how dear is the charging; what's the monthly damage; damage to my wallet; any prices on your site;
    how much for two washes a month; how much for 2 washes a month; how much for a weekly clean;
    how much is the ev charging; how much is the wash; how much is the valeting; how much is the valet;
    tell me your fees; could you tell me your fees; price of a valet; price of charging;
    is charging cheaper than public; charging cheaper; how much money; how much you charging; hw much;
    hw mch; how mch; whats ur prices; what do you charge; what will I have to pay; what would that cost;
    what would that cost me; how much a month is it; whats the price; pay how much; what does a wash cost;
    what does a valet cost; what does a charge cost; what are we talking price wise; price wise; price;
    prices; cost; costs; what's the cost; what is the price; how much do you charge for a valet;
    how much do you charge for washing; roughly what would I pay each month; what would I pay;
    what will I pay; what do I pay; monthly cost; cost per month; how much a month; how much per month;
    what's it going to cost me; how much will it cost; how much would it be; how much does a valet cost;
    how much does the charging cost; how much is charging; how much for charging; charging cost;
    charging price; cost of charging; cost of a wash; wash price; valet price; are your charges reasonable;
    reasonable prices; do you have fixed prices; is it different for everyone;
    is it the same price for everyone; do bigger cars cost more; is it more for an suv; more for a big car;
    does the size of the car change the price; price for a small car;
    what do you charge for checking tyres and fluids; can you quote me; give me a quote for a weekly wash;
    get a quote; quote please; I'd like a quote; where do I get a quote; when do I get the quote;
    how do quotes work; give me a price; just a rough price; rough idea of cost; rough estimate;
    estimate please; ballpark; starting from; from how much; minimum price; cheapest plan;
    what's your cheapest package; how expensive is it; sounds expensive; is it pricey; can I afford it;
    is it good value; what's the damage; what's the fee; monthly fee; what's the subscription price;
    subscription cost; how much is the subscription; how much is a subscription; how much are the plans;
    plan prices; price of the plans; price list please; where are the prices; why are there no prices;
    can't see any prices; why don't you show prices; is there a call out charge; extra charges;
    do you charge per mile; price per mile; per unit price; pence per kwh; how much per kwh; cost per unit;
    is it per wash or per month; what are your fees; fee; rates; tariffs; are prices the same in london;
    is the price fixed once I join; will the price go up
  `,
  subscription: `
    do I need a subscription; do I have to subscribe; is it a monthly subscription; is it a contract;
    am I tied in; is there a membership fee; which services need a subscription;
    how do the subscriptions work; is it paid monthly; what plans do you have;
    what subscription plans are there; do I need a membership; is it monthly or yearly;
    what needs a subscription and what doesn't; what needs a subscription; which need a subscription;
    do I pay monthly for valeting; pay monthly for washing; do I need to sign a contract; sign a contract;
    is it a subscription service; subscription service; committed to a year; am I committed to a year;
    a year's contract; yearly contract; 12 months; do I sign up for a year; must I take out a plan;
    take out a plan; is the cleaning on a monthly deal; monthly deal; is it a rolling thing;
    rolling monthly; every month; is it every month; do I pay every month; is it a subscription;
    is it subscription only; subscription only; so I'd have to subscribe; regular plan;
    is washing a subscription; is charging a subscription; is everything a subscription;
    is it like netflix, a monthly fee; a monthly fee; would I be locked into something;
    locked into a contract; do I have to lock in; which bits do you have to subscribe to;
    what do I have to subscribe to; do I need to subscribe; need a subscription; subscription needed;
    is a subscription required; is it compulsory to subscribe; is it only by subscription;
    is charging on subscription; is washing on subscription; is it monthly; pay monthly;
    is there a monthly plan; monthly plan; monthly membership; is it a rolling contract;
    am I signing a contract; contract; any contract; subscription model; how does the subscription work;
    tell me about the subscription; what is the subscription; what does the subscription mean;
    subscriptions; types of subscription; different plans; which plan do I need; what packages are there;
    can I have a plan for just charging; can I subscribe to washing only; do I need two subscriptions;
    separate subscriptions for washing and charging; one subscription for everything; combined plan;
    is there an annual plan; do I need to commit; commitment; is it ongoing; tied into anything;
    do you tie people in
  `,
  perks: `
    what are the perks; what do I get for joining the waitlist; is there a discount for signing up early;
    early bird offer; what is in it for me; benefits of the waiting list; how do I get 15% off;
    15 percent off what; how do I get the £20 off; 20 pounds off my first charge; 20 quid off;
    any offers for early access; do you have a promo code; any freebies for signing up;
    why should I join the waitlist; what is early access; new customer deal;
    what do waitlist members receive; what do members receive; what do I receive;
    money off if I sign up now; do I get money off; how much discount do I get for joining;
    the 20 pound thing; what's the £20 thing; benefits to being early; any benefits; benefit of being early;
    early access perks; reward for joining; what's the discount; is there a discount; sign up offer;
    what's the incentive to join; incentive to join; how much will I save;
    how much will I save by being on the list; tell me about the 20 pounds; tell me about the £20;
    tell me about the 15%; why bother signing up; why bother signing up now; why join now;
    why should I bother; what do early people get; what do early birds get; early joiners;
    what's the benefit of signing up; sell it to me, why sign up before launch; why sign up early;
    why should I sign up; what's the point of the waitlist; what's the benefit of joining now;
    what's this 15% thing; what is the 15% off; 15% discount; is it true I get £20 off charging; £20 off;
    twenty quid off charging; twenty pounds off; 20 off my first charge;
    anything special for the people on the waitlist; what do waitlist members get; waitlist rewards;
    waitlist benefits; rewards; member perks; perks please; perks; any perks; what are the three perks;
    do I get a discount; any discount; discounts for joining; is there a discount code; signing up bonus;
    joining bonus; what's the offer; current offers; launch offer; opening offer; special offers; deals;
    any deals; what will I save; how much do I save; money off; how much discount do I get;
    first three months discount; what's priority; do early people get anything;
    is there a reward for waiting; what's in it for us; incentives; do you do intro offers;
    do new customers get money off; do I get anything free for joining; exclusive offers
  `,
}
