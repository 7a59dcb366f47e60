import { brand } from '../../brand.ts'
import { subjectsOf } from '../subject.ts'

/** Subjects that only danger has: no ordinary message is like them. */
export const dangerTopics: ReadonlySet<string> = new Set(['emergency', 'distress'])

/** Greetings and the like, and the two things that must never be treated as small talk. */
export const smallTalk = subjectsOf('talk', [
  {
    id: 'greeting',
    title: 'Hello',
    text: `Hello! I’m Maeve, ${brand.name}’s AI assistant. I can tell you about valeting, EV charging, free reminders and the waitlist. What would you like to know?`,
    wordings: {
      own: `
        hello; hi; hiya; hey; hi maeve; hello there; good morning; good afternoon; good evening; alright;
        ey up; wotcha; yo; howdy; greetings; shwmae; is anyone there; hi can you help me;
        I have a question; can I ask you something; help`,
      'held-out': `
        Hello Maeve!`,
      'strangers-a': `
        Hullo there`,
      'strangers-b': `
        heyyy; Good afternoon, Maeve.`,
      voices: `
        hello there; hi there; hey you; good morning to you; good afternoon Maeve; evening all;
        anybody home; yo maeve; hiya love; hello Maeve; hi hun; hey there; helloo;
        knock knock anyone there; greetings; hi is anyone there; hey is this working;
        hello can you hear me; you there`,
    },
  },
  {
    id: 'how-are-you',
    title: 'How are you',
    text: 'All well, thank you for asking. What would you like to know about the service?',
    wordings: {
      own: `
        how are you; how are you doing; how is it going; are you ok; you alright; how do you do;
        nice to meet you; what's up; how are things`,
      'held-out': `
        How are you today?`,
      'strangers-a': `
        Good evening Maeve, I do hope you are keeping well?`,
      'strangers-b': `
        yo u good?`,
      voices: `
        how are you; how you doing; how's it going; how are things; you OK hun; alright mate how are you;
        how's your day; are you well; how do you do; what's up; wassup; how have you been; you alright;
        hope you're well; how are you keeping; how's life; are you having a good day`,
    },
  },
  {
    id: 'thanks',
    title: 'Thanks',
    text: 'You’re welcome. Ask me anything else about the service.',
    wordings: {
      own: `
        thanks; thank you; cheers; ta; ta very much; that is great thank you; thanks for your help;
        brilliant; perfect; ok great; nice one; diolch; much appreciated; lovely; ok; good bot;
        that helped; you are very helpful; sounds good`,
      'held-out': `
        thanks a lot Maeve; cheers mate`,
      'strangers-a': `
        ta 👍; cheers marra`,
      'strangers-b': `
        God bless you my dear, thank you; Most kind of you, thank you very much indeed.`,
      voices: `
        thanks; ta; cheers; thank you very much; thanks a million; that's great thanks; nice one;
        ta very much; cheers pal; that helps; much appreciated; you've been helpful; perfect thanks;
        thanks for your help; brilliant cheers; lovely stuff; that's all I needed; good to know thanks;
        ok thanks; great thank you; you're a star; thanks a bunch`,
    },
  },
  {
    id: 'goodbye',
    title: 'Goodbye',
    text: 'Goodbye, and thank you for stopping by.',
    wordings: {
      own: `
        bye; goodbye; bye for now; see you; see you later; ta ra; cheerio; good night; that is all;
        no more questions; take care; hwyl`,
      'held-out': `
        ok goodbye`,
      'strangers-a': `
        k bye; right cheerio the now`,
      'strangers-b': `
        right that's me away, cheerio`,
      voices: `
        bye; goodbye; see you; see ya later; ta ra; take care; bye then; that's all bye; have a good day;
        good night; I'm off now; speak later; cheerio; laters; farewell; that will be all;
        catch you later; all the best`,
    },
  },
  {
    id: 'frustration',
    title: 'Not helpful',
    text: 'I’m sorry that didn’t help. Try asking it another way; where something isn’t published yet, I’ll say so.',
    wordings: {
      own: `
        that does not help; you did not answer my question; that is not what I asked; you are not helpful;
        this is useless; wrong answer; I do not understand; that makes no sense; you are no help;
        that's not helpful; not helpful; no help at all; that doesn't help me; you didn't answer;
        that isn't an answer; that's not an answer; you're not listening; not what I asked;
        I asked something else; useless; this is pointless; waste of time; I don't get it;
        what do you mean; I'm confused; confused; that's wrong; you're wrong; you don't know anything;
        do you know anything; try again`,
      'strangers-a': `
        That's no help whatsoever.`,
      'strangers-b': `
        och you're no help at all`,
      voices: `
        that's not what I asked; you're not helping; that doesn't help; useless answer;
        you didn't answer me; wrong answer; you don't understand; not what I meant; this is useless;
        you keep saying the same thing; that's no help; rubbish answer; you're going round in circles;
        no that's wrong; can you not read; I asked something else; that isn't an answer;
        stop giving me that; try again; you've misunderstood; you are not listening;
        does anything get answered here; pointless chatting to you; fat lot of good you are; I give up;
        not helpful at all; nothing is published is it; why won't you answer`,
    },
  },
  {
    id: 'emergency',
    title: 'Emergencies',
    text: `${brand.name} isn’t an emergency service and hasn’t launched yet. If anyone is hurt or in danger, call **999** now. Otherwise contact your insurer or breakdown provider.`,
    wordings: {
      own: `
        I have had a crash; I have had an accident; someone is hurt; there is smoke coming from my car;
        my car is on fire; I hit a pedestrian; someone crashed into me; this is an emergency;
        I need an ambulance; call the police; my car has been stolen; my baby is locked in the car;
        I am trapped in my car; I am stuck on the hard shoulder and scared; someone is following me;
        I'm in danger; somebody call an ambulance; I've run someone over; there's been an accident;
        there's been a crash; someone has just driven into the back of me; driven into the back of me;
        drove into me; someone hit my car; someone hit me; hit and run; been rear ended; I've crashed;
        crashed my car; car crash; been in a crash; had a bump; had a prang; I've had a smash; accident;
        smoke pouring out of my bonnet; smoke from the engine; smoke coming out; my engine is smoking;
        engine on fire; car on fire; flames; burning smell from my car; my charger is on fire;
        car in a ditch; car in a river; someone's injured; injured; bleeding; unconscious; ambulance;
        police please; emergency; 999; help me now; child locked in car; dog locked in a hot car; trapped;
        my car's been stolen; stolen car; someone stole my car; car broken into;
        someone is breaking into my car; brakes have failed while driving;
        my brakes don't work and I'm driving; hit a deer; hit someone`,
      'held-out': `
        I have been in a car crash; there is a fire in my engine`,
    },
  },
  {
    id: 'distress',
    title: 'If you are struggling',
    text: 'I’m sorry you’re going through this. I’m only a car-care assistant, but people are there to listen: Samaritans, free, day or night, on **116 123**. If you’re in immediate danger, call **999**.',
    wordings: {
      own: `
        I want to die; I want to kill myself; I feel suicidal; I want to end my life;
        I cannot go on any more; I want to hurt myself; nobody would miss me;
        I don't want to be here any more; I want to end it all; thinking of ending it; suicidal; suicide;
        kill myself; I can't cope any more; no point living; I hate my life and want to die; self harm;
        I'm going to hurt myself; I feel like dying; life isn't worth living`,
    },
  },
])
