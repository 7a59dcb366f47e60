import areas from './postcode-areas.json' with { type: 'json' }

/** A postcode area and the place it is named after. `uk` is false for a Crown Dependency. */
type PostcodeArea = { area: string; town: string; nation: string; uk: boolean }

const crownDependencies = ['Guernsey', 'Isle of Man', 'Jersey']

/** All 124 areas, keyed by their letters, such as `LS`. */
export const postcodeAreas: ReadonlyMap<string, PostcodeArea> = new Map(
  Object.entries(areas).flatMap(([nation, towns]) =>
    Object.entries(towns).map(([area, town]) => [
      area,
      { area, town, nation, uk: !crownDependencies.includes(nation) },
    ]),
  ),
)
