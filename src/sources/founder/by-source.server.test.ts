import { describe, expect, test } from 'vitest'
import { createSourceStore } from '#src/sources/server/source-store.ts'
import { eventually } from '#test/support/eventually.ts'
import { runCommand } from '#test/support/run-command.ts'
import { SIMULATED, simulateSources } from '#test/support/simulated-sources.ts'
import { ENGINES } from '#test/support/test-database.ts'
import { openTestServer } from '#test/support/test-server.ts'
import { figuresBySource } from './by-source.ts'

describe.each(ENGINES)('on %s', engine => {
  test(`visits and joins from twelve sources are counted exactly${engine === 'postgres' ? ' by two servers' : ''}`, async () => {
    const server = await openTestServer({ engine })
    for (const code of SIMULATED)
      await createSourceStore(server.database).add({ code, name: `No. ${code}`, cost: 6_000, made_at: 1 })
    const other = engine === 'postgres' ? await openTestServer({ beside: server }) : undefined
    const servers = [server.app, ...(other ? [other.app] : [])]
    const origins = await Promise.all(servers.map(app => app.listen({ port: 0, host: '127.0.0.1' })))
    const expected = await simulateSources(origins, 300, 60)
    await eventually(async () => {
      const figures = await figuresBySource(server.database)
      const told = figures.map(({ source, counts: { visit, touched, joined } }) => [
        source,
        { visit, touched, joined },
      ])
      expect(Object.fromEntries(told)).toEqual(expected)
    })
    const { stdout } = await runCommand(server.url, 'stats', '--by', 'source')
    const { visit, joined } = expected['source-01']!
    expect(stdout).toMatch(
      new RegExp(`^ +${visit} .* ${joined} .*No. source-01 \\(source-01\\): £60, £`, 'm'),
    )
    // A client that fetches a lot at once opens spare connections. A server would not close while any of them had
    // sent no request.
    for (const app of servers) app.server.closeAllConnections()
    await other?.close()
    await server.close()
  })
})
