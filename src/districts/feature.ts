import type { Site, SitePart } from '#src/feature.ts'

export const districts = {
  async serve({ database }: Site): Promise<SitePart> {
    const { createDistrictStore } = await import('./server/district-store.ts')
    return { goalOf: createDistrictStore(database).goalOf }
  },
}
