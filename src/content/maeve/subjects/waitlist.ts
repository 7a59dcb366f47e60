import { brand } from '../../brand.ts'
import { subjectsOf } from '../subject.ts'

/** Joining, what happens to the details, and who Maeve is. From the specification. */
export const waitlist = subjectsOf('service', [
  {
    id: 'waitlist',
    title: 'Joining the waitlist',
    text: 'To join, put your email and postcode in the waitlist form on this page and press the button. Or tell me both here: I’ll show them to you, and you press the button.',
    wordings: {
      own: `
        how do I join; how do I join the waitlist; how do I sign up; sign me up;
        add me to the waiting list; put me on the list; put my name down; I want to join; I want in;
        count me in; register my interest; where do I register; I would like early access please;
        where is the form; can you sign me up from here; my email is and my postcode is;
        who can join the waitlist; what do I need to join; how do I get on the waitlist;
        what is the waitlist; I would love to be added to the list; love to be added; be added;
        can I be added; how do I get involved; get involved; where do I sign up for early access;
        sign up for early access; what info do you need to sign up; information needed to sign up;
        join the waiting list; can I join the waitlist; put me on the waiting list; put us on the list;
        add us; how do we join; I'd like to join; stick my name on it; stick me on it;
        stick my name on the list; put my name on it; what do I do to be on the list; be on the list;
        I wish to enrol; I wish to join; add me; add me please; add me to the list;
        can you add me to the list; can you add my email; add my email; my email is; put me on it;
        sign my wife up; sign my husband up; where do I put my email; put my email in where;
        how do I get on it; how to join; how to sign up; get me on that list; get me on the list;
        how does one join; where abouts is the sign up; where on the page is the sign up;
        where is the sign up; where is the sign up form; sign up form; where's the waitlist;
        can I give you my email here; can I just give you my details here; can you put me down;
        put us down; I'd like to be told first how; be the first to know; how do I hear first;
        I want to know when it launches; I want updates; what details do you need to join;
        what details do I need; what do you need from me; what do I have to fill in;
        I'd like to join please; join please; join the list; join waitlist; waitlist please;
        waiting list please; waiting list; sign up; sign up please; sign me up please; sign us up;
        signing up; subscribe me to updates; register please; register me; registration; registering;
        can I register; how do I register; how do I get early access; I want early access;
        early access please; reserve my place; save me a place; save me a spot; hold a place for me;
        I'm in; I'm interested; interested; very interested; I'd like to use this, what do I do now;
        I want this; how do I get this; here is my email; my email's below; enter me;
        how do I become a member; become a customer; how do I get started; get started; how do I start;
        can I join now; is the waitlist open; is it too late to join; can anyone join;
        am I allowed to join; is there an age limit; do I need a car to join; can my mum join;
        what does the waitlist do; how does the waitlist work; what's the waiting list for`,
      'held-out': `
        How do I sign up?; I want to join the waitlist;
        add me to the waiting list please, my postcode is M14 6HY; where do I put my details;
        sign me up for early access!`,
      'strangers-a': `
        how do i get on the list`,
      'strangers-b': `
        right so how do I get my name down; wheres the sine up`,
      voices: `
        how do I join; sign me up; I want to join; join; how do I sign up; where do I sign up;
        put my name down; add me; register me; I'd like to register; get on the list; get me on the list;
        how do I get on the waitlist; where's the form; how to register; register my interest;
        let me know when you launch; keep me posted; notify me; I want in; count me in;
        what do I need to join; what do I do to join; I want to be on the list; subscribe me to updates;
        can you sign me up; can you add me; my email is; here's my email; what info do you need;
        how can I join please; I like to join; I would like to enrol; enroll; stick me on the list;
        pop me on the list; where do I put my email; can I join by phone; do I join here; join in chat;
        is the list still open; can anyone join; is it too late to join; join link; sign up link;
        how do I get early access; where do I enter my postcode; keep me informed; send me updates;
        let me know`,
    },
  },
  {
    id: 'waitlist-cost',
    title: 'What joining costs',
    text: 'The waitlist form asks only for an email and a postcode: no card and no payment. You’re not signing up for a plan.',
    wordings: {
      own: `
        does it cost anything to join the waitlist; is joining the waiting list free;
        do I need a card to sign up; do I pay to join the list; is there a deposit;
        am I committed if I join the waitlist; is there any obligation if I sign up;
        do I have to buy anything if I register; is signing up binding; does signing up commit me;
        any obligation; do I have to hand over money to join; does it cost to join; join for free;
        is it free to join; is it free to sign up; does the waitlist cost money;
        cost to join the waitlist; sign up fee; joining fee; registration fee;
        do you need my bank details to join; card needed to join; do I pay a deposit to join;
        will you charge me for joining; will I be charged if I sign up;
        what if I sign up and don't want it later; can I join and decide later; no strings;
        am I obliged to buy; signing up doesn't mean I have to buy does it; is the list a commitment;
        do I have to give payment details`,
      'held-out': `
        Does it cost to join the waitlist?; is there any obligation if I join`,
      'strangers-a': `
        do i need my mums card 2 sign up;
        And I suppose the minute I sign up you start taking money. Am I right?`,
      'strangers-b': `
        Hope you won't ask for my ATM card before I can join the list?`,
      voices: `
        is it free to join; does joining cost; do I pay to join; is there a fee to join;
        do you need my card; card details to sign up; do I have to pay now; am I committed if I join;
        is there an obligation; no obligation; does signing up cost anything; is the waitlist free;
        free to sign up; will you charge me for joining; payment to join; deposit; deposit to join;
        what am I committing to; do I have to buy anything; if I join do I have to use it;
        joining means paying; will money come out of my account; do I need bank details;
        what's the catch with joining; any strings; do I owe anything if I join; is it binding;
        what does it cost to go on the list; sign up cost; can I join without paying; must I pay for list;
        will I be billed`,
    },
  },
  {
    id: 'waitlist-count',
    title: 'How many are on the waitlist',
    text: 'The number on the waitlist is shown live on this page, beside the form. I can’t see anyone’s place in the list.',
    wordings: {
      own: `
        how many people are on the waitlist; how many have signed up; how long is the queue;
        how long is the waiting list; what number am I in the queue; what is my position on the list;
        is the waitlist count real; how popular is it; how many folk have joined;
        how many have joined so far; how many people have joined; number of people signed up;
        how many on the list; how many sign ups; is anyone else on the list; am I near the front;
        am I near the front of the queue; what number am I; my place in line; my position;
        where am I in line; where am I on the list; how far down the list am I; how big is the waitlist;
        is it a long list; many people waiting; is the number on the page real; is that counter real;
        what's the number on the page; lots of people joined?; is it popular; how long is the wait`,
      'held-out': `
        How many people are on the waitlist?; what number am I on the list`,
      'strangers-a': `
        how many ppl on it rn`,
      'strangers-b': `
        ow many people am on the list already`,
      voices: `
        how many people have joined; how many are on the list; how many signed up; what's my position;
        where am I in the queue; what number am I; how long is the list; how many in front of me;
        is it popular; how many joined so far; number of people waiting; is the counter real;
        is that number live; what's the number by the form; queue length; how big is the waitlist;
        many people waiting; place in line; what place am I; am I near the front; how many others;
        how many folk are on it; how many members; is anyone else signed up; total sign ups;
        who's ahead of me; my spot in the queue; has anybody joined`,
    },
  },
  {
    id: 'waitlist-after',
    title: 'After you join',
    text: `Once you’ve joined you see "You’re on the list!" with your three perks. We’ll email you about the launch. I can’t look up whether an address is on the list.`,
    wordings: {
      own: `
        I have joined, what happens now; I signed up, what next; did my sign up work; am I on the list;
        will you email me when it launches; will I get a confirmation email;
        I did not get an email after I joined; when will I hear from you; how will you let me know;
        what happens after I join the waitlist; will you notify me when you launch;
        will you tell me when you come to my area; I've done the form, do you get in touch;
        done the form what now; do you get in touch; will you drop me a line;
        drop me a line when it's ready; let me know when you're ready; tell me when you launch;
        signed up now what; I signed up what now; I signed up, what happens;
        what happens now I've signed up; what happens now; and now what; put my details in, what's next;
        I've put my details in; entered my email now what; what's next;
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
        how do I know I am on the list; just signed up; I've joined; I have registered`,
      'held-out': `
        I joined the waitlist, now what?; how do I know my sign up worked;
        I have not had an email since joining`,
      'strangers-a': `
        signed up but haven't had an email, am i on it??`,
      'strangers-b': `
        I have put my email and it said something, I closed it too fast. what is supposed to happen next`,
      voices: `
        I've joined, what now; I signed up, now what; what happens after I join; what happens next;
        am I on the list; did it work; did my sign up go through; I never got an email;
        no confirmation email; haven't heard anything; do I get a confirmation; will you email me;
        when will I hear from you; when do I hear back; how will I know;
        I joined ages ago and heard nothing; is my sign up OK; check if I'm on the list; have I joined;
        can you see if I'm on it; it said I'm on the list; what do I do after joining;
        I put my email in, what next; what will you send me; will I get emails;
        next steps after signing up; was it successful; I filled the form, then what;
        pressed the button nothing came; no email arrived; checked my spam, nothing;
        where's my confirmation; do I need to do anything else; does my wife's name show on the list;
        I have registered, what is next`,
    },
  },
  {
    id: 'waitlist-twice',
    title: 'Joining twice',
    text: 'Joining again with the same email changes nothing: each address is on the list once.',
    wordings: {
      own: `
        I signed up twice; can I join twice; I already signed up, do I need to do it again;
        what if I enter my email again; can I join with two postcodes; signed up two times by mistake;
        what if I sign up twice; I've already joined can I join again; already on the list;
        is it bad to sign up again; can I register again; does joining twice help;
        I put my email in again; same email twice; two entries; can me and my wife use the same email`,
      'strangers-a': `
        Forgive me, I fear I pressed the button and then did the whole thing over again. Have I put myself down two times?`,
      'strangers-b': `
        think I've put my email in twice there, does that matter?`,
      voices: `
        I signed up twice; I joined twice by accident; put my email in two times; am I on the list twice;
        does joining twice matter; can I join more than once; clicked it twice; double sign up;
        I've entered twice; duplicate; did I join twice; I pressed join again; will I get two emails;
        if I sign up again; sign up again; two times registered; accidentally joined again;
        can I join again with the same email; do I get more perks if I join twice; I filled it in again;
        I can't remember if I joined so I did it again; is it a problem that I did it twice;
        second sign up; entered my details twice over; both me and my husband used the same email`,
    },
  },
  {
    id: 'waitlist-form-help',
    title: 'Help with the form',
    text: 'The form needs both fields: a valid email and a full UK postcode, such as M1 1AE. If it says something went wrong, your details stay in the form, so please try again in a moment.',
    wordings: {
      own: `
        it says my postcode is invalid; invalid email address; the form does not work;
        the form will not let me sign up; it says required fields;
        something went wrong when I pressed join; please enter a valid uk postcode;
        I cannot join, I get an error; the sign up button is not working; the website is broken;
        it will not accept my email; postcode not recognised; my email isn't being accepted;
        email isn't accepted; email not being accepted; can't get on the waitlist, it won't work;
        can't get on the list it won't work; it won't work; the sign up won't work; sign up won't work;
        I keep getting an error; keep getting an error signing up; error signing up; error; says error;
        not working; it isn't working; it doesn't work; won't go through; isn't going through;
        form says invalid; won't accept my postcode; won't accept ec1a 1bb; wont take my email;
        the box goes red; box goes red when I type; it goes red; red error; it keeps saying required;
        keeps saying invalid; it won't let me join; can't get it to submit; form is broken;
        your form is broken; sign up broken; page stuck; the join button does nothing;
        the button does nothing; button not working; nothing happens when I click;
        nothing happens when I press join; why doesn't it like my postcode; it doesn't like my postcode;
        it won't take my postcode; postcode error; postcode invalid; my postcode isn't accepted;
        getting an error when I try to join; error message when joining; I get an error; there's an error;
        it says invalid email but it's right; says my email is invalid; email not accepted; invalid email;
        please enter a valid email address; the form isn't working; form error; form problem;
        form won't submit; I can't submit; can't join; can't register; unable to sign up;
        trouble signing up; problem signing up; sign up failing; sign up isn't working;
        it's not letting me join; it keeps failing; something went wrong please try again;
        required fields message; it wants both fields; do I have to fill in both; why do I need both;
        what format for the postcode; website not working; page not working; your site is glitchy`,
      'held-out': `
        Why is my postcode not valid?; I cant submit the form; it says something went wrong;
        the sign up form isnt working for me`,
      'strangers-a': `
        it keeps saying something went wrong when i put my post code in question mark`,
      'strangers-b': `
        it kepes saying my post code is rong but its not`,
      voices: `
        the form won't work; it won't accept my postcode; my postcode is not accepted;
        it says invalid email; form is broken; something went wrong; error when I join;
        the button does nothing; can't submit; it keeps saying error; it won't let me join; can't sign up;
        sign up not working; it says enter a valid postcode; what format for the postcode;
        do I need a full postcode; why won't it take my email; the form is stuck; it just spins;
        nothing happens when I press join; page won't load the form; says postcode not recognised;
        it rejects my email; red message; form not sending; I type the postcode and it goes red;
        form gives error; button is grey; the join button is dead; it's not letting me sign up;
        keeps failing; tried three times and it fails; I get an error message; do I need both boxes;
        which boxes do I fill; can I just put half my postcode; submit problem`,
    },
  },
  {
    id: 'waitlist-data',
    title: 'Your details',
    text: 'The form asks for your email, so that we can tell you about the launch, and your postcode, which tells us where we’re wanted. No spam ever. The privacy page linked on this site has the details.',
    wordings: {
      own: `
        why do you need my postcode; why do you need my email; will you spam me;
        will I get loads of emails; is my data safe; is my email safe with you; do you sell my data;
        do you share my details with third parties; what is your privacy policy; are you gdpr compliant;
        what do you do with my personal information; what data do you keep about me;
        what does data secure mean; do you use cookies; terms and conditions; is my information safe;
        do you share my email; do you share my email with anybody; share my details; share my email;
        will I get spam; what do you do with my data; what will you do with my email;
        what will you do with my address; what do you do with my email; sell my data; sell my details;
        promise no junk mail; junk mail; no junk; how come you need my postcode;
        why do you need to know where I live; how come you need to know where I live;
        why do you need my address; why postcode; why email; is it private; data; what data;
        are you going to bombard me with emails; how many emails will I get; how often will you email;
        will you email me constantly; I don't want spam; no spam please; is there spam;
        will my email be passed on; passed on to anyone; do you give my email to others;
        who do you share my email with; do you sell emails; who has my data;
        what do you want my postcode for; why do you want my postcode; why do you ask for a postcode;
        what's the postcode for; reason for postcode; why my email; how do you use my information;
        how will you use my details; what happens to my information; what happens to my data;
        data protection; privacy; privacy notice; privacy policy; gdpr compliant;
        is it safe to give my email; is it safe to give my details; is this site secure;
        are my details safe; is my information secure; where is my data stored; what do you know about me;
        what information do you hold; how long do you keep my data; do you track me; cookies;
        will you ring me; will you sell my details; can I trust you with my details;
        what does no spam ever mean; marketing emails; newsletter; mailing list`,
      'held-out': `
        Why do you need my email?; will you sell my information; do you send marketing emails;
        is my data protected; how do you use my postcode`,
      'strangers-a': `
        if i put my email in am i gonna get bombarded 😩`,
      'strangers-b': `
        What will you actually do with my email once I hand it over? I get enough junk.;
        Is my email id going to be shared for marketing? I am asking from GDPR point of view`,
      voices: `
        what do you do with my data; what happens to my email; why do you need my postcode;
        will you sell my details; will I get spam; do you share my email; is my data safe; privacy; GDPR;
        data protection; who sees my email; what do you use my email for; are you going to spam me;
        do you pass my details on; why do you want my email; what's the postcode for;
        how long do you keep my data; where is my data stored; privacy policy; how many emails will I get;
        junk mail; will you email me loads; will third parties get my email; is my information secure;
        what you do with my information; why postcode; do you give my address to others; marketing emails;
        will you ring me; personal data; who has access to my details; is it confidential;
        don't want adverts; cookies; tracking me; do you sell data`,
    },
  },
  {
    id: 'waitlist-changes',
    title: 'Leaving the list or changing details',
    text: 'I can’t see, change or delete waitlist entries from this chat. The privacy page linked on this site says how to leave the list and whom to ask.',
    wordings: {
      own: `
        how do I get off the list; how do I leave the waitlist; unsubscribe me; stop emailing me;
        please delete my details; remove me from the waitlist; erase my data;
        I typed the wrong email when I joined; I made a mistake in my postcode;
        I have moved house, can I change my postcode; can I change my email address; opt out;
        I no longer want to be on the list; I need to change my postcode I've moved;
        how do I delete my data; can you remove me from the waitlist; delete my details;
        I don't want your emails any more; don't want your emails; stop sending me emails;
        got married, new email address; can you swap my email; swap my email address; new address;
        I've changed email; changed my email; take me off; take me off it; get rid of my details;
        remove my email; I want my name taken off; take my name off; take me off the list; remove me;
        remove me please; can you delete me; delete me from your system; delete my email; delete my data;
        delete my account; erase me; put the wrong postcode in by accident; wrong postcode; wrong email;
        entered the wrong postcode; entered wrong email; got my email wrong; made a typo;
        how to unsubscribe; unsubscribe; unsubscribe please; how do I opt out; stop the emails;
        no more emails please; I don't want to be on the list any more;
        I've changed my mind about joining; leave the list; can I leave the waitlist; come off the list;
        change my details; update my details; update my email; update my postcode;
        I've moved, new postcode; I have a new email address; edit my entry; how do I change my email;
        change postcode; see what you hold about me; right to be forgotten; withdraw my consent`,
      'held-out': `
        How can I leave the waitlist?; please remove my email address; I put in the wrong email;
        can I update my postcode`,
      'strangers-a': `
        I have moved house since putting my name down. How might I amend my postcode, please?;
        Take me OFF your list. Now. I never want an email from you people`,
      'strangers-b': `
        I fear I have given you my old email address, the one before my grandson changed it. Would you be so good as to alter it?`,
      voices: `
        take me off the list; remove me; unsubscribe; how do I leave the list; delete my details;
        I want to leave; change my email; I put the wrong email; wrong postcode;
        I've moved, change my postcode; update my details; how do I unsubscribe; stop emailing me;
        delete my data; I don't want to be on the list; cancel my sign up; can I change my postcode;
        typed my email wrong; spelt my email wrong; made a mistake in the form; correct my details;
        edit my details; I've changed my mind about joining; erase me; right to be forgotten;
        get me off this; remove my email; no longer interested, take me off; opt out;
        how to delete me from list; I want delete my email; please remove my name; new email address;
        new house so new postcode; swap my email; how do I come off; come off the list; fix my postcode`,
    },
  },
  {
    id: 'maeve',
    title: 'Who Maeve is',
    text: `I’m Maeve, ${brand.name}’s AI assistant: not a person. I’m free during beta, and I can get things wrong, so check anything official on GOV.UK. I can’t tell you which AI model is behind me.`,
    wordings: {
      own: `
        are you a robot; are you a bot; are you human; are you a real person; are you real; who are you;
        what are you; who is maeve; what is your name; am I talking to a computer;
        am I talking to a human or an ai; are you chatgpt; which ai model are you;
        what model do you run on; what are you powered by; is it free to talk to you;
        do I pay for this chat; what does free during beta mean; what can you help me with;
        what can I ask you; what do you know; can I trust what you say; how accurate are you;
        who made you; what ai are you built on; which ai are you built on; what are you built on;
        do you ever get things wrong; get things wrong; ever wrong; are you always right;
        are you accurate; are you human or ai; human or ai; what can you do maeve; free to chat with you;
        is it free to chat; who's maeve; is this an ai; is it ai; are you one of those ai things;
        you real or a computer; are you a real woman or a computer; a real person or a computer;
        what sort of stuff can you answer; what stuff can you answer; what questions can I ask;
        what questions can you answer; which questions do you answer; what should I ask you;
        what are you good at; are you real or a robot; real or robot; is this a bot; is this automated;
        ai or human; what is maeve; who programmed you; who built you; who created you; are you a machine;
        are you a computer; are you a program; are you a person; are you an actual human;
        am I speaking to a real human; is there a human behind this; is someone typing this;
        do I have to pay to chat; does chatting cost money; do you cost money to use; is maeve free;
        free in beta; how long is the beta; what's beta; how do I know what you say is right;
        how do I know you're right; can you be wrong; do you make mistakes; do you make things up;
        are you reliable; can I rely on you; what are you able to do; what can you do;
        what can you tell me; what do you know about; what topics can I ask; how can you help;
        how can you help me; what sort of things can I ask; what are you for; introduce yourself;
        tell me about yourself; your name; why are you called maeve; what's your name; what model are you;
        which model; what llm are you using; are you gpt; are you claude; are you using chatgpt;
        which ai powers you; powered by; how smart are you; do you learn; are you clever;
        can you see my screen; do you know who I am; how old are you; where do you live; are you a girl`,
      'held-out': `
        Are you a bot?; Who are you?; are you an AI or a person; what model are you running;
        can I trust your answers`,
      'strangers-a': `
        r u a bot; Which LLM are you running on, GPT or Claude or something else?`,
      'strangers-b': `
        Are you a human being or computer I am talking to;
        which LLM are you built on? GPT or Claude or what`,
      voices: `
        who are you; are you a bot; are you real; am I talking to a human; is this a robot; are you AI;
        are you chatgpt; which AI are you; what model are you; are you a real person; who is Maeve;
        what are you; is there a person typing; are you automated; bot or human; are you free to use;
        do you cost anything; can you make mistakes; can I trust what you say; are your answers right;
        how accurate are you; who made you; are you human; are you a machine; is this a chatbot;
        is this AI; you are robot or person; what's your name; tell me about yourself; what can you do;
        what can I ask you; what do you know; can I rely on you; do you ever get it wrong;
        what does beta mean; free during beta what's that; powered by what; are you a real lady;
        is it a computer I'm talking to; do you have a name; can you think; am I chatting with AI`,
    },
  },
  {
    id: 'maeve-privacy',
    title: 'This chat and privacy',
    text: 'We keep no transcript of this chat. Please leave out card numbers and anything private all the same.',
    wordings: {
      own: `
        do you save this chat; is this conversation recorded; who can read what I type here;
        do you store my messages; is this chat private; is this chat confidential;
        do you remember what I said last time; do you train on my messages;
        are these messages kept anywhere; are messages kept; is anyone else seeing this chat;
        does anyone read this; can anyone see this; who sees this chat; is this chat saved;
        is this being recorded; do you log this; are you recording me; do you keep a copy of this;
        does this chat get stored; can I delete this chat; is what I say private;
        is our conversation private; do staff read the chat; do you store chats;
        is it safe to tell you things; do you remember me; can you remember our last chat;
        will you use what I type`,
      'held-out': `
        Do you store this chat?; can other people read this conversation`,
      'strangers-a': `
        Before I go on, is this conversation being kept somewhere for other people to read?`,
      'strangers-b': `
        Does anybody keep what I type to you?`,
      voices: `
        do you save this chat; is this chat recorded; do you keep this conversation; who reads this chat;
        is this private; is this chat confidential; are you storing what I type; do you log this;
        who can see what I write; is my chat shared; chat history; do you remember me;
        do you keep transcripts; will anybody read this; can staff read this; is what I say here kept;
        are my messages stored; is conversation saved; can I delete this chat; where does this chat go;
        is it safe to type here; safe to tell you things; do you use my chats for training;
        is this being monitored; listening to me; can others see this; will you remember this tomorrow;
        is it anonymous`,
    },
  },
  {
    id: 'contact',
    title: 'Contact',
    text: 'The privacy page linked on this site says who keeps the waitlist and how to reach them. I can’t pass you to a person. The page has Instagram and Facebook links at the top, and I’ll answer what I can here.',
    wordings: {
      own: `
        how do I contact you; what is your phone number; can I call you; what is your email address;
        can I speak to a human; I want to talk to a real person; can someone ring me;
        I want to make a complaint; who do I complain to; customer service; customer support;
        are you on instagram; are you on facebook; are you on twitter or tiktok; do you have whatsapp;
        social media; get in touch; helpline; can I talk to a person; talk to a person; speak to a person;
        can I speak to a person; a person please; real person; I want to complain; what's your email;
        do you have instagram or facebook; customer service number; is there a phone number;
        how do I contact customer service; talk to somebody; someone to talk to;
        can I speak with somebody; phone number; phone; telephone; number; how do I get hold of a person;
        get hold of a person; is there anyone I can phone; anyone I can phone; anyone I can speak to;
        can I phone someone; facebook messenger; do you do messenger; message you on facebook; dm you;
        your phone number; ring you up; how do I ring you; can I ring someone; can I ring you;
        can I phone; is there a number; give me your number; your phone number please;
        what number do I call; have you got a telephone number; I'd prefer to speak to an actual person;
        speak to an actual person; I want a human; human please; get me a human;
        put me through to someone; can I talk to a member of staff; talk to the team; got a facebook page;
        facebook page; your instagram; instagram handle; insta page; twitter; do you have a tiktok;
        youtube channel; follow you on social media; where do I send a complaint;
        how do I make a complaint; I'd like to complain; complaint; customer service email;
        email address for customer service; can I email you; can I email someone; email you;
        is there an email; how can I reach you; how do I reach the company; how do I get hold of you;
        how do I message you; contact number; contact us; contact; contact details; how to contact;
        call me back; can you call me; can somebody phone me; ring me; speak to a manager;
        speak to the boss; support; help desk; customer care; live chat with a person; whatsapp number;
        I need to speak to someone; who can I speak to; write to you; postal address for a letter;
        text you`,
      'held-out': `
        How can I contact you?; can I call someone; I would like to speak with a human;
        what is your Instagram; whats your number; where do I complain`,
      'strangers-a': `
        Thank you dear, but I should rather speak to a real person on the telephone. Have you a number?;
        is there an actual human being I can complain to or just this stupid box`,
      'strangers-b': `
        Is there a telephone number or a real human being I can email;
        Dear Kerbside, I should prefer to write a letter. To what address may I send it? Yours sincerely`,
      voices: `
        how do I contact you; phone number; can I ring you; can I speak to someone; talk to a human;
        I want to talk to a person; customer service; what's your email; email address; how do I complain;
        make a complaint; who do I complain to; get me a manager; put me through to someone;
        is there a helpline; call me; can someone call me back; contact details; number to ring;
        how to reach you; support; help desk; live agent; real person please; have you a phone line;
        can I write to you; are you on whatsapp; are you on facebook; twitter; instagram; socials;
        how can I get in touch; get in touch; I need to speak to somebody; I would like telephone;
        can I email you; message the owner; whom do I write to; is there anyone there;
        who do I talk to about a problem; is there an actual person`,
    },
  },
  {
    id: 'accounts',
    title: 'Accounts',
    text: 'There are no accounts or passwords on this site. Joining the waitlist takes only an email and a postcode.',
    wordings: {
      own: `
        how do I log in; I forgot my password; where is my account; create an account;
        do I need an account; sign in; reset my password; my account page; forgot my password;
        forgotten password; where do I log in; how do I get into my account; is there a login; login;
        log in; where do I sign in; member login; customer login; my account; my profile;
        create a profile; I've lost my password; forgot password; password reset; change my password;
        username; do I have an account; set up an account; make an account; register an account;
        customer portal`,
      'held-out': `
        How do I create an account?; I forgot my login`,
      'strangers-a': `
        do i gotta make a password`,
      voices: `
        do I need an account; how do I log in; login; where's the login; forgot my password;
        reset password; create an account; sign in; my account; where's my account; can't log in;
        do I need a password; username; is there a portal; register an account; log out; two factor;
        how do I make account; my profile; do I set up a profile; is there a customer area; password;
        it never asked me for a password; do I get a login`,
    },
  },
])
