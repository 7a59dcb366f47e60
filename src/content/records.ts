import { brand } from './brand.ts'
import { periods } from './periods.ts'

/** What a record of processing says about one kind of data. */
type Said = { title: string; purpose: string; basis: string; kept: string }

const consent = 'Consent (Article 6(1)(a))'
const contract = 'To keep what was promised to them (Article 6(1)(b))'
const interest = (what: string) => `Legitimate interest in ${what} (Article 6(1)(f))`
const duty = 'Legal obligation (Article 6(1)(c))'
const withEntry = 'As long as their entry'
const emails = `${periods.emailRecords.words} from when an email was sent or given up, and as long as an entry is not confirmed`

/** What the founder calls a setting. */
const settingWords: Readonly<Record<string, string>> = {
  OPERATOR_NAME: 'who keeps the list',
  OPERATOR_CONTACT: 'how to reach you',
  OPERATOR_PROCESSORS: 'who handles the data for you',
  COMPANY_NUMBER: 'the company’s number',
  COMPANY_REGISTERED_IN: 'where it is registered',
  COMPANY_ADDRESS: 'your registered office or business address',
  ICO_REGISTRATION: 'your ICO registration',
}

/** The wording of the record of processing, with a part for each table about people, by the table's name. */
export const recordWords = {
  title: 'Record of processing',
  lead: `What ${brand.name}’s waitlist processes about people, for Article 30 of the UK GDPR. It is made from the site’s own registry and settings. Add what is not on this site: your books, your calendar, your phone.`,
  labels: {
    controller: 'Controller',
    people: 'Whose data',
    purpose: 'What for',
    basis: 'Lawful basis',
    data: 'Which data',
    kept: 'How long',
    processors: 'Processors and other recipients',
    countries: 'Countries',
    security: 'Security',
    print: 'Print',
  },
  unset: (names: readonly string[]) =>
    `Not set yet: ${names.map(name => settingWords[name] ?? name).join(', ')}. Ask your developer to enter it.`,
  people: 'People who joined the waitlist, visitors of the site',
  tables: {
    waitlist: {
      title: 'The list',
      purpose:
        'To tell people about the launch and their perks, to see where the service is wanted, and to show what they agreed to',
      basis: `${consent}; for where it is wanted, ${interest('planning the launch')}; for what was agreed to, ${duty}`,
      kept: `Until they ask for it to be deleted; ${periods.unconfirmed.words} without a confirmation; at the latest ${periods.afterLaunch.words} after the launch, or after joining if that was later`,
    },
    perk_code: {
      title: 'Perk codes',
      purpose: 'To give the perks that were promised',
      basis: contract,
      kept: withEntry,
    },
    mail_outbox: {
      title: 'Emails, and messages to the team',
      purpose: 'To send each email once, and to pass a visitor’s message on',
      basis: consent,
      kept: emails,
    },
    letter_recipient: {
      title: 'Who gets a letter',
      purpose: 'To send each letter once',
      basis: consent,
      kept: emails,
    },
    mail_report: {
      title: 'What mail servers report',
      purpose: 'To stop emails that do not arrive or are not wanted',
      basis: interest('emails that arrive'),
      kept: periods.emailRecords.words,
    },
    topic_wait: {
      title: 'Answers that people are waiting for',
      purpose: 'To send the answer that they asked for',
      basis: consent,
      kept: 'Until it was sent, or as long as their entry',
    },
    still_waiting: {
      title: 'Who is still waiting',
      purpose: 'To ask once, and to know how many still want the service',
      basis: interest('an accurate list'),
      kept: withEntry,
    },
    choice: {
      title: 'Answers to our questions',
      purpose: 'To know which service to begin with, and where',
      basis: consent,
      kept: withEntry,
    },
    car_date: {
      title: 'Car dates',
      purpose: 'To email people a month and a week before the dates that they gave',
      basis: consent,
      kept: `Until they delete it; ${periods.pastCarDate.words} after the date; at the latest as long as their entry`,
    },
    complaint: {
      title: 'Complaints',
      purpose: 'To acknowledge and answer them',
      basis: duty,
      kept: `Until ${periods.closedComplaint.words} after they are closed`,
    },
  },
  /** Data about people that is not in any of those tables. */
  others: [
    {
      title: 'Network addresses',
      purpose: 'To keep the site up and free of abuse',
      basis: interest('a site that works'),
      kept: 'A few minutes in memory; logged only in a shortened form',
      data: 'Network address',
    },
    {
      title: `Chats with ${brand.assistant}`,
      purpose: 'To answer questions',
      basis: consent,
      kept: 'No transcript is kept; where a model answers, it gets the conversation',
      data: 'What somebody types',
    },
    {
      title: 'Fingerprints of erased emails',
      purpose: 'So that an old copy of the list does not bring them back',
      basis: duty,
      kept: 'As long as the list',
      data: 'A hash made with a secret key',
    },
    {
      title: 'Backups',
      purpose: 'To restore the list',
      basis: interest('not losing the list'),
      kept: periods.backups.words,
      data: 'All of the above',
    },
  ],
  recipients: {
    email: 'Sends the emails',
    model: `Answers as ${brand.assistant}`,
    database: 'Holds the database',
    copies: 'Gets copies of the backups: write down who runs that machine',
    own: `Nobody: ${brand.assistant}’s own engine answers`,
  },
  countries:
    'The countries given for the processors above. For each one outside the UK, note which safeguard applies: an adequacy regulation, or the ICO’s transfer agreement.',
  security: (encrypted: boolean) => [
    'Visitors can read only counts from the database.',
    'Links in emails are sealed with a secret key, and stop working once the entry is deleted.',
    'On PostgreSQL row level security keeps other interfaces from reading the tables.',
    encrypted ? 'Backups are encrypted to a key that is not on the server.' : 'Backups are not encrypted.',
  ],
} as const satisfies { tables: Record<string, Said>; others: readonly (Said & { data: string })[] } & Record<
  string,
  unknown
>
