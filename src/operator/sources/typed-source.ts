import { isBuiltIn, readCode, type Source } from '#src/sources/source.ts'
import { UsageFault, visible } from '../command.ts'

/** Longest name of a source, in characters. */
const NAME_MAX = 80
/** More than anybody spends on one leaflet, in pounds: a mistyped figure. */
const COST_MOST = 10_000_000

/** Reads a source that is to be registered; its cost in pounds, undefined for none. Throws UsageFault. */
export function typedSource(
  first: string | undefined,
  words: readonly string[],
  pounds: string | undefined,
): Pick<Source, 'code' | 'name' | 'cost'> {
  const code = typedCode(first)
  const name = typedName(words)
  if (isBuiltIn(code)) throw new UsageFault(`${code} is counted already: take another code`)
  return { code, name, cost: pounds === undefined ? null : pence(pounds) }
}

/** Reads a code as the founder typed it. Throws UsageFault. */
export function typedCode(typed: string | undefined): string {
  if (typed === undefined) throw new UsageFault('say a CODE')
  const code = readCode(typed)
  if (!code)
    throw new UsageFault(
      `${visible(typed)} is no code: one has letters, digits and single hyphens, such as leaflet-leeds, and 40 characters at most`,
    )
  return code
}

/** Reads a name, whether or not it stood in quotation marks. Throws UsageFault. */
export function typedName(words: readonly string[]): string {
  const name = words.join(' ').trim()
  if (!name) throw new UsageFault('say a NAME, such as "Leaflet, Headingley, March"')
  if (name.length > NAME_MAX || name !== visible(name))
    throw new UsageFault(`the name must be one line of at most ${NAME_MAX} characters`)
  return name
}

function pence(pounds: string): number {
  const [, whole, part = ''] = /^£?(\d{1,8})(?:\.(\d{1,2}))?$/.exec(pounds.replaceAll(',', '')) ?? []
  const cost = Number(whole) * 100 + Number(part.padEnd(2, '0'))
  if (!(cost <= COST_MOST * 100)) throw new UsageFault('--cost must be pounds, such as 120 or 89.50')
  return cost
}
