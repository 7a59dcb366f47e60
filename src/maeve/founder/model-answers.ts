import type { SiteConfig } from '#src/feature.ts'
import { cannotTell, type Finding, met, notMet } from '#src/founder/finding.ts'
import type { MaeveSettings } from '../server/settings.ts'

/** The lowest limit on tokens that every provider accepts. */
const TOKENS = 16

/** Preflight's check of the model: asks one very short question to see whether the key is accepted. */
export async function modelAnswers({ maeve }: SiteConfig & { maeve?: MaeveSettings }): Promise<Finding[]> {
  if (!maeve || maeve.model.provider === 'offline') return []
  const what = `The model ${maeve.model.model}`
  const [{ createModel }, { createAskModel }, { ModelFault }] = await Promise.all([
    import('../server/voice/model/provider.ts'),
    import('../server/voice/model/ask-model.ts'),
    import('../server/voice/model/model-fault.ts'),
  ])
  const limits = { ...maeve.limits, replyTokens: TOKENS, retries: 0 }
  const { reply } = createAskModel(createModel(maeve.model), 'Answer in one word.', limits)
  try {
    await reply([{ role: 'user', content: 'Are you there?' }], new AbortController().signal, () => {}).next()
  } catch (error) {
    const { refusal, reason } = ModelFault.of(error)
    if (refusal)
      return [
        notMet(what, `Its provider says: ${refusal}. Correct MAEVE_API_KEY, MAEVE_MODEL or MAEVE_BASE_URL.`),
      ]
    // A reasoning model has no tokens left for an answer.
    if (reason !== 'empty') return [cannotTell(what, `It gave no answer (${reason}). Try again later.`)]
  }
  return [met(what, 'It answers, so the key is right.')]
}
