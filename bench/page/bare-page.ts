import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { encode } from '#src/http/compress.ts'
import { openTlsProxy } from './tls-proxy.ts'

/** Returns a page's words alone, without style, script or picture. No page with these words can be faster. */
export function bareOf(document: string): string {
  return document
    .replace(/<(script|style|picture|svg)\b.*?<\/\1>/gs, '')
    .replace(/<(?:link|img)\b[^>]*>/g, '')
    .replace(/ (?:class|data-[\w-]+)="[^"]*"/g, '')
}

/** Serves a document's bare page behind the same proxy as the site. */
export async function serveBare(document: string): Promise<{ origin: string; close(): Promise<void> }> {
  const { br, identity } = await encode(Buffer.from(bareOf(document)))
  const server = createServer((request, response) => {
    if (request.url !== '/') return response.writeHead(404).end()
    response.writeHead(200, {
      'content-type': 'text/html; charset=utf-8',
      ...(br && { 'content-encoding': 'br' }),
      'cache-control': 'no-cache',
    })
    return response.end(br ?? identity)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const proxy = await openTlsProxy()
  proxy.forwardTo(`http://127.0.0.1:${(server.address() as AddressInfo).port}`)
  return {
    origin: proxy.origin,
    async close() {
      await proxy.close()
      server.closeAllConnections()
      server.close()
    },
  }
}
