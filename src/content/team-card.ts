import { brand } from './brand.ts'

/**
 * "Send this to the team": the card under an answer to somebody who wants to talk to a person, and the email that it
 * sends.
 */
export const teamWords = {
  card: 'Send this to the team',
  lead: 'You can write to our team instead. This is exactly what we’ll send:',
  text: 'Your message',
  email: 'Your email, for the answer',
  submit: 'Send this to the team',
  submitting: 'Sending…',
  /** The button's words if help for somebody in danger was shown first. */
  sure: 'Send it to the team all the same',
  note: 'It goes to the team by email, with your address, and is kept nowhere else.',
  done: 'Thank you. Your message is on its way to the team.',
  empty: { title: 'Nothing to send', text: 'Please write what the team should read.' },
  mail: {
    subject: 'A visitor wrote to you from the chat',
    subjectOfMany: (n: number) => `${n} messages to you from the chat`,
    lead: `A visitor asked ${brand.assistant} for a person and sent this. Reply to this email to answer them.`,
    leadOfMany: `Several visitors asked ${brand.assistant} for a person and sent these. Write to each at the address below their message: a reply to this email reaches nobody.`,
    from: 'From:',
  },
} as const
