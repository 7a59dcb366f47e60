import { brand } from './brand.ts'

/** Every word of the mails. Each has one purpose, said in its first sentence, and one button. */
export const mailWords = {
  confirm: {
    subject: 'Please confirm your place on the list',
    preview: 'One press of a button, and your place is yours.',
    title: 'You’re on the list!',
    paragraphs: [
      `Thank you for joining the ${brand.name} waitlist. Please confirm that this email is yours: one press of a button, and your place is kept.`,
    ],
    button: 'Confirm my email',
    after: [
      'The link lasts seven days. If it wasn’t you who joined, do nothing: without a confirmation your email is deleted after 30 days.',
    ],
  },
  invite: {
    subject: `${brand.name} is ready for you`,
    preview: 'Your early-access perks are waiting, with a code of your own.',
    title: 'It’s your turn',
    paragraphs: [
      `${brand.name} is opening in your area, and you joined early enough to be among the first. This is your code for the perks you were promised:`,
    ],
    button: 'See what we do',
    after: ['Please keep this mail.'],
    /** Before the terms and their version. */
    terms: 'Terms, version',
  },
  footer: {
    why: `You get this mail because this email joined the ${brand.name} waitlist.`,
    manage: 'See, correct or erase what we keep',
    unsubscribe: 'Unsubscribe',
    /** Before who keeps the list, and how they are reached, once they have said so. */
    from: 'Sent by',
    contact: 'Contact:',
  },
  /** In the text part, before an address that the other part has as a link. */
  open: 'Open this address:',
} as const
