import { parseArgs } from 'node:util'
import { createSourceStore } from '#src/sources/server/source-store.ts'
import { isBuiltIn, shortLink } from '#src/sources/source.ts'
import { type Command, UsageFault, withOwnList } from '../command.ts'
import { readMailEnvironment } from '../mail-environment.ts'
import { typedCode, typedName } from './typed-source.ts'

/** More than anybody spends on one leaflet, in pounds: a mistyped figure. */
const COST_MOST = 10_000_000

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
    const code = typedCode(first)
    const name = typedName(rest)
    if (isBuiltIn(code)) throw new UsageFault(`${code} is counted already: take another code`)
    const cost = values.cost === undefined ? null : pence(values.cost)
    const { publicUrl } = readMailEnvironment(environment)
    const added = await withOwnList(environment, database =>
      database.exclusively(session =>
        createSourceStore(session).add({ code, name, cost, made_at: Date.now() }),
      ),
    )
    if (!added) throw new Error(`${code} is there already: source list shows it, source rename renames it`)
    console.log(`Short link:  ${publicUrl}${shortLink(code)}`)
    console.log(`UTM text:    ?utm_source=${code}`)
    console.log(`QR code:     npm run waitlist -- source qr ${code} --out ${code}.pdf`)
    return 0
  },
}

function pence(pounds: string): number {
  const [, whole, part = ''] = /^£?(\d{1,8})(?:\.(\d{1,2}))?$/.exec(pounds.replaceAll(',', '')) ?? []
  const cost = Number(whole) * 100 + Number(part.padEnd(2, '0'))
  if (!(cost <= COST_MOST * 100)) throw new UsageFault('--cost must be pounds, such as 120 or 89.50')
  return cost
}
