import { describe, expect, it } from 'vitest'
import { faq } from '#src/content/faq.ts'
import { launch } from '#src/content/launch.ts'
import { perks, savings } from '#src/content/offer.ts'
import { dangerTopics, maeveKnowledge } from '#src/maeve/knowledge/knowledge.ts'
import { createOfflineEngine } from './engine.ts'

const engine = createOfflineEngine(maeveKnowledge)
const ask = (content: string) => engine.answer([{ role: 'user', content }])
const ours = maeveKnowledge.filter(({ kind }) => kind !== 'elsewhere')

describe('the knowledge', () => {
  it('has an id of its own, a title, a text and at least three wordings for each entry', () => {
    expect(new Set(maeveKnowledge.map(({ id }) => id)).size).toBe(maeveKnowledge.length)
    for (const { title, text, wordings } of maeveKnowledge) {
      expect(title && text).not.toBe('')
      expect(wordings.length).toBeGreaterThanOrEqual(3)
    }
  })

  it('gives no wording to two entries', () => {
    const owners = new Map<string, string>()
    for (const { id, wordings } of maeveKnowledge) {
      for (const wording of wordings) {
        expect(owners.get(wording) ?? id).toBe(id)
        owners.set(wording, id)
      }
    }
  })

  it('states no figure of ours but the year, the two perks and the form’s example', () => {
    for (const { kind, text } of ours) {
      if (kind !== 'service' && kind !== 'not-published') continue
      const rest = text
        .replaceAll(launch.when, '')
        .replaceAll(savings('your'), '')
        .replaceAll(savings('their'), '')
        .replace(perks.map(perk => `- ${perk}`).join('\n'), '')
        .replace('M1 1AE', '')
        .replace('999', '')
      expect(rest).not.toMatch(/\d/)
    }
  })

  it('answers the page’s questions as the page does, whichever way round they are asked', () => {
    for (const { id, answer } of faq.questions) {
      const entry = maeveKnowledge.find(known => known.id === id)
      expect(entry, `a subject with the id of the question ${id}`).toBeDefined()
      expect(entry?.text).toContain(answer.replace(/^Yes\. /, ''))
      expect(entry?.text).not.toMatch(/^(?:Yes|No)\b/)
    }
  })

  it('keeps to plain text, bold, lists and https links', () => {
    for (const { text, source } of maeveKnowledge) {
      expect(text).not.toMatch(/[<>`#_\]]|http:/)
      if (source) expect(source.url).toMatch(/^https:\/\//)
    }
  })

  it('says "Yes" or "No" only to a question that it answers', () => {
    const answer = (content: string) => ask(content).message
    expect(answer('is a parking charge notice a fine')).toMatch(/^No, a Parking Charge Notice/)
    expect(answer('do you keep this chat')).toMatch(/^No, we keep no transcript/)
    expect(answer('what do you store from this chat')).toMatch(/^We keep no transcript/)
    expect(answer('will they fine me for all of them')).not.toMatch(/^(?:Yes|No)\b/)
  })

  it('finds every title and almost every wording', () => {
    const sampled = (title: string, wordings: readonly string[]) => [
      title,
      ...wordings.filter((_, at) => at % 6 === 0),
    ]
    // Danger is answered with help, which has no topics.
    const findable = ours.filter(({ id }) => !dangerTopics.has(id))
    const lost = findable.flatMap(({ id, title, wordings }) =>
      sampled(title, wordings).filter(text => !ask(text).topics.includes(id)),
    )
    const all = findable.reduce((sum, { title, wordings }) => sum + sampled(title, wordings).length, 0)
    // Some are better answered by a neighbouring facet, such as “dog hair” by what washing does about it.
    expect(lost.length / all).toBeLessThan(0.05)
    expect(ours.filter(({ id, title, kind }) => kind !== 'talk' && !ask(title).topics.includes(id))).toEqual(
      [],
    )
  })
})
