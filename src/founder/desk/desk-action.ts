import * as v from 'valibot'
import { brand } from '#src/content/brand.ts'
import { action } from '../action.ts'
import { field, flag, wholeNumber } from '../fields.ts'
import { runDesk } from './server/run-desk.ts'

export const desk = action({
  summary: 'a page on this machine with all of this',
  help: `The day at a glance, complaints, people, waves and letters, answers to ${brand.assistant}, sources, the report. It lasts as long as
the command runs, and ends when nobody has used it for 30 minutes. Nothing of it is on the internet, and there is no
password: the link that is printed opens it once, and the page that it opened works until it is closed or reloaded. Then
press Enter here for a new link. Set the same variables as the server has; the server may run or not.

Where this runs on a server elsewhere, open a tunnel from your own machine first: the line to type is printed too.`,
  input: v.object({
    port: v.optional(
      field(
        wholeNumber(65_535),
        { placeholder: 'N' },
        'this port of 127.0.0.1; without it, one that is free',
      ),
    ),
    'no-open': flag('print the link, and open no browser'),
  }),
  changes: 'nothing',
  showsPeople: true,

  async run({ port = 0, 'no-open': closed }, { list, environment }) {
    await runDesk(await list(), { port, opens: !closed, environment })
  },

  inWords: () => '',
})
