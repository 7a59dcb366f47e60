import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'

/** Returns what a script prints under the delays that a seed gives. */
async function shaken(script: string, seed: number): Promise<string> {
  const words = ['--import', join(import.meta.dirname, 'shake.ts'), '--input-type=module', '--eval', script]
  const env = { ...process.env, VITEST: 'true', SHAKE_SEED: String(seed), NODE_OPTIONS: '' }
  return (await promisify(execFile)(process.execPath, words, { env })).stdout.trim()
}

const listed = (timer: string) => `const order = []
  for (let i = 0; i < 40; i += 1) ${timer}(() => order.push(i) === 40 && console.log(order.join()))`
const IN_ORDER = Array.from({ length: 40 }, (_, i) => i).join()

test('the seed decides the order of events that have no guaranteed order', async () => {
  const [one, again, other] = await Promise.all([
    shaken(listed('setTimeout'), 1),
    shaken(listed('setTimeout'), 1),
    shaken(listed('setTimeout'), 2),
  ])
  expect(one).not.toBe(IN_ORDER)
  expect(one.split(',').sort()).toEqual(IN_ORDER.split(',').sort())
  expect(other).not.toBe(one)
  expect(again.split(',')[0]).toBe(one.split(',')[0])
})

test.each([
  ['an immediate', listed('setImmediate')],
  [
    'an awaited immediate, among others,',
    `import { setImmediate as turn } from 'node:timers/promises'
    ${listed('(i % 2 ? work => turn().then(work) : setImmediate)')}`,
  ],
  [
    'a message',
    `
    import { MessageChannel } from 'node:worker_threads'
    const { port1, port2 } = new MessageChannel()
    const order = []
    port2.on('message', i => order.push(i) === 40 && (port2.close(), console.log(order.join())))
    for (let i = 0; i < 40; i += 1) port1.postMessage(i)`,
  ],
  [
    'data on a connection',
    `
    import { connect, createServer } from 'node:net'
    const server = createServer(async socket => {
      for (let i = 0; i < 40; i += 1) await new Promise(sent => socket.write(i + (i < 39 ? ',' : ''), sent))
      socket.end()
    }).listen(0, () => {
      let text = ''
      connect(server.address().port).on('data', part => { text += part })
        .on('close', () => (server.close(), console.log(text)))
    })`,
  ],
])('%s keeps its order', async (_name, script) => {
  for (const seed of [1, 2, 3]) expect(await shaken(script, seed)).toBe(IN_ORDER)
})
