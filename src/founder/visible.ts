/** Escapes characters that would move or hide text in a terminal. */
export function visible(text: string): string {
  return text.replace(
    /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu,
    character => `\\u{${character.codePointAt(0)!.toString(16)}}`,
  )
}
