import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { freePort } from '#src/testing/free-port.ts'
import { leave } from './leave.ts'
import { makeGarbage } from './make-garbage.ts'
import { type Driver, type Key, PHONE, type Tab, type VisitorOptions } from './tab.ts'

const KEYS: Record<Key, string[]> = {
  Enter: ['\uE007'],
  Escape: ['\uE00C'],
  Tab: ['\uE004'],
  'Shift+Tab': ['\uE008', '\uE004'],
  Space: [' '],
}

/** After so much silence, in milliseconds, a page is asked whether it is still the one that was asked. */
const SILENCE_MS = 1_000

/** Debian's WebKitGTK by its WebDriver, on a screen that nobody sees. */
export async function startWebKit(command: string): Promise<Driver> {
  const screen = spawn('Xvfb', ['-displayfd', '1', '-screen', '0', '2000x1600x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'pipe', 'ignore'],
  })
  const [display] = await once(screen.stdout!, 'data')
  const port = await freePort()
  const driver = spawn(command, ['-p', String(port)], {
    stdio: 'ignore',
    env: {
      ...process.env,
      DISPLAY: `:${String(display).trim()}`,
      // What a window on a screen of memory has no use for.
      GTK_A11Y: 'none',
      LIBGL_ALWAYS_SOFTWARE: '1',
      NO_AT_BRIDGE: '1',
      WEBKIT_DISABLE_DMABUF_RENDERER: '1',
      // In blocks of 16 KB: collects whenever so many were taken.
      JSC_slowPathAllocsBetweenGCs: '100',
      WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1',
    },
  })
  // A journey that is broken off leaves neither behind.
  process.once('exit', () => {
    for (const child of [driver, screen]) child.kill()
  })
  const base = `http://127.0.0.1:${port}`
  while (!(await fetch(`${base}/status`).catch(() => undefined))) await sleep(20)
  return {
    visitor: options => visit(base, options),
    async close() {
      await end(driver)
      await end(screen)
    },
  }
}

async function end(child: ChildProcess) {
  const exited = once(child, 'exit')
  child.kill()
  await exited
}

async function visit(
  base: string,
  { width = PHONE.width, height = PHONE.height, dark }: VisitorOptions = {},
) {
  const folder = mkdtempSync(join(tmpdir(), 'kerbside-webkit-'))
  const binary = join(import.meta.dirname, 'webkit-window.py')
  const args = [String(width), String(height), dark ? 'dark' : 'light', folder]
  const { sessionId } = await call(base, 'POST', '/session', {
    capabilities: { alwaysMatch: { pageLoadStrategy: 'none', 'webkitgtk:browserOptions': { binary, args } } },
  })
  const session = `${base}/session/${sessionId}`
  const first: string = await call(session, 'GET', '/window')
  let shown = first
  const tab = (handle: string) =>
    tabOf(folder, async (method, path, body) => {
      if (shown !== handle) await call(session, 'POST', '/window', { handle })
      shown = handle
      return call(session, method, path, body)
    })
  return {
    tab: tab(first),
    newTab: async () => tab((await call(session, 'POST', '/window/new', { type: 'window' })).handle),
    async leave() {
      await call(session, 'DELETE', '')
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

// biome-ignore lint/suspicious/noExplicitAny: each command answers with something else
async function call(base: string, method: 'GET' | 'POST' | 'DELETE', path: string, body = {}): Promise<any> {
  const response = await fetch(base + path, {
    method,
    // A connection that is kept is one that the driver may close as it is used again.
    headers: { connection: 'close' },
    ...(method === 'POST' && { body: JSON.stringify(body) }),
  })
  const { value } = (await response.json()) as { value: { error?: string; message?: string } }
  if (!response.ok) throw new Error(`${path}: ${value.error} ${value.message}`)
  return value
}

type Command = (method: 'GET' | 'POST', path: string, body?: object) => ReturnType<typeof call>

function tabOf(folder: string, command: Command): Tab {
  const actions = (...sources: object[]) => command('POST', '/actions', { actions: sources })
  const keys = (strokes: { type: 'keyDown' | 'keyUp'; value: string }[]) =>
    actions({ type: 'key', id: 'keyboard', actions: strokes })
  const down = (value: string) => ({ type: 'keyDown', value }) as const
  const up = (value: string) => ({ type: 'keyUp', value }) as const
  const execute = (script: string, values: unknown[]) =>
    command('POST', '/execute/async', { script, args: [values] })
  let asked = 0
  const run: Tab['run'] = async (work, ...values) => {
    const mark = `asked${++asked}`
    const answer = execute(
      `window.${mark} = true
      const done = arguments[arguments.length - 1]
      Promise.resolve((${work})(...arguments[0])).then(value => done({ value }), error => done({ error: String(error) }))`,
      values,
    )
    // A script that comes as its page goes into the back-forward cache is lost: no answer ever comes, and no fault.
    while (!(await Promise.race([answer, sleep(SILENCE_MS)])))
      if (!(await run(mark => mark in window, mark))) throw new Error('the page was left before it answered')
    const { value, error } = await answer
    if (error) throw new Error(error)
    return value
  }
  return {
    run,
    // The driver's own may wait for ever for the load of what a journey holds back.
    goto: url => leave(run, () => command('POST', '/url', { url })),
    // In a task of its own: the page answers before it goes.
    back: () => run(() => void setTimeout(() => history.back())),
    reload: () => leave(run, () => command('POST', '/refresh')),
    clickAt: (x, y) =>
      actions({
        type: 'pointer',
        id: 'mouse',
        parameters: { pointerType: 'mouse' },
        actions: [
          { type: 'pointerMove', x: Math.round(x), y: Math.round(y), duration: 0 },
          { type: 'pointerDown', button: 0 },
          { type: 'pointerUp', button: 0 },
        ],
      }),
    press: key => keys([...KEYS[key].map(down), ...KEYS[key].toReversed().map(up)]),
    type: text => keys([...text].flatMap(letter => [down(letter), up(letter)])),
    async resize(width, height) {
      await command('POST', '/window/rect', { width, height })
      while (await run((width, height) => innerWidth !== width || innerHeight !== height, width, height))
        await sleep(20)
    },
    async print() {
      process.kill(Number(readFileSync(join(folder, 'pid'), 'ascii')), 'SIGUSR1')
      const paper = join(folder, 'page.pdf')
      while (!existsSync(paper)) await sleep(20)
      return readFileSync(paper)
    },
    collectGarbage: () => run(makeGarbage),
    screenshot: async path => writeFileSync(path, Buffer.from(await command('GET', '/screenshot'), 'base64')),
    show: () => run(() => {}),
  }
}
