import { existsSync } from 'node:fs'
import * as v from 'valibot'
import { maevePanelWords } from '#src/content/maeve-panel.ts'
import { readStorageUrl, STORAGE_FORMS, type Storage } from '#src/db/storage.ts'

/** What the server needs to know, read from the environment once, at start. */
export type Config = {
  port: number
  /** The address listened on. */
  host: string
  storage: Storage
  /** The site's own origin as visitors see it, without a slash at its end. */
  publicUrl: string
  /** Pages whose count moves live, at most; the next are told it once, and to come back. */
  maxStreams: number
  /** The name of what answers as Maeve, shown in her panel. */
  maeveLabel: string
}

const Text = v.pipe(v.string(), v.trim())
const Port = v.pipe(
  v.optional(Text, '3000'),
  v.regex(/^\d{1,5}$/, 'must be a number from 0 to 65535'),
  v.transform(Number),
  v.maxValue(65_535, 'must be a number from 0 to 65535'),
)
const StorageUrl = v.pipe(
  v.optional(Text, 'sqlite:data/kerbside.db'),
  v.transform(readStorageUrl),
  v.custom<Storage>(storage => storage !== undefined, `must be ${STORAGE_FORMS}`),
)
const Positive = (fallback: string) =>
  v.pipe(
    v.optional(Text, fallback),
    v.regex(/^[1-9]\d{0,6}$/, 'must be a whole number from 1 to 9999999'),
    v.transform(Number),
  )
const Origin = v.pipe(
  Text,
  v.check(isOrigin, 'must be an origin such as https://example.co.uk, with no path'),
  v.transform(url => url.replace(/\/$/, '')),
)

const Environment = v.object({
  PORT: Port,
  HOST: v.optional(Text, '0.0.0.0'),
  DATABASE_URL: StorageUrl,
  MAX_STREAMS: Positive('2000'),
  PUBLIC_URL: v.optional(Origin),
  MAEVE_LABEL: v.pipe(v.optional(Text, maevePanelWords.ownEngine), v.nonEmpty('must not be empty')),
})

/** The process's environment, with what a `.env` file adds to it. */
export function readEnvironment(): NodeJS.ProcessEnv {
  if (existsSync('.env')) process.loadEnvFile()
  return process.env
}

/** Reads the configuration. Throws an error of one line that names every variable at fault. */
export function readConfig(environment: NodeJS.ProcessEnv): Config {
  // An empty variable, as `.env` files and compose files leave behind, is an unset one.
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''))
  const result = v.safeParse(Environment, given)
  if (!result.success) {
    const faults = result.issues.map(issue => `${v.getDotPath(issue)} ${issue.message}`)
    throw new Error(`configuration: ${faults.join('; ')}`)
  }
  const { PORT, HOST, DATABASE_URL, PUBLIC_URL, MAX_STREAMS, MAEVE_LABEL } = result.output
  return {
    port: PORT,
    host: HOST,
    storage: DATABASE_URL,
    publicUrl: PUBLIC_URL ?? `http://localhost:${PORT}`,
    maxStreams: MAX_STREAMS,
    maeveLabel: MAEVE_LABEL,
  }
}

function isOrigin(text: string): boolean {
  const url = URL.parse(text)
  return !!url && /^https?:$/.test(url.protocol) && url.href === `${url.origin}/`
}
