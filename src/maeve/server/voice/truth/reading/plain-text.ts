import { rewrites } from '#src/maeve/knowledge/words/rewrites.ts'
import { foldNumbers, foldSigns } from './fold.ts'

/** A text as it is judged: signs and numbers folded, synonyms in one form. */
export function plainText(raw: string): string {
  let text = foldNumbers(foldSigns(raw).replace(/\*\*|["“”„«»]/g, ''))
  for (const [shape, instead] of rewrites) text = text.replace(shape, instead)
  return text.replace(/ {2,}/g, ' ').trim()
}
