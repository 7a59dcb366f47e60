import { option } from '#src/founder/fields.ts'
import { type AlsoFound, oneOf } from '#src/waitlist/founder/filters/filter-field.ts'
import { readWaveNames, readWaves } from '../wave-figures.ts'

export const waveFilter = oneOf(
  'wave',
  option('NAME', 'only people who were invited in this wave', { label: 'The wave' }),
  'Invited in the wave',
  async database =>
    (await readWaves(database)).filter(({ wave }) => wave).map(({ wave }) => ({ value: wave, words: wave })),
  {
    sql: place => `email_key in (select email_key from perk_code where wave = ${place})`,
    words: wave => `invited in the wave ${wave}`,
  },
)

/** Finds the people of a wave by its name, in any letter case. */
export const foundByWave: AlsoFound = {
  by: 'wave',
  async keys(typed, { place, list, note }) {
    const isNamed = (name: string) => name.toLowerCase() === typed.toLowerCase()
    const named = (await readWaveNames(await list())).filter(isNamed)
    if (!named.length) return undefined
    note(`With everyone invited in the wave ${named.join(', ')}`)
    return `select email_key from perk_code where wave in (${named.map(place).join(', ')})`
  },
}
