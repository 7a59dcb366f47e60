import * as v from 'valibot'
import { doorHelp } from '#src/content/doors.ts'
import { migrate } from '#src/db/migrate.ts'
import { action } from '../action.ts'
import { field, flag, wholeNumber } from '../fields.ts'
import { openPatiently, ownStorage } from '../own-list.ts'

/** Actions that only the terminal has: bringing the database up to date, and opening the other doors. */

export const migrateList = action({
  summary: 'bring the database up to date, as the server does each time it starts',
  help: `Makes the changes (migrations) that this version needs in the database that DATABASE_URL names: all of
them, or none. Safe at any time, and as often as you like.`,
  input: v.object({}),
  changes: 'settings',
  showsPeople: false,

  async run(_input, { environment }) {
    const storage = ownStorage(environment)
    const database = openPatiently(storage)
    try {
      return { database: storage.shown, applied: await migrate(database) }
    } finally {
      await database.close()
    }
  },

  inWords: ({ database, applied }) =>
    `${database}: ${applied.length ? `applied ${applied.join(', ')}` : 'already up to date'}`,
})

export const desk = action({
  summary: 'a page on this machine with all of this',
  help: doorHelp.desk,
  input: v.object({
    port: v.optional(
      field(wholeNumber(65_535), { placeholder: 'N' }, 'the port on 127.0.0.1; without it, a free one'),
    ),
    on: v.optional(
      field(
        v.pipe(
          v.string(),
          v.regex(/^[^-\s]\S*$/, 'must be the server as you type it after ssh, such as root@example.co.uk'),
        ),
        { placeholder: 'SERVER' },
        'run the desk on that server, over ssh: user@host, or a name from your ssh settings',
      ),
    ),
    'no-open': flag('print the link without opening a browser'),
    tunnelled: flag('do not say how to open the link from another machine; --on sets this itself'),
  }),
  changes: 'nothing',
  showsPeople: true,

  async run({ port = 0, on, 'no-open': closed, tunnelled }, { list, environment }) {
    const options = { port, opens: !closed, environment }
    if (on !== undefined) {
      const { runDeskOverSsh } = await import('../desk/server/desk-over-ssh.ts')
      return await runDeskOverSsh(on, options)
    }
    const { runDesk } = await import('../desk/server/run-desk.ts')
    await runDesk(await list(), { ...options, tunnelled })
  },

  inWords: () => '',
})

export const mcp = action({
  summary: 'offer all of this to an AI assistant, over the Model Context Protocol',
  help: doorHelp.mcp,
  input: v.object({
    allow: v.optional(
      field(
        v.array(v.picklist(['people', 'changes'], 'must be people or changes')),
        { placeholder: 'people|changes' },
        'actions that show individual people, or that change something; give it twice to allow both',
      ),
      [],
    ),
  }),
  changes: 'nothing',
  showsPeople: false,

  async run({ allow }, { list, environment, signal }) {
    const { serveMcp } = await import('../mcp/serve-mcp.ts')
    await serveMcp({ database: await list(), environment, closing: signal }, allow)
  },

  inWords: () => '',
})
