import { SOMEBODY } from '#src/maeve/knowledge/words/clause-patterns.ts'
import { opposites } from '#src/maeve/knowledge/words/truth.ts'
import type { Passage } from './passages.ts'
import { type Clause, clausesOf, isCourtesy, saysDone } from './reading/clauses.ts'
import { contentOf, isFigure, strong } from './reading/content-words.ts'
import { plainText } from './reading/fold.ts'
import { sumsOf } from './sums.ts'

/** What a sentence answers: the visitor's words, and how her own engine understood them. */
export type Asked = {
  text: string
  earlier: string
  /** What her own engine answers with, or offers. */
  own: { kind: string; topics: readonly string[] }
}

/** Whether a word is a figure, a name, an absolute or none of these, and its cost if nothing supports it. */
const COSTS = { figure: 3, name: 2, strong: 2, plain: 1 }
type WordClass = keyof typeof COSTS
/** The share of that cost for a word that is elsewhere in the passage's entry. */
const IN_ENTRY = 0.5
/** What it costs to deny what a passage states, and to take small talk, or a rule of the road, for a fact about us. */
const OPPOSITE = 2
const ELSEWHERE = 1
/**
 * The most that a clause may cost, and the most by which a "not published" passage may be closer: anything above counts as
 * this.
 */
const MOST = 8
const CLOSER = 4

/**
 * A clause with no more meaningful words than this, none of them backed, only repeats the question. The number
 * depends on how the question was understood.
 */
