import type { Site, SitePart } from '#src/feature.ts'
import type { NewsSettings } from './news-settings.ts'

type With = { config: { news: NewsSettings } }

export const founderNews = {
  async serve({ database, config, logger, troubles, parts }: Site & With): Promise<SitePart> {
    const { createFounderPost } = await import('./server/founder-post.ts')
    const alerts = () => parts.flatMap(part => part.alerts ?? [])
    const post = createFounderPost({ database, config, logger, alerts, troubles })
    return {
      routes(app) {
        app.addHook('onListen', async () => post.start())
        app.addHook('onClose', post.stop)
      },
      ...(config.mail && { mails: await newsMails(database, config) }),
    }
  },
}

async function newsMails(database: Site['database'], { publicUrl, news }: (Site & With)['config']) {
  const { NEWS_KIND } = await import('./founder-news.ts')
  const { createNewsMail } = await import('./server/news-mail.ts')
  const write = news.email === undefined ? undefined : createNewsMail({ database, publicUrl, to: news.email })
  return { [NEWS_KIND]: async (queued: { cause: string }) => (await write?.(queued)) ?? null }
}
