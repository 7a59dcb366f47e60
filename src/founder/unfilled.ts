/** Matches a place that is still to be filled in. */
const UNFILLED =
  /\{\{.*?\}\}|\$\{.*?\}|<%.*?%>|%[A-Z][A-Z_]+%|\[[A-Z][A-Z _-]+\]|\b(?:TODO|TBC|TBD|XXX)\b|lorem ipsum/i
const TAG = /<\/?[a-z][^<>]*>/i

/** Returns a sentence on the first place left to fill in or, failing that, the first HTML tag; empty if neither. */
export function unfilled(text: string): string[] {
  const [mark] = text.match(UNFILLED) ?? []
  if (mark) return [`something was left to fill in: ${mark}`]
  const [tag] = text.match(TAG) ?? []
  return tag ? [`HTML does not work here, so readers would see this exactly as you typed it: ${tag}`] : []
}
