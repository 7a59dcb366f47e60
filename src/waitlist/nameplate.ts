import { postcodeAreas } from '#src/content/postcode-areas.ts'

export type Nameplate = {
  code: string
  town: string
}

const DISTRICT = /^([A-Z]{1,2})[0-9][0-9A-Z]?$/

/** Returns the text on the sign of a district, such as LS6; undefined if there is none, as in area ZZ. */
export function nameplate(district: string): Nameplate | undefined {
  const code = district.toUpperCase()
  const area = postcodeAreas.get(DISTRICT.exec(code)?.[1] ?? '')
  return area && { code, town: area.town.replace(/ \(.*\)/, '') }
}

export const nameplateOf = (postcode: string): Nameplate | undefined =>
  nameplate(postcode.slice(0, -3).trim())
