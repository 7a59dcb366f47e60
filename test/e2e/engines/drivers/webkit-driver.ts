import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { freePort } from '#test/support/free-port.ts'
import { leave } from './leave.ts'
import { makeGarbage } from './make-garbage.ts'
import { type Driver, type Key, type Look, PHONE, type Tab, type VisitorOptions } from './tab.ts'

const KEYS: Record<Key, string[]> = {
  Enter: ['\uE007'],
  Escape: ['\uE00C'],
  Tab: ['\uE004'],
  'Shift+Tab': ['\uE008', '\uE004'],
  Space: [' '],
}

/** How long a script may take before we check whether its page is still open, in milliseconds. */
const SILENCE_MS = 1_000

/** Starts Debian's WebKitGTK through its WebDriver, on a virtual screen. */
export async function startWebKit(command: string, look?: Look): Promise<Driver> {
  // Screenshots may be as long as a whole page.
  const size = look ? '2600x17000x24' : '2000x1600x24'
  const screen = spawn('Xvfb', ['-displayfd', '1', '-screen', '0', size, '-nolisten', 'tcp'], {
    stdio: ['ignore', 'pipe', 'ignore'],
  })
  const [display] = await once(screen.stdout!, 'data')
  const port = await freePort()
  const driver = spawn(command, ['-p', String(port)], {
    stdio: 'ignore',
    env: {
      ...process.env,
      DISPLAY: `:${String(display).trim()}`,
      // A window on a virtual screen needs no accessibility bridge.
      GTK_A11Y: 'none',
      LIBGL_ALWAYS_SOFTWARE: '1',
      NO_AT_BRIDGE: '1',
      WEBKIT_DISABLE_DMABUF_RENDERER: '1',
      // Collects garbage whenever this many blocks of 16 KB have been allocated.
      JSC_slowPathAllocsBetweenGCs: '100',
      WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1',
      ...(look?.phone && { GDK_SCALE: '2' }),
    },
  })
  // Neither process is left running if a journey is interrupted.
  process.once('exit', () => {
    for (const child of [driver, screen]) child.kill()
  })
  const base = `http://127.0.0.1:${port}`
  while (!(await fetch(`${base}/status`).catch(() => undefined))) await sleep(20)
  return {
    visitor: options => visit(base, options, look),
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
  { width = PHONE.width, height = PHONE.height }: VisitorOptions = {},
  look?: Look,
) {
  const folder = mkdtempSync(join(tmpdir(), 'kerbside-webkit-'))
  const binary = join(import.meta.dirname, 'webkit-window.py')
  const args = [
    folder,
    String(width),
    String(height),
    look?.dark ? 'dark' : 'light',
    look && !look.moving ? 'still' : 'moving',
  ]
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

// biome-ignore lint/suspicious/noExplicitAny: each command answers with a different type
async function call(base: string, method: 'GET' | 'POST' | 'DELETE', path: string, body = {}): Promise<any> {
  const response = await fetch(base + path, {
    method,
    // The driver may close a keep-alive connection just as it is used again.
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
  const mouse = (x: number, y: number, ...presses: object[]) =>
    actions({
      type: 'pointer',
      id: 'mouse',
      parameters: { pointerType: 'mouse' },
      actions: [{ type: 'pointerMove', x: Math.round(x), y: Math.round(y), duration: 0 }, ...presses],
    })
  const pid = Number(readFileSync(join(folder, 'pid'), 'ascii'))
  /** Makes the window create a file, and returns what is in it. */
  const made = async (signal: NodeJS.Signals, name: string) => {
    const file = join(folder, name)
    rmSync(file, { force: true })
    process.kill(pid, signal)
    while (!existsSync(file)) await sleep(20)
    return readFileSync(file)
  }
  let asked = 0
  const run: Tab['run'] = async (work, ...values) => {
    const mark = `asked${++asked}`
    const answer = execute(
      `window.${mark} = true
      const done = arguments[arguments.length - 1]
      Promise.resolve((${work})(...arguments[0])).then(value => done({ value }), error => done({ error: String(error) }))`,
      values,
    )
    // A script that starts as its page enters the back-forward cache is lost: it never gets an answer or an error.
    while (!(await Promise.race([answer, sleep(SILENCE_MS)])))
      if (!(await run(mark => mark in window, mark))) throw new Error('the page was left before it answered')
    const { value, error } = await answer
    if (error) throw new Error(error)
    return value
  }
  return {
    run,
    // The driver's own wait for a load may never end, if a journey holds back something that the page loads.
    goto: url => leave(run, () => command('POST', '/url', { url })),
    // As a separate task, because the page must answer before it is left.
    back: () => run(() => void setTimeout(() => history.back())),
    reload: () => leave(run, () => command('POST', '/refresh')),
    clickAt: (x, y) => mouse(x, y, { type: 'pointerDown', button: 0 }, { type: 'pointerUp', button: 0 }),
    pointAt: (x, y) => mouse(x, y),
    press: key => keys([...KEYS[key].map(down), ...KEYS[key].toReversed().map(up)]),
    type: text => keys([...text].flatMap(letter => [down(letter), up(letter)])),
    async resize(width, height) {
      await command('POST', '/window/rect', { width, height })
      while (await run((width, height) => innerWidth !== width || innerHeight !== height, width, height))
        await sleep(20)
    },
    print: () => made('SIGUSR1', 'page.pdf'),
    collectGarbage: () => run(makeGarbage),
    // The driver's own screenshot never finishes if a page does not overflow.
    async screenshot(path) {
      // The last frame must reach the screen first.
      await sleep(100)
      writeFileSync(path, await made('SIGUSR2', 'window.png'))
    },
    show: () => run(() => {}),
  }
}
