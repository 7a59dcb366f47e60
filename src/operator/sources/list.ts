import { parseArgs } from 'node:util'
import { readMailEnvironment } from '#src/founder/mail-environment.ts'
import { createSourceStore } from '#src/sources/server/source-store.ts'
import { type Source, shortLink } from '#src/sources/source.ts'
import { isoTimes } from '#src/time/iso-times.ts'
import { ukDay } from '#src/time/uk-time.ts'
import { type Command, withOwnList } from '../command.ts'
import { inPounds } from './in-pounds.ts'

/** Lists what the founder registered. */
export const list: Command = {
  help: `Usage: npm run waitlist -- source list [--json]

Prints the sources, the oldest first: since when, cost, short link and name. What each brought is told by
stats --by source.

  --json             one JSON object a line; the cost is in pence`,

  async run(words, environment) {
    const { values } = parseArgs({ args: words, options: { json: { type: 'boolean' } } })
    const { publicUrl } = readMailEnvironment(environment)
    const sources = await withOwnList(environment, database => createSourceStore(database).list())
    const width = Math.max(...sources.map(({ code }) => code.length))
    for (const source of sources)
      console.log(
        values.json
          ? JSON.stringify({ ...isoTimes(source), link: `${publicUrl}${shortLink(source.code)}` })
          : inWords(source, publicUrl, width),
      )
    if (!sources.length && !values.json) console.error('No source yet: source add makes one.')
    return 0
  },
}

function inWords({ code, name, cost, made_at, ended_at }: Source, publicUrl: string, width: number): string {
  return [
    ukDay(made_at),
    (cost === null ? '' : inPounds(cost)).padStart(10),
    `${publicUrl}${shortLink(code.padEnd(width))}`,
    name + (ended_at === null ? '' : ` (ended ${ukDay(ended_at)})`),
  ].join('  ')
}
