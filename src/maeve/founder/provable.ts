import { perks } from '#src/content/offer.ts'
import { sentencesOf } from '#src/maeve/server/text.ts'

/**
 * Claims that only the operator can make true, as the README's "Before going live" says: how each kind is recognised, and
 * what it needs.
 */
const CLAIMS: readonly { pattern: RegExp; needs: string }[] = [
  {
    pattern: /\b(?:certif\w+|accredit\w+|licen[cs]ed|approved|award\w*|guarantee[ds]?|warrant\w+)\b/i,
    needs: 'a certificate, its issuer, or the terms of a guarantee',
  },
  {
    pattern:
      /\b(?:eco\b|eco-?\w+|green(?:er|est)?|sustainab\w+|carbon|net[- ]zero|climate|environment\w*|planet|plastic-free|biodegradable|renewable)/i,
    needs: 'evidence for a green claim',
  },
  {
    pattern:
      /\d[\d.]*\s?%|\bpercent|\bper cent|£\s?\d[\d,.]*\s*off\b|\bdiscount\w*|\bhalf[- ]price|\bpriority\b|\bperks?\b|\bcashback/i,
    needs: 'terms of an offer, written down before anyone joins for it',
  },
  { pattern: /\bfree\b(?! to\b)/i, needs: 'how long it is free' },
  { pattern: /\bsecure\b|\bspam\b|\bunhackable|\bnever shared?\b/i, needs: 'that the software keeps it so' },
  {
    pattern:
      /\b(?:\d[\d,]*|hundreds|thousands|millions)\s+(?:of\s+)?(?:\w+\s+)?(?:people|customers|drivers|members|buyers|motorists)\b/i,
    needs: 'a number that is no higher than the truth',
  },
]

/** Denies what follows: "we can’t guarantee a time" promises nothing. */
const DENIES = /(?:\b(?:no|not|never|without|cannot|nor)\b|n[’']t\b)[^.!?;]*$/i
/** The offer in its own words, which the page makes anyway. */
const OFFER = [...perks, 'reminders are free', 'free reminders'].map(words => words.toLowerCase())

/** The promises of a text that the operator must be able to prove, one sentence each. */
export function provable(text: string): string[] {
  const own = OFFER.reduce((rest, words) => withoutWords(rest, words), text)
  return sentencesOf(own).flatMap(sentence =>
    CLAIMS.flatMap(({ pattern, needs }) => {
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
