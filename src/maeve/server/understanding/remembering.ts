/** Texts remembered, each with what was found for it. */
const MOST_REMEMBERED = 60

/** Looks a text up once: a message, its sentences and their pieces are looked at several times. */
export function remembering<T>(find: (text: string) => T): (text: string) => T {
  const known = new Map<string, T>()
  return text => {
    if (known.size >= MOST_REMEMBERED) known.clear()
    const found = known.get(text) ?? find(text)
    known.set(text, found)
    return found
  }
}
