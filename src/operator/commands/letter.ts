import { type Command, UsageFault } from '../command.ts'

/** What can be done with a letter, each read only when it is called for. */
const PARTS: Record<string, () => Promise<Command>> = {
  check: async () => (await import('#src/letters/founder/check.ts')).check,
  test: async () => (await import('#src/letters/founder/test.ts')).test,
  send: async () => (await import('#src/letters/founder/send.ts')).send,
  stop: async () => (await import('#src/letters/founder/control.ts')).stop,
  resume: async () => (await import('#src/letters/founder/control.ts')).resume,
  status: async () => (await import('#src/letters/founder/status.ts')).status,
  publish: async () => (await import('#src/letters/founder/control.ts')).publish,
  'ask-unconfirmed': async () => (await import('#src/letters/founder/ask-unconfirmed.ts')).askUnconfirmed,
}

/** Writes to the list. */
export const letterCommand: Command = {
  help: `Usage: npm run waitlist -- letter check FILE          checks it and says who would get it; sends nothing
       npm run waitlist -- letter test FILE --to ADDRESS
       npm run waitlist -- letter send FILE [--area LS,M] [--since DATE] [--waiting-for TOPIC] [--at TIME] [--yes N]
       npm run waitlist -- letter status [ID] [--watch]
       npm run waitlist -- letter stop ID               at once, on every server
       npm run waitlist -- letter resume ID
       npm run waitlist -- letter publish ID            into the feed; search engines may find it
       npm run waitlist -- letter ask-unconfirmed       asks who was never asked to confirm, once each

A letter is a Markdown file. It begins with three lines between two lines of three hyphens. Its ID is the file's name:

  ---
  subject: We open in Leeds on 2 March
  preview: Book your first wash, with 15% off
  purpose: launch
  ---
  We are **open**. A line of its own like the next one is a button:

  **[Book your first wash](https://kerbside.example/book)**

purpose is launch, answer or questions: only people who agreed to that, by the wording below the form, get it. HTML is
off, and pictures come from the site alone: put them into public/ and build. letter check --help, letter send --help
and so on tell more.`,

  parts: PARTS,

  async run() {
    throw new UsageFault(`say what to do: ${Object.keys(PARTS).join(', ')}`)
  },
}
