import * as v from 'valibot'
import { action } from '#src/founder/action.ts'
import { createSourceStore } from '../server/source-store.ts'
import { code, missingSource, name } from './source-fields.ts'

export const rename = action({
  summary: 'change what a source is called; its code stays',
  input: v.object({ code, name }),
  changes: 'settings',
  showsPeople: false,

  async run({ code, name }, { list }) {
    if (!(await createSourceStore(await list()).rename(code, name))) throw missingSource(code)
    return { code, name }
  },

  inWords: ({ code, name }) => `${code} is called “${name}”.`,
})

export const end = action({
  summary: 'note that you no longer use a link',
  help: `A printed link never dies: it still leads to the page, and anyone who follows it is still counted.`,
  input: v.object({ code }),
  changes: 'settings',
  showsPeople: false,

  async run({ code }, { list }) {
    if (!(await createSourceStore(await list()).end(code, Date.now()))) throw missingSource(code)
    return { code }
  },

  inWords: ({ code }) => `${code} has ended. Its link still leads to the page.`,
})
