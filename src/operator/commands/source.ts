import { type Command, UsageFault } from '../command.ts'

/** What can be done with a source, each read only when it is called for. */
const PARTS: Record<string, () => Promise<Command>> = {
  add: async () => (await import('../sources/add.ts')).add,
  list: async () => (await import('../sources/list.ts')).list,
  rename: async () => (await import('../sources/change.ts')).rename,
  end: async () => (await import('../sources/change.ts')).end,
  qr: async () => (await import('../sources/qr.ts')).qr,
}

/** Names the places that bring visitors, so that each is counted. */
export const sourceCommand: Command = {
  help: `Usage: npm run waitlist -- source add CODE "NAME" [--cost POUNDS]   makes a short link
       npm run waitlist -- source list [--json]
       npm run waitlist -- source rename CODE "NAME"
       npm run waitlist -- source end CODE                     its link goes on leading to the page
       npm run waitlist -- source qr CODE [--out FILE.svg|FILE.pdf]   its link as a QR code to print

A source is a place where you put a link: a leaflet, the side of a van, a post in a group. stats --by source and the
report say what each brought, from counts alone: no visitor is told from another. source add --help and so on tell
more.`,

  parts: PARTS,

  async run() {
    throw new UsageFault(`say what to do: ${Object.keys(PARTS).join(', ')}`)
  },
}
