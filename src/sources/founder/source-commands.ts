import * as v from 'valibot'
import { action, ONLY_READS } from '#src/founder/action.ts'
import { field, pounds } from '#src/founder/fields.ts'
import { readMailEnvironment } from '#src/founder/mail-environment.ts'
import { Refusal } from '#src/founder/refusal.ts'
import { visible } from '#src/founder/visible.ts'
import { qrFile } from '#src/print/qr.ts'
import { isBuiltIn, readCode, type Source, shortLink } from '#src/sources/source.ts'
import { createSourceStore } from '../server/source-store.ts'

/** How long a source's name may be, in characters. */
const NAME_MAX = 80

/** The code of a source, in any letter case. */
const code = field(
  v.pipe(
    v.string(),
    v.transform(typed => readCode(typed.trim())),
    v.string(
      'must have letters, digits and single hyphens, such as leaflet-leeds, and at most 40 characters',
    ),
  ),
  { placeholder: 'CODE', positional: 'word', label: 'The code' },
)

/** What the founder calls a source. */
const name = field(
  v.pipe(
    v.string(),
    v.trim(),
    v.check(
      text => text.length >= 1 && text.length <= NAME_MAX && text === visible(text),
      `must be one line of at most ${NAME_MAX} characters, such as Leaflet, Headingley, March`,
    ),
  ),
  { placeholder: 'NAME', positional: 'words', label: 'The name' },
)

export const add = action({
  summary: 'make a short link for a leaflet, a poster, an advert or a post',
  help: `Registers a source and prints its short link, and the text to add to the site's address for tools that build links
themselves. Print or post them anywhere: they work from now on, for ever. CODE is lower-case letters, digits and hyphens, such
as leaflet-leeds; NAME is what you call it. source qr draws the link as a code to print.
  
stats --by source and the report say what each source brought. They only count: nothing identifies a visitor.`,
  input: v.object({
    code: v.pipe(
      code,
      v.check(
        code => !isBuiltIn(code),
        ({ input }) => `must be a different one: ${input} is counted already`,
      ),
    ),
    name,
    cost: v.optional(
      field(
        pounds,
        { placeholder: 'POUNDS', label: 'The cost' },
        'what it costs in all, such as 120 or 89.50, from which the cost of a visit and of a join is worked out',
      ),
    ),
  }),
  changes: 'settings',
  showsPeople: false,

  async run({ code, name, cost = null }, { list, environment }) {
    const { publicUrl } = readMailEnvironment(environment)
    const added = await (await list()).exclusively(session =>
      createSourceStore(session).add({ code, name, cost, made_at: Date.now() }),
    )
    if (!added) throw new Refusal(`there is a link with the code ${code} already: choose another code`)
    return { code, link: `${publicUrl}${shortLink(code)}` }
  },

  inWords: ({ code, link }) =>
    `${link} leads to the page now.\nIn a tool that builds its own links, add ?utm_source=${code} to the site’s address.`,
})

export const rename = action({
  summary: 'change what a source is called; its code stays',
  input: v.object({ code, name }),
  changes: 'settings',
  showsPeople: false,
  run: async ({ code, name }, { list }) =>
    found(code, await createSourceStore(await list()).rename(code, name)),
  inWords: ({ code, name }) => `${code} is called “${name}”.`,
})

export const end = action({
  summary: 'note that you no longer use a link',
  help: `A printed link never dies: it still leads to the page, and anyone who follows it is still counted.`,
  input: v.object({ code }),
  changes: 'settings',
  showsPeople: false,
  run: async ({ code }, { list }) => found(code, await createSourceStore(await list()).end(code, Date.now())),
  inWords: ({ code }) => `${code} has ended. Its link still leads to the page.`,
})

export const qr = action({
  summary: 'a source’s short link as a QR code to print',
  help: `In the van's green on white, 25 mm wide with its white edge, and readable even when a quarter of it is dirty or torn.
Scale it as you like; under 25 mm, try a print first. Leave the white edge. It leads to the site at PUBLIC_URL.`,
  input: v.object({
    code,
    out: v.optional(
      field(
        v.pipe(
          v.string(),
          v.regex(/\.(svg|pdf)$/i, ({ input }) => `must end in .svg or .pdf, and ${visible(input)} does not`),
        ),
        { placeholder: 'FILE', label: 'The file' },
        'where to save it, as SVG or PDF depending on its ending; without it, SVG goes to standard output',
      ),
    ),
  }),
  ...ONLY_READS,

  async run({ code, out = '.svg' }, { list, environment }) {
    const link = `${printedUrl(environment)}${shortLink(code)}`
    found(
      code,
      (await createSourceStore(await list()).list()).find(source => source.code === code),
    )
    const format = /pdf$/i.test(out) ? 'pdf' : 'svg'
    return { link, name: `${code}.${format}`, drawn: qrFile(link, format) }
  },

  file: ({ name, drawn }) => ({ name, pieces: [drawn] }),
  inWords: ({ link }, { out }) => leadsTo(link, out),
})

function found(code: string, source: Source | undefined) {
  if (!source) throw new Refusal(`there is no source ${code}: source list shows them`)
  return { code, name: source.name }
}

/** Says where a printed code leads; empty if it was written to standard output. */
export const leadsTo = (link: string, out: string | undefined): string =>
  out === undefined ? '' : `${out} leads to ${link}.`

/** Returns the address of the site that a printed code leads to. Throws a Refusal unless it begins with https. */
export function printedUrl(environment: NodeJS.ProcessEnv): string {
  const read = readMailEnvironment(environment)
  const fault = printedFault(read)
  if (fault) throw new Refusal(fault)
  return read.publicUrl
}

/** Returns why a code for this site must not be printed yet; undefined if it may be. */
export const printedFault = ({ publicUrl }: { publicUrl: string }): string | undefined =>
  publicUrl.startsWith('https:')
    ? undefined
    : `the site’s address is still ${publicUrl}, which nobody else can open: your developer sets the real one`
