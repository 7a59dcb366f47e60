/** Escapes characters that would move or hide text in a terminal. */
export function visible(text: string): string {
  return text.replace(
    /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu,
    character => `\\u{${character.codePointAt(0)!.toString(16)}}`,
  )
}

/**
 * Escapes the same characters in text of several lines, but keeps line breaks, tabs, emoji joiners and soft hyphens.
 */
export const visibleLines = (text: string): string =>
  text.replace(/(?!\n|\t|\u200d|\u00ad)[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu, visible)
