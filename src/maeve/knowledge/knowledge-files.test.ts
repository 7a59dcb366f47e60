import { readFileSync } from 'node:fs'
import * as v from 'valibot'
import { expect, test } from 'vitest'
import { dangerKinds } from '#src/content/maeve/danger.ts'
import { maeveKnowledge } from '#src/maeve/knowledge/knowledge.ts'
import { followUps } from '#src/maeve/server/understanding/follow-ups.ts'
import { labelsOf } from '#src/maeve/server/understanding/weighing/weigh.ts'
import { nations, readNicknames, readPlaces } from './places.ts'
import { readQuestions } from './questions.ts'

const text = v.pipe(v.string(), v.nonEmpty())
const ids = maeveKnowledge.map(({ id }) => id)
const wanted = v.pipe(
  text,
  v.check(want => want.split(/[|+]/).every(id => ids.includes(id)), 'a topic that exists'),
)
const answers = new Set(maeveKnowledge.flatMap(labelsOf))
const facet = v.pipe(
  text,
  v.check(named => named.split('|').every(one => answers.has(one)), 'a facet that exists'),
)
const one = {
  set: text,
  turns: v.pipe(v.array(v.string()), v.nonEmpty()),
  voice: v.optional(text),
}

test('every question has a set, turns and what is right for it', () => {
  const { inScope, outOfScope, adversarial, danger } = readQuestions()
  const kind = v.picklist(['single', 'follow-up', 'several', 'place'])
  v.parse(v.array(v.strictObject({ ...one, kind, want: wanted, facet: v.optional(facet) })), inScope)
  v.parse(v.array(v.strictObject(one)), outOfScope)
  v.parse(v.array(v.strictObject(one)), adversarial)
  v.parse(v.array(v.strictObject({ ...one, danger: v.picklist([...dangerKinds, 'none']) })), danger)
})

test('every place has a name, says where it is, and is listed once', () => {
  const lines = readFileSync(new URL('places.txt', import.meta.url), 'utf8')
    .trim()
    .split('\n')
  const listed = lines.filter(line => !line.startsWith('#'))
  const form = new RegExp(`^[^,#]+, (${nations.join('|')}|UK|abroad)(, also a word)?(, well known)?$`)
  expect(listed.filter(line => !form.test(line))).toEqual([])
  const names = readPlaces().map(({ name }) => name.toLowerCase())
  expect(new Set(names).size).toBe(listed.length)
})

test('every nickname has a place', () => {
  v.parse(v.array(v.strictTuple([text, text])), readNicknames())
})

test('a follow-up asks for a subject and a facet that exist', () => {
  const known = new Set(
    maeveKnowledge.flatMap(({ id, facets }) => [id, ...facets.map(({ name }) => `${id}/${name}`)]),
  )
  const asked = followUps.map(({ subject, facet }) => (facet ? `${subject}/${facet}` : subject))
  expect(asked.filter(one => !known.has(one))).toEqual([])
})
