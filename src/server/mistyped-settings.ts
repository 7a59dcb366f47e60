import { editDistance } from '#src/maeve/server/understanding/weighing/edit-distance.ts'
import { SETTINGS } from './config.ts'

/** Names shorter than this are too close to variables that every system sets. */
const SHORTEST = 4

/** What other programs call our settings. */
const FOREIGN: Readonly<Record<string, string>> = {
  SMTP_FROM: 'MAIL_FROM',
  SMTP_HOST: 'SMTP_URL',
  DB_URL: 'DATABASE_URL',
  DB_HOST: 'DATABASE_URL',
  BASE_URL: 'PUBLIC_URL',
  SITE_URL: 'PUBLIC_URL',
}

/** Returns a line for each variable that is almost a setting, or another program's name for one. */
export function mistypedSettings(environment: NodeJS.ProcessEnv): string[] {
  return Object.entries(environment)
    .filter(([name]) => name.length >= SHORTEST && !SETTINGS.includes(name))
    .flatMap(([name, value]) => {
      const most = Math.floor(name.length / 4)
      const isNear = (setting: string) => editDistance(name.toUpperCase(), setting, most) <= most
      // Build tools set BASE_URL to “/”.
      const meant = (value !== '/' && FOREIGN[name]) || SETTINGS.find(isNear)
      return meant ? [`There is no setting ${name}, so it does nothing: did you mean ${meant}?`] : []
    })
}
