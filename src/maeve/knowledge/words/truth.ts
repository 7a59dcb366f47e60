/** Words that mean the same for our service or a car, on one line; the first replaces the others. */
export const same = `
wash, clean, washing, carwash, valet, valeting, cleaning
charge, charging, charger, recharge
car, vehicle, motor, auto
price, pricing, cost, fee, costing
pay, payment, paid, spend
quote, quotation, estimate
personalise, individually, personal, personalised, personalized, tailored, bespoke, individual
subscribe, subscription, subscriber
month, monthly
remind, reminder, nudge, alert, notify, notification, prompt, heads-up
waitlist, list, queue, join, joining, enrol
registration, register, registered
member, membership
launch, open, opening
book, booking, reserve, reservation
visit, appointment, slot
cover, include, contain
home, house
work, office, workplace
app, application
choose, pick, select
schedule, scheduling, scheduled
track, tracking
check, inspect, inspection, checker
email, inbox
detail, data, information, info, details
change, update, amend, alter, edit, correct, vary
delete, remove, erase
mot, test, tested, tests
fine, penalty, pcn
early, earlier, ahead, advance
expire, expiry, lapse, end
renew, renewal
surcharge, supplement
council, authority
appeal, challenge, contest, dispute
reject, refuse, dismiss, fail
scotland, scottish
day, daily
cut, reduce, reduction, knock
minimum, least
middle, central
legal, law, lawful, legally
handbook, manual
guide, rough, roughly
company, firm, business, other
differ, different, difference
exempt, exemption
electric, ev, electrical, battery-powered
petrol, gasoline
show, display
person, human, people
wrong, mistake, error
press, tap, click, hit
button
place, location, whereabouts
phone, telephone
transcript
spam, junk
dirty, mucky
drain, drains, gutter
assistant, bot, chatbot
card, cards
postcode, post-code
review, testimonial
twice, again
insure, insurance, insured
noinsurance, noinsured, noinsure
notax, notaxed
tax, taxed, ved
trip, detour
driveway, drive-way
priority, precedence
perk, benefit, reward, bonus
discount, saving
highlight, strength
year, anniversary
reach, contact
street, road
fit, suit, suitable
`

/** Pairs that cannot both be true of the same thing. Read from the plain text: most of these words carry no meaning elsewhere. */
export const opposites = `
before, beforehand / after, afterwards
early, earlier, earliest / late, later, latest
monthly, month / yearly, annually, year, annual
six-monthly / yearly
slow, slower, slowly, slows / fast, faster, rapid, quick, quicker, quickly
cold / warm, hot
private / council
formal, formally / informal, informally
keep, keeps, kept / lose, loses, lost, losing
more, extra, adds / less, cheaper, cut, off, save, halved
minimum, least / most, maximum, up to
free / cost, costs, pay, paid, fee, charged, charge
start, starts, begins, first / end, ends, last
none, no, never, nothing, without / some, always, any
car, cars / van, vans, goods, light
london / outside
must, have to / may, can
increase, rise / fall, drop
with / without
open / closed, closes, closing, shut
full / half, part
taxed / untaxed
insured / uninsured
all, every, everything / only, just
by hand, manually / itself, automatically
`

/** Words that make no statement truer or less true. */
export const neutral = `
both publish published publishes announce announced announces announcing released revealed confirm confirmed manage manages survive survives
applied applies completely totally entirely exact a able about above according across actual actually add adds afford afraid after afterwards again against along
also although am among amongst amount an and anyway apart apply are around arrive arrives as aside at away back
based basically be bear because been before beforehand begin begins being below beside besides between beyond
bit both bound break brief bring bringing brings but by call called came can carried carries carry case cause
chance chat clear close come comes comfortable coming common concern consider continue conversation
conversations could couple course current date dates deal dear decide deep depend depends describe despite dial
did directly do does doing done door doors down drive driven driver drivers drives driving due during earn
easily either else enjoy enough ensure essentially even ever exact expect explain extend fact fairly fall far
feel few fill final finally find folk folks follow following follows for forget friendly from fully gain gather
gave general generally get gets getting give given gives giving gladly go goes going gone good got great grow
guess had hand handle handy happen happens hard has have having he head hear hello help helps hence her here
hers hi him his hold holding honest honestly hope how however i idea ideally if ii in incidentally indeed inside
instead intend interest into involve is issue it item its itself just keen keeps kind know known knows latest
lead let lets lie like likes likewise literally ll look lose lot lots love lovely made main mainly make makes
making matter maybe me mean means meant meanwhile meet meets mention merely might mind mine moment motorist
motorists move much must my myself namely near nearly necessary need needed needing needs nevertheless new nice
normal normally note obvious obviously of off offer offers often oh ok okay on once one ones onto operate option
or order ordinarily ordinary otherwise our ours out over overall own part particular particularly pass people
per perhaps period piece plainly please pleased plus point possess possible practically presence present pretty
previous primarily probably proceed process proper properly prove provide provided provides purely put puts
question quick quickly quite raise range rather re really reason receive received recent recommend refer
regarding regardless regularly remain remains remember reply require required requires respect respectively
respond result return right ring round rule run runs s said say says section see seem seems seen self send
sending sends sense sent set sets setting shall she short should side sign significant similar similarly simple
simply since single sit sits situation so some something somewhat sort sorts sound sounds source speak specific
specifically stand stands start started starting starts state stated stay stays still straight straightforward
subject such summary supply suppose sure t take taken takes taking talk technically tell tells tend tends than
thank thanks that the their theirs them themselves then there thereafter thereby therefore these they thing
things think this those though thought through thus till to told too took topic total toward towards
try trying turn turns type typically under understand understandable unless until up upfront upon us use used
uses using usual usually value ve versus very via view wait want wanted wants was way ways we welcome well were
what when where whereabouts whereas whether which whichever while whilst who whoever whom whose why will wish
with within wonder word words worth would yep yes yet you your yours yourself
`

/** Words that change what a statement says, and so are never neutral, even if another list has them. */
export const strong = `
only every all any always never already now currently immediately instantly automatically extra another everyone everybody
anyone anybody anywhere everywhere wherever whenever anytime most best better cheaper cheapest less lower exactly guarantee guaranteed
promise unlimited today tonight tomorrow yesterday soon shortly forever life whole entire full each second same more longer
further both day week month year hour minute northernireland scotland england wales london britain exempt ignore hot warm speedup free
`

/** Words that any entry may have, so they do not point to a source. */
export const sourceless = `
a about after all also am an and any are as at be been before but by can do does each ever every for from get gets
give had has have he her here how i if in into is it its itself just like may me more most my no not now of on once
one only or other our out over own per please she should so some such than that the their them then there these they
this those to too under up us very was we were what when where which while who will with within without would yes you
your yours yourself im ill id ive youre youll youve well weve thats theres dont cant isnt arent wont
kerbside pound pounds percent cent quid pence two three four five six seven eight nine ten twenty thirty half hundred
`
