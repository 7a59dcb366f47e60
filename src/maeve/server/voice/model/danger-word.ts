import { dangerHelp, dangerKinds, dangerUnsure } from '#src/content/maeve/danger.ts'
import { DANGER } from './instructions.ts'

/** Longer than the word and any kind: what begins otherwise is an ordinary reply. */
const LONGEST = 40

/** True while a reply may still become the word for danger: none of it is shown before that is clear. */
export function mayBeDanger(begun: string): boolean {
  const text = begun.trimStart()
  return text.length < DANGER.length
    ? DANGER.startsWith(text)
    : text.startsWith(DANGER) && text.length < LONGEST
}

/** The help that a model asked for with the word for danger; undefined for any other reply. */
export function helpAskedFor(reply: string): string | undefined {
  const text = reply.trimStart()
  if (!text.startsWith(DANGER)) return undefined
  const kind = dangerKinds.find(name => text.slice(DANGER.length, LONGEST).includes(name))
  return kind ? dangerHelp(kind) : dangerUnsure
}
