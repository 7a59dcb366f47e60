import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { migrate } from '#src/db/migrate.ts'
import { openStorage } from '#src/db/storage.ts'
import { createMaeve } from '#src/maeve/server/maeve.ts'
import type { MaeveSettings } from '#src/maeve/server/settings.ts'
import { loadModel } from '#src/maeve/server/voice/model/load-model.ts'

type Question = string | readonly string[]

/** The questions of each part, with the topics that answer each. A question without a topic must not be answered. */
type ModelQuestions = Record<string, readonly { turns: Question; want?: string }[]>

/** How many questions to ask from each part: a model's answers cost money, about 5,500 tokens each. */
const SAMPLE = 40

/**
 * Scores Maeve with the configured model on a sample of each part. An answer is right if one of the sources that she
 * names answers the question or, for a question that she may not answer, if she names none. If the model fails, her
 * own engine answers, as it does for visitors.
 */
export async function scoreModel(
  { model: named, limits }: MaeveSettings,
  parts: ModelQuestions,
): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'kerbside-eval-'))
  const database = openStorage({ engine: 'sqlite', file: join(folder, 'eval.db'), shown: 'eval' })
  await migrate(database)
  let failures = 0
  const many = Number.MAX_SAFE_INTEGER
  const maeve = createMaeve({
    database,
    model: await loadModel({ model: named, limits }),
    limits: { ...limits, perAddress: { minute: many, hour: many, day: many } },
    log: () => {
      failures += 1
    },
  })

  async function topicsOf(turns: Question): Promise<string[]> {
    const messages = [turns].flat().map(content => ({ role: 'user' as const, content }))
    const topics: string[] = []
    for await (const { event, data } of maeve.answer({
      messages,
      address: 'eval',
      signal: new AbortController().signal,
    }))
      if (event === 'sources') topics.push(...data.sources.map(({ id }) => id))
    return topics
  }

  for (const [part, questions] of Object.entries(parts)) {
    const sample = questions.slice(0, SAMPLE)
    let right = 0
    for (const { turns, want } of sample) {
      const topics = await topicsOf(turns)
      const good = want ? want.split(/[|+]/).some(id => topics.includes(id)) : topics.length === 0
      if (good) right += 1
      else console.log(`  ${want ?? 'nothing'} <- [${topics}] ${[turns].flat().join(' > ')}`)
    }
    console.log(`With the model, ${part}: ${right} of ${sample.length} right`)
  }
  console.log(`The model failed ${failures} times`)
  await maeve.close()
  await database.close()
  rmSync(folder, { recursive: true })
}
