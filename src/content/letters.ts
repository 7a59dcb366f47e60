import { brand } from './brand.ts'
import { command } from './founder-command.ts'
import { count, number } from './in-words.ts'
import { alert, type Figures, over } from './news-parts.ts'
import { periods } from './periods.ts'

/** The words around a letter, in the email and on its page. */
export const letterWords = {
  page: {
    sent: (date: string) => `Sent to the waitlist on ${date}`,
    home: 'Back to the waitlist',
  },
  list: {
    title: 'Letters to the waitlist',
    preview: 'What we have written to everyone on the waitlist.',
    about: 'The latest first',
    none: 'We haven’t written any yet.',
  },
  feed: { title: `Letters from ${brand.name}` },
  alert: ({ letters = 0 }: Figures) =>
    alert(
      'A letter has stopped',
      `${count(letters, 'letter is waiting', 'letters are waiting')} for you. Nothing more is sent until you resume.`,
      'letter status',
      'This shows why, who has had it and who has not:',
    ),
  /** Shown when bounces cannot be read. */
  bounces: {
    alert: (reason: string) =>
      alert(
        'Bounces cannot be read',
        `${reason}. Until that is put right, addresses that are gone stay on the list, and reports of spam go unread.`,
        'preflight',
        'Correct BOUNCES and restart. This checks that inbox:',
      ),
    over: over('Bounces can be read again'),
  },
  /** The Monday letter's part about letters and emails. */
  monday: {
    stopped: (name: string) => `The letter ${name} was stopped: see ${command('letter status')}.`,
    title: 'Letters and emails',
    letter: (name: string) => `Letter ${name}`,
    left: (n: string) => `${n} to go`,
    bounced: (n: string) => `${n} came back`,
    records: 'Emails sent, as far back as records are kept',
    waiting: 'Waiting to go',
    givenUp: 'Given up',
    gone: 'To addresses that are gone',
    spam: 'Reported as spam',
  },
} as const

/** The longer help text for the letter commands. */
export const letterHelp = {
  check: `Checks its size against Gmail's limit, its links, pictures from elsewhere, places left to fill in, who sends it and the
ways to unsubscribe, and prints its text part.

A letter is a Markdown file that begins with three lines between two lines of three hyphens. Its ID is the file's name:

  ---
  subject: We open in Leeds on 2 March
  preview: Book your first wash, with 15% off
  purpose: launch
  ---
  We are **open**. A line of its own like the next one is a button:

  **[Book your first wash](https://kerbside.example/book)**

purpose is launch, answer or questions: only people who agreed to that, in the wording below the form, get it. HTML is
off, and pictures are those that the desk or letter picture kept.`,
  picture: `It must be a JPEG of at most 500 KB and 1,200 × 2,400 pixels. Place, time, camera and all other metadata are left out,
including which way up a camera held it: the desk turns a picture, makes it smaller and takes other kinds too. Anyone with the
address sees it, so that every recipient gets the same one. A picture that no letter or draft shows for 30 days is deleted.`,
  send: `Checks it, and says who gets it and in how many days. The running server waits 15 minutes, in which letter stop
prevents everything. Then it sends 20 emails, and the rest an hour later, unless bounces, refusals, complaints or
unsubscribes pass a limit: then it stops itself, and letter status says so. Who gets it is fixed now; people who
unsubscribe or are erased in the meantime get none. A name can be used once. Resume a stopped letter with letter resume: under
another name it would go to everybody again. It needs the server's mail settings.`,
  stop: `From then on no email is started; those under way, at most eight a server, end within seconds. It stays stopped until letter
resume.`,
  edit: `FILE is named after the letter. People who have it keep the old words, and nobody gets it twice; the others get the new words
once you resume it. Its page on the site shows the new ones to everybody. Its purpose stays, as people agreed to that.`,
  resume: `Whether you stopped it or it stopped itself. If the rest was waiting for its hour after the first 20, it still waits.
You type the number of people who are left. The bounces or complaints that stopped it are not counted again. People
whom a mail server refused because of you or a temporary fault, such as a limit or a block list, are tried again: fix
that first. This also works for a letter that is out.`,
  bounces: `Reads complaints too. Does the same as the server does with those that arrive by BOUNCES: a dead address gets no more
emails, and a person who reported an email as spam is unsubscribed. Anything else changes nothing. Says what each file
was. The files stay, and hold people's addresses: delete them.`,
  ask: `Queues the confirmation email for people who joined while mail was off or came by import. These emails go after all
others, within the share of a day's emails that letters and waves have, so a long list takes days. As always, an entry
that is not confirmed is deleted after ${periods.unconfirmed.words}.`,
} as const

