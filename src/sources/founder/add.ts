import * as v from 'valibot'
import { action } from '#src/founder/action.ts'
import { field, pounds } from '#src/founder/fields.ts'
import { readMailEnvironment } from '#src/founder/mail-environment.ts'
import { Refusal } from '#src/founder/refusal.ts'
import { isBuiltIn, shortLink } from '#src/sources/source.ts'
import { createSourceStore } from '../server/source-store.ts'
import { code, name } from './source-fields.ts'

export const add = action({
  summary: 'make a short link for a leaflet, a poster, an advert or a post',
  help: `Registers a source and prints its short link, and the text to add to the site's address for tools that build links
themselves. Print or post them anywhere: they work from now on, for ever. CODE has small letters, digits and hyphens, such
as leaflet-leeds; NAME is what you call it. source qr draws the link as a code to print.
  
stats --by source and the report say what each source brought. They only count: nothing identifies a visitor.`,
  input: v.object({
    code: v.pipe(
      code,
      v.check(
        code => !isBuiltIn(code),
        ({ input }) => `must be another: ${input} is counted already`,
      ),
    ),
    name,
    cost: v.optional(
      field(
        pounds,
        { placeholder: 'POUNDS', label: 'The cost' },
        'what it costs in all, such as 120 or 89.50: the cost of a visit and of a join follows from it',
      ),
    ),
  }),
  changes: 'settings',
  showsPeople: false,

  async run({ code, name, cost = null }, { list, environment }) {
    const { publicUrl } = readMailEnvironment(environment)
    const database = await list()
    const added = await database.exclusively(session =>
      createSourceStore(session).add({ code, name, cost, made_at: Date.now() }),
    )
    if (!added) throw new Refusal(`${code} is there already: source list shows it, source rename renames it`)
    return { code, link: `${publicUrl}${shortLink(code)}` }
  },

  inWords: ({ code, link }) =>
    `${link} leads to the page now.\nWhere a tool builds links itself, add ?utm_source=${code} to the site’s address.`,
})
