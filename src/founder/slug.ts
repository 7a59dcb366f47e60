/**
 * Turns words into a name for a link: “Leaflet, Headingley” becomes leaflet-headingley. Leaves out words that would
 * make it longer than `longest` characters, and cuts only a first word that is too long. Empty for “!”.
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
