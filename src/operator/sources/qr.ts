import { parseArgs } from 'node:util'
import { readMailEnvironment } from '#src/founder/mail-environment.ts'
import { output } from '#src/founder/terminal/output.ts'
import { type Command, UsageFault, visible, withOwnList } from '../command.ts'
import { drawSource } from './draw-source.ts'
import { typedCode } from './typed-source.ts'

/** Draws a source's short link as a QR code. */
export const qr: Command = {
  help: `Usage: npm run waitlist -- source qr CODE [--out FILE.svg|FILE.pdf]

Draws a source's short link as a QR code to print: in the van's green on white, 25 mm wide with its white edge, and
still read when a quarter of it is dirty or torn. Scale it as you like; under 25 mm, try a print first. Leave the white
edge. PUBLIC_URL is the site that it leads to.

  --out FILE         where to, as SVG or PDF by its ending; without it SVG goes to the standard output`,

  async run(words, environment) {
    const { values, positionals } = parseArgs({
      args: words,
      allowPositionals: true,
      options: { out: { type: 'string' } },
    })
    const [first, ...more] = positionals
    const code = typedCode(first)
    if (more.length) throw new UsageFault('name one code')
    const format = formatOf(values.out)
    const { publicUrl } = readMailEnvironment(environment)
    const { link, file } = await withOwnList(environment, session =>
      drawSource(session, { code, format, publicUrl }),
    )
    await output([file], values.out)
    if (values.out) console.error(`${values.out} leads to ${link}.`)
    return 0
  },
}

function formatOf(out = '.svg'): 'svg' | 'pdf' {
  const [, format] = /\.(svg|pdf)$/i.exec(out) ?? []
  if (!format) throw new UsageFault(`${visible(out)} must end in .svg or .pdf`)
  return format.toLowerCase() as 'svg' | 'pdf'
}
