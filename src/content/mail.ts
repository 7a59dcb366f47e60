import { brand } from './brand.ts'
import { launch } from './launch.ts'
import { mailPageWords } from './mail-pages.ts'
import { periods } from './periods.ts'
import { listedWords, shareWords } from './share.ts'

/** How an invitation's code is used. */
const CODE_USE = 'Tell us the code when you book: it counts once.'

/** Replaced by the reader's district in an invitation, or by `NO_DISTRICT` if there is none. */
export const DISTRICT = '{district}'
export const NO_DISTRICT = 'your area'

/** All the words of the emails. Each email has one purpose, stated in its first sentence, and one button. */
export const mailWords = {
  confirm: {
    subject: 'Please confirm your place on the list',
    preview: 'One press of a button, and your place is yours.',
    title: 'One tap and you’re on the list',
    paragraphs: [
      `Thank you for joining the ${brand.name} waitlist. Please confirm that this email is yours.`,
    ],
    button: 'Confirm my email',
    after: [
      `The link lasts ${periods.confirmLink.words}. If it wasn’t you who joined, do nothing: without a confirmation your email is deleted after ${periods.unconfirmed.words}.`,
    ],
  },
  invite: {
    subject: `${brand.name} is ready for you`,
    preview: 'Your early-access perks are waiting, with a code of your own.',
    title: 'It’s your turn',
    paragraphs: [
      `${brand.name} is opening in ${DISTRICT}, and you joined early enough to be among the first. This is your code for the perks you were promised:`,
    ],
    button: 'See what we do',
    /** With a booking link. */
    books: 'Book your visit',
    after: [CODE_USE, 'Please keep this email: your code is in it.'],
    /** Before the terms and their version. */
    terms: 'Terms, version',
  },
  /** Sent once, after confirming. */
  welcome: {
    subject: 'Welcome: your place and your perks are kept',
    preview: 'What you get for joining early, and a page of your own.',
    title: 'Your place is kept',
    /** Comes first in the email, if friends are counted. */
    place: (rank: number) => `${mailPageWords.confirmed.place(rank)}.`,
    paragraphs: [
      `Thank you for confirming. We’ll write when ${brand.name} opens near you, with a code for your early-access perks:`,
    ],
    /** After the line about the district, before the button. */
    invite: listedWords.text,
    button: 'Share your street',
    /** The button if the area does not exist, and so has no street. */
    ownPage: 'See your own page',
    after: [
      shareWords.whom,
      'On your own page, linked below, you can correct your postcode, take a copy of what we keep, or leave.',
    ],
    /** Before the rest of `after`: the link to share, and what it does if friends are counted. */
    link: (link: string) => `Your link: ${link}`,
    friends: 'Each friend who confirms moves you up.',
  },
  /** Sent once, for a code that was not redeemed. */
  remind: {
    subject: 'Your code is still waiting',
    preview: 'Your early-access perks, and the code for them once more.',
    title: 'Your code is still waiting',
    paragraphs: [
      `We invited you to ${brand.name} and your code has not been used yet. Here it is again; we won’t remind you a second time.`,
    ],
    button: 'See what we do',
    /** With a booking link. */
    books: 'Book your visit',
    after: [CODE_USE, 'Please keep this email: your code is in it.'],
    /** Before the terms and their version. */
    terms: 'Terms, version',
  },
  /** Sent once, to people who asked for an answer. */
  topic: {
    subject: 'The answer you asked for',
    preview: 'You asked us to tell you once we know. Now we do.',
    title: 'Now we know',
    /** Before the answer. */
    lead: (topic: string) => `You asked us to tell you about “${topic}”. Here is the answer:`,
    button: 'See our page',
    after: ['That was the one email you asked for about this.'],
  },
  /**
   * Sent once, before an unconfirmed entry is deleted. It promotes nothing, as its reader has not agreed to
   * promotions.
   */
  unconfirmed: {
    subject: 'Your place on the list has not been confirmed',
    preview: 'Unless you confirm, we’ll delete your email address. This is the only reminder.',
    title: 'Is this email yours?',
    lead: (day: string) =>
      `Somebody joined the ${brand.name} waitlist with this email, and it has not been confirmed yet. Unless it is, we delete it after ${day}.`,
    button: 'Confirm my email',
    after: ['If it wasn’t you, or you no longer want the place, do nothing: we won’t remind you again.'],
  },
  /** Sent when the launch slips, or a year after somebody was last heard from. */
  'yet-waiting': {
    subject: `Still waiting for ${brand.name}?`,
    preview: 'One tap keeps your place, another takes you off the list.',
    title: 'Still waiting?',
    lead: (day: string) => `You joined the ${brand.name} waitlist on ${day}.`,
    /** Only while it is true. */
    launch: `The launch is announced for ${launch.when}.`,
    paragraphs: [
      'Do you still want your place? The button opens a page with two more: one keeps it, the other takes you off the list.',
    ],
    button: 'Keep my place, or leave',
    after: [
      `If you do nothing, your place and your perks stay as they are, and we don’t ask again unless the launch moves. We then note that we haven’t heard from you, and your entry is deleted when the list ends: ${periods.afterLaunch.words} after the launch, or after the announced date if it never comes.`,
    ],
  },
  /** How a person’s own page names a reminder of a date; the email's words are in reminders.ts. */
  date: { subject: 'A date for your car' },
  /** On a person’s own page, while their message to the team waits to be sent. */
  team: { subject: 'your message to our team' },
  footer: {
    /** Before the address of a letter's page. */
    online: 'Read this email on our site',
    why: `You’re getting this email because this address joined the ${brand.name} waitlist.`,
    manage: 'See, correct or erase what we keep',
    terms: 'The terms of the perks',
    unsubscribe: 'Unsubscribe',
    /** Before the operator’s name and contact, if they have given them. */
    from: 'Sent by',
    contact: 'Contact:',
  },
  /** In the plain text, before an address that is a link in the HTML. */
  open: 'Open this address:',
} as const
