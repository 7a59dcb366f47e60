import { mayBeginClaim } from '../../truth/claim-words.ts'
import { findClaims } from '../../truth/claims.ts'
import type { Truth } from '../../truth/truth.ts'

/** An end mark before white space, or a line's end. */
const SENTENCE_END = /[.!?][”’"')*]*(?=\s)|\n/

/** What may yet be a sentence's end. */
const TRAILING = /[.!?]*[”’"')*]*\s*$/

export type SentenceGate = {
  /** Takes more of a reply and gives what of it may be read now. */
  push(text: string): string
  /** Gives the rest at the end of a whole reply; what was cut off in the middle of a sentence is not asked for. */
  end(): string
  /** Kinds of what was withheld. */
  withheld: string[]
}

/**
 * Lets a reply through as it is written, up to the first word of a sentence that needs checking; the rest of that
 * sentence waits for its end. A sentence that says more than the knowledge is broken off there, and the first
 * time `honest` says instead what is known.
 */
export function createSentenceGate(truth: Truth, honest: string): SentenceGate {
  const withheld: string[] = []
  /** The sentence under way: what of it has been let through, and what waits. */
  let shown = ''
  let waiting = ''
  let anythingShown = false
  let breakDue = false
  let muted = false

  function release(text: string): string {
    if (!text) return ''
    const lead = breakDue ? '\n\n' : ''
    const given = breakDue || !anythingShown ? text.trimStart() : text
    if (!given) return ''
    anythingShown = true
    breakDue = false
    return lead + given
  }

  function finish(rest: string): string {
    const sentence = shown + rest
    const head = shown
    shown = ''
    const fault = truth.unheld(sentence)
    if (!fault) return release(rest)
    withheld.push(fault === 'recital' ? fault : fault.kind)
    // Who recites its instructions has been talked into it: nothing more of that reply is worth reading.
    muted ||= fault === 'recital'
    const closing = head.trim() ? '…' : ''
    const first = withheld.length === 1
    const lead = anythingShown ? `${closing}\n\n` : ''
    if (!first) {
      breakDue = anythingShown
      return closing
    }
    anythingShown = true
    breakDue = true
    return lead + honest
  }

  function letThrough(): string {
    const sentence = shown + waiting
    if (truth.mayRecite(sentence)) return ''
    const [claim] = findClaims(sentence)
    const word = /\S*$/.exec(waiting)![0]
    // The very first word goes out before it is whole, so that the visitor sees at once that there is a reply.
    const unsure = anythingShown || mayBeginClaim(word) ? word.length : 0
    const until = Math.min(claim?.at ?? Infinity, sentence.length - unsure) - shown.length
    const text = waiting.slice(0, Math.max(0, until)).replace(TRAILING, '')
    shown += text
    waiting = waiting.slice(text.length)
    return release(text)
  }

  return {
    withheld,

    push(text) {
      if (muted) return ''
      waiting += text
      let out = ''
      for (;;) {
        const end = SENTENCE_END.exec(waiting)
        if (!end) return out + letThrough()
        const cut = end.index + end[0].length
        const rest = waiting.slice(0, cut)
        waiting = waiting.slice(cut)
        out += finish(rest)
        if (muted) return out
      }
    },

    end() {
      const rest = muted ? '' : waiting
      waiting = ''
      return rest.trim() || shown ? finish(rest) : ''
    },
  }
}
