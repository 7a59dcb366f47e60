/** Thirteen to nineteen digits of any script, with up to three signs of any kind between them. */
const CARD_NUMBER = /(?:\p{Nd}[^\p{L}\p{N}]{0,3}){12,18}\p{Nd}/gu
/** The signs of an address in every width. Looks back, so that a long text without one is read once. */
const EMAIL =
  /(?<![^\s@＠﹫<>(),;:])[^\s@＠﹫<>(),;:]+\s?[@＠﹫]\s?[^\s@＠﹫<>(),;:.．。｡․]+(?:[.．。｡․][^\s@＠﹫<>(),;:.．。｡․]+)+/gu

/** Returns a text without card-like numbers and email addresses: the form that a model gets. */
export function redact(text: string): string {
  return text.replace(CARD_NUMBER, '[number removed]').replace(EMAIL, '[email removed]')
}
