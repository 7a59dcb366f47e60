import { parseArgs } from 'node:util'
import { readMailEnvironment } from '#src/founder/mail-environment.ts'
import { output } from '#src/founder/terminal/output.ts'
import { addressesOf, HTML_BYTES, kilobytes } from '#src/letters/text/letter-faults.ts'
import { type Command, UsageFault, withOwnList } from '#src/operator/command.ts'
import { checkLetter, readLetterFile } from './checked-letter.ts'
import { AUDIENCE_HELP, AUDIENCE_OPTIONS, describeAudience, readAudience } from './letter-audience.ts'

/** Says what a letter is like, who would get it, and what keeps it from going. */
export const check: Command = {
  help: `Usage: npm run waitlist -- letter check FILE [--area LS,M] [--since DATE] [--waiting-for TOPIC] [--html OUT.html]

Checks a letter and sends nothing: its size against what Gmail cuts off, its links, pictures from elsewhere, what was
left to fill in, who sends it, the ways to unsubscribe; and who would get it. Prints its text part.

${AUDIENCE_HELP}
  --html OUT.html    write the HTML part too, to look at it in a browser`,

  async run(words, environment) {
    const { values, positionals } = parseArgs({
      args: words,
      allowPositionals: true,
      options: { html: { type: 'string' }, ...AUDIENCE_OPTIONS },
    })
    if (values.html === '') throw new UsageFault('say where the HTML goes: --html OUT.html')
    const letter = readLetterFile(positionals)
    await withOwnList(environment, async database => {
      const { mail } = await checkLetter(database, letter, readMailEnvironment(environment))
      const bytes = Buffer.byteLength(mail.html)
      if (values.html) await output([mail.html], values.html)
      console.log(mail.text)
      console.error(`Subject: ${letter.subject}\nPreview: ${letter.preview}`)
      console.error(`HTML: ${kilobytes(bytes)} of ${kilobytes(HTML_BYTES)}`)
      for (const link of addressesOf(letter, 'link')) console.error(`Link: ${link}`)
      console.error(describeAudience(letter.purpose, await readAudience(database, letter.purpose, values)))
      console.error('Nothing stops it from being sent.')
    })
    return 0
  },
}
