import dns from 'node:dns'
import { type AddressInfo, connect } from 'node:net'
import { afterEach, expect, test, vi } from 'vitest'
import { createTestDatabase } from '#test/support/test-database.ts'
import { readConfig } from './config.ts'
import { loadBuiltFront } from './pages/built-front.ts'
import { startServer } from './start.ts'
import { endServer } from './stop-on-signal.ts'

/** Both names mean this machine; on most machines they are 127.0.0.1 and ::1. */
const ADDRESSES = ['127.0.0.1', '127.0.0.2']

afterEach(() => vi.restoreAllMocks())

test.each(['localhost', '127.0.0.1'])(
  'at %s only one server listens, so its limits apply to everybody',
  async host => {
    const real = dns.lookup as (...given: unknown[]) => void
    vi.spyOn(dns, 'lookup').mockImplementation(((name: string, options: { all?: boolean }, done: unknown) =>
      options?.all && name === 'localhost'
        ? (done as (fault: null, found: object[]) => void)(
            null,
            ADDRESSES.map(address => ({ address, family: 4 })),
          )
        : real(name, options, done)) as never)
    const own = await createTestDatabase('sqlite')
    const config = readConfig({ HOST: host, PORT: '0', DATABASE_URL: own.url })
    const running = await startServer(config, await loadBuiltFront('dist', config))
    const { port } = running.app.server.address() as AddressInfo
    const answers = (address: string) =>
      new Promise<boolean>(resolve => {
        const socket = connect(port, address, () => resolve(socket.destroy().destroyed))
        socket.on('error', () => resolve(false))
      })
    expect([await answers(ADDRESSES[0]!), await answers(ADDRESSES[1]!)]).toEqual([true, false])
    await endServer(running)
    await own.remove()
  },
)
