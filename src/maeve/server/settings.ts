import * as v from 'valibot'

/** Which model answers; `offline` is Maeve's own engine alone. `baseUrl` and `key` only if they are needed. */
export type ModelSettings =
  | { provider: 'offline' }
  | { provider: 'openai-compatible'; model: string; baseUrl: string; key?: string }
  | { provider: 'anthropic' | 'google'; model: string; key: string; baseUrl?: string }

export type MaeveLimits = ReturnType<typeof readLimits>
export type MaeveSettings = { model: ModelSettings; limits: MaeveLimits }

const Count = (fallback: number, least: 0 | 1 = 1) =>
  v.pipe(
    v.optional(v.string(), String(fallback)),
    v.regex(/^\d{1,9}$/, 'must be a whole number'),
    v.transform(Number),
    v.minValue(least, `must be at least ${least}`),
  )
const Url = v.pipe(
  v.string(),
  v.check(text => /^https?:$/.test(URL.parse(text)?.protocol ?? ''), 'must be an http or https address'),
  v.transform(text => text.replace(/\/+$/, '')),
)

/** The variables of Maeve's model and limits, for the schema of all environment variables. */
export const maeveVariables = {
  MAEVE_PROVIDER: v.optional(
    v.picklist(
      ['offline', 'openai-compatible', 'anthropic', 'google'],
      'must be offline, openai-compatible, anthropic or google',
    ),
    'offline',
  ),
  MAEVE_MODEL: v.optional(v.string(), ''),
  MAEVE_API_KEY: v.optional(v.string(), ''),
  MAEVE_BASE_URL: v.optional(Url),
  MAEVE_FORWARDED_MESSAGES: Count(12),
  MAEVE_REPLY_TOKENS: Count(300),
  MAEVE_RETRIES: Count(1, 0),
  MAEVE_SILENCE_MS: Count(8_000),
  MAEVE_TOTAL_MS: Count(30_000),
  MAEVE_MODEL_PER_MINUTE: Count(6, 0),
  MAEVE_MODEL_PER_HOUR: Count(30, 0),
  MAEVE_MODEL_PER_DAY: Count(60, 0),
  MAEVE_REQUESTS_PER_MINUTE: Count(60),
  MAEVE_UPSTREAM: Count(8, 0),
  MAEVE_TOKENS_PER_DAY: Count(400_000, 0),
} as const

type Read = v.InferOutput<v.ObjectSchema<typeof maeveVariables, undefined>>

/** Returns the model and limits that the environment sets. Throws an error that names the missing variables. */
export function readMaeveSettings(read: Read): MaeveSettings {
  return { model: readModel(read), limits: readLimits(read) }
}

function readModel(read: Read): ModelSettings {
  const { MAEVE_PROVIDER: provider, MAEVE_MODEL: model, MAEVE_API_KEY: key, MAEVE_BASE_URL: baseUrl } = read
  if (provider === 'offline') return { provider }
  const missing = [
    ...(model ? [] : ['MAEVE_MODEL']),
    ...(provider === 'openai-compatible' && !baseUrl ? ['MAEVE_BASE_URL'] : []),
    ...(provider !== 'openai-compatible' && !key ? ['MAEVE_API_KEY'] : []),
  ]
  if (missing.length)
    throw new Error(`configuration: MAEVE_PROVIDER=${provider} needs ${missing.join(' and ')}`)
  if (provider === 'openai-compatible') return { provider, model, baseUrl: baseUrl!, ...(key && { key }) }
  return { provider, model, key, ...(baseUrl && { baseUrl }) }
}

function readLimits(read: Read) {
  return {
    forwardedMessages: read.MAEVE_FORWARDED_MESSAGES,
    replyTokens: read.MAEVE_REPLY_TOKENS,
    /** How many times to try again if the model failed before it said anything. */
    retries: read.MAEVE_RETRIES,
    /** How long a model may stay silent, before its first words or between two, in milliseconds. */
    silenceMs: read.MAEVE_SILENCE_MS,
    totalMs: read.MAEVE_TOTAL_MS,
    /** How many replies the paid model gives one address. Beyond any of these, her own engine answers. */
    perAddress: {
      minute: read.MAEVE_MODEL_PER_MINUTE,
      hour: read.MAEVE_MODEL_PER_HOUR,
      day: read.MAEVE_MODEL_PER_DAY,
    },
    /** Requests a minute from one address; any more are refused. */
    requestsPerMinute: read.MAEVE_REQUESTS_PER_MINUTE,
    upstream: read.MAEVE_UPSTREAM,
    /** Tokens a day in all, counted in the database. */
    tokensPerDay: read.MAEVE_TOKENS_PER_DAY,
  }
}
