import * as v from 'valibot'
import { action } from '#src/founder/action.ts'
import { field } from '#src/founder/fields.ts'
import { readMailEnvironment } from '#src/founder/mail-environment.ts'
import { Refusal } from '#src/founder/refusal.ts'
import { visible } from '#src/founder/visible.ts'
import { qrFile } from '#src/print/qr.ts'
import { shortLink } from '#src/sources/source.ts'
import { createSourceStore } from '../server/source-store.ts'
import { code, missingSource } from './source-fields.ts'

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
        'where to, as SVG or PDF by its ending; without it SVG goes to the standard output',
      ),
    ),
  }),
  changes: 'nothing',
  showsPeople: false,

  async run({ code, out = '.svg' }, { list, environment }) {
    const { publicUrl } = readMailEnvironment(environment)
    if (!publicUrl.startsWith('https:'))
      throw new Refusal(`PUBLIC_URL is ${publicUrl}: set it to the site that a printed code should lead to`)
    const sources = await createSourceStore(await list()).list()
    if (!sources.some(source => source.code === code)) throw missingSource(code)
    const link = `${publicUrl}${shortLink(code)}`
    const format = /pdf$/i.test(out) ? 'pdf' : 'svg'
    return { link, name: `${code}.${format}`, drawn: qrFile(link, format) }
  },

  file: ({ name, drawn }) => ({ name, pieces: [drawn] }),
  inWords: ({ link }, { out }) => (out === undefined ? '' : `${out} leads to ${link}.`),
})
