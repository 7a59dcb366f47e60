import { expect, test } from 'vitest'
import { readConfig } from './config.ts'

test('without variables her own engine answers, within the documented limits', () => {
  const { maeve } = readConfig({})
  expect(maeve.model).toEqual({ provider: 'offline' })
  expect(maeve.limits).toEqual({
    forwardedMessages: 12,
    replyTokens: 300,
    retries: 1,
    silenceMs: 8_000,
    totalMs: 30_000,
    perAddress: { minute: 6, hour: 30, day: 60 },
    requestsPerMinute: 60,
    upstream: 8,
    tokensPerDay: 400_000,
  })
})

test('the panel shows the model’s name unless another is set', () => {
  const local = {
    MAEVE_PROVIDER: 'openai-compatible',
    MAEVE_MODEL: 'gemma',
    MAEVE_BASE_URL: 'http://localhost:11434/v1/',
  }
  expect(readConfig(local)).toMatchObject({
    maeveLabel: 'gemma',
    maeve: { model: { provider: 'openai-compatible', model: 'gemma', baseUrl: 'http://localhost:11434/v1' } },
  })
  expect(readConfig({ ...local, MAEVE_LABEL: 'A model' }).maeveLabel).toBe('A model')
})

test.each([
  [{ MAEVE_PROVIDER: 'openai' }, /MAEVE_PROVIDER must be offline/],
  [{ MAEVE_PROVIDER: 'openai-compatible', MAEVE_MODEL: 'm' }, /openai-compatible needs MAEVE_BASE_URL$/],
  [{ MAEVE_PROVIDER: 'anthropic' }, /anthropic needs MAEVE_MODEL and MAEVE_API_KEY$/],
  [{ MAEVE_PROVIDER: 'google', MAEVE_MODEL: 'm' }, /google needs MAEVE_API_KEY$/],
  [{ MAEVE_BASE_URL: 'localhost:11434' }, /MAEVE_BASE_URL must be an http or https address/],
  [{ MAEVE_TOKENS_PER_DAY: 'many' }, /MAEVE_TOKENS_PER_DAY must be a whole number/],
  [{ MAEVE_REPLY_TOKENS: '0' }, /MAEVE_REPLY_TOKENS must be at least 1/],
])('%j is refused in one line that names it', (environment, message) => {
  expect(() => readConfig(environment)).toThrow(message)
})

test('an error message never contains the key', () => {
  expect(() => readConfig({ MAEVE_PROVIDER: 'anthropic', MAEVE_API_KEY: 's3cret' })).toThrow(/^(?!.*s3cret)/)
})
