import type * as v from 'valibot'
import { backupSettings } from '../backups/backup-settings.ts'
import { newsSettings } from '../founder-news/news-settings.ts'
import type { MailSettings } from '../mail/mail-settings.ts'
import { referralSettings } from '../referrals/settings.ts'

/** Settings of features, by their names in the configuration: the variables, and how to read them. */
const SETTINGS = {
  ...backupSettings,
  ...newsSettings,
  ...referralSettings,
}

/** What the settings of features depend on. */
export type KnownSettings = { contact: string | undefined; mail: MailSettings | undefined }

export type FeatureSettings = {
  readonly [Name in keyof typeof SETTINGS]: ReturnType<(typeof SETTINGS)[Name]['read']>
}

/** The environment variables of features. */
export const featureVariables: v.ObjectEntries = Object.assign(
  {},
  ...Object.values(SETTINGS).map(({ variables }) => variables),
)

/** Reads the features' settings. Throws a one-line error if they contradict each other. */
export function readFeatureSettings(read: object, known: KnownSettings): FeatureSettings {
  const all = Object.entries(SETTINGS).map(([name, setting]) => [name, setting.read(read as never, known)])
  return Object.fromEntries(all) as FeatureSettings
}
