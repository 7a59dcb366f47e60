import { existsSync } from 'node:fs'
import * as v from 'valibot'
import { maevePanelWords } from '#src/content/maeve-panel.ts'
import { readStorageUrl, STORAGE_FORMS, type Storage } from '#src/db/storage.ts'
import type { SiteConfig } from '#src/feature.ts'
import { type FeatureSettings, featureVariables, readFeatureSettings } from '#src/features/settings.ts'
import { UNDER_ATTACK } from '#src/http/attack-alarm.ts'
import { isAddressRange } from '#src/http/client-address.ts'
import { LOG_LEVELS } from '#src/http/logger.ts'
import { type MaeveSettings, maeveVariables, readMaeveSettings } from '#src/maeve/server/settings.ts'
import { Port, readSite, readVariables, siteVariables } from '#src/site-settings.ts'

/** The settings that are needed to build the app; the others are needed to start it. */
export type AppConfig = SiteConfig &
  FeatureSettings &
  Pick<Config, 'trustedProxies' | 'underAttack'> &
  Pick<Config, 'joinsPerAddress' | 'readsPerAddress' | 'streamsPerAddress' | 'maxStreams'>

/** The kinds of value that an environment variable may hold, each with its error message. */
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

const VARIABLES = {
  UNDER_ATTACK: v.optional(v.picklist(UNDER_ATTACK, 'must be auto, 0 or 1'), 'auto'),
  METRICS_PORT: v.optional(Port),
  // Only this machine may read the metrics: the count is public, but the state of the site is not.
  METRICS_HOST: v.optional(v.string(), '127.0.0.1'),
  HOST: v.optional(v.string(), '0.0.0.0'),
  DATABASE_URL: StorageUrl,
  MAX_STREAMS: Positive('2000'),
  STREAMS_PER_ADDRESS: Positive('100'),
  JOINS_PER_ADDRESS: Positive('10'),
  READS_PER_ADDRESS: Positive('300'),
  TRUSTED_PROXIES: AddressRanges,
  LOG_LEVEL: v.optional(v.picklist(LOG_LEVELS, `must be one of ${LOG_LEVELS.join(', ')}`), 'info'),
  MAEVE_LABEL: v.optional(v.string()),
  // Read in src/content/founder-command.ts, which the desk's pages load too.
  FOUNDER_COMMAND: v.optional(v.string()),
  ...siteVariables,
  ...featureVariables,
  ...maeveVariables,
}

/** The names of all settings. */
export const SETTINGS = Object.keys(VARIABLES)

/** Returns the process's environment, with the variables of a `.env` file if there is one. */
export function readEnvironment(): NodeJS.ProcessEnv {
  if (existsSync('.env')) process.loadEnvFile()
  return process.env
}

/** The server's settings, read from the environment once at start; docs/configuration.md says what each does. */
export type Config = ReturnType<typeof readConfig>

/** Reads the configuration. Throws a one-line error that names every variable at fault. */
export function readConfig(environment: NodeJS.ProcessEnv) {
  const given = readVariables(VARIABLES, environment)
  if (given.PORT && given.PORT === given.METRICS_PORT)
    throw new Error('configuration: METRICS_PORT must differ from PORT')
  const maeve = readMaeveSettings(given)
  const site = readSite(given)
  return {
    port: given.PORT,
    host: given.HOST,
    storage: given.DATABASE_URL,
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
    ...readFeatureSettings(given, { contact: site.operatorContact, mail: site.mail }),
    ...site,
  }
}

function labelOf({ model }: MaeveSettings): string {
  return model.provider === 'offline' ? maevePanelWords.ownEngine : model.model
}
