import { once } from 'node:events'
import { Agent, createServer, type IncomingMessage, request, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { routes } from '#src/routes.ts'
import { unhurried } from '../unhurried.ts'

type Trouble = { path: string | RegExp; how: 'cut' | 'held' }

/** Inserted first into every page: a script that reports errors, and a style that all others override. */
const REPORTER = '/--reporter.js'
const BELOW = '/--below.css'

/**
 * The connection between a browser and a site, over HTTP/1.1, the same for every engine. It can be cut or go silent for a
 * path, counts the open streams, and collects errors from the pages.
 */
export class Line {
  /** Open streams of the live count. */
  streams = 0
  /** Script errors, and breaches of the content security policy. */
  readonly faults: string[] = []
  /** Runs in every page before its own scripts. */
  beforeLoad: () => void = () => {}
  /** A style that any rule of the page overrides, like a browser's own. */
  style = ''
  /** Whether pages are served without their scripts. */
  withoutScript = false
  #troubles: Trouble[] = []
  readonly #held: (() => void)[] = []
  readonly #agent = new Agent({ keepAlive: true })
  readonly #server = createServer((asked, answer) => this.#pass(asked, answer))
  readonly #upstream: string

  constructor(upstream: string) {
    this.#upstream = upstream
  }

  get url() {
    return `http://localhost:${(this.#server.address() as AddressInfo).port}`
  }

  async open() {
    // Longer than any journey: if a keep-alive connection closes just as a join is sent on it, browsers do
    // not resend the join.
    this.#server.keepAliveTimeout = 600_000
    this.#server.listen(0, 'localhost')
    await once(this.#server, 'listening')
  }

  async close() {
    this.#server.close()
    this.#server.closeAllConnections()
    this.#agent.destroy()
  }

  /** Closes every connection on which a matching path is requested. */
  cut(path: string | RegExp) {
    this.#troubles.push({ path, how: 'cut' })
  }

  /** Keeps requests for a matching path waiting. */
  hold(path: string | RegExp) {
    this.#troubles.push({ path, how: 'held' })
  }

  /** Lets everything pass again, including what is waiting. */
  mend() {
    this.#troubles = []
    for (const pass of this.#held.splice(0)) pass()
  }

  #pass(asked: IncomingMessage, answer: ServerResponse) {
    const path = asked.url!.split('?')[0]!
    const trouble = this.#troubles.find(one =>
      typeof one.path === 'string' ? one.path === path : one.path.test(path),
    )
    if (trouble?.how === 'cut') return asked.destroy()
    if (trouble) return void this.#held.push(() => answer.closed || this.#pass(asked, answer))
    if (path === REPORTER) return this.#report(asked, answer)
    if (path === BELOW)
      return void answer.writeHead(200, { 'content-type': 'text/css' }).end(`@layer below {${this.style}}`)
    if (path === routes.waitlistLive) {
      this.streams += 1
      answer.on('close', () => {
        this.streams -= 1
      })
    }
    const { 'accept-encoding': _, ...headers } = asked.headers
    const { method } = asked
    const passed = request(this.#upstream + asked.url, { agent: this.#agent, method, headers }, got => {
      if (got.headers['content-type']?.startsWith('text/html')) return void this.#passPage(got, answer)
      answer.writeHead(got.statusCode!, got.headers)
      got.pipe(answer)
      got.on('error', () => answer.destroy())
    })
    passed.on('error', () => answer.destroy())
    answer.on('close', () => passed.destroy())
    asked.pipe(passed)
  }

  async #passPage(got: IncomingMessage, answer: ServerResponse) {
    const page = Buffer.concat(await got.toArray()).toString()
    const scriptless = page.replace(/<script type="module".*?<\/script>/gs, '')
    const first = `<script src="${REPORTER}"></script>${this.style && `<link rel="stylesheet" href="${BELOW}">`}`
    const body = (this.withoutScript ? scriptless : page).replace('<head>', `<head>${first}`)
    // Two pages may have the same address, and the earlier one must not be shown again.
    answer.writeHead(got.statusCode!, {
      ...got.headers,
      'content-length': Buffer.byteLength(body),
      'cache-control': 'no-cache',
    })
    answer.end(body)
  }

  async #report(asked: IncomingMessage, answer: ServerResponse) {
    if (asked.method === 'POST') this.faults.push(Buffer.concat(await asked.toArray()).toString())
    answer.writeHead(200, { 'content-type': 'text/javascript', 'cache-control': 'no-store' })
    answer.end(`(${unhurried})();(${this.beforeLoad})();(${report})(${JSON.stringify(REPORTER)})`)
  }
}

/** Runs in the page. */
function report(to: string) {
  const send = (fault: unknown) => void fetch(to, { method: 'POST', body: String(fault) })
  addEventListener('error', ({ message, filename, lineno }) => send(`${message} (${filename}:${lineno})`))
  addEventListener('unhandledrejection', ({ reason }) => send(reason))
  addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
    send(`${violatedDirective} forbids ${blockedURI}`),
  )
}
