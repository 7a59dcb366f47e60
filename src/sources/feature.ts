import type { Site, SitePart } from '#src/feature.ts'

export const sources = {
  async serve({ database, config: { publicUrl }, reads }: Site): Promise<SitePart> {
    const { createSources } = await import('./server/sources.ts')
    const { sourceRoutes } = await import('./server/source-routes.ts')
    const counted = createSources({ database, publicUrl })
    return {
      follows: counted,
      routes(app) {
        app.addHook('onClose', counted.close)
        return sourceRoutes(app, { sources: counted, reads, publicUrl })
      },
    }
  },
}
