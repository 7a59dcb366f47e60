import { brand } from '../brand.ts'
import { factsOf } from './knowledge-entry.ts'

/** Joining, what happens to the details, and who Maeve is. From the specification. */
export const waitlistFacts = factsOf('service', [
  {
    id: 'waitlist',
    title: 'Joining the waitlist',
    text: 'To join, put your email and postcode in the waitlist form on this page and press the button. Or tell me both here: I’ll show them to you, and you press the button.',
  },
  {
    id: 'waitlist-cost',
    title: 'What joining costs',
    text: 'The waitlist form asks only for an email and a postcode: no card and no payment. You’re not signing up for a plan.',
  },
  {
    id: 'waitlist-count',
    title: 'How many are on the waitlist',
    text: 'The number on the waitlist is shown live on this page, beside the form. I can’t see anyone’s place in the list.',
  },
  {
    id: 'waitlist-after',
    title: 'After you join',
    text: `Once you’ve joined you see "You’re on the list!" with your three perks. We’ll email you about the launch. I can’t look up whether an address is on the list.`,
  },
  {
    id: 'waitlist-twice',
    title: 'Joining twice',
    text: 'Joining again with the same email changes nothing: each address is on the list once.',
  },
  {
    id: 'waitlist-form-help',
    title: 'Help with the form',
    text: 'The form needs both fields: a valid email and a full UK postcode, such as M1 1AE. If it says something went wrong, your details stay in the form, so please try again in a moment.',
  },
  {
    id: 'waitlist-data',
    title: 'Your details',
    text: 'The form asks for your email, so that we can tell you about the launch, and your postcode, which tells us where we’re wanted. No spam ever. The privacy page linked on this site has the details.',
  },
  {
    id: 'waitlist-changes',
    title: 'Leaving the list or changing details',
    text: 'I can’t see, change or delete waitlist entries from this chat. The privacy page linked on this site says how to leave the list and whom to ask.',
  },
  {
    id: 'maeve',
    title: 'Who Maeve is',
    text: `I’m Maeve, ${brand.name}’s AI assistant: not a person. I’m free during beta, and I can get things wrong, so check anything official on GOV.UK. I can’t tell you which AI model is behind me.`,
  },
  {
    id: 'maeve-privacy',
    title: 'This chat and privacy',
    text: 'We keep no transcript of this chat. Please leave out card numbers and anything private all the same.',
  },
  {
    id: 'contact',
    title: 'Contact',
    text: 'The privacy page linked on this site says who keeps the waitlist and how to reach them. I can’t pass you to a person. The page has Instagram and Facebook links at the top, and I’ll answer what I can here.',
  },
  {
    id: 'accounts',
    title: 'Accounts',
    text: 'There are no accounts or passwords on this site. Joining the waitlist takes only an email and a postcode.',
  },
])
