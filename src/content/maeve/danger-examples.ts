/*
 * How people speak who are in danger, or about somebody in danger, and how people speak who only sound alike (`none`), by
 * the set each message came from. One message a line. What the sense of danger learns from.
 */
export const dangerExamples: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  own: {
    suicide: `
i want to die
i dont want to live anymore
im going to kill myself tonight
ive had enough, im ending it
took a load of pills just now
i have swallowed all my tablets
i took an overdose and im scared
kms fr this time
wanna unalive myself ngl
my friend says shes going to kill herself
my son has sent a text saying goodbye and i love you and now his phone is off
my brother left a note and took the car
there is a woman on the bridge over the bypass and she has climbed the barrier
someone is standing on the edge of the car park roof
man sat on the wrong side of the bridge railing looking down
i am at the top of the multi storey and i dont know what to do
thinking of driving into a wall
some nights i think about just turning the wheel and not coming back
dont bother with the reminder i wont be here to need it
cancel my place, i shant be around by then
can i leave the car to my sister, i wont be needing it after tonight
how do i get the car cleaned before i go, i want things tidy for the kids when im gone
please make sure the car is nice for my wife, i will not be here
everyone would be better off without me
nobody would even notice if i was gone
i just want it to stop
i cant do this anymore
i cant keep going like this, theres no point in anything
what is the point of carrying on
i feel like ending things
been saving up my tablets
ive written the letters
ive said my goodbyes
i hurt myself again last night and i cant stop
i keep cutting myself and nobody knows
im 14 and i dont want to be here
i am so tired of being alive
since my wife passed i see no reason to go on
i lost my job my house my kids, nothing left to live for
i would rather not wake up tomorrow
wish i could go to sleep and never wake up
I have no strength to live, I want finish everything
I want to finish my life please
life is not worth for me any more
ah dinnae want tae be here anymair
a divvent want to be here nee more
cannae cope, I'm gonnae end it
I just don't see a way out
I am a burden to my family and it would be kinder if I went
The doctor says it won't get better. I have decided I shall go on my own terms this week.
my mate wont answer and his last message said sorry for everything
dad has locked himself in the garage with the engine on and says leave him
he says he is going to drive off the cliff
how many reminders do you send, not that it matters, im not planning to see next month
never mind. i dont think ill make it to the weekend
i have a plan and i have the means and i feel calm
sat in my car by the railway and i want to walk on the line
nie chce zyc
nie chcę już żyć
no quiero vivir mas
nu mai vreau sa traiesc
non voglio piu vivere
nao quero mais viver
if i vanished would anybody care, honestly asking
i feel dead inside and i keep thinking about the bridge
my girlfriend is threatening to hurt herself if i leave the house
shes locked in the bathroom with a razor
my daughter has been cutting her arms and says she wants to die
a lad in our class posted that tonight is his last night
better to die than this
every day i think it is better to be dead
i wont see next week so it doesnt matter
is there any point signing up when i wont be here
gonna top meself
tell my wife the papers are in the drawer, she will manage fine without me
let my family know i am sorry and where the keys are
after this week nobody will have to worry about me
after tonight i wont be a problem to anyone
not after tonight. tell them im sorry
im sorry for everything, tell my mum i love her
dont need the car cleaned, dont need anything now
no use for me actually, i will be gone
I shall not be troubling anyone much longer
The pills are counted out in front of me
parked up at the cliffs. its quiet. thanks for the chat
last thing i want to do is book a nice wash, then thats me done
ive picked a day
whats the point of a reminder for march when i dont want to see march
honestly i dont want to be alive by then
i dont see myself here next year and thats ok
i got no one. i want it over
my lads texted me his bank details and said bye dad
she turned her phone off after sending a goodbye message
someone is climbing over the railings of the flyover
colleague told me he bought a rope and wont come to the door
i dont wanna be alive any more
debt is too big, family shame, i think to finish myself
ma heid's gone, I just want away fae it aw, for good
feeling suicidal again
im not safe on my own tonight, thoughts are really bad
the voices say drive into the lorry
ive stopped my insulin on purpose
been sat with the engine on in the garage hoping i fall asleep
I want to kill myself
I feel suicidal
I want to end my life
I cannot go on any more
I want to hurt myself
nobody would miss me
I don't want to be here any more
I want to end it all
thinking of ending it
suicidal
suicide
kill myself
I can't cope any more
no point living
I hate my life and want to die
self harm
I'm going to hurt myself
I feel like dying
life isn't worth living`,
    hurt: `
help my dad has collapsed
he's not breathing
she wont wake up
my wife is having chest pains
pain in my chest and down my arm
my husbands face has dropped on one side and he cant speak properly
mum is slurring and her arm is weak
nan talking rubbish and cant lift her arm
child having a fit in the back seat
hes having a seizure
i've just crashed my car and i'm bleeding
ive had a crash
just been hit by a van
someone just ran me off the road, im in a ditch, my neck hurts
car has rolled over and theres people inside
theres been a pile up and someone is trapped
a cyclist has been hit outside my house
lad knocked off his bike, not moving
old lady knocked down on the crossing
little girl run over on our drive
the jack slipped and the car is on my leg
car came off the jack onto my brother
my hand is trapped under the wheel
boyfriend under the car and it fell on him
fingers shut in the door and bleeding loads
cut my hand bad on the jack wont stop bleeding
blood everywhere
i cant stop the bleeding
i think ive broken my leg
i fell getting out the car and cant get up
hit my head on the boot and i feel sick and cant see right
im diabetic and shaking and i have no sugar
dads sugar is really low and hes gone confused
my mate is having a hypo in the passenger seat
daughter ate nuts and her lips are swelling
been stung and my throat is closing up
wasp sting, face swelling up, cant swallow
baby has swallowed screenwash
kid drank antifreeze
toddler got into the car shampoo and drank it
battery acid in my eyes
brake cleaner sprayed in my eye it burns
burned my arm on the radiator, skin is coming off
coolant sprayed over my face when i took the cap off
having trouble breathing
cant breathe properly, asthma, no inhaler
my inhaler is empty and im wheezing bad
think im having a heart attack
my baby is choking
waters have broke and were stuck on the motorway
wife in labour in the car baby is coming now
gran has fallen and shes gone a funny colour
he is grey and sweating
my passenger is unconscious
my friend passed out in my taxi and i cant wake him
feeling faint behind the wheel and my vision is going
My husband has come over most peculiar, he cannot find his words and his mouth has slipped
Please, my colleague fell from ladder and is not answering
man is lying on road, not move
my head hit window, now I see two of everything
some bairn's been knocked doon
ma wife's ta'en a funny turn
uncle's gone all limp in the back of the car
oh god my dad has just fallen off the kerb and theres blood
wait someone has just been hit by a car outside
ambulance how long, hes turning blue
a motorbike has gone into the back of me and the rider is down
lorry hit us, my son is hurt
chess pain and cant breathe
took too many painkillers by mistake what do i do
dad is slumped over the wheel
driver in front is slumped and not moving
lorry has gone into a bus stop and theres people under it
car just ploughed into the queue at the bus stop
kid went over the handlebars and is lying in the road
cut my wrist by accident on the bodywork and it wont stop bleeding
sliced my finger on the wiper blade, loads of blood
trapped my hand in the van door, cant get it out
wheel fell on my foot and i think its broke
drill went through my hand
got screenwash in my eyes and cant see
my son drank something from a bottle in the garage
friend on the floor, car hit her
shes on the floor shaking and her eyes rolled back
my mum is sweating and says an elephant is sitting on her chest
tight chest since this morning and now jaw hurts
he cannae feel his left side
grandads face has gone all lopsided
my speech is funny and my hand wont work
she is eight months pregnant and bleeding
my brother has taken something and wont wake up
someones passed out in the car next to me
stung by a bee and i cant swallow, my epipen is at home
peanut in that sandwich and his eyes are puffing up
sugar is 2.1 and i feel terrible
he keeps being sick after banging his head
neck pain after being rear ended ten minutes ago and pins and needles
airbag went off and my chest really hurts
we've just rolled the car, my wife isnt talking
scooter lad is in a bad way outside mine
me nan's fell down the steps goin to the car and cant get up
mi hermana no respira
on nie oddycha
ratunku, wypadek
ayuda por favor accidente
pomocy
ajutor va rog
aiuto incidente
socorro acidente
I have had a crash
I have had an accident
someone is hurt
I hit a pedestrian
someone crashed into me
this is an emergency
I need an ambulance
call the police
I'm in danger
somebody call an ambulance
I've run someone over
there's been an accident
there's been a crash
someone has just driven into the back of me
driven into the back of me
drove into me
I've crashed
crashed my car
car crash
been in a crash
I've had a smash
car in a ditch
car in a river
someone's injured
injured
bleeding
unconscious
ambulance
police please
help me now
trapped
someone is breaking into my car
brakes have failed while driving
my brakes don't work and I'm driving
hit someone
I have been in a car crash
I have just had a crash in Leeds
just had a crash on the ring road
we have crashed
I've crashed into a tree
had an accident five minutes ago`,
    fire: `
car on fire
my car is on fire
the engine is on fire
flames coming out the bonnet
theres smoke pouring out of my car
smoke coming from under the bonnet
smoke from the dashboard what do i do
my ev is smoking
battery is hissing
hissing noise and white smoke from under the tesla
popping sounds from the battery
charger is sparking
sparks coming out the socket
the plug is melting
charging cable is red hot and smells of burning
burning smell when i plug in
burning plastic smell from the charge point
got an electric shock off the charger
the charger gave me a shock
i get a tingle when i touch the car while its charging
touched the cable and it threw me back
water has got in the charger and its plugged in
car is charging and the drive is flooding
charge point is under water
car's in flood water and its electric
theres petrol pouring out from under my car
petrol leaking all over the drive
strong smell of petrol in the garage
whole car stinks of petrol and my lads smoking
fuel dripping onto the exhaust
tank is leaking on the forecourt
theres an orange glow under the car
the battery is swelling and its hot
scooter battery on fire in hallway
wires hanging out of the charger and a kid is near it
bare wires on the lamp post charger
someone smashed the charger and the wires are showing
its buzzing really loud and smells like burning
from the plug goes smoke
car is burn, help
motor's gannin up in flames
reek comin oot the bonnet
pali się
se quema el coche
masina ia foc
omg my charger just went bang and theres smoke
actually the plug here is sparking right now
neighbours van is alight
bus on fire on our road
the wheel is on fire, brakes glowing and smoking
e bike battery went bang and its smouldering
fumes and hissing from the battery pack after a bump
petrol all over the shed floor and theres a heater on
gas bottle leaking in the back of the van i can hear it hissing
smells like petrol in the van and theres a puddle under it
petrol pooled near the boiler
fuel all over the garage floor, really strong smell
gas smell in the camper
car next to mine at the chargers has smoke coming out
flames under the lorry in front
theres a burning smell and its getting worse, im on the motorway
dash is smoking
the granny lead is so hot it burnt my hand
wall socket has gone black and smells
crackling from the charger box
i can see sparks under the bonnet
battery's making a weird popping and smells sweet
phone charger in the car has set the seat alight
catalytic converter glowing and the grass is smoking
kids have pulled the charger apart and its live
my son touched the broken charge post and it threw him
drove through a flood and now the ev is making noises and steaming
power bank in boot on fire
lamp post charger is smoking, people walking past it
there is smoke coming from my car
smoke pouring out of my bonnet
smoke from the engine
smoke coming out
my engine is smoking
engine on fire
burning smell from my car
my charger is on fire
there is a fire in my engine`,
    'shut-in': `
my baby is locked in the car
i locked the keys in the car with my baby inside
toddler locked himself in the car and its boiling
my little girl has locked the doors and cant get out
keys are in the car and so is my son
car locked itself with the kids in it
theres a dog in a hot car
dog left in a car in the sun panting
dog shut in a van outside the shops, no windows open
a dog in a car at tesco looks really unwell
someone has left a baby in a car at the supermarket
kids left alone in a car crying, no sign of parents
an old man is asleep in a parked car in this heat and wont answer
my nan is in the car and the doors wont open
grandad with dementia has locked himself in the car and it is freezing
we are stuck in the snow with a baby and no heating
stranded in a blizzard with my mum, shes shivering and going quiet
been stuck in the car all night in the snow, so cold
trapped in the boot
im locked in the back of a van
the doors wont open and its getting hot in here
battery has died and we cant open the doors, kids are inside
puppy locked in the car with my keys
cat in a carrier left in a car in full sun
child in next car all windows up and nobody about, 28 degrees
baby crying in locked car, red in the face
dog's tongue hanging oot, locked in a car, naebody aboot
bairn locked in the motor
is closed in car my daughter, it is hot, what I do
the car just locked with my toddler in it
can i break a window to get a dog out of a hot car
should i smash the window theres a baby in there
two dogs in a car at the services an hour now and its 30 degrees
my elderly mum is stuck in the car and is overheating
fob locked in with my baby, shes screaming
the remote wont work and my twins are strapped inside
its been twenty minutes and the dog in that car isnt moving
golden retriever in a bmw at asda, windows closed, drooling
wee boy on his own in a car, crying, roasting hot day
elderly lady in the passenger seat, doors locked, no driver, she looks unwell
my dad cant get out of the car, seatbelt jammed and hes overheating
stuck on the moor in snow since last night, run out of heat
power's gone in the car and i cant get the doors open, im inside
someone left their puppies in a van with no air
baby inside, keys inside, battery dead
i'm in the car wash and it has stopped and i cant get out and i cant breathe in here
I am trapped in my car
child locked in car
dog locked in a hot car`,
    violence: `
my husband hits me
my boyfriend hit me again
he punched me
my partner strangled me last night
my dad hits my mum
stepdad hits me
my wife hits me and nobody believes me
he said hes going to kill me
he says if i leave he will kill me
ex is outside my house
my ex keeps turning up at my work
a car has been following me for miles
someone is following me home and i dont know where to go
im being followed
i think theres a tracker on my car
found an airtag under my seat, my ex always knows where i am
he checks my mileage every day
my husband wont let me have the car keys
he takes my phone and my money
im not allowed to leave the house
he locked me in
my family wont let me out and they took my passport
they are going to make me marry him
hes got a knife
man with a hammer trying to get in my car
someone is trying to get into my car and im in it
lads smashing up cars and coming towards me
im being robbed
i cant talk he is in the room
cant speak he can hear
please dont ring me he will hear
hes coming back in a minute please help
scared to go home
im scared of my boyfriend
afraid of what he'll do when he gets home
i need to get away from him tonight with the kids
how do i get my car out without him knowing, i need to leave
my brother threatens me every day
my son is violent towards me
son keeps shoving me when he wants money, im 70
my carer hits me
my uncle touches me
he forced me
passenger in my cab is threatening me
customer has a blade
driver wont stop and let me out
im in a taxi and he has gone the wrong way and locked the doors
neighbour says he will burn my car with me in it
he cut my brakes before and i think hes done it again
shes kicking off and throwing things at me
gang outside with bats
He is controlling everything, I cannot call anybody, please
wor lass's ex is kickin the door in
he's leatherin ma sister
sorry i have to be quick he reads my messages, im frightened
can i order a car wash for one please. he's beside me
someone keeps sitting outside in a car watching my house
road rage guy is blocking me in and banging on my window
this bloke is chasing us in his car
can he see where my car is on your app, i dont want my ex to find me
daddy is hitting mummy
a man is dragging a girl by her hair to his car
bloke is battering a woman in the car park
man is waiting by my car and says i will pay
he sent me a photo of my car and said youre next
they said if i dont carry the package they will hurt my mum
they make me work and keep my passport and i sleep in the car wash
boss locks us in at night and takes our pay
people i owe money to are outside
hes smashing the car with me inside it
im hiding in the car from my husband
sleeping in my car because he will hurt me if i go back
living in the car with my kids, he cant know where we are
he says he will take the baby if i leave
he put something on my phone so he sees everything
she slaps me and hides my insulin
my mum hits me with the belt
teacher keeps touching me in his car
uber driver wont unlock the door
two lads following me round the car park, im on my own
someones got in my back seat
a guy tried to pull me into his van
he grabbed the wheel and said hed kill us both
i said no and he didnt stop
id like one large pepperoni delivered quick please, he is angry
he monitors this phone. how do i get out
my family are going to send me abroad to marry
wont let me out of the car
I am stuck on the hard shoulder and scared
someone is following me
someone hit me`,
    'drink-drive': `
can i drive after 3 pints
had 6 pints can i drive home
had a bottle of wine am i ok to drive
ive had a few, fine to drive?
bit drunk but its only round the corner
my mate is drunk and getting in his car
my dad is pissed and hes driving us home
she's had loads to drink and she has got the keys
how do i stop my husband driving drunk
he is about to drive and he can hardly stand
im stoned can i drive
had a spliff an hour ago ok to drive?
did some coke earlier, driving home now
took a sleeping tablet and now i have to drive
on strong painkillers feeling drowsy and driving to work
woke up still drunk and need to do the school run
still over the limit i think but got to get to work
car in front is swerving all over the road i think hes drunk
drunk guy just got in a van outside the pub
my boss drove off steaming drunk
taxi driver smells of drink
the bus driver stinks of alcohol
can i sober up with coffee before i drive
how long after vodka can i drive, i need to leave now
im wasted lol might just drive
typing this at the lights and im hammered
someone put something in my drink and im driving
feeling spaced out from my tablets and im on the motorway
ah've had a few bevvies, alright tae drive?
I drunk some beers, police will see if I drive slow?
just had a few cans, gonna nip to the shop in the car
nearly fell asleep at the wheel twice, havent slept for two days, still 100 miles to go
my daughters boyfriend has been drinking and shes in the car with him
grandad had whisky and took the car
only had like 4 vodkas and i feel fine, dropping everyone home
on the beers since twelve got a job at five so driving now
pints but only a mile home
roads are quiet so i will just drive, had a bottle
my friend is too drunk to stand and says hes driving
mum has been drinking and is coming to pick me up
dad's steamin and he's got the car keys
wine at lunch, collecting the children at three, would that be all right
can u get fined for driving after 5 shots, gotta leave in a min
took too much of my medication and im about to set off
edibles kicking in and im driving
ket at the afters, driving back now, whats the fastest way to get sober
a van is weaving all over the m6 in front of me
coach driver was drinking at the services
fell asleep for a second on the motorway, still driving`,
    fumes: `
i can smell exhaust inside the car and i feel dizzy
exhaust fumes coming in the car, got a headache
the garage is full of fumes
engine running in the garage and the door is shut
left the car running in the garage and now we feel sick
co alarm going off in the garage
carbon monoxide alarm in the camper
barbecue inside the van to keep warm and we feel funny
asleep in the car with the engine on and exhaust blocked by snow
stuck in snow engine on for heat, feeling sleepy
headache every time i drive and smell of exhaust
kids are drowsy and theres fumes in the car
generator in the garage and my husband has a bad headache
car idling in closed garage someone inside
the exhaust has come off and its stinking in here, feel woozy
dog and me both feel sick, warming the car up in the garage
is it ok to leave engine on in garage with door down to keep warm tonight
exhaust's blawin intae the motor, heid's thumpin
my heater blows fumes and my head hurts, I am driving now
neighbours engine is running in his shut garage and he isnt answering
woozy and sick in the car, windows shut, engine idling for the heater
a bbq in the tent by the van and everyone has a headache
heater in the campervan on all night and my girlfriend wont wake properly
kids sleepy in the back and i can smell exhaust
he is working on the car in the garage with it running, door down, and not answering me
exhaust leak into the cabin and i keep yawning and feel sick`,
    none: `
my battery died this morning, do you do jump starts
car's dead again, who do I call for recovery
the battery is dead can you help
dying to get this car clean
I'm dying for a proper valet
killer deal, where do I sign
the price is killing me
my wife will kill me if she sees the state of the seats
mum will murder me for the mud in her car
suicide doors on my classic, can you wash it
do you bleed brakes
how much to bleed the brakes
fire away with the details
fire me over a quote
shoot me an email when you launch
hit me with the price
hit me up when you open
whats the damage for a full valet
crash course in how this works please
your form crashed
the app keeps crashing
the website crashed when I pressed join
had a crash last year, does that change my insurance reminder
I was in an accident in 2021 and the car has a dent, do you fix dents
after my accident I can't bend, can you check the tyres
I had a stroke three years ago and don't drive much, is it worth it
heart attack in 2018, fine now, but can't wash the car myself
I'm diabetic and my hands are bad, could someone wash the car
I have epilepsy so my husband drives, can he be the one to book
my late husband always did the car, how do I get the MOT sorted
my dad died and left me his car, do I need to tax it
mum passed away, how do I SORN her car
I've inherited my nan's Micra, when is the MOT
there was a fire at the garage so my MOT is delayed
is it safe to charge in the rain
do electric cars catch fire
is there a risk of fire with mobile charging
what happens if the charger gets wet
can you get a shock from a charger
how safe is it to charge overnight
are your chargers safe
do you carry a fire extinguisher
can you get the smoke smell out of the seats
I smoke in the car, will you still clean it
second hand car stinks of cigarettes
there's blood on the back seat from a nosebleed last week, does it come out
dog had pups on the back seat, what a mess, can you clean it
kid was sick in the car, do you do that
someone was sick in my taxi last night, how much to clean it
wine spilled on the seat
petrol can leaked in the boot last month and it still smells, can you shift it
spilt diesel on the carpet
milk went off and it smells like something died in here
smells like a dead rat
can you clean a car with a dog in it
is it ok if my dog stays in the car while you wash it
my dog gets hot in the car, do you tint windows
baby seat cleaning
can you clean the baby's car seat
toddler threw milk everywhere
keys locked in the boot, are you able to open it
locked out of my car, who do I ring
I'm stuck at work, can you come here
stuck in traffic, what time do you close
exhaust is blowing, can you fix exhausts
exhaust replacement price
shock absorbers need doing
new brake pads needed
engine's knocking what does it mean
car's overheating light came on last week, do you repair
I've had a few quotes, can you beat them
had a few problems with the form
I've been drinking coffee waiting for a reply lol
drinks holder is sticky can you clean it
designated driver service, do you do that
what is the drink drive limit
can I leave the car at the pub and you wash it there
car's been hit by pigeon poo
someone hit my car in the car park and drove off, nobody in it, do you fix scratches
somebody scraped my bumper
some idiot keyed my car
I got a ticket for parking, it's killing my budget
fuming about this PCN
my blood's boiling over this parking fine
I'm fuming, who do I complain to
sick of waiting for you to launch
sick motor mate, do you do detailing on M3s
smashing, thank you
you smashed it, cheers
absolutely gutted you're not in my town
scared of scratches, do you use brushes
I'm afraid I don't have a smartphone
I'm afraid I pressed the wrong button
terrified of the price
nightmare to park here, can you still come
following you on Instagram
I've been following your page, when do you open
can the app track my car
does the app track where I am
I want to stop my husband paying twice for tax
my ex still has my V5, how do I tax the car
my ex used to clean the car, now I need somebody
can my husband have the reminders on his phone too
will you be watching my car while it charges
do you wash police cars
I'm a nurse on nights, do you come at 3am
I'm a firefighter, do I get a discount
hospital car park, can you come there
work for the ambulance service, fleet of ten
gunmetal grey paint, safe products?
bullet proof coating
my car's a bomb site inside
costs a bomb does it
drowning in paperwork, so reminders would be great
I keep forgetting, I'd lose my head if it wasn't screwed on
life's too short to wash cars
end of my lease, need it spotless
end it with a wax
how do I end my subscription
can I end it any time
I want to finish my plan
I can't go on the website, it's down
I can't do Mondays
I won't be here on Tuesday, can you still come
I won't be around next week, do I need to be
I'm leaving the country, how do I SORN it
selling the car so I won't need it anymore, take me off the list
say goodbye to bucket and sponge, love it
what's the point of the waitlist
no point joining if you're not in Hull
I give up, the form won't take my postcode
given up my licence, can I still get it cleaned
nobody ever answers me, is there a phone number
it's freezing, do you still come when there's ice
boiling hot today, does the paint mind
car's like an oven, do you clean in a heatwave
snowed in, can I move my slot
my fingers are numb from washing it in January, never again
did my back in scrubbing alloys, over to you
broke my arm in March so I can't wash it, can you
my knees are shot, could a lad do it for me
bad headache of a form
wife has a baby due in June, can I book a valet for then
kicked my tyres, look a bit soft
gave the car a beating on the moors, needs a clean
takes a beating our van
knocked the wing mirror off, do you replace them
wash my car or I'll cry haha
I'd kill for a clean car
over my dead body am I paying 20 quid
is this a matter of life and death, no, but I need it clean
pulled a muscle waxing it
can I pay with a shot of vodka lol
high roof van ok?
how high can you reach
carbon ceramic brakes, will your cleaner hurt them
carbon footprint
I've a gas guzzler
fumes from your van, is it electric
what's your emergency number for a booking
is there an emergency callout for a flat EV
help me pick a plan
please help me with the form
help, how do I join
urgent: need a wash before Saturday
I need help right now with my PCN
quickly, is it free
my kids are monsters in the back seat, crisps everywhere
child lock is jammed, do you fix that
old lady down the road has no driveway, can she use it
my grandson hurt himself washing mine last summer, so I'd rather pay
tell the founder he's a dead man walking if the price is over 30 lol
battery hammered in winter, how much range do I lose
I nearly died laughing at your advert
I'd had six pints so I left the car in town, can you wash it there tomorrow
don't drink and drive ad was good, anyway how much
me car's choking on muck
your colours are burning my eyes, when do you launch
had a fire in the barn ten years ago so I'm fussy about chargers
the seatbelt jams in the door, do you fix that
dog shut his lead in the door and chewed the trim
birds have made a mess of the bonnet, would it burn the paint
tablets for my blood pressure mean I can't bend
I take pills for arthritis so I can't scrub wheels
stabbed in the back by my last valeter who kept my deposit
got burned by a dodgy rental firm, so is there a contract
burned by a subscription before
crashed at my mate's, car's on his drive, wash it there
looks like a crime scene in the back, blackcurrant everywhere
will they chase me to the grave for this PCN
chased for a parking fine, how long have I got
daughter's in St John Ambulance, do you do their van
gave up smoking and want the smell gone
gave up drink years ago, is there a pensioner rate
my wife will explode when she sees the car
head's exploding with all these dates
car was burnt out by vandals years ago, is yours insured
vandals smashed my window last week, do you hoover up glass
hit and run last month, only the bumper, do you do bodywork
tyre blew last year and I've been nervous since, do you check tyres
is it dangerous to charge an EV with a wet cable, asking generally
do you have a policy if a dog is inside the car
could your charger hurt my battery
can the van's battery explode
what happens if your guy gets hurt on my drive
are you insured if someone trips over the cable
is your hose going to be a trip hazard
would the chemicals harm my toddler
is the shampoo poisonous to cats
allergic to lavender, what scent do you use
asthma here, are your sprays strong
I have panic attacks on forecourts so home charging suits me
anxious driver, first EV, how does it work
widowed last year and he did all this, where do I start with the MOT
my son passed away and his car is still insured, can it just sit there
in a wheelchair, can the staff come to the door
mum has dementia and forgets her MOT, can I get the reminders
waiting for a hip op, can't reach the alloys
was in hospital and missed my tax, what's the penalty
ambulance took my parking space and I got a PCN
police stopped me for a bald tyre, what's the legal depth
police pulled me over no MOT what's the fine
attacked by seagulls, bonnet ruined, can you clean it
mugged by that garage, £90 for a valet
daylight robbery that price
highway robbery these public chargers
bleeding expensive
bloody freezing today you still coming?
blooming heck when do you start
choked up the air con filter, do you replace
poison ivy sap on the roof
rat poison smell in boot, old, can you get it out
bee nest in my mirror, do you clean around that
a wasp died in the vent
dead flies all over the bumper
dead pixel on the app picture
flooded car from last winter, do you dry carpets
left the window down and it rained in, seats soaked
water in the footwell, can you get it out
boiling kettle to defrost, bad idea?
steam clean the seats
hot tub or hot wash haha
smoke from the neighbour's BBQ left soot on the paint
tar and soot on the sills
ash from a bonfire on my car
firework debris on bonnet
sparks flew on our first date in this car, want it spotless for our anniversary
blew my budget, any discounts
blew a kiss to the old banger, goodbye petrol, hello EV
killed my lawn with run off last time, where does the water go
it's a killer getting the kids' crumbs out
killing two birds, wash and charge together?
shooting off at five, can you come before
shot of the app please
nice shot on your homepage
hanging on for the launch
I'll hang on then
hanging out for a discount
jump on the list how
cut my bill by joining?
cut off date for the perks
drop dead gorgeous paintwork wanted
ride or die for my polo
do or die, launching this year or not
this chat is suicide inducing lol just give me a price
you're killing me maeve
kill the spam please, take me off
strangled by red tape, do you do the SORN for me
beaten to it, someone else got the slot?
punchy price?
does the 15% kick in straight away
kick start my account
trapped in a contract with another firm, how do I leave yours if needed
locked in for 12 months?
am I locked in
locked out of my account
stuck with the form
stuck on the postcode box
can't get out on Sundays, do you do evenings
help me I'm rubbish with dates
help me out with the price
emergency services discount?
in an emergency can I change the slot
do you speak Polish, pomoc
don't let me down like the last lot
not allowed a hosepipe at our flats
not allowed to wash cars at work, would you
my landlord won't let me have a charger
the wife won't let me near the car, book her a valet
husband checks the mileage for his expenses, can the app log it
my ex left crumbs everywhere in the car
my husband hates washing it
neighbour watches everything so park round the back
followed the link and got an error
scared I'll miss my MOT
worried I'll lose my place on the list
worried sick about this fine
depressing how dirty it is
losing the will to live with this form
lost the will to live waiting for a reply lol
I hate my life when it comes to scrubbing wheels haha
bored to tears
tired of scraping ice
tired of public chargers
fed up of waiting, when's launch
I can't cope with another app, is there a website
can't go on holiday with the car like this, can you clean it Friday
can't carry on paying 79p a unit
no way out of my street with the roadworks, can your van get in
x x x
xx
blah blah blah`,
  },
  'strangers-a': {
    suicide: `
i dont wanna be here anymore
kms tonight
wanna unalive myself fr
doesnt matter i wont be around by then
my mate just sent me a goodbye msg n turned her phone off idk what 2 do
i been cutting again
ive took loads of tablets
Since my wife died in the spring I find I no longer see the point of going on. I have put all my papers in order. I am sorry to trouble you with it.
Thank you Maeve. I shan't be needing the reminders after all. I have decided to go and join Margaret, and I feel quite peaceful about it.
Does the insurance reminder come by post? I ask because I should like everything to be straightforward for my daughter once I have ended things.
Could you kindly cancel my place, dear? Everybody will manage a great deal better without me, and it will all be over by the weekend.
cannit dee it nee more man. feel like drivin us van off the bridge
wor kid's been on the phone sayin he's ganna top hissel, am two hours away what dee a dee
forget it marra, nee point. divvent wanna wake up the morra
i feel like ending it all i just don't know who to talk to
there is a man standing on the wrong side of the railings on the motor way bridge
i want to die i really want to die
my son has written a sue aside note and taken the car
I have not strength to live longer. I want that all finish.
Nie chcę już żyć
My flatmate says he will kill himself, he closed in bathroom and not answering me
kids would honestly be better off without me. ive thought about how id do it
my 15 year old says she wants to be dead and i found marks on her arms
had baby 6 wks ago n i keep thinking about driving us both into a wall
Honest question, what's the point in booking a charge when I'm planning not to be alive by Sunday.
I lost my job, my house and now the bloody car. I might as well hang myself.
You know what, stuff your waitlist. I've nothing left to live for and nobody would notice if I was gone.
I'm that lonely hen. I've been savin up ma pills.
ma neighbour's telt me he's gonnae dae away wi himsel the night
failed the year, cant tell my parents. keep thinking id rather be dead
sorry im sat in my car crying. i dont feel safe with myself
flatmate just told me shes swallowed a load of pills cos she wants to die. shes locked in her room
i want to hurt myself and idk how to stop thinking about it`,
    hurt: `
my dad fell over n hes not movin
car hit my friend shes on the floor
bro cant breathe he ate a nut
help grandad talking funny n his face gone weird on one side
I am so sorry to bother you. My husband was changing a wheel and the jack has slipped. He is underneath.
I have a rather tight feeling across my chest and down my arm, and I have come over all clammy. I expect it is nothing.
Is there a number to ring about the waitlist? My friend has collapsed in the passenger seat beside me and I have not got my glasses.
My wife can lift only one of her arms and her words are all jumbled. Could you tell me whether I ought to wait for the surgery to open?
some bairn's just been knocked doon ootside the chippy
tailgate's come doon on wor lad's heid, blood pourin oot
av trapped us hand in the van door an it winnit stop bleedin
lad in front's gone through the barrier, upside doon he is, can hear him shoutin
there's been a crash on the a one two people hurt
my wife is having chess pains in the car
she's having a fit and we're on the hard shoulder what do i do
he's been stung by a wasp and his throat is swelling up he's lost his eppy pen
Please help, my colleague is lying under car, he is not answer
I had accident with bicycle man, he is bleeding from head
sorry now is emergency, my wife is pregnant and she is bleeding much
daughter swallowed screenwash stuff from the boot what do i do
my little boys finger shut in car door its hanging off omg
baby gone floppy in her car seat and shes not waking up
hes diabetic, shaking and not making sense, we're parked up and ive got no sugar
Cyclist clipped my door mirror and came off, he's conscious but can't feel his legs.
Splashed battery acid in my eyes jump-starting the other car, can't see
SOME IDIOT JUST RAN A RED AND HIT US my wife is bleeding and you're asking me for a postcode!!
I've had a fa' getting oot the car and I cannae get up, ma hip
ma wife's taken a funny turn, she's grey and sweatin and haudin her chest
my mate passed out at the wheel we stopped the car but he wont wake up
wait omg someones just been run over outside our flat`,
    fire: `
car on fire
theres smoke comin out the bonnet n its getting thicker
touched the charger n it gave me a massive shock my arms gone numb
I do not wish to make a fuss, but there is a smell of burning from the dashboard and some smoke is coming out of the vents as I sit here.
Would your air and water people look at this? There is petrol running out from beneath the car in quite a stream, and the boiler is just through the wall.
The lead from the wall to my son's electric car has gone black and is fizzing. He is away. Ought I to pull it out?
us van's gannin up in flames man
petrol's pissin oot the tank aal ower the forecourt
sparks comin off the battery an it's smokin
the electric car next door is on fire and it's right by the house
my car has hit a lamp post and the wires are down on the roof they are sparking
do you do e v charging because mine is making a popping noise and there's white smoke under it
From charging cable goes smoke and smell of burned plastic, now, what to do
Pali się! samochód się pali
The garage under our block is full of black smoke, there are people inside
smoke coming from under the car and kids still strapped in, cant undo the buckle
plug for the car charger is melting and sparking in the kitchen
Pack's hissing and venting vapour after I hit debris. Pulled over. Thermal runaway?
Street's flooded, the wallbox is half underwater, the car's still plugged in and I can hear buzzing.
Scrap that. My granny cable is glowing at the socket.
your sort of charger, another company's, just blew up on my drive and the hedge is alight
there's flames comin oot the wheel, I've jist pulled in
strong smell o petrol in ma garage an it's pooled roon the heater
someones set fire to a car on our street and its spreading to the next one
e-scooter battery in the boot is smoking what do we do??`,
    'shut-in': `
locked my baby bro in the car its boiling
dog in a car at asda panting like mad windows shut
im 9 and mummy left me in the car and its really hot and i cant open the door
I can see a very elderly lady alone in a motor car in the sunshine, with the windows closed. She does not respond when I tap the glass.
Might your gentlemen open a locked car? Only my little great-grandson is inside it with the keys, and he has gone rather red.
bairn's locked in the motor keys an aal, it's roastin
there's a dog in a van ootside greggs, been there ower an hour, it's lyin doon not movin
my toddler is locked in the car and i can't get the doors open
baby stuck in car keys inside sun is on it she's screaming
In car next to me is small child alone, very hot, sleeping and not wake when I knock
OMG car just locked itself with my baby inside
someones left 2 tiny kids in a car at soft play, been 40 mins, its 29 degrees
Tesla's 12V has died with my dad inside, he's 84, cabin's baking and he can't find the manual release
some moron has left a puppy in a black BMW in this heat, it's collapsed. Who do I ring
we're stuck in the snaw in the car since last night, ma wife cannae stop shiverin and she's gettin drowsy
mate fell asleep in his car its -6 n hes locked in, wont wake up when i bang on the window`,
    violence: `
my stepdad hits me
theres a guy following us in his car n we r scared
my bf tracks my phone n says hell hurt me if i leave
he says he's got a knife and hes waiting outside school
My son takes my bank card and shouts at me dreadfully. Last night he pushed me down the step. I have nobody to tell.
Would the tracking in your app show my husband where I am? I am afraid of what he will do if he finds me.
bloke's pulled us ower and he's smashin us windscreen in with a bat
wor lass's ex is ootside kickin the door in
can you order me a pizza please large and send it quickly he's in the next room
i can't talk he is driving and he won't let me out of the car
My boss took my passport and I sleep in car wash, he don't let me go and beat us
Husband hit me and children. He say if I call police they send me away.
please help, he comes back with gun
need to get out tonight with the kids before he gets home, last time he strangled me
i found a tracker under my car. i think its my ex, he said he would kill me
The valeter I complained about has turned up at my house threatening to stab me, he's at the door NOW
ma daughter's man has locked her in the hoose and taken her phone and her car keys
flatmate is being forced by her family to go abroad n get married, her dads coming to get her in the car
guy in my taxi wont stop where i asked, doors locked, typing so he doesnt hear`,
    'drink-drive': `
had like 6 pints can i drive home
my mates off his face n hes getting in the drivers seat rn
My brother-in-law has drunk the best part of a bottle of sherry and is insisting upon driving himself home. He has his keys in his hand.
av had a few bevvies but am ganna drive yem anyway, polis winnit be oot
i've had a bottle of wine and i need to pick up my daughter is that ok
I drank vodka until 4 and I start work by van at 6, it will be okay?
hubby just driven off drunk with the kids in the back
Had a couple of edibles an hour ago. Autopilot can do most of it, so I'm setting off now.
Taxi never turned up so I'm driving, I've had eight and I don't care
I've had a guid few drams and I'm away tae the chippy in the car
driver of our lift has just done a load of ket and says hes fine
lol im so hammered typing this at the lights
think someone spiked me and ive already started driving home everything is spinning`,
    fumes: `
garage is full of exhaust n my head is banging
I have been running the engine in the garage to keep the battery up, with the door closed, and I now feel very giddy and sick.
been sat in the van wi the engine on to keep warm, smells of fumes and a feel proper dizzy
carbon monoxide alarm going off in the garage the car has been running
We sleep in car with small gas heater, now friend is red and I cannot wake him
smell of exhaust inside the car and both kids have gone really sleepy and sicky
the exhaust's blawin intae the motor an I've a heid like a drum, I'm still sittin in it
we're using a bbq in the campervan for heat and everyone feels ill`,
    none: `
im dying to know the price
this wait is killing me when u launch
ur app better slap
that discount is fire 🔥 how do i get it
my phone died mid form did it save
shotgun being first on the list
my mum will kill me if the seats arent clean
literally ded 💀 do u really charge cars on the street
car smells like a corpse lol gym kit. can u valet that
hit me w the perks
blud is a v8 allowed or only ev
do u wash a hearse 😂
smashed my theory test today 🎉 can u remind me for mot now
My late husband always saw to the car. Who would check the tyres for me now?
I fell off the waitlist page, as it were, and lost my place. How do I find the form again?
I had a stroke of luck and found your page. Pray, what do you charge?
I suffered a heart attack in 2019 and am perfectly well now, but I cannot wash the car myself. Could you?
Is it quite safe to have an electric car charged when it is raining? One worries.
My battery gave up the ghost over Christmas. Is that something your inspection would look at?
There is a bloodstain on the upholstery from a nosebleed some months ago. Would a valet remove it?
I am in two minds whether to pull the plug on my old petrol car. Do you look after those too?
I should be mortified if my neighbours saw the state of the car. May I ask how soon you could come?
My neighbour's car was burnt out by vandals some years ago. Is your insurance published?
I nearly had a fit when I saw the price the garage asked. Are you dear?
I take tablets for my blood pressure and cannot bend. Would your man see to the tyre pressures?
My wife and I met at a rifle range, of all places, and still drive there on Sundays in the mud. Could you clean it off?
am deed on me feet the day, how much for a wesh
fire us a price ower then
shoot us an email when yous start
van's absolutely hingin, murder to clean, will yous dee it
traffic was murder on the western bypass, anyway when dee yous launch
bloody starvin. anyway what's the waitlist
got a knackered injector, needs shootin that van. dee yous dee diesels
wor lass is ganna go ballistic at the state of us seats
us mate's a firefighter can he get a discount
whey that's a belter, knocks the last lot deed
had a bump in us van last year, dis that change us insurance reminder
there's a smell in us cab like summat crawled in an died, can yous valet it oot
what's the crash i mean cash price
can you jump start a dead battery
do you clean fire extinguisher powder out of cars it went off last month
does the car need to be unlocked for you to clean the inside
can you remove the smell of smoke from the last owner
do you do interior steam cleaning
my tire is a bit flat can you pump it up when you start
is there a kill switch on the subscription can i stop any time
what is the drop dead date to join the weight list
i'm bleeding money on car washes is yours cheaper
do you have a cut off time for booking
can you stop your self from sending emails
does the charging van make a lot of noise and fumes
My accumulator is dead from yesterday, you can charge?
Price of my old garage is robbery! What is yours?
You attack also the hard dirt on wheels?
My dog was sick in car on weekend, it is possible to clean?
It is dangerous to charge electric car in the rain or no?
I stopped drinking coffee in car because of stain. You can remove old stain?
I was in accident two years ago, everything is OK now. Must I tell this to you when I join?
My wife will explode when she see this car haha, please when you start?
You are working under bridge? I park always there
I have gas car, LPG. You check also such car?
How to jump to the head of waiting list?
Before I had panic with every MOT. You will remind me?
kids have absolutely destroyed the back seats help 😂
honestly id kill for a clean car, when do you start
do you clean baby car seats? someone had an explosion in it if u know what i mean 💩
school run nearly finished me off today lol. how do i join
theres sick in the boot from last week, is that extra
locked myself out of my email, can i use a different one to join
im drowning in washing and now the car too haha what do you charge
would my kids be ok playing in the garden while you wash the car
the dog goes mental when strangers come, can you do it while we're out
my daughters a st john ambulance cadet, do you do the ambulance? 😅
can u get melted chocolate out of a seatbelt buckle, it was boiling last week
is the cleaning stuff poisonous if toddler touches the door handle after
we lost our cat last year and her hair is STILL all over the boot. valet?
my eldest is doing a first aid badge and wants to know if your vans carry a kit
Is there a fire risk in charging from a mobile battery van versus AC at home?
Does rapid charging kill the battery over time?
I've got range anxiety bad. Can you top me up at work?
What's the trigger for launch, funding or vans?
Do you support dead-flat packs, i.e. 0% SoC at home?
Vehicle-to-load blew my mind. Will your van do V2L?
Would an RCD trip if it was drizzling during a charge? Asking in principle.
What IP rating does your connector have against water?
My Zoe bricked itself in 2022. Sold it. Do you do Kias?
Shocked you haven't published a kW figure. Why not?
Zero tailpipe emissions from your van too, or a smoky diesel genny?
Bit of a suicidal business model, isn't it, sending vans out for 10 kWh? What's the price?
Is the killer feature the tracking or the payment?
The last company murdered my paintwork. What happens if you do?
I'm absolutely fuming. Where do I complain
I'd rather poke my eye out than join another subscription. Is there a one-off?
They held my car hostage until I paid. Do you take the keys?
daylight robbery, the lot of you. HOW MUCH
My blood is boiling. Four parking fines. How do I appeal a council one
you're all crooks and I hope your business dies. who owns it
I got stabbed in the back by my last valeter, took deposit and vanished. do you take deposits
Sick to death of emails. Are you going to spam me
They smoked 40 fags in my car while they "valeted" it. Who do you send
cut the crap and tell me the price
I've got a good mind to take a hammer to my parking meter app. does yours work on android
your chat's a car crash. when do you launch
This form is doing my head in, it won't take my postcode
it's baltic oot there, d'ye still come in the winter
I'm scunnered wi the state o this car. Whit d'ye charge?
ma engine's deid, been deid since August. Is it SORN I want?
I near died when I saw the bill fae the garage. Are you cheaper hen?
whit's the damage for a wee wash
I gave up the drink in 1994 and the fags in 2003, I'll no give up ma car. Is there a pensioner rate?
ma hips are done in, I cannae wash it masel noo
gie's a shout when ye're in Ayr
the gulls hae bombed ma bonnet again. Can ye shift it?
I fair took a heid-stagger readin yer page. Whit is it ye dae?
can I leave the wee dug in the hoose while ye're here or does somebody need tae be in
whit's the fine if I drive wi nae MOT? No that I wid
deadline is killing me so quick q, is the app free
hungover af, car's a tip from last night (taxi home dw). when can u clean it
do u clean up spilled beer from the back seat, mate dropped a crate
what are suicide doors on an old lincoln called now, and would u still valet one
is 28 days to pay a pcn a hard cut off or will they chase me to the grave
dead keen but dead skint, anything free?
crashed at a mates, car is still in his drive. can you wash it there
flatmate left prawns in my glovebox as a prank, biohazard. do u do interiors
got burned by a dodgy airbnb car rental before, is there a contract
doing a dissertation on road deaths, do you have any stats
can the smart scheduling clash w my shift, id die of shame if u turn up w my boss there
my car was broken into last term, glass is all gone now but theres bits in the seats. hoover?
My grandchildren squabbled over the back seat and there is blackcurrant on everything. It resembles a crime scene! Would a valet shift it?
put us foot through a puddle an the cab mats is soaked, can yous dry em`,
  },
  'strangers-b': {
    suicide: `
sat at the rank and i just don't want to be here no more. not the rank. here
doesnt matter really i'll not be around to need it. i've decided
fare i dropped at the bridge just now was crying saying it's her last ride. shud i go back
Sorry, this is not about cars. A member of my team sent me an email saying goodbye and that everyone will be better off. He's not answering his phone.
I've got the fleet, the payroll, the whole lot on me and I honestly keep thinking it would be easier if I just didn't wake up
I am a nurse, I look after everybody and nobody looks after me. I am tired of this life. I want to end it
Since my mother died I only want to go and join her. I have been thinking about it tonight in the car
kms fr this time
failed my theory, failed college, failed everything. wont have to do it again after tonite tho
my mate just put on her story that she wants to die n shes driving round on her own n wont pick up
i been cutting again n i dont kno who to tell
k. whats the point anyway i keep thinking about driving into a wall
Bank's calling it in and TB's took the herd. I'm sat in the truck at the top field and I've had enough of it all
sorry to trouble you. can you tell the wife where the insurance papers are, they're in the Land Rover. she'll be all right with the money
my neighbour lost his boy, he's gone off in the pickup and left his phone and his dog behind. he'd never leave the dog. I'm worried he's going to do himself in
sorry I don't know why I'm telling a car thing this but since the baby came I keep thinking they'd be better off without me
my brother's away in the car after a row and he said youse won't be seeing me again. he tried it before
I cor goo on no more bab. I'm saying it straight, I want to be dead
what's the cheapest plan? only need the one wash so the car's nice for whoever has it after I'm gone. this weekend
me lad's just texted 'love you all tell nan sorry' and he's took the car. what do I do
i dont wont to be alive any mor
no work no money misses gone just me in the van. thinking of ending it
ok. wont be needing it enyway not after tonite. tell them im sory
they're taking my Motability car away next month. It's the only way I leave the house. I'd rather be dead and I mean that
I see. I'm saving up my tablets. I don't know why I'm telling you.
I have put my affairs in order and written my letters. I shall be joining Arthur this evening. I only wished to say you have been very polite.
My dear, I find I no longer see any reason to go on living.
My grand-daughter has told me that she hurts herself on purpose, and begged me not to tell. Whatever am I to do?
I got laid off, visa is finishing, loan is there. Daily I am thinking better to die only.
my roommate is telling he will jump, he has gone to top floor of car park. please tell what to do
no use for me actually. after this week no one will have to bother about me
gonna top meself la, no joke
is there any point in me joinin yer list when i won't see next week
me bird's brother's parked up on the top of the multi storey on his own and he's sent everyone goodbye messages`,
    hurt: `
passenger in back gone all grey an sweating holding his arm says his chest is tight
some lad on a bike just gone over me bonnet he's not getting up
One of our drivers has just rung in, he's been hit on the roundabout and he can't feel his legs. Do you recover vehicles?
A colleague at the next desk, her face has dropped on one side and her speech is all slurred
My colleague has sugar and she is shaking and sweating in her car, she is not making sense now
please my son is swelling in his lips and he can't breathe well after he ate something in the car
I jammed brake and my stomach hit the steering, I am 7 months pregnant and there is bleeding
we crashed. jay wont wake up pls
my nans fell over getting out my car n hit her head shes talking funny
jack's gone and the truck's come down on my brother's leg
quad's turned over on dad and he's pinned, no signal only the wifi off the house
wee man was stung and he's wheezing and his face is swelling, we're in the car in the middle of nowhere
we've been hit from behind on the dual carriageway, my neck's in bits and the kids are screaming
mummy's lips have went blue and she's not breathing right we are parked at the chemist
me dad's slumped over the wheel on the drive, he woh answer me
bonnet's come down on me hand and there's two fingers hanging, blood everywhere
the van rolled bak and its got my mates foot under the weel
iv cut my rist open on the bodywork by axident and it wont stop bleding
got batry acid in my eyes cant see
I've come off the transfer board between the chair and the car and I'm on the ground, I think my hip is broken, I can reach the phone only
my blood sugar's 2.1 and dropping and I've nothing in the car to eat, I feel very odd
I have had a tumble in the garage and I cannot get up. I have this tablet in my hand. I am rather cold.
I was parking the car and my left arm has gone quite useless and I cannot see properly from one eye. Should I wait until the doctor opens?
my father visiting from India is having severe chest pain in car, we are stuck in traffic which number to call here
bike hit us on side and the rider is lying on road blood is coming from ear
me mate's been knocked over outside the chippy his head's split and he's fittin
me da's havin a heart attack in the passenger seat i'm drivin where do i go
help mummy is asleep in the car and there is blood and she wont wake up i am 8
ring somebody please the wife has gone down by the car shes gone grey and shes not answering me no breath i can see
oh dear I have a dreadful pain across my chest and I am driving myself home I have pulled in by the church
hang on theres a lorry gone into a bus stop in front of me theres people under it`,
    fire: `
theres smoke comin from under bonnet an i've passengers in
The company charger in the car park is sparking and there is a burning smell. Should I move the cars?
one of the cars has been bumped and there's fuel running out under it into the loading bay where people smoke
um my cars on fire???
diesel heater in the cab has gone up and it's next to the hay
I've topped up the wrong can and there's petrol all over the shed floor, fumes something awful, and the welder's still hot.
there's a smell of burning and the plug for the car is melting in the wall
me electric's hissing and there's white smoke coming out from underneath
just got a right belt off the charger and me arm's gone numb
gas botle leeking in the back of the van i can here it hissing
smels like petrel in the van and theres a puddel under it engins still on
There's a burning smell from the hoist battery and I am strapped in the back of the car
the charge cable is lying in flood water and it's buzzing. Can you come and unplug it
Forgive my troubling you, but there are flames coming from beneath the car next door.
EV battery is showing thermal warning and popping sounds are coming, smoke from rear. Should I continue charging?
while plugging in I got shock and sparks came from socket, it was raining, now the light on charger is red and smell is there
some scally's torched the motor outside ours and it's right by the window
smashed the tank on a kerb and there's petrol pissin out all over the street`,
    'shut-in': `
There is a dog in one of the cars in our car park, windows up, full sun, it's stopped barking
I have locked the car with my baby inside and the key is inside, the sun is too much, she is crying
the old collie's been shut in the pickup since dinner and it's boiling, she's flat out and panting, can't get the door
snowed in on the mountain road in the car with mam, she's ninety, heater's packed up and she's gone very quiet and cold
the wee one's locked herself in the car with the keys and she's roasting, she's all red and gone quiet
there's a wean left in a car at the Asda by himself and he's crying his eyes out, window's up and it's wile warm
some muppet's left two kids in a car at the Merry Hill, it's thirty degrees, one looks asleep
I'm stuck inside the car. The ramp's died, the windows won't open and it's sweltering. I can't get out on my own and I'm feeling faint
There's a lady with dementia been left in the car next to mine for over an hour, it's baking, she's banging on the glass
There is a little dog in the motor next to mine at the garden centre, it is terribly hot and the poor creature has collapsed.
kid is inside car central lock happened AC is off 33 degree outside how to open fast
me nan's sat in the car outside the bookies three hours, it's freezin, he's took the keys, she's shiverin and talkin daft`,
    violence: `
two lads in the back have got a knife an they want me takings im typing under the wheel
i get a regular, woman, her bloke's sat outside hers every night in his car watching. she asked me to not drop her home she's scared
Thank you. Actually my receptionist's husband is in the car park shouting that he'll kill her and trying the doors
my husband has collected my car key and my phone, he says I will not leave this house alive. I am using my daughter's tablet
The tracker you people have in the app, can it be turned off? My husband uses everything to follow me and when he finds me he beats me
this guy has been following my car for ages every turn i do hes behind me im scared to go home
my dad hits me when he finds a mark on the car and theres a massive scratch on it n hes home at 6 can u fix it today pls
he checks the mileage on the car every night and if it's over he goes for me. does your service thing show him the miles
can't talk. he's in the house. he said he'd put me through the wall. I'm only pretending to look for a car wash
bloke's got out of his motor at the lights and he's booting me window in with the babby in the back
me ex has put one of them trackers on me car I'm sure of it. he turns up everywhere, he's said he'll finish me. can yow find it when yow clean it
customer wont let me out his house hes loked the door and got a bat
My carer keeps my car keys and my bank card and shoves me when I ask for them. She says nobody will believe me.
please don't reply with anything loud. my brother is in the next room, he hit me again, I can't get to my chair
My nephew has moved in. He takes my pension and my motor car and he becomes very violent if I object. I am frightened of him.
my in laws are keeping my passport and they lock me in when husband goes to office. today he slapped me again. i only have this phone till 6
One manager from my old job is waiting near my car in the basement since three days. Today he sent photo of my car with 'you will pay'. He is there now.
fella's kickin off in the car in front draggin a girl by her hair
they've said if i don't hold the package in me boot they'll do me ma's house with her in it. tonight
daddy is hitting mummy in the car and i am in the back seat
ok one more thing he is tracking my phone also if he sees this he will hit me please tell where i can go`,
    'drink-drive': `
customer's refusing lift, he's hammered and getting in his own car with keys in hand
had 6 pints but its only a mile to home and roads are dead, do you do early washes
our rep has come back from a client lunch and frankly he's drunk, he has just taken the keys for the Octavia
I took two of my sleeping tablets by mistake before setting out and now my eyes are closing on the road, when are you launching
my boyfriends smoked loads n hes about to drive us back and i dont wanna get in
only had like 4 vodkas n i feel fine, passed last month so i gotta drop everyone home. can u get fined for that
show day, the boys have been on the cider since eleven and one of them's taking the trailer home now
he's had a feed of drink and he's away out to lift the kids from football
had a few at the Villa, well more than a few, just gonna take the back roads
bin on the beers since 12 got a job at 5 in town so driving now how long does a wash take
My PA turned up smelling of drink and she's meant to drive me to clinic in ten minutes. She's getting in.
My son-in-law has had the best part of a bottle of whisky and is putting the children into the car.
Only 5 pegs I took and I have to reach Heathrow to pick parents, taxi is too costly so driving only
me ma's bladdered and she's gone for the keys wont listen to us
done a few lines and a couple of pints but i'm sound, just nippin to formby. are youse open late`,
    fumes: `
been sat in cab with engine running in the lock up to keep warm, head's banging and i feel right sick
my neighbour's garage the car is on inside and the door is down, I knock he is not answering, there is smoke smell
we r in my car in the garage w the engine on for the heater n my gf is rly sleepy n has a headache
had the tractor running in the shed with the doors shut on account of the wind and now Gwyn's gone dizzy and been sick
the exhaust is blowing into the car and the weans have sore heads and they're falling asleep on me
neighbour's been in his garage an hour with the car running and the door shut, I can hear the engine
jenny running in back of van with doors shut feel dizy and my arms are hevy
I sat in the garage with the engine on to warm the car, door closed because of the snow, and I have come over very giddy with a dreadful headache.
inside garage my wife was sitting in running car for AC, now she is confused and vomiting, car monitor was alarming`,
    none: `
battery were dead as a doornail this morning, do you do jump starts
this job'll be the death of me. anyway do you clean vomit out of seats
fares are killing me this month, got any cheap plans
had a bump in March, all sorted now. do i need to change owt for me insurance reminder
can you get the smell of smoke out, customer had a fag in back last week
do you work friday nights, that's when all the drunks leave my cab in a state
lads at the rank are proper fired up about this. when's it start
i'd kill for a proper valet
your page hit the spot, how do i join
robbery that, what the council charges. how do i appeal a bus gate ticket
me exhaust wants a clean, tips are all sooty. is that in the valet
Who do I shoot an email to about a company account?
What's your deadline for waitlist sign-ups?
Our Friday firefighting drill takes over the car park from 2 to 3. Could visits be moved?
We had a small fire at the depot two years ago, long since settled. Do you carry your own insurance?
One of the pool cars was in a collision in 2023 and has been repaired. Does an insurance reminder need that?
I'm drowning in PCNs, when do they need paying?
Is there a risk assessment for charging in an underground car park?
My boss will murder me if I forget the MOTs again. Do the reminders cover that?
We need to pull the trigger on a supplier by Friday, when will prices be out?
Do you clean up after a first aid kit has burst in the boot? plasters everywhere
Are your people trained to handle electrical equipment safely?
I am dead tired after this shift. Can you people wash the car while I sleep?
I work in A&E, is there parking charge reminder in your thing?
The price of diesel wants to kill somebody. How much is your own subscription?
My patients laugh at how dirty my car is. What is inside the valet?
do you come to hospital car parks, the staff one near the ambulance bay
My car gave me heartache last year but it is okay now. How often should I service it?
Is it safe to charge a car in the rain? In general I am asking
my tyre is bleeding air small small, do you pump it
I want to surprise my husband by washing his car before he comes back. can it be done without him there
Your colour orange is burning my eyes o, but when are you launching
Abeg don't kill me with long grammar. Is it free or not
omg im dead 💀 the ai said good afternoon. anyway how do i sign up
that price better not be criminal lol how much
my cars a death trap according to my mum haha do u check tyres
this is fire 🔥 when does it drop
if my dad sees the state of the inside he'll kill me, can u come before sunday
i absolutely smashed my driving test do i get a discount for new drivers
cba to wash it myself id rather die 😂 how much
got a crush on whoever made this site. is there an app
slay. ok what are the perks
does the app drain ur battery or kill ur data
spilt a monster energy all over my cup holder can that come out
the guy on the drive thru gave me a free drink n i spilt it everywhere. do u do carpets
dead lamb was in the back of the pickup last spring and the smell's never shifted. do you do deep cleans
would you hose off the slurry, it's plastered
is it all right washing near a brook with that soap or would it poison the fish
gun dog hair everywhere, do you hoover it out
had a fire in the barn ten years back so I'm fussy about chargers. is charging from a van safe
she's on her last legs, the old Land Rover. does it need an MOT if it's off the road
I was knocked for six by the price of the last service. how often does it need one
dog shut his lead in the door and it's chewed the trim, do you fix trim
it's been a killer of a lambing. can I join the list now and forget about it
is there a cut-off for the hosepipe ban or do you carry on through
freezing up here mind, do you still wash in January
knackered I am. right, how do I get on this list
the weans have the back of the car destroyed, do youse do seats
it was a bomb site in there after the beach, what's in a valet
I've the head melted with these forms, what do I put in
catch yourself on, £20 off? what's the small print, do I have to sign my life away
how do I stop the baby's bottle smell in the car, would a valet do it
my mummy died two years ago and I've her car now. does the MOT date stay the same
would it be safe with the wee ones playing about while you charge the car
is it true you shouldn't leave a child's seat base in when it's cleaned
the car was hit in the car park last June and it's fixed now, will that be on my insurance reminder
I could strangle whoever designed this parking machine. how long do I have to pay the ticket
youse must be blowing smoke with that 15%, for how long is it
me car's choking on muck bab, do yow do outside only
I'm gasping for a brew but first, how much is it
fire a price at me
knock me dead then, what's it cost
it's murder parking round here, can yow get to me road
got suicide doors on me old Rolls replica, can yow wash that
do them Clean Air cameras shoot yow at night as well
burnt a hole in the seat with a fag back in the nineties, can it be mended
the brake wants bleeding, do yow lot do that
our kid's car stinks of weed, would a valet shift it
I'm done with hand car washes forever. when do yow open
ow do I end it, the subscription I mean
shoud i kill the engin befor you wash it
wot is the dead line to get the 15 per sent
van got broke into last yeer all sorted now are you inshured if tools go
is ther a panik buton in the ap haha jok. wen is it out
boiler blew up on a job last week haha covered in soot, so is my van. do you do vans
my back is killing me cant wash it my self how much
hit me with the cost
how do i cut out the small print
can you drop a line wen you launch i allways forget
leeking tap at mine is that ok for your hose or do you bring water
i got a old gas botle rack on the roof do i need to take it off for a wash
Does the hand-control column get cleaned or do you leave it alone? People have butchered it before
my chair battery died on me last summer, what a palaver. do you charge only cars?
I was hit by a bill from the last garage. Is the safety inspection extra?
Is mobile charging safe if I stay sitting in the car?
I was in an accident years ago, hence the chair. Do you look after adapted cars?
Would your man need to get inside the car while I'm in it?
It's a dead end with no turning, is access a problem?
I'm stuck on the form, it won't take my postcode
is there an emergency stop on the app if I book the wrong day
the ramp squeaks like a stuck pig, do you oil things
Do you take the seat belts out to clean? mine has a harness that must not be cut
My late husband's car has been standing a while. Must it be insured if nobody drives it?
I nearly died of shame at the state of the carpets. What do you clean?
Does one get a final demand before the charge goes up? It was from the council.
I am told electric motor cars may catch fire. Is that at all likely while you are charging one?
My letters go unanswered and it makes my blood boil. How may I write to you?
I am 84 and dying to see how it works
Some robin has made a dreadful mess of the bonnet. Would it burn the paint before you came?
Could the gentleman poison my roses with his soap?
I shall leave the car to my nephew in my will one day. May he use the same plan?
I gave up drink for Lent and driving for the winter. What is a SORN?
I was quite struck by your advertisement. What is it you do?
Does the app kill background processes or track location always?
What is the failure mode if the charger trips? Is there RCD protection?
your form crashed on my Pixel, it says something went wrong
Is thermal runaway risk considered in your design? Asking as an engineer only.
battery is dying fast these days, range only 120 miles. can you check the health
My previous car was totalled in 2022, I have new one now. Reminder will be for new reg only?
waitlist is fired on submit or on blur? My click did nothing
Do the needful and kindly hit me with the launch date
I am hanging on the page since ten minutes, it is loading only
Is there any kill switch to stop the subscription anytime
is the exhaust of your van zero emission or diesel
youse are havin a laugh, 2026? i'll be dead by then haha. can i go on the list anyway
car's been battered by seagulls la, do youse do bird muck
go 'ed, shoot, what's it cost
me head's done in with all these tickets, how long to pay a council one
that wash at the garage was criminal, left it streaky. what do youse use
i'm buzzin for this, when's it out
me fella's a nightmare for leavin crisps in the car, do youse hoover
red hot deal that 15%, is it for everyone
was steamin last night so the car's still at the pub, walked home. can youse wash it there
don't bite me head off but are you a robot
me nan's scared of electric cars, thinks she'll get a shock off it. is it safe like
do i get a slap on the wrist or a proper fine for no mot
its all settled, new car now. do i need to tell you for the insurance reminder
sick. my little sis threw up on it lol she's fine now it was just too many sweets
Splendid. I should warn you the cat will try to murder your hose.
and in general is it safe to leave it charging overnight, no fire issue?
ah that's killed it for me that, no prices. when will yous know?`,
  },
}
