import { brand } from './brand.ts'
import { number } from './in-words.ts'
import { periods } from './periods.ts'

/** The pages that the links in emails open. */
export const mailPageWords = {
  home: 'Back to the home page',
  perkTerms: 'Terms of the perks',
  /** Follows a district's count for the day, for somebody who confirmed after it was made. */
  andYou: ', and now you',
  /** How to reach the operator, if they have said how. */
  reach: (contact: string) => `You can also reach us here: ${contact}`,
  confirm: {
    title: 'One last step',
    text: 'Press the button to confirm that this email is yours. That’s all it does.',
    button: 'Confirm my email',
    oneMore: (district: string) => `Is this you? Then ${district} gains a neighbour.`,
  },
  expired: {
    title: 'This link has expired',
    text: `Confirmation links last ${periods.confirmLink.words}. We’ll gladly send you a new one.`,
    button: 'Send a new link',
  },
  confirmed: {
    title: 'You’re confirmed',
    text: `Thank you! You’ll be among the first to hear when ${brand.name} opens near you.`,
    place: (rank: number) =>
      rank === 1 ? 'You’re at the front of the queue' : `You’re number ${number(rank)} in the queue`,
  },
  /** On the confirmed page, if friends are counted: the visitor's own link. */
  share: {
    title: 'Bring a neighbour',
    text: 'Each friend who joins with your link and confirms puts you a day ahead in the queue.',
  },
  /** On the confirmed page, if they are not: the site's link. */
  tell: {
    title: 'Tell a friend',
    text: 'Know somebody whose car would like this too?',
  },
  manage: {
    title: 'Your place on the list',
    lead: 'All that we keep about you, and everything you can do about it. Nobody else can open this page without the link in your email.',
    complaintWaits: (received: string, due: string) =>
      `We have your complaint of ${received}. You’ll hear from us by ${due} at the latest.`,
    stored: {
      title: 'What is stored',
      joined: 'Joined',
      /** Goes before the name of the form. */
      through: 'through',
      wording: 'You agreed to',
      noWording: 'Not recorded',
      broughtBy: 'Came by',
      friend: 'A friend’s link',
      noFriend: 'No friend’s link',
      found: 'What brought you here',
      linkWith: (code: string) => `A link with the code “${code}”`,
      notRecorded: 'Not recorded',
      confirmed: 'Confirmed',
      notYet: `Not yet: please use the button in our email. A place that is not confirmed is deleted ${periods.unconfirmed.words} after we asked.`,
      mails: 'Emails from us',
      mailsOn: 'You get them',
      mailsOff: (date: string) => `None: you unsubscribed on ${date}`,
      mailsCameBack: (date: string) =>
        `None: on ${date} we were told that nothing can be delivered to this address`,
      reported: 'What mail servers told us',
      cameBack: (said: string) => `an email was not delivered: “${said}”`,
      reportedAsSpam: 'one of our emails was reported as spam',
      sent: 'Emails we sent',
      letter: 'our letter',
      waitsFor: 'Answers you asked for',
      held: 'not sent until you tell us below that it was you',
      mailWaits: 'Waiting to be sent',
      mailFailed: 'Not sent',
      perkCode: 'Code for your perks',
      noCode: 'None yet',
      terms: 'terms, version',
      given: (date: string) => `sent on ${date}`,
      used: (date: string) => `used on ${date}`,
      stillWaiting: 'Whether you are still waiting',
      notAsked: 'Not asked yet',
      askedOn: (date: string) => `asked on ${date}`,
      keptOn: (date: string) => `place kept on ${date}`,
      complaints: 'Your complaints',
      answerBy: (date: string) => `to be answered by ${date}`,
      acknowledged: (date: string) => `acknowledged on ${date}, not closed yet`,
      /** Goes before the outcome. */
      outcome: 'What became of it:',
      closed: (date: string) => `closed on ${date}`,
      none: 'None',
      rank: 'Your number among the confirmed',
      link: 'Your link for friends',
      afterConfirming: 'Once you have confirmed',
      otherSpelling: 'It belongs to another spelling of your email: there is one for each inbox',
      notNow: 'Cannot be shown at the moment',
    },
    copy: { title: 'Take a copy', text: 'One file with all of it.', button: 'Download' },
    postcode: { title: 'Correct your postcode', label: 'Postcode', button: 'Save' },
    mails: {
      title: 'Our emails',
      text: 'These include reminders of your car’s dates. Your place on the list is the same either way.',
      off: 'Unsubscribe',
      on: 'Email me again',
    },
    wishes: {
      title: 'Did you ask for these answers?',
      text: 'Somebody used your email to ask for more than one in a day, or more than five in all. We’ll send them only if that was you.',
      button: 'Yes, send me all of them',
    },
    complaint: {
      title: 'Complain',
      text: (reach: string) =>
        `Not happy with how we handle your details? Tell us. Within ${periods.complaintAnswer.words}, as the law requires, we’ll tell you that we have your complaint, and then the outcome without delay. ${reach}`,
      label: 'What went wrong',
      button: 'Send the complaint',
    },
    erase: {
      title: 'Leave the list',
      text: 'Your entry is deleted at once, and with it your place and your perks.',
      button: 'Erase my entry',
    },
  },
  erase: {
    title: 'Erase your entry?',
    text: 'This also deletes your car’s dates, if you gave us any. It cannot be undone. You can join again, at the end of the list.',
    button: 'Yes, erase it',
    back: 'No, keep it',
  },
  unsubscribe: {
    title: 'Stop our emails?',
    text: 'You keep your place on the list if you have confirmed it; we just won’t email you, not about your car’s dates either.',
    button: 'Unsubscribe',
  },
  /** For somebody who was asked whether they are still waiting. */
  waiting: {
    title: 'Still waiting?',
    text: `Keep your place if you still want ${brand.name}. If you leave instead, your entry is deleted at once, and with it your place and your perks.`,
    keep: 'Keep my place',
    leave: 'Leave the list',
  },
  /** Pages of one card: a title and a text. */
  notes: {
    unknown: {
      title: 'This link doesn’t work',
      text: 'It may be incomplete or too old, or the entry may have been deleted. Please use the newest email we sent you.',
    },
    resent: {
      title: 'Check your inbox',
      text: 'If your email still needs confirming, a new link is on its way.',
    },
    unsubscribed: {
      title: 'You’re unsubscribed',
      text: 'We won’t email you again. Your place on the list is kept.',
    },
    unsubscribedUnconfirmed: {
      title: 'You’re unsubscribed',
      text: `We won’t email you again. A place that is not confirmed is deleted ${periods.unconfirmed.words} after we asked: you can still keep yours with the button in our email.`,
    },
    confirmedQuietly: {
      title: 'You’re confirmed',
      text: 'Your place on the list is kept. We won’t email you, as you unsubscribed; you can change that on your own page, which our emails link to.',
    },
    kept: {
      title: 'Your place is kept',
      text: 'Thank you. There’s nothing more to do.',
    },
    erased: {
      title: 'Your entry is erased',
      text: 'We’re sorry to see you go. You can join again at any time.',
    },
  },
  complained: {
    title: 'We have your complaint',
    text: (due: string, reach: string) => `You’ll hear from us by ${due} at the latest. ${reach}`.trimEnd(),
  },
  /** At the top of the page, after something was done or failed. */
  said: {
    postcode: 'Your postcode is saved.',
    wishes: 'Thank you. You’ll get each answer once we know.',
    mailsOn: 'You’ll get our emails again.',
    complaintEmpty: 'Please write what went wrong.',
    complaintLong: 'Please use 2,000 characters or fewer.',
    complaintEnough: 'We have several complaints from you. Please give us time to answer them.',
  },
} as const
