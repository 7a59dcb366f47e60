import { editDistance } from '#src/maeve/server/understanding/weighing/edit-distance.ts'
import { SETTINGS } from './config.ts'

/** Shorter names are too close to those that every system sets. */
const SHORTEST = 4

/** Returns names in the environment that are almost settings, such as SMPT_URL, each with what was meant. */
export function mistypedSettings(environment: NodeJS.ProcessEnv): string[] {
  return Object.keys(environment)
    .filter(name => name.length >= SHORTEST && !SETTINGS.includes(name))
    .flatMap(name => {
      const most = Math.floor(name.length / 4)
      const meant = SETTINGS.find(setting => editDistance(name.toUpperCase(), setting, most) <= most)
      return meant ? [`There is no setting ${name}, so it does nothing: did you mean ${meant}?`] : []
    })
}
