/** How visitors ask, by entry of the knowledge; wordings are parted by semicolons. */
export const money2Wordings: Record<string, string> = {
  jobs: `
    are you hiring; any jobs going; I want to work for you; careers; vacancies;
    I am a valeter looking for work; do you need drivers; how do I apply for a job; can I send my cv;
    do you take apprentices; how much do you pay staff; can I become a contractor for you;
    got any work for a driver; any work for a driver; work for a driver; how do I get employed by you;
    get employed; employed by you; be employed by you; can I get a job with you; do you have any jobs;
    do you need any staff; need staff; need any help; need any valeters;
    how do I become one of your valeters; become a valeter; become one of your drivers; become a driver;
    become a technician; are there vacancies; any vacancies; vacancy; jobs; job; any jobs; any work going;
    any work; work going; looking for a job; looking for work; want a job; I'd like to work for you;
    can I work for you; can I work with you; work with you; work with you guys; work for your company;
    join the team; join your team; hiring; are you recruiting; recruiting; recruitment; career; apply;
    apply for a job; send my cv; who do I send my cv to; do you take on apprentices; apprenticeship;
    part time work; weekend job; I'm a mobile valeter; I'm an electrician looking for work;
    I have my own valeting business; subcontract for you; can I be a partner valeter;
    what do you pay your staff; wages; salary; driver jobs
  `,
  investors: `
    I would like to invest; are you raising money; can I buy shares; I am a journalist writing about you;
    press enquiries; partnership opportunity; can we supply you with products; advertise with you;
    business collaboration; sponsorship; who do I talk to about investing; investing; invest; investment;
    investor; can I invest; buy shares; shares; funding round; are you raising; crowdfunding; who funds you;
    who is funding this; press; press contact; media; journalist; interview; podcast; blog about you;
    influencer; review you on my channel; partner with you; partnership; partnerships; collaborate;
    collaboration; sell you products; supply you; supplier; supply you with vans;
    we make ev chargers, can we work together; advertise; advertising; sponsor; sponsor our team;
    business proposal; pitch; who handles marketing
  `,
  franchise: `
    do you do franchises; can I open a franchise; how much is a franchise;
    can I run this in my town as a franchisee; licence your brand in my area; looking to buy a franchise;
    buy a franchise; franchise; franchises; franchising; franchise opportunity; franchise cost;
    run a branch; open a branch; start a branch in my town; own territory; be your agent in scotland;
    licence the brand; set up in my area as part of you
  `,
  company: `
    who owns this company; who is behind this; who runs it; who founded you; are you a registered company;
    what is your company number; where is your head office; what is your address; is this a scam;
    is this legit; are you a real company; can I trust you; how long have you been in business;
    are you a british company; is this genuine or dodgy; is this a legit company; are you a legit company;
    who owns kerbside; who am I dealing with; who am I dealing with here; are you lot kosher; kosher;
    are you above board; above board; are you for real; who are you guys; where is your office;
    what's the catch with the company; is this a real thing or a con; real or con; a con; is this real;
    is it real; scam; scammer; are you legit; legit; legitimate; are you genuine; genuine; dodgy;
    sounds dodgy; sounds too good to be true; too good to be true; is this fake; fake website;
    who are you lot; who are you people; who's the company; who runs this; who runs the company;
    who owns it; who owns you; owner; whose idea was this; whose company is it; who's behind it;
    who came up with this; who set this up; founder; who's the founder; who's the boss; who's in charge;
    ceo; company details; company information; company name; company registration; companies house;
    registered address; what's your address; address; where's your office; office; head office;
    headquarters; based where; when was the company founded; how long have you been going;
    how old is the company; established when; start-up; are you a startup; new company; new business;
    is it a british company; uk company; part of a bigger company; parent company;
    are you owned by a big company; can I trust this; why should I trust you; are you trustworthy;
    vat registered; about us; background; history of the company
  `,
  reviews: `
    do you have reviews; what do your customers say; are you on trustpilot; testimonials;
    what rating do you have; how many customers do you have; can I see before and after photos;
    has anyone used you; what have customers said; what customers have said; customers said;
    do you have any reviews; can I read reviews; are you on trust pilot; trust pilot;
    where are your reviews; what are people saying about you; what do people say; what do others think;
    can I see examples of your work; examples; example photos; photos; pictures of your work;
    before and after; portfolio; reviews; any reviews; review; reviews page; ratings; star rating;
    trustpilot; google reviews; feedback; customer feedback; has anyone tried it; anyone tried you;
    do people like it; happy customers; who uses you; how many customers; customers; references;
    recommended by; awards; have you won any awards
  `,
  comparison: `
    why should I use you instead of the local car wash; are you better than the competition;
    how are you different from others; is it cheaper than the petrol station car wash;
    is it cheaper than a public charger; why choose you; what makes you special;
    are you the same as another company; who are your competitors;
    how are you different from a normal car wash; different from a normal car wash;
    different from a car wash; better than a hand car wash; how is it better; why not use the garage;
    why not just go to the hand car wash; hand car wash down the road; automatic car wash;
    drive through car wash; just use the jet wash; why not just do it myself; why not just wash it myself;
    why not just use a public charger; supercharger instead; public chargers; cheaper than public charging;
    is charging cheaper than at the services; cheaper than a garage; what makes you better;
    better than the others; better than other companies; what's different; how are you different;
    what's different about you; unique; unique selling point; rivals; competition; other mobile valeters;
    compared to a normal valet; compared with; vs; versus; why you; why pick you; why would I use you;
    convince me; what's special; what's the advantage over; how do you compare; is it worth it compared to;
    is it any better
  `,
}
