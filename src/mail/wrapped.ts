/** Wraps plain text between words at `width` characters; a longer word, such as an address, stays whole. */
export function wrapped(text: string, width: number): string {
  return text
    .split('\n')
    .map(line => {
      const lines = ['']
      for (const word of line.split(/[ \t]+/)) {
        const last = lines.at(-1)!
        if (last && last.length + 1 + word.length > width) lines.push(word)
        else lines[lines.length - 1] = last ? `${last} ${word}` : word
      }
      return lines.join('\n')
    })
    .join('\n')
}
