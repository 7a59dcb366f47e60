import {
  type DangerKind,
  dangerAsked,
  dangerHelp,
  dangerKinds,
  dangerUnsure,
} from '#src/content/maeve/danger.ts'
import { sentencesOf } from '#src/maeve/server/text.ts'
import type { Truth } from '../truth/truth.ts'
import { DANGER } from './instructions.ts'

/** The word for danger and a kind, as far as they have arrived. */
const BEGUN = new RegExp(`^\\s*${DANGER}\\W*(${dangerKinds.join('|')})?(?:\\W|$)`)
/** Longer than the word for danger with any kind, so by then it is clear how the reply begins. */
const LONGEST = 40
const STEP = /\{(\d)\}/g
/** A mark that is not complete yet. */
const UNFINISHED = /\{\d?$/

/**
 * True while a reply may still turn out to begin with the word for danger. None of it is shown before that is clear.
 */
export function mayBeDanger(begun: string): boolean {
  const text = begun.trimStart()
  return text.length < DANGER.length
    ? DANGER.startsWith(text)
    : text.startsWith(DANGER) && text.length < LONGEST
}

export type HelpInWords = ReturnType<typeof readDanger>

/** Reads a model's reply to somebody in danger; undefined for any other reply. `own`: the help of her own engine, if it recognised danger too. */
export function readDanger(begun: string, own: string | undefined, truth: Truth) {
  const [head, kind] = BEGUN.exec(begun) ?? []
  if (head === undefined) return undefined
  const theirs = kind ? dangerHelp(kind as DangerKind) : dangerUnsure
  // Her own engine recognises more kinds than a model may name, and stays with the same one from turn to turn, so
  // what it adds is said too.
  const asks = own === dangerUnsure || own?.startsWith(dangerAsked)
  const heard = kind && asks ? undefined : own
  const help = heard?.slice(0, 20) === theirs.slice(0, 20) ? heard : theirs
  const steps = kind ? sentencesOf(help) : []
  const named = new Set<string>()
  let waiting = ''
  let from = head.length
  return {
    /** Takes more of a reply. Returns it with our steps in place of their names, and without the word for danger. */
    push(text: string) {
      waiting += text.slice(from)
      from = 0
      const until = UNFINISHED.exec(waiting)?.index ?? waiting.length
      const ready = waiting.slice(0, until)
      waiting = waiting.slice(until)
      return ready.replace(STEP, (_, number) => {
        const step = steps[Number(number) - 1]
        if (!step || named.has(step)) return ''
        named.add(step)
        return `\n- ${step.replace(/^- /, '')}\n`
      })
    },
    /**
     * All of her own help if the model named no step; otherwise who to call, if the model left that out, and what
     * only her own engine says.
     */
    end() {
      if (!named.size) return `\n\n${heard ?? help}`
      const call = steps.find(step => step.includes('999'))
      const left = call && !named.has(call) ? `\n\n${call}` : ''
      return heard && heard !== help ? `${left}\n\n${heard}` : left
    },
    /** Lets only our steps and friendly words through. */
    truth: {
      ...truth,
      unheld: (sentence: string) =>
        steps.some(step => step.replace(/^- /, '') === sentence.replace(/^- /, '')) || truth.isTalk(sentence)
          ? undefined
          : ('unbacked' as const),
      answers: () => false,
    },
  }
}
