import { readCode } from '#src/sources/source.ts'
import { UsageFault, visible } from '../command.ts'

/** Longest name of a source, in characters. */
const NAME_MAX = 80

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
