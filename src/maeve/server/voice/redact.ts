/** Thirteen to nineteen digits of any script, with up to three signs of any kind between them. */
const CARD_NUMBER = /(?:\p{Nd}[^\p{L}\p{N}]{0,3}){12,18}\p{Nd}/gu
/**
 * An email address, with signs of any width. Looks back, so that a long text without an address is read only once.
 */
const EMAIL =
  /(?<![^\s@＠﹫<>(),;:])[^\s@＠﹫<>(),;:]+\s?[@＠﹫]\s?[^\s@＠﹫<>(),;:.．。｡․]+(?:[.．。｡․][^\s@＠﹫<>(),;:.．。｡․]+)+/gu

/** Replaces email addresses and anything that looks like a card number, before a model is sent the text. */
export function redact(text: string): string {
  return text.replace(CARD_NUMBER, '[number removed]').replace(EMAIL, '[email removed]')
}
