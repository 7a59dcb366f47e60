import type { MaeveSettings } from '#src/maeve/server/settings.ts'
import type { AskModel } from './ask-model.ts'

/** Returns the configured model, ready for questions. Without one, neither the SDK nor the prompt is loaded. */
export async function loadModel({ model, limits }: MaeveSettings): Promise<AskModel | undefined> {
  if (model.provider === 'offline') return undefined
  const [{ createModel }, { createAskModel }, { writeInstructions }, { maeveKnowledge }] = await Promise.all([
    import('./provider.ts'),
    import('./ask-model.ts'),
    import('./instructions.ts'),
    import('#src/maeve/knowledge/knowledge.ts'),
  ])
  return createAskModel(createModel(model), writeInstructions(maeveKnowledge), limits)
}
