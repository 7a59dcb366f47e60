/** Marks a place still to be filled in. */
const UNFILLED =
  /\{\{.*?\}\}|\$\{.*?\}|<%.*?%>|%[A-Z][A-Z_]+%|\[[A-Z][A-Z _-]+\]|\b(?:TODO|TBC|TBD|XXX)\b|lorem ipsum/i
const TAG = /<\/?[a-z][^<>]*>/i

/** Returns what was not filled in, or looks like HTML, as one sentence. */
export function unfilled(text: string): string[] {
  const [mark] = text.match(UNFILLED) ?? []
  if (mark) return [`something was left to fill in: ${mark}`]
  const [tag] = text.match(TAG) ?? []
  return tag ? [`HTML does not work here, so readers would see this exactly as you typed it: ${tag}`] : []
}
