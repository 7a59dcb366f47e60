import { parseArgs } from 'node:util'
import { openTransport } from '#src/mail/transport.ts'
import { entryKey } from '#src/waitlist/server/join/store.ts'
import type { Member } from '#src/waitlist/server/member/personal-data.ts'
import { type Command, UsageFault, withOwnList } from '../command.ts'
import { readMailEnvironment, withMailOn } from '../mail-environment.ts'
import { checkLetter, readPath } from './checked-letter.ts'

/** Sends a letter to one address, at once. */
export const test: Command = {
  help: `Usage: npm run waitlist -- letter test FILE --to ADDRESS

Checks a letter and sends it to one address now, to look at it in a real mail program. Its links are that address's own
where it is on the list; anybody else's open nothing.`,

  async run(words, environment) {
    const { values, positionals } = parseArgs({
      args: words,
      allowPositionals: true,
      options: { to: { type: 'string' } },
    })
    const path = readPath(positionals)
    const email = values.to?.trim()
    if (!email?.includes('@')) throw new UsageFault('say who to send it to: --to ADDRESS')
    const settings = withMailOn(readMailEnvironment(environment))
    await withOwnList(environment, async database => {
      const { letter, writeTo } = await checkLetter(database, path, settings)
      const key = entryKey(email)
      const [entry] = await database.query<Member>('select * from waitlist where email_key = $1', [key])
      const transport = openTransport(settings.mail, 1)
      try {
        const mail = await writeTo(entry ?? { email_key: key, email, joined_at: 0 })
        await transport.send({ ...mail, to: email }, `letter test:${letter.name}:${key}:${Date.now()}`)
      } finally {
        transport.close()
      }
      console.error(
        `Sent to ${email}${entry ? '' : ', who is not on the list: its own two links open nothing'}. Read it on a phone, in the dark, with pictures off.`,
      )
    })
    return 0
  },
}
