import { maeveWords } from '#src/content/maeve/maeve-words.ts'
import type { KnowledgeEntry } from '#src/maeve/knowledge/knowledge.ts'
import { type Facet, facetId } from '#src/maeve/knowledge/read-subjects.ts'
import type { State } from '../dialogue/state.ts'
import { sentencesOf } from '../text.ts'
import { telling } from '../understanding/follow-ups.ts'
import { ASKS_FOR, BEST_FACET, type FacetFinder } from './facet-finder.ts'
import { aboutPlace, type Finding } from './replies.ts'
import { sumFor } from './sums.ts'

export type Said = { key: string; text: string; entry: KnowledgeEntry; question?: string }

/** A text at least this like one of a facet's own wordings means that facet, whatever vehicle, fuel or nation was named. */
const CLOSE = 0.5
/** Subjects about cars: if the visitor's vehicle is not a car, she first says what is known about that vehicle. */
const OF_THE_CAR = new Set(['car-washing', 'ev-charging', 'air-and-water', 'overview', 'one-off'])
/** For these subjects she adds that it isn't published whether we'll look after such a vehicle. */
const OPEN_FOR = new Set(['price', 'booking', 'duration', 'subscription'])
/** Facets whose answer is a date or a sum, worked out if the visitor said what it depends on. */
const SUMMED = new Set(['due', 'long', 'half', 'early', 'cost', 'worth', 'sum', 'last-day'])
/** A "Yes" or "No" that may be left out, and questions that cannot be answered with either. */
const YES_OR_NO = /^(?:Yes|No)[,.:] (?!but\b|if\b)(.)/
const OPEN = /^(?:(?:so|and|but|ok|right)[, ]+)*(?:who|what|when|where|which|why|how)\b/i

