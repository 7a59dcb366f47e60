import { LONGEST_SENTENCE, type Truth, type Withheld } from './truth.ts'

/** An end mark before white space, or a line's end. */
const SENTENCE_END = /[.!?][”’"')*]*(?=\s)|\n/g
/** An end mark and its closing signs, behind which white space may come with the next piece. */
const END_MARKS = 16
/** A sentence is shown word by word up to here, in UTF-16 units; the rest waits for its end. */
const EARLY = 80

/** What may yet be a sentence's end. */
const TRAILING = /[.!?]*[”’"')*]*\s*$/

type SentenceGate = {
  /** Takes more of a reply; returns the part of it that may be shown now. */
  push(text: string): string
  /** Returns the rest at the end of a whole reply. Not called for a reply that broke off. */
  end(): string
  /** Why sentences were withheld. */
  withheld: Withheld[]
}

/**
 * Lets a reply through as it is written, while the words of a sentence are those of one passage of the knowledge; the
 * rest of that sentence waits for its end. A sentence that says more than the knowledge is broken off there, and the
 * first time `honest` says instead what is known. The work is linear in the length of the reply.
 */
export function createSentenceGate(truth: Truth, honest: string): SentenceGate {
  const withheld: Withheld[] = []
  /** The sentence under way: what of it has been let through, and what waits. */
  let shown = ''
  let waiting = ''
  /** The rest of the sentence waits for its end. */
  let checking = false
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
    checking = false
    const fault = truth.unheld(sentence)
    if (!fault) return release(rest)
    withheld.push(fault)
    // A model that recites its instructions was talked into it, and one without full stops runs away.
    muted ||= fault === 'recital' || sentence.length > LONGEST_SENTENCE
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

  /** Lets whole words through until one needs checking. */
  function letThrough(): string {
    const sentence = shown + waiting
    let until = shown.length
    for (const { index } of sentence.slice(0, EARLY).matchAll(/\s+(?=\S)/g)) {
      if (checking) break
      if (index <= until) continue
      if (truth.mayShow(sentence.slice(0, index))) until = index
      else checking = true
    }
    checking ||= sentence.length > EARLY
    // The very first word goes out before it is whole, so that the visitor sees at once that there is a reply.
    if (!anythingShown && !until && !checking && truth.mayBegin(waiting)) until = waiting.length
    const text = waiting.slice(0, until - shown.length).replace(TRAILING, '')
    shown += text
    waiting = waiting.slice(text.length)
    return release(text)
  }

  return {
    withheld,

    push(text) {
      let from = Math.max(0, waiting.length - END_MARKS)
      let out = ''
      waiting += text
      while (!muted) {
        SENTENCE_END.lastIndex = from
        if (!SENTENCE_END.test(waiting)) break
        const cut = SENTENCE_END.lastIndex
        const rest = waiting.slice(0, cut)
        waiting = waiting.slice(cut)
        from = 0
        out += finish(rest)
      }
      if (muted) return out
      if (shown.length + waiting.length <= LONGEST_SENTENCE) return checking ? out : out + letThrough()
      const rest = waiting
      waiting = ''
      return out + finish(rest)
    },

    end() {
      const rest = muted ? '' : waiting
      waiting = ''
      return rest.trim() || shown ? finish(rest) : ''
    },
  }
}
