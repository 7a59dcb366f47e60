/** Ways of asking about price, plans, perks and payment. */
export const moneyConcepts = {
  price: `
    how much, price, prices, priced, pricing, cost, costs, quote, quotes, quotation, rate, rates,
    ballpark, figure, expensive, cheap, cheaper, cheapest, dear, fee, fees, tariff, pricelist, price list,
    afford, affordable, pricey, set me back, what is the damage, pound, money, bill, estimate, howmuch,
    how mutch, how much do you charge, do you charge, you charge for, charge for, charge extra,
    extra charge, what do you charge, you charging for, charge per, charged for, your charges,
    how much you charge, going rate, price range, worth it, value for money, costing, call out fee,
    callout fee, a month, break the bank, budget, reasonable, rip off, rip me off, arm and a leg,
    charge me, charge us, charge people, bloody fortune, fortune, price tag, spend
  `,
  free: `
    free, free of charge, for free, for nothing, no cost, catch, gratis, complimentary, strings,
    no charge, nothing, cost nothing, cost anything, costs anything, have to pay, got to pay, need to pay,
    do i pay, pay anything, hidden, hidden costs, hidden charges, foc, without paying, pay for
  `,
  subscribe: `
    subscription, subscriptions, subscribe, subscribing, monthly, membership, member, memberships,
    contract, contracts, tied in, tie in, tied, tied down, lock in, locked in, plan, plans, commitment,
    per month, every month, each month, rolling, yearly, annually, annual plan, sign up to a plan,
    regular payment, standing order, sub
  `,
  cancel: `
    cancel, cancelling, cancelled, cancellation, cancel anytime, stop, end my, ending, pause, freeze,
    minimum term, minimum contract, notice period, skip, whenever i want, anytime, any time, terminate,
    back out, get out of it, get out of the, leave early, pull out, how long is the contract,
    long is the contract, auto renew, automatically renew, exit, quit, packing it in, pack it in,
    stop paying, cooling off
  `,
  oneoff: `
    one off, oneoff, 1 off, just once, once, single, single wash, one wash, one time, 1 time,
    pay as you go, payg, ad hoc, adhoc, just the one, only one, without a subscription, no subscription,
    without subscribing, not monthly, as and when, now and again, occasionally, occasional,
    every now and then, every so often, per visit, per wash, without signing up to, only want it,
    only need it
  `,
  trial: `
    trial, free trial, try it, try it out, try before, taster, sample, first one free, first wash free,
    first month free, free month, test it, try you out, give it a go, try it first
  `,
  perk: `
    perk, perks, benefit, benefits, discount, discounts, deal, deals, early bird, early birds, offers,
    offer, special offer, promo, promotion, promo code, discount code, incentive, bonus, reward, rewards,
    freebie, freebies, in it for me, in it for us, 15, 15 percent, percent, 20 pound, pound 20, 20 off,
    15 off, money off, pound off, percent off, off my first, priority access, priority, early access,
    saving, savings, goodies, advantage, advantages, why should i join, why join, point in joining,
    point of joining, get for joining, get for signing up, get if i join, get if i sign up, sign up bonus,
    welcome offer, intro offer, introductory, special treatment, skip the queue, jump the queue,
    founder member, sweetener, 3 months, three months
  `,
  terms: `
    terms, conditions, expire, expires, expiry, valid, combine, combined, both, stack, claim, claiming,
    redeem, apply to, apply, eligible, t and c, t and cs, ts and cs, small print, fine print, valid for,
    last, lasts, run out, both offers, together, how do i use, how will i use, on top of, as well as,
    mean, means, kick in, conditions apply, after the 3 months, after three months, after the first,
    transfer, pass on
  `,
  gift: `
    gift, gifts, present, presents, gift card, gift cards, voucher, vouchers, gift voucher, buy for,
    birthday present, christmas present, gift it, treat my, buy it for, buy this for, surprise,
    fathers day, mothers day, stocking filler, wedding present
  `,
  refer: `
    refer, referral, referrals, referring, refer a friend, invite, affiliate, tell my mates,
    tell my friends, telling my friends, telling people, tell a friend, bring a friend, spread the word,
    recommend a friend, recommend you, share with friends, introduce a friend, get my friends,
    if my friend joins, if my mate signs up, if my friends join
  `,
  discountgroup: `
    student, students, student discount, nhs, blue light, bluelight, pensioner, pensioners, oap, oaps,
    military, forces, veteran, veterans, armed forces, carer, teacher, teachers, senior, seniors, over 60,
    over 65, unidays, totum, key worker, key workers, low income, universal credit discount, loyalty,
    price match, black friday, haggle, knock off, bigger discount, do it cheaper, best price, lower price,
    cheaper price, concession, concessions, retired discount, police officer, nurse, nurses, paramedic,
    emergency services discount
  `,
  pay: `
    pay, paying, payment, payments, cash, card, cards, credit card, debit card, amex, american express,
    visa, mastercard, paypal, apple pay, google pay, bank transfer, bacs, invoice, instalment,
    instalments, upfront, up front, in advance payment, klarna, clearpay, cheque, contactless, receipt,
    vat, bill me, take payment, card machine, billing, billed, payment method, take the money,
    money taken, stripe, crypto, in arrears, pay later, charged when, when am i charged,
    when do i get charged
  `,
  deposit: `
    deposit, card details, card to sign up, obligation, obligated, committed, commit, commit to,
    commitment to join, binding, put my card, enter my card, bank details, need a card
  `,
  directdebit: 'direct debit, dd, by direct debit, spread the cost, six monthly, every six months',
  several: `
    two cars, three cars, four cars, 2 cars, 3 cars, 4 cars, several cars, several, multiple,
    multiple cars, more than one, more than 1, both cars, both of our cars, second car, 2nd car,
    wifes car, wife car, husbands car, husband car, my other car, another car, family, household,
    all our cars, multi car, other car, our cars, each car, per car, partners car, sons car,
    daughters car, mums car, dads car, mothers car, two vehicles, extra car, additional car, swap the car,
    change my car, changing my car, change of car, new car later, switch car, one plan, same plan,
    one subscription, the whole family, couple of cars, pair of cars, two motors, cars on the drive,
    add a car, add my
  `,
  refund: `
    refund, refunds, refunded, money back, reimburse, reimbursed, get my money back,
    give me my money back, give my money back, return my money
  `,
  compare: `
    better than, instead of, different from, different to, versus, vs, compare, compared, competitor,
    competitors, competition, alternative, rather than, why choose, why should i choose,
    why should i use you, why use you, similar, unlike, other companies, other firms, anyone else,
    best in, local car wash, the car wash down, hand car wash down, what makes you, special about you,
    difference from, difference between you, go elsewhere, cheaper than, stand out, usp, ripoff of
  `,
} as const
