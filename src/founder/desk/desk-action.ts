import * as v from 'valibot'
import { brand } from '#src/content/brand.ts'
import { action } from '../action.ts'
import { field, flag, wholeNumber } from '../fields.ts'
import { runDesk } from './server/run-desk.ts'

export const desk = action({
  summary: 'a page on this machine with all of this',
  help: `The day at a glance, complaints, people, waves and letters, answers to ${brand.assistant}, sources, the report. It runs as long as
the command does, and ends once nobody has used it for 30 minutes. It is not reachable from the internet, and there is no
password: the printed link opens it once, and the page that it opens works until it is closed or reloaded. Then press
Enter here for a new link, which leads to what was open; what you were writing is kept. Set the same variables as on the server; it need not be running.

If this machine is a server elsewhere, open a tunnel from your own machine first: the command for it is printed too.`,
  input: v.object({
    port: v.optional(
      field(wholeNumber(65_535), { placeholder: 'N' }, 'the port on 127.0.0.1; without it, a free one'),
    ),
    'no-open': flag('print the link without opening a browser'),
  }),
  changes: 'nothing',
  showsPeople: true,

  async run({ port = 0, 'no-open': closed }, { list, environment }) {
    await runDesk(await list(), { port, opens: !closed, environment })
  },

  inWords: () => '',
})
