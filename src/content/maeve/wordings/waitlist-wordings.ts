/** How visitors ask, by entry of the knowledge; wordings are parted by semicolons. */
export const waitlistWordings: Record<string, string> = {
  waitlist: `
    how do I join; how do I join the waitlist; how do I sign up; sign me up; add me to the waiting list;
    put me on the list; put my name down; I want to join; I want in; count me in; register my interest;
    where do I register; I would like early access please; where is the form; can you sign me up from here;
    my email is and my postcode is; who can join the waitlist; what do I need to join;
    how do I get on the waitlist; what is the waitlist; I would love to be added to the list;
    love to be added; be added; can I be added; how do I get involved; get involved;
    where do I sign up for early access; sign up for early access; what info do you need to sign up;
    information needed to sign up; join the waiting list; can I join the waitlist;
    put me on the waiting list; put us on the list; add us; how do we join; I'd like to join;
    stick my name on it; stick me on it; stick my name on the list; put my name on it;
    what do I do to be on the list; be on the list; I wish to enrol; I wish to join; add me; add me please;
    add me to the list; can you add me to the list; can you add my email; add my email; my email is;
    put me on it; sign my wife up; sign my husband up; where do I put my email; put my email in where;
    how do I get on it; how to join; how to sign up; get me on that list; get me on the list;
    how does one join; where abouts is the sign up; where on the page is the sign up; where is the sign up;
    where is the sign up form; sign up form; where's the waitlist; can I give you my email here;
    can I just give you my details here; can you put me down; put us down; I'd like to be told first how;
    be the first to know; how do I hear first; I want to know when it launches; I want updates;
    what details do you need to join; what details do I need; what do you need from me;
    what do I have to fill in; I'd like to join please; join please; join the list; join waitlist;
    waitlist please; waiting list please; waiting list; sign up; sign up please; sign me up please;
    sign us up; signing up; subscribe me to updates; register please; register me; registration;
    registering; can I register; how do I register; how do I get early access; I want early access;
    early access please; reserve my place; save me a place; save me a spot; hold a place for me; I'm in;
    I'm interested; interested; very interested; I'd like to use this, what do I do now; I want this;
    how do I get this;  here is my email; my email's below; enter me;
    how do I become a member; become a customer; how do I get started; get started; how do I start;
    can I join now; is the waitlist open; is it too late to join; can anyone join; am I allowed to join;
    is there an age limit; do I need a car to join; can my mum join; what does the waitlist do;
    how does the waitlist work; what's the waiting list for
  `,
  'waitlist-cost': `
    does it cost anything to join the waitlist; is joining the waiting list free;
    do I need a card to sign up; do I pay to join the list; is there a deposit;
    am I committed if I join the waitlist; is there any obligation if I sign up;
    do I have to buy anything if I register; is signing up binding; does signing up commit me;
    any obligation; do I have to hand over money to join; does it cost to join; join for free;
    is it free to join; is it free to sign up; does the waitlist cost money; cost to join the waitlist;
    sign up fee; joining fee; registration fee; do you need my bank details to join; card needed to join;
    do I pay a deposit to join; will you charge me for joining; will I be charged if I sign up;
    what if I sign up and don't want it later; can I join and decide later; no strings; am I obliged to buy;
    signing up doesn't mean I have to buy does it; is the list a commitment;
    do I have to give payment details
  `,
  'waitlist-count': `
    how many people are on the waitlist; how many have signed up; how long is the queue;
    how long is the waiting list; what number am I in the queue; what is my position on the list;
    is the waitlist count real; how popular is it; how many folk have joined; how many have joined so far;
    how many people have joined; number of people signed up; how many on the list; how many sign ups;
    is anyone else on the list; am I near the front; am I near the front of the queue; what number am I;
    my place in line; my position; where am I in line; where am I on the list; how far down the list am I;
    how big is the waitlist; is it a long list; many people waiting; is the number on the page real;
    is that counter real; what's the number on the page; lots of people joined?; is it popular;
    how long is the wait
  `,
  'waitlist-after': `
    I have joined, what happens now; I signed up, what next; did my sign up work; am I on the list;
    will you email me when it launches; will I get a confirmation email;
    I did not get an email after I joined; when will I hear from you; how will you let me know;
    what happens after I join the waitlist; will you notify me when you launch;
    will you tell me when you come to my area; I've done the form, do you get in touch;
    done the form what now; do you get in touch; will you drop me a line; drop me a line when it's ready;
    let me know when you're ready; tell me when you launch; signed up now what; I signed up what now;
    I signed up, what happens; what happens now I've signed up; what happens now; and now what;
    put my details in, what's next; I've put my details in; entered my email now what; what's next;
    I never got an email after registering; no email received; haven't received an email;
    didn't get a confirmation; no confirmation; do you send a confirmation; should I get an email;
    do you email people on the list; do you email waitlist people; how will I know when you launch;
    how will I find out; how do I find out when it starts; will I be told; will you tell me;
    will you contact me; will someone contact me; how do you contact people on the list;
    when will you contact me; when do I hear; I joined last week and heard nothing;
    I've heard nothing since I joined; it said you're on the list; what does you're on the list mean;
    I pressed get started what happens; check if I'm on the list; can you check if I signed up;
    have I joined; did I join; did it go through; was I added; did my form go through;
    did you get my details; is my sign up confirmed; I'm already on the list, what now;
    how do I know I am on the list; just signed up; I've joined; I have registered
  `,
  'waitlist-twice': `
    I signed up twice; can I join twice; I already signed up, do I need to do it again;
    what if I enter my email again; can I join with two postcodes; signed up two times by mistake;
    what if I sign up twice; I've already joined can I join again; already on the list;
    is it bad to sign up again; can I register again; does joining twice help; I put my email in again;
    same email twice; two entries; can me and my wife use the same email
  `,
  'waitlist-form-help': `
    it says my postcode is invalid; invalid email address; the form does not work;
    the form will not let me sign up; it says required fields; something went wrong when I pressed join;
    please enter a valid uk postcode; I cannot join, I get an error; the sign up button is not working;
    the website is broken; it will not accept my email; postcode not recognised;
    my email isn't being accepted; email isn't accepted; email not being accepted;
    can't get on the waitlist, it won't work; can't get on the list it won't work; it won't work;
    the sign up won't work; sign up won't work; I keep getting an error; keep getting an error signing up;
    error signing up; error; says error; not working; it isn't working; it doesn't work; won't go through;
    isn't going through; form says invalid; won't accept my postcode; won't accept ec1a 1bb;
    wont take my email; the box goes red; box goes red when I type; it goes red; red error;
    it keeps saying required; keeps saying invalid; it won't let me join; can't get it to submit;
    form is broken; your form is broken; sign up broken; page stuck; the join button does nothing;
    the button does nothing; button not working; nothing happens when I click;
    nothing happens when I press join; why doesn't it like my postcode; it doesn't like my postcode;
    it won't take my postcode; postcode error; postcode invalid; my postcode isn't accepted;
    getting an error when I try to join; error message when joining; I get an error; there's an error;
    it says invalid email but it's right; says my email is invalid; email not accepted; invalid email;
    please enter a valid email address; the form isn't working; form error; form problem; form won't submit;
    I can't submit; can't join; can't register; unable to sign up; trouble signing up; problem signing up;
    sign up failing; sign up isn't working; it's not letting me join; it keeps failing;
    something went wrong please try again; required fields message; it wants both fields;
    do I have to fill in both; why do I need both; what format for the postcode; website not working;
    page not working; your site is glitchy
  `,
  'waitlist-data': `
    why do you need my postcode; why do you need my email; will you spam me; will I get loads of emails;
    is my data safe; is my email safe with you; do you sell my data;
    do you share my details with third parties; what is your privacy policy; are you gdpr compliant;
    what do you do with my personal information; what data do you keep about me; what does data secure mean;
    do you use cookies; terms and conditions; is my information safe; do you share my email;
    do you share my email with anybody; share my details; share my email; will I get spam;
    what do you do with my data; what will you do with my email; what will you do with my address;
    what do you do with my email; sell my data; sell my details; promise no junk mail; junk mail; no junk;
    how come you need my postcode; why do you need to know where I live;
    how come you need to know where I live; why do you need my address; why postcode; why email;
    is it private; data; what data; are you going to bombard me with emails; how many emails will I get;
    how often will you email; will you email me constantly; I don't want spam; no spam please;
    is there spam; will my email be passed on; passed on to anyone; do you give my email to others;
    who do you share my email with; do you sell emails; who has my data; what do you want my postcode for;
    why do you want my postcode; why do you ask for a postcode; what's the postcode for;
    reason for postcode; why my email; how do you use my information; how will you use my details;
    what happens to my information; what happens to my data; data protection; privacy; privacy notice;
    privacy policy; gdpr compliant; is it safe to give my email; is it safe to give my details;
    is this site secure; are my details safe; is my information secure; where is my data stored;
    what do you know about me; what information do you hold; how long do you keep my data; do you track me;
    cookies; will you ring me; will you sell my details; can I trust you with my details;
    what does no spam ever mean; marketing emails; newsletter; mailing list
  `,
  'waitlist-changes': `
    how do I get off the list; how do I leave the waitlist; unsubscribe me; stop emailing me;
    please delete my details; remove me from the waitlist; erase my data;
    I typed the wrong email when I joined; I made a mistake in my postcode;
    I have moved house, can I change my postcode; can I change my email address; opt out;
    I no longer want to be on the list; I need to change my postcode I've moved; how do I delete my data;
    can you remove me from the waitlist; delete my details; I don't want your emails any more;
    don't want your emails; stop sending me emails; got married, new email address; can you swap my email;
    swap my email address; new address; I've changed email; changed my email; take me off; take me off it;
    get rid of my details; remove my email; I want my name taken off; take my name off;
    take me off the list; remove me; remove me please; can you delete me; delete me from your system;
    delete my email; delete my data; delete my account; erase me; put the wrong postcode in by accident;
    wrong postcode; wrong email; entered the wrong postcode; entered wrong email; got my email wrong;
    made a typo; how to unsubscribe; unsubscribe; unsubscribe please; how do I opt out; stop the emails;
    no more emails please; I don't want to be on the list any more; I've changed my mind about joining;
    leave the list; can I leave the waitlist; come off the list; change my details; update my details;
    update my email; update my postcode; I've moved, new postcode; I have a new email address;
    edit my entry; how do I change my email; change postcode; see what you hold about me;
    right to be forgotten; withdraw my consent
  `,
  maeve: `
    are you a robot; are you a bot; are you human; are you a real person; are you real; who are you;
    what are you; who is maeve; what is your name; am I talking to a computer;
    am I talking to a human or an ai; are you chatgpt; which ai model are you; what model do you run on;
    what are you powered by; is it free to talk to you; do I pay for this chat;
    what does free during beta mean; what can you help me with; what can I ask you; what do you know;
    can I trust what you say; how accurate are you; who made you; what ai are you built on;
    which ai are you built on; what are you built on; do you ever get things wrong; get things wrong;
    ever wrong; are you always right; are you accurate; are you human or ai; human or ai;
    what can you do maeve; free to chat with you; is it free to chat; who's maeve; is this an ai; is it ai;
    are you one of those ai things; you real or a computer; are you a real woman or a computer;
    a real person or a computer; what sort of stuff can you answer; what stuff can you answer;
    what questions can I ask; what questions can you answer; which questions do you answer;
    what should I ask you; what are you good at; are you real or a robot; real or robot; is this a bot;
    is this automated; ai or human; what is maeve; who programmed you; who built you; who created you;
    are you a machine; are you a computer; are you a program; are you a person; are you an actual human;
    am I speaking to a real human; is there a human behind this; is someone typing this;
    do I have to pay to chat; does chatting cost money; do you cost money to use; is maeve free;
    free in beta; how long is the beta; what's beta; how do I know what you say is right;
    how do I know you're right; can you be wrong; do you make mistakes; do you make things up;
    are you reliable; can I rely on you; what are you able to do; what can you do; what can you tell me;
    what do you know about; what topics can I ask; how can you help; how can you help me;
    what sort of things can I ask; what are you for; introduce yourself; tell me about yourself; your name;
    why are you called maeve; what's your name; what model are you; which model; what llm are you using;
    are you gpt; are you claude; are you using chatgpt; which ai powers you; powered by; how smart are you;
    do you learn; are you clever; can you see my screen; do you know who I am; how old are you;
    where do you live; are you a girl
  `,
}
