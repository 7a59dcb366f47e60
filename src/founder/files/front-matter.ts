const FRONT_MATTER = /^\uFEFF?---\r?\n(.*?)\r?\n---[ \t]*(?:\r?\n|$)/s

/** Returns a file's front matter, with names in lower case, and the text after it. Undefined without front matter. */
export function frontMatter(
  text: string,
): { fields: [name: string, value: string][]; body: string } | undefined {
  const [whole, front] = text.match(FRONT_MATTER) ?? []
  if (whole === undefined || front === undefined) return undefined
  const lines = front.split(/\r?\n/).filter(line => line.trim() && !line.trim().startsWith('#'))
  return { fields: lines.map(fieldOf), body: text.slice(whole.length) }
}

/** Parses `name: value`, and removes quotation marks around the value. */
function fieldOf(line: string): [string, string] {
  const [name = '', ...value] = line.split(':')
  return [
    name.trim().toLowerCase(),
    value
      .join(':')
      .trim()
      .replace(/^(["'])(.*)\1$/, '$2'),
  ]
}
