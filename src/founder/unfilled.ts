/** What marks a place that was to be filled in. */
const UNFILLED =
  /\{\{.*?\}\}|\$\{.*?\}|<%.*?%>|%[A-Z][A-Z_]+%|\[[A-Z][A-Z _-]+\]|\b(?:TODO|TBC|TBD|XXX)\b|lorem ipsum/i
const TAG = /<\/?[a-z][^<>]*>/i

/** What was not filled in, or looks like HTML, in one sentence. */
export function unfilled(text: string): string[] {
  const [mark] = text.match(UNFILLED) ?? []
  if (mark) return [`something was to be filled in and was not: ${mark}`]
  const [tag] = text.match(TAG) ?? []
  return tag ? [`HTML is off, so this would be read as it stands: ${tag}`] : []
}
