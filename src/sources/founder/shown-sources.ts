import { ENOUGH_VISITS, FUNNEL, type FunnelStep, type SourceFigures } from '#src/sources/funnel.ts'
import { hideSmall, SMALLEST, type Span, spansOf } from '#src/waitlist/server/figures/small-groups.ts'

const MOST = 12

/** What the report shows about a source. A step is null if its number would give away a few people. */
export type ShownSource = {
  name: string
  cost: number | null
  counts: Record<FunnelStep, number | null>
  /** Visits by stretches of time, each with enough visits to show. */
  spans: Span[]
}

/** The steps that count people. Each counts some of the people who took the step before it. */
const PEOPLE = FUNNEL.filter(step => step !== 'visit' && step !== 'touched')

/** Returns what may be shown about the first few sources. `all`: those with the most visits first. */
export function shownSources(all: readonly SourceFigures[], length: 1 | 7): ShownSource[] {
  // A list from before sources were counted has nothing to show.
  if (all.every(({ source }) => source === '')) return []
  const told = all.map(({ counts }) => peopleShown(counts))
  for (const step of PEOPLE) hideColumn(all, told, step)
  return all
    .map(({ name, cost, counts: { visit, touched }, days }, i) => ({
      name,
      cost,
      counts: { visit, touched: showable(touched, visit) ? touched : null, ...told[i]! },
      spans: spansOf(days, length),
    }))
    .filter(({ counts }) => counts.visit >= ENOUGH_VISITS || counts.joined)
    .slice(0, MOST)
}

type People = Record<Exclude<FunnelStep, 'visit' | 'touched'>, number | null>

/** Keeps a step's number unless too few people took it, or too few stopped before it. */
function peopleShown(counts: SourceFigures['counts']): People {
  let before: number | undefined
  return Object.fromEntries(
    PEOPLE.map(step => {
      const n = counts[step]
      const shown = (before !== undefined || step === 'joined') && showable(n, before ?? n)
      if (shown) before = n
      return [step, shown ? n : null]
    }),
  ) as People
}

const showable = (n: number, of: number) => [n, of - n].every(part => part <= 0 || part >= SMALLEST)

/** Hides more of a step's numbers if so few people are hidden that the total would give them away. */
function hideColumn(all: readonly SourceFigures[], told: People[], step: keyof People): void {
  const shown = all.flatMap(({ source, counts }, i) =>
    told[i]![step] === null ? [] : [{ name: source, n: counts[step] }],
  )
  const hidden =
    all.reduce((sum, { counts }) => sum + counts[step], 0) - shown.reduce((sum, { n }) => sum + n, 0)
  if (hidden === 0 || hidden >= SMALLEST) return
  const { groups } = hideSmall([...shown, { name: HIDDEN, n: hidden }])
  const left = new Set(groups.map(({ name }) => name))
  for (const [i, { source }] of all.entries()) if (told[i]![step] && !left.has(source)) told[i]![step] = null
}

/** The name of the group for what is hidden. No source can be called this. */
const HIDDEN = ' '
