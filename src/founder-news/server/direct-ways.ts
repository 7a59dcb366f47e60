import type { SiteConfig } from '#src/feature.ts'
import { faultOf } from '#src/mail/mail-fault.ts'
import type { NewsSettings } from '../news-settings.ts'
import { postOf } from '../post/alert-post.ts'
import { tryAddress } from '../post/try-address.ts'
import type { Way } from '../trouble-news.ts'
import { drawNews } from './news-mail.ts'

/** The ways to the founder that need no database: straight to the mail server, and the webhook. */
export function directWays(
  { mail, news: { email, notify }, publicUrl }: SiteConfig & { news: NewsSettings },
  stopping: AbortSignal,
): Way[] {
  const site = new URL(publicUrl).host
  const ways: Way[] = []
  if (mail && email !== undefined)
    ways.push({
      name: 'email',
      async send({ kind, at, words }) {
        const { openTransport } = await import('#src/mail/transport.ts')
        const transport = openTransport(mail, 1)
        stopping.addEventListener('abort', transport.close)
        try {
          await transport.send({ to: email, ...drawNews(words, publicUrl) }, `news:${kind} ${at}`)
        } catch (error) {
          return faultOf(error).code
        } finally {
          stopping.removeEventListener('abort', transport.close)
          transport.close()
        }
      },
    })
  if (notify)
    ways.push({
      name: 'NOTIFY_URL',
      async send({ kind, at, words: { title, preview: text } }) {
        const post = postOf({ kind, at, site, title, text, figures: {} }, notify, Date.now())
        const answer = await tryAddress(notify.url, { method: 'POST', ...post }, stopping)
        return typeof answer === 'object' ? answer.fault : undefined
      },
    })
  return ways
}
