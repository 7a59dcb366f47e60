import { readFileSync } from 'node:fs'
import { foldText, wordsOf } from '../text.ts'
import { expandSlang } from './everyday-words.ts'

/** A subject and, if one is named, its facet. */
export type Asked = { subject: string; facet?: string }

/** The longest text that may be a short question, in characters. */
const LONGEST = 60

type Rule = { subjects: readonly string[]; asked: Asked }

const table = readFileSync(new URL('../../knowledge/words/follow-ups.txt', import.meta.url), 'utf8').split(
  '\n',
)
const small = new Set(wordsOf(table.find(line => line.startsWith('small: ')) ?? ''))
/** The rules for each way of asking, in the order of the file. */
const rules = new Map<string, Rule[]>()
let asking: string[] = []
for (const line of table) {
  const [, ways] = /^\[(.+)\]$/.exec(line) ?? []
  if (ways) asking = [...new Set(ways.split(';').map(telling))].filter(Boolean)
  const [subjects, target] = line.split(' > ')
  if (!target || !subjects) continue
  const [subject = '', facet] = target.split('/')
  const rule: Rule = { subjects: subjects.split(' '), asked: { subject, ...(facet && { facet }) } }
  for (const way of asking) rules.set(way, [...(rules.get(way) ?? []), rule])
}

/** Every subject and facet that a follow-up may ask for. */
export const followUps: readonly Asked[] = [...rules.values()].flat().map(({ asked }) => asked)

/** Returns the words of a text that say what is asked, in order; empty if it only names a case ("and for that?"). */
export function telling(text: string): string {
  const words = expandSlang(wordsOf(foldText(text))).filter(word => !small.has(word))
  return words.filter((word, at) => word !== words[at - 1]).join(' ')
}

/** Returns what a short question asks for, given the current subjects. */
export function followUp(text: string, inHand: readonly string[]): Asked | undefined {
  const found = (text.length < LONGEST && rules.get(telling(text))) || []
  const named = (subject: string) => (one: string) =>
    one.endsWith('*') ? one !== '*' && subject.startsWith(one.slice(0, -1)) : one === subject
  for (const subject of inHand) {
    const rule = found.find(({ subjects }) => subjects.some(named(subject)))
    if (rule) return rule.asked
  }
  return found.find(({ subjects }) => subjects.includes('*'))?.asked
}