const LEANING = { talk: -1, told: 0, part: 2, open: 2, unsure: 2 }
const MISSING: ReadonlySet<Place> = new Set(['else', 'unknown'])
const NO_SUMS: ReadonlySet<string> = new Set()
/** Whether a yes or a no comes first, and whether it is a no. */
const ASSENT =
  /^((?:- )?(?:\*\*[^*]+\*\*:? ?)?)(?:(?:oh|well|ha|ah)[,!] )?(?:(no|nope|nah|not (?:at all|really|quite|yet))|yes|yep|yeah|yup|sure|of course|absolutely|definitely|certainly|correct|exactly|indeed)\b(?: (?:you|it|we|they|there) (?:can|could|do|does|is|are|will)(?: ?n[o'’]t)?\b)?[,:;.!]+ +(?=\S)/i
const US = /\b(?:we|us|our|ours|kerbside|maeve|i|my)\b/
/** A word inside a sentence that begins with a capital letter. */
const NAME = /(?<=[^.!?:"“\s]\s+["“(]?)\p{Lu}[\p{L}’']*/gu
const TOKEN = /[a-z']+|[£$€%]|\d[\d.]*/g

const sortOf = (figure: string) => (/[£$€%]/.test(figure) ? 'money' : /[a-z]/.test(figure) ? 'unit' : 'bare')
const upTo = (most: number, value: number) => Math.min(most, value)

/** Where a word was found. A result worked out from the visitor's figures and the passage's counts as the passage's own. */
type Place = 'own' | 'entry' | 'asked' | 'else' | 'unknown'

/** Returns the function that compares a sentence with the passages of the knowledge: the evidence for and against it, by name. */
export function createFeatureReader(passages: readonly Passage[]) {
  const byWord = new Map<string, Passage[]>()
  for (const passage of passages)
    for (const word of passage.around) byWord.set(word, [...(byWord.get(word) ?? []), passage])
  const known = new Set(passages.flatMap(({ words, title }) => [...words, ...title]))

  const kinds = new Map(passages.map(({ entry }) => [entry.id, entry.kind]))
  const partly = new Set(
    passages.flatMap(({ entry, clause }) => (clause.kind === 'unknown' ? [entry.id] : [])),
  )

  /** Says how her own engine understood a question: small talk, known, not published or only partly, or not understood. */
  function statusOf({ own: { kind, topics } }: Asked): keyof typeof LEANING {
    if (kind !== 'answer') return 'unsure'
    const told = topics.flatMap(topic => kinds.get(topic) ?? [])
    if (told.includes('not-published')) return 'open'
    if (topics.some(topic => partly.has(topic))) return 'part'
    return told.every(one => one === 'talk') ? 'talk' : 'told'
  }

  /**
   * Finds the passage that backs most of a clause and says little else. Returns it and its cost, and the cost of the
   * nearest "not published" passage.
   */
  function closest(
    clause: Clause,
    words: readonly string[],
    classes: readonly WordClass[],
    sumsWith: (passage: Passage) => ReadonlySet<string>,
    topics: readonly string[],
  ) {
    const near = new Set([
      ...words.flatMap(word => byWord.get(word) ?? []),
      ...(words.length ? passages.filter(({ entry }) => topics.includes(entry.id)) : []),
    ])
    const ours = US.test(clause.text)
    let best: { passage?: Passage; cost: number } = { cost: words.length }
    let unpublished = Infinity
    for (const passage of near) {
      const { entry, clause: theirs, words: said, around, title } = passage
      const isUnknown = theirs.kind === 'unknown'
      const sums = sumsWith(passage)
      let cost = 0
      if (!isUnknown && theirs.denies !== clause.denies) cost += OPPOSITE
      if (!isUnknown && (entry.kind === 'talk' || (ours && entry.kind === 'motoring'))) cost += ELSEWHERE
      for (const [at, word] of words.entries()) {
        if (said.has(word) || sums.has(word) || (isUnknown && title.has(word))) continue
        cost += COSTS[classes[at]!] * (!isUnknown && around.has(word) ? IN_ENTRY : 1)
      }
      if (isUnknown) unpublished = Math.min(unpublished, cost)
      else if (
        !best.passage ||
        cost < best.cost ||
        (cost === best.cost && said.size < best.passage.words.size)
      )
        best = { passage, cost }
    }
    return { ...best, unpublished }
  }

  return (sentence: string, asked?: Asked): Map<string, number> => {
    const [assent, bullet = '', no] = ASSENT.exec(sentence) ?? []
    const raw = assent ? bullet + sentence.slice(assent.length) : sentence
    const said = asked ? `${asked.earlier}\n${asked.text}` : ''
    const theirs = new Set(contentOf(plainText(said)))
    const figured = [...theirs].some(isFigure)
    const sums = new Map<Passage['entry'], ReadonlySet<string>>()
    const sumsWith = ({ entry, around }: Passage) => {
      if (!asked || !figured) return NO_SUMS
      if (!sums.has(entry)) sums.set(entry, sumsOf(said, around))
      return sums.get(entry)!
    }
    const about = asked && statusOf(asked)
    const features = new Map<string, number>([['bias', 1]])
    const is = (name: string) => features.set(name, 1)
    const add = (name: string, value = 1) => features.set(name, (features.get(name) ?? 0) + value)
    const names = new Set([...raw.matchAll(NAME)].flatMap(([name]) => contentOf(plainText(name))))
    const classOf = (word: string): WordClass => {
      if (isFigure(word)) return 'figure'
      if (names.has(word)) return 'name'
      return strong.has(word) ? 'strong' : 'plain'
    }

    const clauses = clausesOf(raw)
    if (assent && !no && about === 'open' && !clauses.some(({ kind }) => kind === 'unknown'))
      is('leans on the question')
    if (assent) is(`${no ? 'no' : 'yes'} ${clauses[0]?.denies ? 'denied' : clauses[0]?.kind}`)

    for (const clause of clauses) {
      const { text, kind, denies } = clause
      is(`kind:${kind}`)
      for (const token of text.match(TOKEN) ?? []) is(`w:${/\d/.test(token) ? '#' : token}`)
      if (saysDone(text)) is('done')
      const all = contentOf(text)
      if (kind !== 'state') {
        for (const figure of all.filter(isFigure)) if (!known.has(figure)) is(`${sortOf(figure)} unknown`)
        continue
      }
      const words = [...new Set(all)]
      const classes = words.map(classOf)
      const { passage, cost, unpublished } = closest(
        clause,
        words,
        classes,
        sumsWith,
        figured ? asked!.own.topics : [],
      )
      const worked = passage ? sumsWith(passage) : NO_SUMS
      const place = (word: string): Place => {
        if (passage?.words.has(word) || worked.has(word)) return 'own'
        if (passage?.around.has(word)) return 'entry'
        return theirs.has(word) ? 'asked' : known.has(word) ? 'else' : 'unknown'
      }
      const places = words.map(place)
      const tag = isCourtesy(text) ? 'courtesy:' : ''
      const ours = US.test(text) ? ':us' : ''
      is(`${tag}said${ours}`)
      if (!words.length) is(`${tag}nothing${ours}`)
      add(`${tag}cost`, upTo(MOST, cost))
      const missing = places.filter(place => MISSING.has(place)).length
      if (words.length) add(`${tag}missing`, missing / words.length)
      const withFigure = words.some(isFigure) ? ' with a figure' : ''
      const somebody = SOMEBODY.test(text) ? 'somebody' : 'nobody'
      const common = words.filter(word => known.has(word)).length
      is(somebody)
      const backs =
        places.includes('own') &&
        (about === 'told' ||
          about === 'unsure' ||
          clauses.length > 1 ||
          asked?.own.topics.includes(passage!.entry.id))
      if (about && !tag && !backs && words.length <= LEANING[about]) is('leans on the question')
      const named = words.some(
        (word, i) => places[i] === 'asked' && (classes[i] === 'name' || /^[a-z]+\d/.test(word)),
      )
      if (named && !denies && (about === 'open' || about === 'part')) is('leans on the question')
      if (words.some(word => worked.has(word) && !passage?.words.has(word))) {
        const doubtful = places.some((at, i) => MISSING.has(at) && classes[i] !== 'plain')
        is(doubtful || denies || ours ? 'no sum' : 'sum')
      }
      is(`${somebody} ${upTo(3, common)} known${withFigure}`)
      is(`${somebody} ${upTo(3, common)} known of ${upTo(4, words.length)}`)
      is(`${missing > 2 ? 'many' : missing} missing`)
      is(`${passage?.entry.kind}${ours} cost ${upTo(6, Math.ceil(cost))}`)
      if (passage) {
        const { contrary, agreed } = compareSides(text, passage.clause.text)
        add('contrary', contrary)
        add('agreed', agreed)
        is(`${tag}${passage.entry.kind}${ours}`)
        add(
          'left',
          passage.words.size ? passage.words.difference(new Set(words)).size / passage.words.size : 0,
        )
        add('closer', Math.max(-CLOSER, upTo(CLOSER, unpublished - cost)))
        is(unpublished < cost ? 'unpublished' : unpublished === cost ? 'as unpublished' : 'published')
      }
      for (const [at, word] of words.entries()) {
        const [place, sort] = [places[at]!, classes[at]!]
        add(`${tag}${place} ${sort}`)
        if (sort !== 'figure' && MISSING.has(place)) is(`no:${word}`)
      }
      for (const word of words) if (isFigure(word)) is(`${sortOf(word)} ${place(word)}`)
    }
    return features
  }
}

const pairs = opposites
  .trim()
  .split('\n')
  .map(line =>
    line.split(' / ').map(side => new RegExp(`(?<![\\w-])(?:${side.replaceAll(', ', '|')})(?![\\w-])`)),
  )

/** In how many pairs of opposites two clauses disagree, and in how many they agree. */
function compareSides(one: string, other: string): { contrary: number; agreed: number } {
  const sides = pairs.map(([left, right]) =>
    [one, other].map(text => Number(left!.test(text)) - Number(right!.test(text))),
  )
  return {
    contrary: sides.filter(([a, b]) => a! * b! < 0).length,
    agreed: sides.filter(([a, b]) => a! * b! > 0).length,
  }
}
