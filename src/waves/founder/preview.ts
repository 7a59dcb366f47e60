import * as v from 'valibot'
import { DISTRICT, mailWords } from '#src/content/mail.ts'
import { perkTerms } from '#src/content/perk-terms.ts'
import { action, ONLY_READS } from '#src/founder/action.ts'
import { emailAddress, field } from '#src/founder/fields.ts'
import {
  type MailEnvironment,
  readMailEnvironment,
  testAddress,
  withSender,
} from '#src/founder/mail-environment.ts'
import { createPreviews } from '#src/founder/previews.ts'
import { sendNow } from '#src/founder/send-now.ts'
import { unfilled } from '#src/founder/unfilled.ts'
import { homeFrom } from '#src/routes.ts'
import { invitationWords } from '#src/waitlist/server/mails/invitation-words.ts'
import { shortMailHtml, shortMailText } from '#src/waitlist/server/mails/layout/short-mail.ts'

/** An example code, which nobody has, and a postcode for the reader. */
const EXAMPLE = { code: '7K3M-0QXA-9TBV', postcode: 'LS6 2AB' }
/** How long a wave's own words may be, in characters: more would push the code off a phone's first screens. */
const LONGEST = 1_000

/** The longest link, in characters. */
const LONGEST_LINK = 500
const LINK = `must be one address of at most ${LONGEST_LINK} characters that begins with https://, such as https://book.example.co.uk`

const isLink = (url: URL | null) => url?.protocol === 'https:' && !url.username && !url.password

function isFilled(words: string): boolean {
  const others = words.replaceAll(DISTRICT, '')
  return !unfilled(others).length && !/[{}]/.test(others)
}

/** A wave's own words, which its email says before the code. */
export const wordsField = v.optional(
  field(
    v.pipe(
      v.string(),
      v.trim(),
      v.maxLength(LONGEST, `must have at most ${LONGEST} characters`),
      v.check(isFilled, `must have nothing left to fill in: only ${DISTRICT} is filled in for you`),
    ),
    { placeholder: 'TEXT', label: 'The words' },
    `what the email says before the code, instead of the usual words; ${DISTRICT} becomes the reader’s own`,
  ),
)

/** Where an invitation's button leads. */
export const bookField = v.optional(
  field(
    v.pipe(
      v.string(),
      v.trim(),
      v.maxLength(LONGEST_LINK, LINK),
      v.check(text => isLink(URL.parse(text)), LINK),
    ),
    { placeholder: 'URL', label: 'The booking link' },
    'where the button of the invitation and of its reminder leads, instead of the site',
  ),
)

export const preview = action({
  summary: 'the invitation as its reader sees it, with an example code',
  input: v.object({ words: wordsField, book: bookField }),
  ...ONLY_READS,

  async run(own, { environment, kept }) {
    const read = readMailEnvironment(environment)
    return { ...kept(createPreviews).show(exampleEmail(read, own)), testTo: testAddress(read.operator) }
  },

  inWords: ({ text }) => text,
})

export const testWave = action({
  summary: 'send the invitation to one address now, with an example code',
  input: v.object({
    to: field(emailAddress, { placeholder: 'ADDRESS', label: 'The address' }, 'who gets it'),
    words: wordsField,
    book: bookField,
  }),
  changes: 'one person',
  showsPeople: false,

  async run({ to, ...own }, { environment }) {
    const settings = withSender('the invitation', environment)
    await sendNow(settings.mail, { ...exampleEmail(settings, own), to }, `invite test:${to}:${Date.now()}`)
    return { to }
  },

  inWords: ({ to }) => `Sent to ${to}. Its code is an example, and its personal links open nothing.`,
})

type Own = { words?: string | undefined; book?: string | undefined }

function exampleEmail({ publicUrl, operator }: MailEnvironment, { words, book }: Own) {
  const { code, postcode } = EXAMPLE
  const home = `${publicUrl}${homeFrom('letter')}`
  const perk = { code, terms: perkTerms.version }
  const email = {
    ...invitationWords(perk, mailWords.invite, publicUrl, { postcode, own: words, book }),
    links: { home, manage: home, unsubscribe: home },
    operator,
  }
  return { subject: email.subject, html: shortMailHtml(email), text: shortMailText(email), unsubscribe: home }
}
