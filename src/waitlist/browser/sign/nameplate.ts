import { postcodeAreas } from '#src/content/postcode-areas.ts'

export type Nameplate = {
  /** The outward code, such as LS6. */
  code: string
  town: string
}

/** Returns the text on the sign for a valid postcode; undefined for an area that does not exist, such as ZZ. */
export function nameplateOf(postcode: string): Nameplate | undefined {
  const code = postcode.slice(0, -3).trim()
  const area = postcodeAreas.get(/^[A-Z]+/.exec(code)?.[0] ?? '')
  return area && { code, town: area.town.replace(/ \(.*\)/, '') }
}
