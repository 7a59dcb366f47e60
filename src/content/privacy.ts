import { brand } from './brand.ts'
import { launch } from './launch.ts'
import { periods } from './periods.ts'

type Section = {
  title: string
  paragraphs: readonly string[]
  /** Only true, and only shown, if mail is on. */
  withMail?: readonly string[]
}

/** The privacy page. In every sentence the operator promises something: change what is not true of you. */
export const privacyWords = {
  back: 'Back to the waitlist',
  title: 'Your privacy',
  lead: 'To join the waitlist you give us two things, an email and a postcode. Everything else is up to you.',
  sections: (operatorName: string, operatorContact: string, processors: string): readonly Section[] => [
    { title: 'Who we are', paragraphs: [operatorName] },
    {
      title: 'What is stored, and why',
      paragraphs: [
        `Your email, so that we can tell you about the launch of ${brand.name} and your early-access perks. Your postcode, which tells us where we’re wanted. With them, when you joined, from which form, and the wording that you agreed to there. We look up whether the part of your email after the @ accepts email.`,
        'We do so because you asked us to by joining: that is your consent, and you can take it back at any time. No spam ever, and your details are not sold or passed on for anyone’s advertising.',
      ],
      withMail: [
        'When you confirmed, and whether you want our emails. If you came by a friend’s link, which link it was. Which emails we sent you, and when. Which answers you asked for. When you’re invited, your own code for the perks, the terms it was made under, the group you were invited with, whether we reminded you, and whether it was used. If an email came back, what the mail server said, and whether you reported one as spam: either may end our emails to you. If you write to our team from the chat, your message, until it has been emailed to us. When we asked whether you are still waiting, and when you kept your place. If you complain, your words, and when they came and are to be answered. Our emails are delivered by a provider that acts for us.',
      ],
    },
    {
      title: 'What each is for, and the lawful basis',
      paragraphs: [
        'To tell you about the launch and your perks, to confirm that your email is yours, and to answer what you ask: your consent.',
        'To see where we are wanted, by postcode; to keep the site up and free of abuse, by network address and the hidden field; and to keep backups: our legitimate interest in running the list well and safely. You may object.',
        'To show what you agreed to, to answer complaints, and to keep the fingerprint of an erased email: our legal obligations under data protection law.',
      ],
      withMail: [
        'To send you a code and note its use: to keep what was promised to you. To count a friend who came by your link, and to stop emails that come back: our legitimate interest in a fair list and in emails that arrive.',
      ],
    },
    {
      title: 'Who else handles it',
      paragraphs: [
        processors,
        'They act for us and under our instructions. Apart from them nobody gets your details, unless the law obliges us.',
      ],
    },
    {
      title: 'How long',
      paragraphs: [
        `Until you ask us to delete it, and at the latest until ${periods.afterLaunch.words} after the launch, announced for ${launch.when}, or after that date if the launch never comes; if you joined later than that, ${periods.afterLaunch.words} after you joined. Each night deletes what has come to its end. We are warned ${periods.firstEndWarning.words} ahead, and wait that long again if the date was changed, so that a mistake deletes nobody. Backups of the list are deleted after ${periods.backups.words}; if one is ever used, whoever was deleted since is deleted again.`,
      ],
      withMail: [
        `We email you to confirm that the address is yours, and again if you ask for it or join again before you have. An entry that is not confirmed within ${periods.unconfirmed.words} of the last such email is deleted; ${periods.beforeUnconfirmed.words} before that we remind you, once. Unsubscribing does not change that. When an email was sent is kept for ${periods.emailRecords.words}, and for as long as an entry is not confirmed.`,
        `If the launch moves, or ${periods.heardFrom.words} after we last heard from you, we ask once whether you are still waiting. If you don’t answer, nothing changes at once: you keep your place, we count you as not heard from, and your entry is deleted when the list ends, as above.`,
        'Our emails contain no picture or link that tells us who reads them. Only the links to unsubscribe and to your own page are yours alone.',
        `Your code for the perks is kept as long as your entry. A complaint is kept until it is answered and for ${periods.closedComplaint.words} from then, and goes with your entry if you erase that.`,
      ],
    },
    {
      title: 'How to leave, and your rights',
      paragraphs: [
        'Write to the contact below from the email you joined with, and your entry is deleted. All that stays is a fingerprint made with a secret key, from which nobody can read your email, so that an old copy of the list does not bring it back. You can also ask for a copy of it, have it corrected, or object to how it is used.',
      ],
      withMail: [
        'Every email from us has a link to a page of your own: see and download what is stored, correct it, stop our emails, complain, or erase your entry, at once and without writing to anyone.',
      ],
    },
    { title: 'How to reach us', paragraphs: [operatorContact] },
    {
      title: 'If you are not happy with the answer',
      paragraphs: [
        'You may complain to the Information Commissioner’s Office, the UK’s data protection authority, at ico.org.uk.',
      ],
      withMail: [
        `You can complain to us first, on that page: you’ll hear within ${periods.complaintAnswer.words} that we have it, and then without delay what became of it.`,
      ],
    },
    {
      title: 'Visiting without joining',
      paragraphs: [
        'No cookies, except one if you ask not to be counted; no trackers and nothing loaded from anyone else. To keep the site up, your network address is counted in memory for a few minutes, and logged only in a shortened form that does not single you out.',
        `Your browser keeps your chat with ${brand.assistant} in this tab until you close it, so that it is still there on the next page; nothing of it where somebody was in danger. Dates that you type for your calendar are neither stored nor logged by us.`,
        `Under an answer ${brand.assistant} asks whether it was right. You need not say. If you do, we count a yes or a no for its topic and day: not your question, her words or who you are, so nothing leads back to you. Your network address is kept in memory for a day, apart from that count, so that you count once. The counts start again when an answer changes, and we keep them as long as we run this site.`,
        `We keep no transcript of a chat with ${brand.assistant}. Her panel names what answers: where that is another company’s AI model, the conversation is sent there to be answered. Please leave out anything private.`,
      ],
      withMail: [
        'Once a whole postcode is typed, the page asks us how many people are waiting in its district, such as LS6. Everything else that you type stays in your browser until you press the button.',
      ],
    },
  ],
  operatorUnset: {
    name: `The operator of this copy of ${brand.name} has not said who they are yet.`,
    processors: 'The operator has not named who hosts the site and sends its emails yet.',
    contact: 'No contact has been given yet. Until there is one, please do not join.',
  },
} as const
