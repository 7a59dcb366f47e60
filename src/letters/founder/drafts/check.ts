import * as v from 'valibot'
import { letterHelp } from '#src/content/letters.ts'
import { type Purpose, purposes } from '#src/content/purposes.ts'
import { action, ONLY_READS } from '#src/founder/action.ts'
import { emailAddress, field, option } from '#src/founder/fields.ts'
import { readMailEnvironment, withMailOn } from '#src/founder/mail-environment.ts'
import { createPreviews } from '#src/founder/previews.ts'
import { sendNow } from '#src/founder/send-now.ts'
import { LETTER_NAME, type Letter } from '#src/letters/letter.ts'
import { addressesOf, HTML_BYTES, kilobytes } from '#src/letters/text/letter-faults.ts'
import { LetterFaults } from '#src/letters/text/letter-file.ts'
import { entryKey } from '#src/waitlist/server/join/waitlist-store.ts'
import { createMembers } from '#src/waitlist/server/member/member.ts'
import { describeAudience, readAudience, whomFields } from '../audience/letter-audience.ts'
import { checkedLetter, draftLetter, type Given, givenLetter, letterField } from './checked-letter.ts'

export const check = action({
  summary: 'check a letter and say who would get it; sends nothing',
  help: letterHelp.check,
  input: v.object({
    letter: letterField,
    ...whomFields,
    html: option('OUT.html', 'write the HTML part too, to look at it in a browser'),
  }),
  changes: 'nothing',
  showsPeople: true,

  async run({ letter: given, html: _, ...whom }, context) {
    const sender = readMailEnvironment(context.environment)
    const { letter, mail } = await checkedLetter(given, context.list, sender)
    const { audience: __, ...reach } = await readAudience(letter.purpose, whom, context)
    return { letter, text: mail.text, html: mail.html, links: addressesOf(letter, 'link'), reach }
  },

  fileOption: 'html',
  file: ({ letter, html }) => ({ name: `${letter.name}.html`, pieces: [html] }),
  inWords: ({ letter, text, html, links, reach }) =>
    [
      `${text}\n`,
      `Subject: ${letter.subject}`,
      `Preview: ${letter.preview}`,
      `HTML: ${kilobytes(Buffer.byteLength(html))} of ${kilobytes(HTML_BYTES)}`,
      ...links.map(link => `Link: ${link}`),
      describeAudience(letter.purpose, reach),
      'Nothing stops it from being sent.',
    ].join('\n'),
})

export const sendTest = action({
  summary: 'send a letter to one address now, to look at it in a real mail program',
  help: `Checks it first. If the address is on the list, the links are its own; otherwise they open nothing.`,
  input: v.object({
    letter: letterField,
    to: field(emailAddress, { placeholder: 'ADDRESS', label: 'The address' }, 'who gets it'),
  }),
  changes: 'one person',
  showsPeople: false,

  async run({ letter: given, to }, { list, environment }) {
    const settings = withMailOn(readMailEnvironment(environment))
    const { database, letter, writeTo } = await checkedLetter(given, list, settings)
    const key = entryKey(to)
    const entry = await createMembers(database).findByKey(key)
    const mail = await writeTo(entry ?? { email_key: key, email: to, joined_at: 0 })
    await sendNow(settings.mail, { ...mail, to }, `letter test:${letter.name}:${key}:${Date.now()}`)
    return { to, listed: entry !== undefined }
  },

  inWords: ({ to, listed }) =>
    `Sent to ${to}${listed ? '' : ', which is not on the list: its two personal links open nothing'}. Read it on a phone, in the dark, with pictures off.`,
})

/** A placeholder for what is still to be typed. */
const DOTS = '…'

/** A reader who is not on the list, so the links open nothing. */
const READER = { email_key: 'you@example.com', email: 'you@example.com', joined_at: 0 }

export const look = action({
  summary: 'a letter as its readers see it, with what still stops it from being sent',
  input: v.object({ letter: letterField }),
  ...ONLY_READS,

  async run({ letter: given }, { list, environment, kept }) {
    const { letter, faults } = await readBegun(given)
    const preview = async (whole: Letter) => {
      const draft = await draftLetter(await list(), whole, readMailEnvironment(environment))
      const shown = kept(createPreviews).show(await draft.writeTo(READER), draft.pictures)
      return { faults: [...faults, ...draft.faults], preview: shown }
    }
    return letter ? preview(letter) : { faults, preview: null }
  },

  inWords: ({ faults, preview }) =>
    [...(preview ? [preview.text] : []), ...faults.map(fault => `- ${fault}`)].join('\n'),
  isGood: ({ faults }) => !faults.length,
})

/** Reads a letter that may be unfinished, and says what is still missing. Returns no letter if the file has faults. */
async function readBegun(given: Given): Promise<{ letter?: Letter; faults: readonly string[] }> {
  try {
    return { letter: await givenLetter(given), faults: [] }
  } catch (error) {
    if (!(error instanceof LetterFaults)) throw error
    if ('open' in given) return { faults: error.faults }
    const { name, subject, preview, purpose, body } = given
    const letter = {
      name: LETTER_NAME.test(name) ? name : 'letter',
      subject: subject.trim() || DOTS,
      preview: preview.trim() || DOTS,
      purpose: purpose in purposes ? (purpose as Purpose) : 'launch',
      body: body.trim() || DOTS,
    }
    return { letter, faults: error.faults }
  }
}
