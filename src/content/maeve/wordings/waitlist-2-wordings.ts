/** How visitors ask, by entry of the knowledge; wordings are parted by semicolons. */
export const waitlist2Wordings: Record<string, string> = {
  'maeve-privacy': `
    do you save this chat; is this conversation recorded; who can read what I type here;
    do you store my messages; is this chat private; is this chat confidential;
    do you remember what I said last time; do you train on my messages; are these messages kept anywhere;
    are messages kept; is anyone else seeing this chat; does anyone read this; can anyone see this;
    who sees this chat; is this chat saved; is this being recorded; do you log this; are you recording me;
    do you keep a copy of this; does this chat get stored; can I delete this chat; is what I say private;
    is our conversation private; do staff read the chat; do you store chats; is it safe to tell you things;
    do you remember me; can you remember our last chat; will you use what I type
  `,
  contact: `
    how do I contact you; what is your phone number; can I call you; what is your email address;
    can I speak to a human; I want to talk to a real person; can someone ring me;
    I want to make a complaint; who do I complain to; customer service; customer support;
    are you on instagram; are you on facebook; are you on twitter or tiktok; do you have whatsapp;
    social media; get in touch; helpline; can I talk to a person; talk to a person; speak to a person;
    can I speak to a person; a person please; real person; I want to complain; what's your email;
    do you have instagram or facebook; customer service number; is there a phone number;
    how do I contact customer service; talk to somebody; someone to talk to; can I speak with somebody;
    phone number; phone; telephone; number; how do I get hold of a person; get hold of a person;
    is there anyone I can phone; anyone I can phone; anyone I can speak to; can I phone someone;
    facebook messenger; do you do messenger; message you on facebook; dm you; your phone number;
    ring you up; how do I ring you; can I ring someone; can I ring you; can I phone; is there a number;
    give me your number; your phone number please; what number do I call; have you got a telephone number;
    I'd prefer to speak to an actual person; speak to an actual person; I want a human; human please;
    get me a human; put me through to someone; can I talk to a member of staff; talk to the team;
    got a facebook page; facebook page; your instagram; instagram handle; insta page; twitter;
    do you have a tiktok; youtube channel; follow you on social media; where do I send a complaint;
    how do I make a complaint; I'd like to complain; complaint; customer service email;
    email address for customer service; can I email you; can I email someone; email you; is there an email;
    how can I reach you; how do I reach the company; how do I get hold of you; how do I message you;
    contact number; contact us; contact; contact details; how to contact; call me back; can you call me;
    can somebody phone me; ring me; speak to a manager; speak to the boss; support; help desk;
    customer care; live chat with a person; whatsapp number; I need to speak to someone; who can I speak to;
    write to you; postal address for a letter; text you
  `,
  accounts: `
    how do I log in; I forgot my password; where is my account; create an account; do I need an account;
    sign in; reset my password; my account page; forgot my password; forgotten password; where do I log in;
    how do I get into my account; is there a login; login; log in; where do I sign in; member login;
    customer login; my account; my profile; create a profile; I've lost my password; forgot password;
    password reset; change my password; username; do I have an account; set up an account; make an account;
    register an account; customer portal
  `,
}
