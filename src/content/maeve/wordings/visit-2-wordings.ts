/** How visitors ask, by entry of the knowledge; wordings are parted by semicolons. */
export const visit2Wordings: Record<string, string> = {
  'plan-contents': `
    what is included in the wash; what does a full valet include;
    what is the difference between a mini valet and a full valet; do you do ceramic coating;
    is waxing and polish included; can you get dog hair out; do you shampoo the seats;
    can you remove stains; do you clean alloy wheels; do you clean the engine bay;
    how many washes do I get a month; how often do you come; do you get rid of smells; do you clean leather;
    child sick in the car; machine polishing and paint correction; how many charges per month do I get;
    do you clean convertible roofs; how often will you wash my car; how often do you wash it;
    how often will someone come; can you remove pet hair; remove dog hair; do you polish and wax;
    do you clean leather seats; what is included in a full valet; do you do under the seats;
    under the seats; would it include the alloys; include the alloys; include the wheels;
    include the windows; how many cleans do I get; how many washes do I get; how many do I get a month;
    what do I get in a full valet; what do I get in a valet; do you do seat shampoo; do you wax it too;
    is wax included; do you hoover the boot; door shuts; glovebox; what comes with the valet;
    what comes with a valet; what's in the valet; what's in a wash; what's part of the wash;
    what's covered in the wash; what does the wash include; what does the plan include;
    what do I get for my money; what do I get in the plan; what do I get each month; what does it include;
    what's included; includes what; leather seats; can you do the leather seats as well; leather; polishing;
    is polishing part of it; is waxing part of it; polish and wax; wax; ceramic; ceramic coating;
    paint protection; scratches polished out; swirl marks removed; clay; will it get the smell of smoke out;
    smoke smell; smell of damp; wet dog smell; get rid of the smell; air freshener; odour removal; dog hair;
    pet hair; cat hair; mould; sick; baby sick; vomit; milk spilled; coffee stain; stains; stain removal;
    carpets shampooed; shampoo; seat shampoo; steam clean; steam cleaning; engine bay; engine clean; alloys;
    wheels included; tyre shine; windows inside; dashboard; boot; roof lining; headlining; child seats;
    convertible hood; soft top; how often would someone come; how often would you come each month;
    how many times; how many visits; how many washes; visits per month; number of washes; is it weekly;
    is it once a month; weekly or monthly; fortnightly; once a week; unlimited washes; levels of valet;
    what levels; gold silver bronze; packages; mini valet; difference between valet and detail;
    difference between wash and valet; what is a valet; what is detailing; what's detailing;
    how thorough is it; how many charges a month; unlimited charging
  `,
  products: `
    what products do you use; what shampoo do you use; what chemicals do you use;
    are your chemicals safe for children and pets; is it vegan cleaning product;
    do you use a pressure washer; do you use snow foam; what brand of wax; is it biodegradable;
    do you use a jet wash; use a jet wash; use jet washers; do you jet wash;
    what cleaning products do you use; what soap do you use; what stuff do you clean with;
    what do you clean with; what do you wash with; what cleaning products; cleaning products;
    cleaning stuff; brand of shampoo; which shampoo; chemicals; harsh chemicals; safe chemicals;
    safe for kids; safe for my dog; child safe; pet safe; allergies; I have allergies; asthma;
    do you use pressure washers; pressure washer; jet washer; hand wash or machine; brushes;
    do you use brushes; will brushes scratch; microfibre cloths; two bucket method; snow foam;
    waterless products; steam; soap; do you use soap; vegan; cruelty free; natural products; eco products;
    what equipment do you use; method; how do you wash it
  `,
  staff: `
    who will come to my house; are your staff dbs checked; are your valeters trained;
    are your people vetted; are your staff employed or contractors; is it safe to let a stranger in my car;
    will it be the same person each time; can I trust your staff; do you have female staff;
    are the technicians qualified; what sort of people do you send; who do you send;
    what sort of person comes; are the cleaners security checked; security checked;
    are the cleaners checked; are your cleaners trustworthy; who cleans it; who'd be cleaning it;
    who comes out; who comes out to me; is it a proper valeter; are the people who come trained; trained;
    training; who is it that turns up; who turns up; who comes; who'll be doing it; who does the work;
    who does the cleaning; who's the driver; who is going to be at my house; will they have id;
    do they have id; id cards; do they wear uniform; are they checked; background checked; dbs;
    criminal checks; vetted; are they vetted; are they employees; are they self employed; agency workers;
    are they local people; same person each time; same valeter; do I get the same guy;
    can I choose who comes; can I request a woman; I'm a woman living alone, is it safe;
    is it safe to have someone come; are they trustworthy; can I trust the people who come;
    will they steal anything; valuables left in the car; how many people come; one person or two;
    do they speak english; are they insured and trained; qualifications of staff; experienced; experience;
    how experienced are they; tell me about your team; are your staff paid properly; living wage
  `,
  damage: `
    what if you scratch my car; what if you damage my paint; are you insured;
    do you have public liability insurance; who pays if you break something;
    what if something gets stolen from my car; am I covered if something goes wrong;
    are you liable for damage; will charging damage my battery; will it scratch the paintwork;
    does it affect my warranty; who covers it if you crack my windscreen; if you crack my windscreen;
    if you chip my paint; do you carry insurance; carry insurance; have you got insurance;
    do you have insurance; are you covered; are you covered for damage; if you break my; who's liable;
    who is liable; if the paintwork gets marked who sorts it; who sorts it if you mark it;
    are you insured like; fully insured; what insurance do you have; insurance if you damage it;
    a valeter knocked my mirror off, what would you do; if you knock my mirror off; if something breaks;
    if you break my aerial; if you scratch it; if you dent it; scratched by the sponge; swirl marks;
    will it leave swirl marks; will you damage my car; damage; damages; who pays; who pays for damage;
    who's responsible; who is responsible if; what if something goes missing; if my stuff is stolen;
    stolen from the car; what happens if it goes wrong; what if it goes wrong;
    what if the charger breaks my car; could charging damage the car; is it safe for my battery;
    will rapid charging harm my battery; does it void my warranty; warranty; liability; public liability;
    compensation; claim for damage; is my car covered; am I covered; am I protected; is the charging safe;
    is it safe; is it safe to charge in the rain; water in my engine; damage to electrics;
    do I have to tell my insurance
  `,
  'other-vehicles': `
    do you do vans; can you wash my van; do you do motorbikes; can you clean a motorhome;
    do you do caravans; do you do lorries; do you do taxis; can you clean my boat; do you wash bikes;
    my works transit is filthy; do you valet pickups and 4x4s; minibus cleaning;
    can you charge an electric van; do you do classic cars; motability or wheelchair accessible vehicle;
    horsebox; electric scooter or ebike; I have a taxi, can you clean it; can you do motorbikes;
    what about a motorhome; do you clean vans; my husband has a ducati;
    my hubby has a motorbike, do you do them; is a vw transporter alright; vw transporter; ford transit;
    vivaro; is a van alright; are vans ok; vans ok; is a van ok; what about vans; what about motorbikes;
    what about a van; how about a van; and motorbikes; yamaha; honda motorbike; vespa; triumph bike;
    can you do my work van; van; vans; my van; a van; and a van; and vans; for a van; I drive a van;
    transit van; works van; I ride a motorbike, do you wash bikes; motorbike; motorcycles; my harley; bikes;
    scooter; moped; pushbike; bicycle; have you got anything for motorhomes; motorhome; campervan; camper;
    caravan; caravans; is my minibus ok; minibus; bus; coach; lorry; hgv; truck; pickup; pick-up truck;
    land rover defender; 4x4s; large vehicles; big vehicles; trailer; boat; jet ski; tractor; quad bike;
    taxi; my taxi; I'm a taxi driver; uber driver here; private hire car; black cab; classic car;
    vintage car; old mini; sports car; supercar; ferrari; convertible; kit car; wheelchair vehicle;
    adapted vehicle; motability car; hearse; limousine; electric van; e-bike; electric scooter;
    mobility scooter; what other vehicles do you do; what vehicles; any vehicle; only cars?; just cars;
    do you only do cars
  `,
}
