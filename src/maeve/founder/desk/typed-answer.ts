import type { DataOf, InputOf } from '#src/founder/desk/action-calls.ts'

export type AskedTopic = DataOf<'maeve topics'>[number]

/** An answer as it was typed: `until` is a day, `askedAs` has one way to ask on each line. */
export type TypedAnswer = { answer: string; until: string; askedAs: string }

export function asInput(topic: string, { answer, until, askedAs }: TypedAnswer): InputOf<'maeve answer'> {
  const front = [`true until: ${until}`, ...askedAs.split('\n').map(way => `asked as: ${way}`)]
  return { topic, file: { name: `${topic}.md`, text: ['---', ...front, '---', answer].join('\n') } }
}
