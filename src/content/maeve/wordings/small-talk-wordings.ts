/** How visitors ask, by entry of the knowledge; wordings are parted by semicolons. */
export const smallTalkWordings: Record<string, string> = {
  greeting: `
    hello; hi; hiya; hey; hi maeve; hello there; good morning; good afternoon; good evening; alright; ey up;
    wotcha; yo; howdy; greetings; shwmae; is anyone there; hi can you help me; I have a question;
    can I ask you something; help
  `,
  'how-are-you': `
    how are you; how are you doing; how is it going; are you ok; you alright; how do you do;
    nice to meet you; what's up; how are things
  `,
  thanks: `
    thanks; thank you; cheers; ta; ta very much; that is great thank you; thanks for your help; brilliant;
    perfect; ok great; nice one; diolch; much appreciated; lovely; ok; good bot; that helped;
    you are very helpful; sounds good
  `,
  goodbye: `
    bye; goodbye; bye for now; see you; see you later; ta ra; cheerio; good night; that is all;
    no more questions; take care; hwyl
  `,
  frustration: `
    that does not help; you did not answer my question; that is not what I asked; you are not helpful;
    this is useless; wrong answer; I do not understand; that makes no sense; you are no help;
    that's not helpful; not helpful; no help at all; that doesn't help me; you didn't answer;
    that isn't an answer; that's not an answer; you're not listening; not what I asked;
    I asked something else; useless; this is pointless; waste of time; I don't get it; what do you mean;
    I'm confused; confused; that's wrong; you're wrong; you don't know anything; do you know anything;
    try again
  `,
  emergency: `
    I have had a crash; I have had an accident; someone is hurt; there is smoke coming from my car;
    my car is on fire; I hit a pedestrian; someone crashed into me; this is an emergency;
    I need an ambulance; call the police; my car has been stolen; my baby is locked in the car;
    I am trapped in my car; I am stuck on the hard shoulder and scared; someone is following me;
    I'm in danger; somebody call an ambulance; I've run someone over; there's been an accident;
    there's been a crash; someone has just driven into the back of me; driven into the back of me;
    drove into me; someone hit my car; someone hit me; hit and run; been rear ended; I've crashed;
    crashed my car; car crash; been in a crash; had a bump; had a prang; I've had a smash; accident;
    smoke pouring out of my bonnet; smoke from the engine; smoke coming out; my engine is smoking;
    engine on fire; car on fire; flames; burning smell from my car; my charger is on fire; car in a ditch;
    car in a river; someone's injured; injured; bleeding; unconscious; ambulance; police please; emergency;
    999; help me now; child locked in car; dog locked in a hot car; trapped; my car's been stolen;
    stolen car; someone stole my car; car broken into; someone is breaking into my car;
    brakes have failed while driving; my brakes don't work and I'm driving; hit a deer; hit someone
  `,
  distress: `
    I want to die; I want to kill myself; I feel suicidal; I want to end my life; I cannot go on any more;
    I want to hurt myself; nobody would miss me; I don't want to be here any more; I want to end it all;
    thinking of ending it; suicidal; suicide; kill myself; I can't cope any more; no point living;
    I hate my life and want to die; self harm; I'm going to hurt myself; I feel like dying;
    life isn't worth living
  `,
}
