import { postcodeAreas } from '#src/content/postcode-areas.ts'

export type Nameplate = {
  /** The outward code, such as LS6. */
  code: string
  town: string
}

/** The text on the sign of a valid postcode. Returns nothing for an area that does not exist, such as ZZ. */
export function nameplateOf(postcode: string): Nameplate | undefined {
  const code = postcode.slice(0, -3).trim()
  const area = postcodeAreas.get(/^[A-Z]+/.exec(code)?.[0] ?? '')
  return area && { code, town: area.town.replace(/ \(.*\)/, '') }
}
