import type { Site, SitePart } from '#src/feature.ts'
import type { NewsSettings } from './news-settings.ts'

export const founderNews = {
  async serve(site: Site & { config: { news: NewsSettings } }): Promise<SitePart> {
    const { database, config, parts } = site
    const { createFounderPost } = await import('./server/founder-post.ts')
    const { newsMails } = await import('./server/news-mail.ts')
    const post = createFounderPost({ ...site, alerts: () => parts.flatMap(part => part.alerts ?? []) })
    return {
      routes(app) {
        app.addHook('onListen', async () => post.start())
        app.addHook('onClose', post.stop)
      },
      ...(config.mail && { mails: newsMails(database, config.publicUrl, config.news.email) }),
    }
  },
}
