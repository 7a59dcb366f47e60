import * as v from 'valibot'
import { brand } from '#src/content/brand.ts'
import { action } from '../action.ts'
import { field, flag, wholeNumber } from '../fields.ts'
import { runDeskOverSsh } from './server/desk-over-ssh.ts'
import { runDesk } from './server/run-desk.ts'

export const desk = action({
  summary: 'a page on this machine with all of this',
  help: `The day at a glance, complaints, people, waves and letters, answers to ${brand.assistant}, sources, the report. It runs as long as
the command does, and ends once nobody has used it for 30 minutes. It is not reachable from the internet, and there is no
password: the printed link opens it once, and the page that it opens works until it is closed or reloaded. Then press
Enter here for a new link, which leads to what was open; what you were writing is kept. Set the same variables as on the server; it need not be running.

If the server is elsewhere, name it with --on: the desk then runs there, through your own ssh, and the link opens here. It ends
with the connection.`,
  input: v.object({
    port: v.optional(
      field(wholeNumber(65_535), { placeholder: 'N' }, 'the port on 127.0.0.1; without it, a free one'),
    ),
    on: v.optional(
      field(
        v.pipe(
          v.string(),
          v.regex(/^[^-\s]\S*$/, 'must be what ssh connects to, such as root@example.co.uk'),
        ),
        { placeholder: 'SERVER' },
        'run it there, by ssh: user@host, or a name of your ssh settings',
      ),
    ),
    'no-open': flag('print the link without opening a browser'),
    tunnelled: flag('do not say how to reach the port: --on has done it'),
  }),
  changes: 'nothing',
  showsPeople: true,

  async run({ port = 0, on, 'no-open': closed, tunnelled }, { list, environment }) {
    const options = { port, opens: !closed, environment }
    if (on !== undefined) await runDeskOverSsh(on, options)
    else await runDesk(await list(), { ...options, tunnelled })
  },

  inWords: () => '',
})
