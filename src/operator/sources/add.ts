import { parseArgs } from 'node:util'
import { readMailEnvironment } from '#src/founder/mail-environment.ts'
import { shortLink } from '#src/sources/source.ts'
import { type Command, withOwnList } from '../command.ts'
import { addSource } from './change-source.ts'
import { typedSource } from './typed-source.ts'

/** Registers a source. */
export const add: Command = {
  help: `Usage: npm run waitlist -- source add CODE "NAME" [--cost POUNDS]

Registers a source and prints its short link, the text to add to the site's address where a tool builds the link
itself, and the command that draws the link as a QR code. Print or post them anywhere: they work from now on, for ever.
CODE has small letters, digits and hyphens, such as leaflet-leeds; NAME is what you call it.

  --cost POUNDS      what it costs in all, such as 120 or 89.50: the cost of a visit and of a join follows from it`,

  async run(words, environment) {
    const { values, positionals } = parseArgs({
      args: words,
      allowPositionals: true,
      options: { cost: { type: 'string' } },
    })
    const [first, ...rest] = positionals
    const source = typedSource(first, rest, values.cost)
    const { code } = source
    const { publicUrl } = readMailEnvironment(environment)
    await withOwnList(environment, database => addSource(database, source, Date.now()))
    console.log(`Short link:  ${publicUrl}${shortLink(code)}`)
    console.log(`UTM text:    ?utm_source=${code}`)
    console.log(`QR code:     npm run waitlist -- source qr ${code} --out ${code}.pdf`)
    return 0
  },
}
