import * as v from 'valibot'
import { action } from '#src/founder/action.ts'
import { FILTERS, type FilterName, WAVE_FILTERS } from './entry-filter.ts'
import type { FilterField } from './filter-field.ts'

const ALL: readonly FilterField<FilterName>[] = FILTERS
const FOR_WAVES: ReadonlySet<string> = new Set(WAVE_FILTERS.map(({ name }) => name))

export const filters = action({
  summary: 'what people can be chosen by in list, export, letter and invite, and the choices there are',
  input: v.object({}),
  changes: 'nothing',
  showsPeople: false,

  async run(_, { list }) {
    const database = await list()
    const described = ALL.map(async ({ name, desk, choices }) => ({
      ...desk,
      name,
      forWaves: FOR_WAVES.has(name),
      choices: (await choices?.(database)) ?? [],
    }))
    return Promise.all(described)
  },

  inWords: all =>
    all
      .flatMap(({ name, label, choices }) => [
        `--${name}: ${label}`,
        ...choices.map(({ value, words }) => `  ${value}${words === value ? '' : `: ${words}`}`),
      ])
      .join('\n'),
})
