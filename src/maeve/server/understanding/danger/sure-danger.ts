import type { DangerKind } from '#src/content/maeve/danger.ts'
import { sureSigns, unsure } from '#src/maeve/knowledge/words/sure-signs.ts'
import { foldText, hastySentencesOf } from '../../text.ts'

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
        (kind === 'suicide' || !unsure.test(part)) &&
        sureSigns[kind].some(all => all.every(sign => sign.test(part))),
    ),
  )
}
