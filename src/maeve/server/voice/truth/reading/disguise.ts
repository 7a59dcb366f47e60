/** Single letters with signs between them: "B·r·i·s·t·o·l", "t w e n t y". */
const SPELT = /(?<!\p{L})(?:\p{L}[\s.·•*_–-]{1,3}){4,}\p{L}(?!\p{L})/u
/** Money without figures, or with a sign that is not ours: "£XXV", "₤29". */
const STRANGE_MONEY = /£\s?(?!\d)\S|[\p{Sc}--[£$€]]\s?\p{L}?\d|\b(?:eur|usd|gbp)\s?\d/v
/** A Roman numeral of three letters or more. */
const ROMAN =
  /(?<![\p{L}\p{N}])(?=[MDCLXVI]{3})M*(?:CM|CD|D?C{0,3})(?:XC|XL|L?X{0,3})(?:IX|IV|V?I{0,3})(?![\p{L}\p{N}])/u
/** A table cell, which is not a sentence. */
const TABLE = /^\s*\|.*\|/

export function isDisguised(sentence: string): boolean {
  return (
    SPELT.test(sentence) ||
    ROMAN.test(sentence) ||
    TABLE.test(sentence) ||
    STRANGE_MONEY.test(sentence.normalize('NFKC').toLowerCase())
  )
}
