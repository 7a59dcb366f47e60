import * as v from 'valibot'
import { action } from '../action.ts'
import { field } from '../fields.ts'

export const mcp = action({
  summary: 'offer all of this to an AI assistant, over the Model Context Protocol',
  help: `An assistant starts this itself and speaks to it over standard input and output, so start npm with --silent. Unless you
allow more, it can only read, and sees nobody's data. Whatever you allow also reaches the company behind the assistant:
with people, addresses too.`,
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
    const { serveMcp } = await import('./serve-mcp.ts')
    await serveMcp({ database: await list(), environment, closing: signal }, allow)
  },

  inWords: () => '',
})
