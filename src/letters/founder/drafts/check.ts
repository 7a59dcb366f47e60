import * as v from 'valibot'
import { action } from '#src/founder/action.ts'
import { field } from '#src/founder/fields.ts'
import { readMailEnvironment } from '#src/founder/mail-environment.ts'
import { addressesOf, HTML_BYTES, kilobytes } from '#src/letters/text/letter-faults.ts'
import { describeAudience, readAudience, whomFields } from '../audience/letter-audience.ts'
import { checkLetter, givenLetter, letterField } from './checked-letter.ts'

export const check = action({
  summary: 'check a letter and say who would get it; sends nothing',
  help: `Checks its size against Gmail's limit, its links, pictures from elsewhere, places left to fill in, who sends it and the
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
off, and pictures come only from the site: put them into public/ and build.`,
  input: v.object({
    letter: letterField,
    ...whomFields,
    html: v.optional(
      field(
        v.pipe(v.string(), v.nonEmpty('must name a file')),
        { placeholder: 'OUT.html' },
        'write the HTML part too, to look at it in a browser',
      ),
    ),
  }),
  changes: 'nothing',
  showsPeople: false,

  async run({ letter: given, html: _, ...whom }, { list, environment }) {
    const letter = await givenLetter(given)
    const database = await list()
    const { mail } = await checkLetter(database, letter, readMailEnvironment(environment))
    const { audience: __, ...reach } = await readAudience(database, letter.purpose, whom)
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
