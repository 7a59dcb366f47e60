import { createAnthropic } from '@ai-sdk/anthropic'
import { createGoogle } from '@ai-sdk/google'
import { createOpenAICompatible } from '@ai-sdk/openai-compatible'
import type { LanguageModel } from 'ai'
import type { ModelSettings } from '#src/maeve/server/settings.ts'
import { providerFetch } from './provider-fetch.ts'

type PaidModel = Exclude<ModelSettings, { provider: 'offline' }>

/** The model that the settings name, as an object: the SDK would look a bare name up at its gateway. */
export function createModel(settings: PaidModel): LanguageModel {
  const { model, baseUrl: baseURL, key: apiKey } = settings
  const shared = { fetch: providerFetch, ...(apiKey && { apiKey }) }
  switch (settings.provider) {
    case 'openai-compatible':
      return createOpenAICompatible({
        ...shared,
        name: 'maeve',
        baseURL: settings.baseUrl,
        includeUsage: true,
      })(model)
    case 'anthropic':
      return createAnthropic({ ...shared, ...(baseURL && { baseURL }) })(model)
    case 'google':
      return createGoogle({ ...shared, ...(baseURL && { baseURL }) })(model)
  }
}
