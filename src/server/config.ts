import { existsSync } from 'node:fs'
import * as v from 'valibot'
import { brand } from '#src/content/brand.ts'
import { maevePanelWords } from '#src/content/maeve-panel.ts'
import { readStorageUrl, STORAGE_FORMS, type Storage } from '#src/db/storage.ts'
import type { SiteConfig } from '#src/feature.ts'
import { type FeatureSettings, featureVariables, readFeatureSettings } from '#src/features-settings.ts'
import { UNDER_ATTACK } from '#src/http/attack-alarm.ts'
import { isAddressRange } from '#src/http/client-address.ts'
import { LOG_LEVELS } from '#src/http/logger.ts'
import { type MaeveSettings, maeveVariables, readMaeveSettings } from '#src/maeve/server/settings.ts'
import { isMailOn, mailVariables, readMailSettings } from '#src/mail/mail-settings.ts'
import { operatorVariables, readOperator } from '#src/operator-settings.ts'

/** The settings that building the app needs; the others are for starting it. */
export type AppConfig = SiteConfig &
  FeatureSettings &
  Pick<Config, 'trustedProxies' | 'underAttack'> &
  Pick<Config, 'joinsPerAddress' | 'readsPerAddress' | 'streamsPerAddress' | 'maxStreams'>

/** The kinds of value that an environment variable may hold, each with its error message. */
const Port = v.pipe(
  v.string(),
  v.regex(/^\d{1,5}$/, 'must be a number from 0 to 65535'),
  v.transform(Number),
  v.maxValue(65_535, 'must be a number from 0 to 65535'),
)
const StorageUrl = v.pipe(
  v.optional(v.string(), 'sqlite:data/kerbside.db'),
  v.transform(readStorageUrl),
  v.custom<Storage>(storage => storage !== undefined, `must be ${STORAGE_FORMS}`),
)
const Positive = (fallback: string) =>
  v.pipe(
    v.optional(v.string(), fallback),
    v.regex(/^[1-9]\d{0,6}$/, 'must be a whole number from 1 to 9999999'),
    v.transform(Number),
  )
const AddressRanges = v.pipe(
  v.optional(v.string(), ''),
  v.transform(text =>
    text
      .split(',')
      .map(part => part.trim())
      .filter(Boolean),
  ),
  v.everyItem(isAddressRange, 'must be addresses or CIDR ranges, with commas between them'),
  v.readonly(),
)
const Origin = v.pipe(
  v.string(),
  v.check(isOrigin, 'must be the site’s address and nothing after it, such as https://example.co.uk'),
  v.transform(url => url.replace(/\/$/, '')),
)

function isOrigin(text: string): boolean {
  const url = URL.parse(text)
  return !!url && /^https?:$/.test(url.protocol) && url.href === `${url.origin}/`
}

const Environment = v.object({
  PORT: v.optional(Port, '3000'),
  UNDER_ATTACK: v.optional(v.picklist(UNDER_ATTACK, 'must be auto, 0 or 1'), 'auto'),
  METRICS_PORT: v.optional(Port),
  // Only this machine may read the metrics: the count is public, the state of the site is not.
  METRICS_HOST: v.optional(v.string(), '127.0.0.1'),
  HOST: v.optional(v.string(), '0.0.0.0'),
  DATABASE_URL: StorageUrl,
  MAX_STREAMS: Positive('2000'),
  STREAMS_PER_ADDRESS: Positive('100'),
  JOINS_PER_ADDRESS: Positive('10'),
  READS_PER_ADDRESS: Positive('300'),
  TRUSTED_PROXIES: AddressRanges,
  LOG_LEVEL: v.optional(v.picklist(LOG_LEVELS, `must be one of ${LOG_LEVELS.join(', ')}`), 'info'),
  PUBLIC_URL: v.optional(Origin),
  MAEVE_LABEL: v.optional(v.string()),
  // Read in src/content/founder-command.ts, which the desk's pages load too.
  FOUNDER_COMMAND: v.optional(v.string()),
  ...operatorVariables,
  ...featureVariables,
  ...mailVariables,
  ...maeveVariables,
})

/** The names of all settings. */
export const SETTINGS = Object.keys(Environment.entries)

/** Returns the process's environment, with the variables of a `.env` file if there is one. */
export function readEnvironment(): NodeJS.ProcessEnv {
  if (existsSync('.env')) process.loadEnvFile()
  return process.env
}

/** The server's settings, read from the environment once at start; docs/configuration.md says what each does. */
export type Config = ReturnType<typeof readConfig>

/** Reads the configuration. Throws a one-line error that names every variable at fault. */
export function readConfig(environment: NodeJS.ProcessEnv) {
  // `.env` and compose files leave empty variables behind: they are treated as unset.
  const trimmed = Object.entries(environment).map(([name, value]) => [name, value?.trim()])
  const present = Object.fromEntries(trimmed.filter(([, value]) => value))
  const result = v.safeParse(Environment, present)
  if (!result.success) {
    const faults = result.issues.map(issue => `${v.getDotPath(issue)} ${issue.message}`)
    throw new Error(`configuration: ${faults.join('; ')}`)
  }
  const given = result.output
  const maeve = readMaeveSettings(given)
  const publicUrl = given.PUBLIC_URL ?? `http://localhost:${given.PORT}`
  const mail = isMailOn(given) ? readMailSettings(given, { name: brand.name, publicUrl }) : undefined
  return {
    port: given.PORT,
    host: given.HOST,
    storage: given.DATABASE_URL,
    publicUrl,
    maxStreams: given.MAX_STREAMS,
    streamsPerAddress: given.STREAMS_PER_ADDRESS,
    joinsPerAddress: given.JOINS_PER_ADDRESS,
    readsPerAddress: given.READS_PER_ADDRESS,
    trustedProxies: given.TRUSTED_PROXIES,
    underAttack: given.UNDER_ATTACK,
    metricsPort: given.METRICS_PORT,
    metricsHost: given.METRICS_HOST,
    logLevel: given.LOG_LEVEL,
    maeveLabel: given.MAEVE_LABEL ?? labelOf(maeve),
    maeve,
    mail,
    ...readFeatureSettings(given, { contact: given.OPERATOR_CONTACT, mail }),
    ...readOperator(given),
  }
}

function labelOf({ model }: MaeveSettings): string {
  return model.provider === 'offline' ? maevePanelWords.ownEngine : model.model
}