/** How a letter's recipients are counted, in the order of `letter status`; the first two are always shown. */
export const tallyWords = {
  sent: 'sent',
  left: 'to go',
  old: 'of them with the words before you changed them',
  unwanted: 'left out since: unsubscribed, erased or gone',
  refused: 'refused by the mail server',
  inDoubt: 'given up: they may have it, but the mail server never said',
  ours: 'refused because of us or a temporary fault: fix it, and resume the letter for them',
  bounced: 'bounced',
  complained: 'reported as spam',
  unsubscribed: 'unsubscribed after it',
  doubles: 'possibly sent twice',
} as const

/** What became of a returned email. */
export const reportWords = {
  noted: {
    dead: 'the address is dead: it gets no more emails until its owner joins again',
    passing: 'full, blocked, or temporary: not the person’s fault, so nothing changes',
    shown: 'not delivered, for a reason that has nothing to do with the person: see stats',
    complaint: 'reported as spam: the person is unsubscribed',
  },
  /** Why a returned email changed nothing. */
  nothing: {
    'no fault': 'it does not report a fault',
    foreign: 'it is not about an email of ours, or its address is not on the list',
    known: 'it was noted before',
  },
} as const

/** The desk's words on letters. */
export const letterDesk = {
  toWave:
    'It goes to those you invited in this week, besides the email with their code. Skip it if that says it all.',
  nobody:
    'Nobody would get it: nobody has been invited in this wave. You can write it now and send it later.',
  happens: [
    'Nothing goes out for 15 minutes. Stop it within that time, and nobody gets it.',
    'Then 20 emails go out, and the rest an hour later. It stops itself if too many bounce, complain or unsubscribe.',
    'Stop it at any time: nobody else gets it until you resume it.',
    'The server sends it. You can close this page.',
  ],
  stopsPreparing: 'At once. Nobody has got it yet; if you stop it now, it must be sent under another name.',
  stops: (left: number) =>
    `At once. ${count(left, 'person has', 'people have')} not got it yet; you can resume it later.`,
  picture: {
    alt: 'For people who cannot see it, and where pictures are off',
    kept: 'The picture is kept, without its place, time and camera.',
    noFile: 'Choose a picture first.',
    noAlt: 'Say what it shows first.',
    heic: (name: string) =>
      `${name} is HEIC, as an iPhone saves photos, and this browser cannot open it: export it as JPEG first.`,
    none: (name: string) => `${name} cannot be opened as a picture.`,
    busy: (name: string) => `${name} has too much detail for an email: choose another, or a part of it.`,
  },
  edited: (had: number, left: number) =>
    `${count(had, 'person has', 'people have')} the old words; ${number(left)} will get these.`,
  edits: [
    'Nobody gets the letter twice, and nothing goes out until you resume it.',
    'Its page on the site shows the new words to everybody.',
  ],
  resumes: (left: number) =>
    `It goes to the ${count(left, 'person who has', 'people who have')} not got it. If bounces or complaints stopped it, those are not counted again.`,
  mailOff:
    'Email is off here, so nothing can be sent. Your developer can start the desk with the settings that the site has.',
  hints: {
    preview: 'What mail programs show next to the subject',
    name: 'The end of its address on the site, made from the subject. A name can be used once.',
  },
} as const
