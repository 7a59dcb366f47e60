import { readFile, stat } from 'node:fs/promises'
import { parseArgs } from 'node:util'
import { LARGEST } from '#src/letters/bounces/inbox.ts'
import { createReports, type Noted } from '#src/letters/bounces/note-report.ts'
import { createReturnAddress } from '#src/letters/bounces/return-address.ts'
import { type Command, UsageFault, withOwnList } from '#src/operator/command.ts'

const WORDS: Record<Noted, string> = {
  dead: 'the address is gone: it gets no more emails, until its owner joins again',
  passing: 'full, blocked, or for the moment: no fault of the person, who stays as they are',
  shown: 'not delivered, for a reason that says nothing of the person: see stats',
  complaint: 'reported as spam: the person is unsubscribed',
  nothing: 'nothing to note: no report, of no email of ours, or noted before',
}

/** Reads reports of mail servers from files. */
export const bouncesCommand: Command = {
  help: `Usage: npm run waitlist -- bounces FILE.eml…

Reads emails that came back, and complaints, from files, and does what the server does with those that arrive by
BOUNCES: an address that is gone gets no more emails, and whoever reported an email as spam is unsubscribed. Anything
else changes nobody. Says of each file what it was. The files stay; they hold people’s addresses: delete them.`,

  async run(words, environment) {
    const { positionals: files } = parseArgs({ args: words, allowPositionals: true, options: {} })
    if (!files.length) throw new UsageFault('name the files')
    await withOwnList(environment, async database => {
      const returnAddress = createReturnAddress(database, '')
      const { take } = createReports({ database, returnAddress, now: Date.now })
      for (const file of files) {
        const { size } = await stat(file)
        const outcome = size > LARGEST ? undefined : await take(await readFile(file))
        console.log(`${file}: ${outcome ? WORDS[outcome.noted] : 'too large to be a report'}`)
        if (outcome?.stopped)
          console.log(`The letter ${outcome.letter} has stopped itself: ${outcome.stopped}`)
      }
    })
    return 0
  },
}
