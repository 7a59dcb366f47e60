/**
 * Turns words into a name for an address, cutting no word if they fit: “Leaflet, Headingley” is
 * leaflet-headingley. Empty for “!”.
 */
export function slug(text: string, longest: number): string {
  const plain = text.normalize('NFKD').replace(/[\p{M}’']/gu, '')
  const words = plain.toLowerCase().match(/[a-z\d]+/g) ?? []
  let name = words.shift()?.slice(0, longest) ?? ''
  for (const word of words) {
    if (name.length + 1 + word.length > longest) break
    name += `-${word}`
  }
  return name
}
