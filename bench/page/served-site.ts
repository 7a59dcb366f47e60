import { serveIn } from '../../test/e2e/serve.ts'
import { Site } from '../../test/e2e/site.ts'
import { openTlsProxy } from './tls-proxy.ts'

export type ServedSite = {
  /** `https://localhost:PORT` */
  origin: string
  close(): Promise<void>
}

/**
 * Starts the real server behind a proxy that speaks TLS and HTTP/2; both listen on this machine only. The database is
 * empty, so the placeholder count has to be replaced. `folder`: a built checkout.
 */
export async function serveSite(folder = '.'): Promise<ServedSite> {
  const site = new Site(serveIn(folder))
  const proxy = await openTlsProxy()
  const close = async () => {
    await proxy.close()
    await site.remove()
  }
  try {
    await site.start({ HOST: '127.0.0.1', PUBLIC_URL: proxy.origin })
  } catch (error) {
    await close()
    throw error
  }
  proxy.forwardTo(site.url.replace('localhost', '127.0.0.1'))
  return { origin: proxy.origin, close }
}
