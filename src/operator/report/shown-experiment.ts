import { VERSIONS } from '#src/sources/experiment/slots.ts'
import { describeStanding, type Standing, verdictLines } from '#src/sources/experiment/standing.ts'
import { SMALLEST } from '#src/waitlist/server/figures/small-groups.ts'

/** What the report shows of the latest experiment: how it stands, in words, and once it has ended what each version brought. */
export type ShownExperiment = {
  lines: string[]
  versions: { name: string; visits: number; joins: number }[]
}

/** What may be shown of it; nothing where so few joined, in all or on one version, that it could tell of them. */
export function shownExperiment(standing: Standing | undefined): ShownExperiment | null {
  if (!standing) return null
  const { experiment, joins, visits, result } = standing
  if (!isShowable(joins)) return null
  if (!result) return { lines: describeStanding(standing).split('\n'), versions: [] }
  const versions = VERSIONS.map(version => ({
    name: `${version.toUpperCase()}: ${experiment.versions[version].headline.join(' ')}`,
    ...result[version],
  }))
  if (!versions.every(version => isShowable(version.joins))) return null
  const [ran] = describeStanding(standing).split('\n')
  return { lines: [`${ran}.`, ...verdictLines(result, joins / visits, visits)], versions }
}

const isShowable = (n: number) => n === 0 || n >= SMALLEST
