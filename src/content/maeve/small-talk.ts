import { brand } from '../brand.ts'
import { factsOf } from './knowledge-entry.ts'

/** Greetings and the like, and the two things that must never be treated as small talk. */
export const smallTalk = factsOf('talk', [
  {
    id: 'greeting',
    title: 'Hello',
    text: `Hello! I’m Maeve, ${brand.name}’s AI assistant. I can tell you about valeting, EV charging, free reminders and the waitlist. What would you like to know?`,
  },
  {
    id: 'how-are-you',
    title: 'How are you',
    text: 'All well, thank you for asking. What would you like to know about the service?',
  },
  {
    id: 'thanks',
    title: 'Thanks',
    text: 'You’re welcome. Ask me anything else about the service.',
  },
  {
    id: 'goodbye',
    title: 'Goodbye',
    text: 'Goodbye, and thank you for stopping by.',
  },
  {
    id: 'frustration',
    title: 'Not helpful',
    text: 'I’m sorry that didn’t help. Try asking it another way; where something isn’t published yet, I’ll say so.',
  },
  {
    id: 'emergency',
    title: 'Emergencies',
    text: `${brand.name} isn’t an emergency service and hasn’t launched yet. If anyone is hurt or in danger, call **999** now. Otherwise contact your insurer or breakdown provider.`,
  },
  {
    id: 'distress',
    title: 'If you are struggling',
    text: 'I’m sorry you’re going through this. I’m only a car-care assistant, but people are there to listen: Samaritans, free, day or night, on **116 123**. If you’re in immediate danger, call **999**.',
  },
])