export function createWords(byId: ReadonlyMap<string, KnowledgeEntry>, facets: FacetFinder) {
  /** Returns what to say about one finding, in words that she has not used yet where there are some. */
  return function wordsFor(finding: Finding, state: State): Said {
    const { entry, part, place } = finding
    const { visitor } = state
    if (entry.answered && !place)
      return fresh({ key: entry.id, text: entry.text, entry }, undefined, state, part)
    if (place) return placeWords(finding, state)
    const vehicles = byId.get('other-vehicles')
    const slots = new Set([
      visitor.vehicle,
      visitor.fuel,
      visitor.nation?.toLowerCase().replace(' ', '-'),
      ...state.topics,
    ])
    if (visitor.vehicle && vehicles && !vehicles.answered && OF_THE_CAR.has(entry.id)) {
      const own = vehicles.facets.find(({ slot }) => slot === visitor.vehicle)
      // She says this once. After that, the answer about cars has to do.
      if (own && !state.said.has(`${vehicles.id}/${own.name}`))
        return fresh(
          { key: `${vehicles.id}/${own.name}`, text: own.reply, entry: vehicles },
          own,
          state,
          part,
        )
    }
    const northern = byId.get('mot-northern-ireland')
    if (entry.id === 'mot-first' && visitor.nation === 'Northern Ireland' && northern)
      return wordsFor({ entry: northern, part }, state)
    const facet = choose(finding, slots)
    const sum =
      facet && SUMMED.has(facet.name) ? sumFor(entry.id, facet.name, visitor, new Date()) : undefined
    if (sum) return fresh({ key: `${entry.id}/sum ${sum}`, text: sum, entry }, undefined, state, part)
    const key = facet ? facetId(entry, facet) : entry.id
    const words = { key, text: facet?.reply ?? entry.text, entry }
    const said = fresh(facet ? { ...words, question: facet.question } : words, facet, state, part)
    const open = visitor.vehicle && OPEN_FOR.has(entry.id) && vehicles && !vehicles.answered
    const cased = open && vehicles.facets.find(({ slot }) => slot === visitor.vehicle)
    if (!cased || facet?.slot) return said
    return { ...said, text: `${said.text} ${maeveWords.neitherFor(cased.question)}` }
  }

  /**
   * Returns the facet to answer with. Its "Yes" or "No" fits only its own question, so it is dropped if something else was
   * asked.
   */
  function choose(
    { entry, part, facet }: Finding,
    slots: ReadonlySet<string | undefined>,
  ): Facet | undefined {
    const near = facets.find(part).find(found => found.entry.id === entry.id)
    const asks = near && near.score >= ASKS_FOR && near.own <= near.share
    const name = facet ?? (asks && !near.facet.reply.includes('{') ? near.facet.name : entry.main)
    const cased = entry.facets.filter(({ slot }) => slot && slots.has(slot))
    const chosen =
      cased.find(one => one.name === name) ??
      // "Does a tourer need an MOT?" asks about caravans, unless it is close to another facet's wording.
      (near && near.nearest < CLOSE ? cased.find(one => one.name === entry.main) : undefined) ??
      (entry.id === 'other-vehicles' || !name ? cased[0] : undefined) ??
      entry.facets.find(one => one.name === name && !one.slot)
    const asked =
      facet ??
      chosen?.slot ??
      (near &&
        near.facet === chosen &&
        near.score >= (chosen.name === entry.main ? ASKS_FOR : BEST_FACET) &&
        !OPEN.test(part))
    return !chosen || asked
      ? chosen
      : { ...chosen, reply: chosen.reply.replace(YES_OR_NO, (_, first) => first.toUpperCase()) }
  }

  function placeWords({ entry, part, place }: Finding, state: State): Said {
    const { name, outward, uk, known } = place!
    const key = `${entry.id}/${name}`
    const plain = aboutPlace(place!, entry)
    const question = `${name}:`
    if (entry.answered || !uk || !known)
      return fresh({ key, text: plain, entry, question }, undefined, state, part)
    const before = [...state.said].filter(one => one.startsWith('areas/'))
    const facet = (called: string) =>
      entry.facets.find(one => one.name === called)?.reply.replaceAll('{place}', name)
    const called = before.includes(key)
      ? 'place-postcode'
      : ['place', 'place-next', 'place-third'][Math.min(before.length, 2)]!
    const where =
      outward && !before.includes(key) ? `${maeveWords.postcodeArea(outward, place!.areaTown ?? name)} ` : ''
    return fresh({ key, text: `${where}${facet(called) ?? plain}`, entry, question }, undefined, state, part)
  }
}

/**
 * Returns an answer as it is or, if it has been given before, in other or fewer words. To a different question she
 * may say that this isn’t published either.
 */
function fresh(said: Said, facet: Facet | undefined, { spoken, turns }: State, part: string): Said {
  if (!spoken.has(said.text)) return said
  const [first = said.text] = sentencesOf(said.text)
  const short = first.replace(/:$/, '.')
  const options = [
    ...(facet?.again ? [facet.again] : []),
    ...(said.entry.kind === 'talk'
      ? said.entry.facets.filter(({ name }) => name === 'again').map(({ reply }) => reply)
      : [
          ...(/n’t (?:been )?(?:published|said)/.test(first) && !asksAgain(part, turns)
            ? maeveWords.nor
            : []),
          ...maeveWords.still.map(opening => opening + (facet?.again ?? short)),
        ]),
  ]
  return { ...said, text: options.find(one => !spoken.has(one)) ?? said.text }
}

/**
 * Whether a question repeats an earlier one: it shares half of its telling words or of that one's, or has hardly any.
 */
function asksAgain(part: string, turns: readonly string[]): boolean {
  const asked = new Set(telling(part).split(' '))
  return (
    asked.size < 2 ||
    turns.some(turn => {
      const before = new Set(telling(turn).split(' '))
      return asked.intersection(before).size * 2 >= Math.min(asked.size, before.size)
    })
  )
}
