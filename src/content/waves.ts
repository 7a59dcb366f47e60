import { DISTRICT } from './mail.ts'
import { perkTerms } from './perk-terms.ts'

/** What the report says about waves of invitations. */
export const waveWords = {
  title: 'Invitations',
  wave: 'Wave',
  invited: 'Invited',
  redeemed: 'Redeemed',
} as const

/** The longer help of the commands for waves. */
export const waveHelp = {
  invite: `Each person is invited once, however often you run it, and gets a perk code of their own, under today's terms (version
${perkTerms.version}). It queues the invitations; the running
server begins to send them 15 minutes later, and until then invite stop takes them all back. Leaves out anyone who has not confirmed
or has unsubscribed. It needs the server's mail settings: SMTP_URL and PUBLIC_URL, or MAIL_DIR.

If mail is off, --without-mail makes codes to print, also for the unconfirmed, and no email ever follows, as each person is
invited once. If it is stopped halfway, what was done is kept: codes shows it. If a wave is larger than what
MAIL_PER_DAY leaves today, it says so first; the rest goes out on the following days.`,
  codes: `In order of address: when its owner was invited and when it was redeemed (UK time; UTC in JSON), the version of its
terms, the address.`,
  redeem: `If repeated, it says when the code was redeemed. Letter case, spaces and hyphens do not matter; O is read as 0, I and L
as 1. Exits with 0 if the code was redeemed now, with 1 if it was redeemed before or does not exist.`,
  remind: `Queues one reminder for each code of a wave that was not redeemed. No code ever gets a second reminder. It goes to people
whose invitation was emailed and who have not unsubscribed since. invite waves shows the names.`,
  stop: `None is sent in the first 15 minutes: until then this takes back all of them. Later it takes back the rest. Their codes are
deleted, and those people can be invited again; an invitation that was sent stays valid.`,
} as const

/** The desk's words on waves. */
export const waveDesk = {
  is: 'A wave is a group of people whom you invite together.',
  order: 'People who have waited longest come first. Each is invited once, however often you do this.',
  happens: (mail: boolean) => [
    'Each person gets a code of their own, under today’s terms.',
    ...(mail
      ? [
          'Nothing goes out for 15 minutes. Stop it within that time, and nobody gets a code.',
          'Then the server emails everyone their code. What was sent cannot be called back.',
        ]
      : ['Email is off here, so nobody is ever emailed. You save the codes and send them yourself.']),
  ],
  ownWords: `If empty, the usual words, as below. ${DISTRICT} becomes the reader’s own, such as Leeds LS6.`,
  book: 'A page that begins with https://. The button of the email and of its reminder leads there; if empty, to your site.',
  tooFew: 'A wave needs five people who have confirmed and have no code yet. There are too few here now.',
  stops:
    'Anyone whose invitation has not been sent yet won’t get it, and can be invited again. Before that time, that is everybody.',
  /** In an opening week. */
  week: {
    invite: (mail: boolean) =>
      mail
        ? 'Nobody has been invited yet. Each person gets an email with a code of their own. It goes 15 minutes after you press, and until then you can take it back.'
        : 'Email is off here, so nobody is emailed: you save the codes and send them yourself.',
    next: (n: string, district: string) =>
      `${n} more can be invited here. Once this wave and its letter have been sent, stop this week and start ${district} again: the next wave takes those who have waited longest of the rest.`,
    size: 'Type how many visits the van makes in a day, and for how many days.',
  },
} as const
