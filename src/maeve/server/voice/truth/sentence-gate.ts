import type { Asked } from './features.ts'
import { LONGEST_SENTENCE, type Truth, type Withheld } from './truth.ts'

/** An end mark and its closing signs, before a new sentence: not the one inside “You’re on the list!” you see. */
const SENTENCE_END = /[.!?][”’"')*]*(?=\s+[^\s\p{Ll}])|\n/gu
/** The most characters in an end mark, closing marks and white space: the next piece may begin a new sentence after them. */
const END_MARKS = 16
/** Only yes or no, which belongs to the next sentence. */
const ASSENT =
  /^(?:(?:yes|yep|yeah|yup|sure|correct|indeed|right|absolutely|definitely|certainly|of course|no|nope|nah|true|exactly|not at all|not really|pretty much|you can|it does|it is|we do|you do|they are)[\s,]*){1,3}[.!]+$/i
const LIST_LEAD = /:\**$/
/** A number that announces how many things a list has. */
const COUNT = /\b(?:two|three|four|five|six)\b/i

/** Lets a reply through sentence by sentence, in linear time. What fails is dropped; `honest` stands in if no answer is left. */
export function createSentenceGate(truth: Truth, honest: string, asked?: Asked) {
  const unheld = (text: string) => truth.unheld(text, asked)
  const withheld: Withheld[] = []
  let waiting = ''
  /** The white space since the last sentence, and the widest gap around those that were dropped. */
  let gap = ''
  let wider = ''
  /** A part that is shown together with the sentence after it or not at all, and the white space before it. */
  let lead: { text: string; before: string } | undefined
  let anythingShown = false
  let answered = false
  let answerLost = false
  let muted = false

  function show(text: string, before: string): string {
    answered ||= truth.answers(text)
    const out = anythingShown ? before + text : text
    anythingShown = true
    return out
  }

  function showWithLead(text: string, before: string): string {
    const first = lead
    lead = undefined
    if (!first) return show(text, before)
    const said = first.text
      .replace(LIST_LEAD, '')
      .replace(COUNT, 'these')
      .replace(/[.!]+$/, ',')
    const fits = !unheld(`${said} ${text.replace(/^- /, '')}`)
    return fits ? show(first.text + before + text, first.before) : show(text, first.before)
  }

  function finish(piece: string): string {
    const text = piece.trim()
    const start = piece.indexOf(text)
    gap += piece.slice(0, start)
    if (!text) {
      gap += piece
      return ''
    }
    const before = lines(gap) < lines(wider) ? wider : gap
    gap = piece.slice(start + text.length)
    wider = ''
    const isLead = ASSENT.test(text) || LIST_LEAD.test(text)
    const fault = isLead ? undefined : unheld(text)
    if (fault) {
      withheld.push(fault)
      answerLost ||= truth.answers(text)
      // A model that recites its instructions was talked into it, and one that uses no full stops is out of control.
      muted ||= fault === 'recital' || fault === 'overlong'
      if (lead && ASSENT.test(lead.text)) lead = undefined
      wider = before
      return ''
    }
    if (!isLead) return showWithLead(text, before)
    lead = { text, before: lead?.before ?? before }
    return ''
  }

  return {
    withheld,
    get cutShort() {
      return muted
    },

    /** Takes more of a reply; returns the part of it that may be shown now. */
    push(text: string): string {
      let from = Math.max(0, waiting.length - END_MARKS)
      let out = ''
      waiting += text
      while (!muted) {
        SENTENCE_END.lastIndex = from
        if (!SENTENCE_END.test(waiting)) break
        const cut = SENTENCE_END.lastIndex
        const sentence = waiting.slice(0, cut)
        waiting = waiting.slice(cut)
        from = 0
        out += finish(sentence)
      }
      if (muted || waiting.length <= LONGEST_SENTENCE) return out
      const rest = waiting
      waiting = ''
      return out + finish(rest)
    },

    /** Returns what is left at the end of a complete reply. Not called for a reply that broke off. */
    end(): string {
      let out = muted ? '' : finish(waiting)
      waiting = ''
      if (lead && ASSENT.test(lead.text) && !unheld(lead.text)) out += show(lead.text, lead.before)
      return answerLost && !answered && anythingShown && honest ? `${out}\n\n${honest}` : out
    },
  }
}

const lines = (space: string) => space.split('\n').length
