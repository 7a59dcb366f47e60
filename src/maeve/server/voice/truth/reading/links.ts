/** Addresses, plain or disguised: schemes, domains in any letters, `//host`, `at` and `dot` in brackets, handles. */
const LINK =
  /https?:\/\/[^\s)\]]+|(?:^|(?<=[\s(]))\/\/[a-z][^\s)]*|www\.[^\s)\]]+|\S+@\S+|@\w+|(?<![\p{L}\p{N}-])[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)*\.\p{L}{2,}(?![\p{L}\p{N}])(?:\/[^\s)\]]*)?|\w+ ?(?:\(at\)|\[at\]) ?\w+|\w+ ?(?:\(dot\)|\[dot\]|\[\.\]|\(\.\)) ?\w+|\w+ dot (?:com|co|uk|org|net|io|app)\b/giu

export function linksIn(text: string): string[] {
  const visible = text
    .normalize('NFKC')
    .replace(/\p{Cf}/gu, '')
    .replace(/[․。]/g, '.')
  return visible.match(LINK)?.map(link => link.replace(/[.,;:!?]+$/, '')) ?? []
}

/** Returns a link without its scheme and in lower case, for comparing two of them. */
export function bareLink(link: string): string {
  return link
    .toLowerCase()
    .replace(/^https?:\/\//, '')
    .replace(/[./]+$/, '')
}
