/**
 * Remembers what was found for each text, since a word, a message or a piece of one comes up several times. `most`:
 * how many texts to remember.
 */
export function remembering<T>(find: (text: string) => T, most = 60): (text: string) => T {
  const known = new Map<string, T>()
  return text => {
    if (known.has(text)) return known.get(text)!
    if (known.size >= most) known.clear()
    const found = find(text)
    known.set(text, found)
    return found
  }
}
