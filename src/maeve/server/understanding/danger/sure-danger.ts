import type { DangerKind } from '#src/content/maeve/danger.ts'
import { sureSigns } from '#src/maeve/knowledge/words/sure-signs.ts'
import { foldText, hastySentencesOf } from '../../text.ts'

/** What makes a sign uncertain: long over, made up, or asked in general. The model may still find danger in it. */
const UNSURE =
  /\b(?:years? ago|months? ago|weeks? ago|(?:last|two) (?:year|month|week|summers?|winter|spring|easter)|in (?:19|20)\d\d|used to|film|movie|song|novel|book called|the news|quiz|essay|theory|project|what if|yesterday|in case|what happens if|do (?:evs|they|electric cars)|too hot to|how (?:hot|likely|common)|all (?:fine|healed|sorted) now|long since|nearly|almost|static)\b/

/** Which help comes first if several apply: fumes and heat matter more than an injury. */
const order: readonly DangerKind[] = [
  'suicide',
  'fumes',
  'fire',
  'shut-in',
  'violence',
  'drink-drive',
  'hurt',
]

export function sureDanger(text: string): DangerKind | undefined {
  const plain = foldText(text)
    .replaceAll("'", '')
    .replace(/[^a-z0-9.!?\n]+/g, ' ')
    .replace(/\bend it all\W+no i meant? how do i end\b/, 'how do i end')
  const sentences = hastySentencesOf(plain)
  const parts = new Set([sentences.join(' '), ...sentences])
  return order.find(kind =>
    [...parts].some(
      part =>
        (kind === 'suicide' || !UNSURE.test(part)) &&
        sureSigns[kind].some(all => all.every(sign => sign.test(part))),
    ),
  )
}
