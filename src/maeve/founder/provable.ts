import { perks } from '#src/content/offer.ts'
import { claims } from '#src/maeve/knowledge/words/claims.ts'
import { sentencesOf } from '#src/maeve/server/text.ts'

/** Words that deny what follows them: "we can’t guarantee a time" promises nothing. */
const DENIES = /(?:\b(?:no|not|never|without|cannot|nor)\b|n[’']t\b)[^.!?;]*$/i
/** The offer in its own words, which the page makes anyway. */
const OFFER = [...perks, 'reminders are free', 'free reminders'].map(words => words.toLowerCase())

/** Returns the promises in a text that the operator must be able to prove, one sentence each. */
export function provable(text: string): string[] {
  const own = OFFER.reduce((rest, words) => withoutWords(rest, words), text)
  return sentencesOf(own).flatMap(sentence =>
    claims.flatMap(({ pattern, needs }) => {
      const found = pattern.exec(sentence)
      if (!found || DENIES.test(sentence.slice(0, found.index))) return []
      return [`“${found[0].trim()}” needs ${needs}: ${sentence.trim()}`]
    }),
  )
}

function withoutWords(text: string, words: string): string {
  const at = text.toLowerCase().indexOf(words)
  return at < 0 ? text : withoutWords(text.slice(0, at) + text.slice(at + words.length), words)
}
