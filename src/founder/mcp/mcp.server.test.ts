import { Client } from '@modelcontextprotocol/client'
import { StdioClientTransport } from '@modelcontextprotocol/client/stdio'
import { describe, expect, onTestFinished, test } from 'vitest'
import { ACTIONS } from '#src/features-actions.ts'
import type { Action } from '#src/founder/action.ts'
import { WAITLIST_INSERT } from '#src/waitlist/server/member/personal-data.ts'
import { testEntry } from '#test/support/list/test-entry.ts'
import { ENGINES } from '#test/support/test-database.ts'
import { withTestDatabase } from '#test/support/with-test-database.ts'
import manifest from '../../../package.json' with { type: 'json' }

const [, ...SCRIPT] = manifest.scripts.waitlist.split(' ')
const PEOPLE = ['--allow', 'people']
const CHANGES = ['--allow', 'changes']
/** A busy machine is slow, not wrong: the client gives up after a minute unless it is told. */
const PATIENT = { timeout: 600_000 }

describe.each(ENGINES)('an assistant, on %s', engine => {
  const own = withTestDatabase(engine)

  /** Starts the real process, as an assistant does. */
  async function connect(...allowed: string[]) {
    const client = new Client({ name: 'test', version: '1' })
    onTestFinished(() => client.close())
    const env = { ...(process.env as Record<string, string>), DATABASE_URL: own.url }
    const args = [...SCRIPT, 'mcp', ...allowed]
    await client.connect(new StdioClientTransport({ command: process.execPath, args, env }), PATIENT)
    return {
      tools: async () => (await client.listTools({}, PATIENT)).tools,
      async call(name: string, input: Record<string, unknown> = {}) {
        const {
          content,
          isError = false,
          structuredContent,
        } = await client.callTool({ name, arguments: input }, PATIENT)
        return {
          isError,
          structuredContent,
          text: content.map(part => ('text' in part ? part.text : '')).join('\n'),
        }
      },
    }
  }

  test('is offered what changes nothing and shows no people, and more only if it is allowed', async () => {
    const named = async (...allowed: string[]) => {
      const { tools } = await connect(...allowed)
      return (await tools()).map(({ name }) => name)
    }
    const actions = await Promise.all(
      Object.entries<() => Promise<Action>>(ACTIONS).map(async ([name, load]) => ({
        name,
        ...(await load()),
      })),
    )
    const expected = (people: boolean, changes: boolean) =>
      actions
        .filter(({ showsPeople }) => people || !showsPeople)
        .filter(action => changes || action.changes === 'nothing')
        .map(({ name }) => name.replaceAll(' ', '-'))
    expect(await named()).toEqual(expected(false, false))
    expect(await named(...PEOPLE)).toEqual(expected(true, false))
    expect(expected(true, false)).toContain('find')
    expect(await named(...CHANGES)).toEqual(expected(false, true))
    expect(await named(...PEOPLE, ...CHANGES)).toEqual(expected(true, true))
  })

  test('finds a person where people are allowed; a wrong input and a tool that is not allowed say so', async () => {
    await own.database.insertMissing(WAITLIST_INSERT, [testEntry('a@x.uk')])
    const { call, tools } = await connect(...PEOPLE)
    const found = await call('find', { email: 'A@x.uk' })
    expect(found).toMatchObject({
      isError: false,
      text: expect.stringContaining('a@x.uk'),
      structuredContent: { results: [{ entry: { email: 'a@x.uk' } }] },
    })
    const [list] = (await tools()).filter(({ name }) => name === 'list')
    expect(list).toMatchObject({
      description: expect.stringMatching(/^the entries, newest first\.\n\n/),
      inputSchema: { properties: { search: { type: 'string', description: expect.any(String) } } },
    })
    expect((await call('list')).text).toMatch(/^1 person\n/)
    expect((await call('export', { csv: true })).text).toMatch(/^\uFEFF"email",/)
    expect(await call('find')).toMatchObject({ isError: true, text: 'The email address is missing' })
    expect(await call('find', { email: 'nobody' })).toMatchObject({
      isError: true,
      text: 'The email address must be an email address, and “nobody” is not one',
    })
    expect(await call('erase', { email: 'a@x.uk', yes: 'a@x.uk' })).toMatchObject({
      isError: true,
      text: 'erase is not allowed: the founder starts this with --allow changes.',
    })
    expect(await call('fly')).toMatchObject({ isError: true, text: 'There is no tool fly.' })
  })

  test('is asked before anything that cannot be undone', async () => {
    await own.database.insertMissing(WAITLIST_INSERT, [testEntry('a@x.uk')])
    const { call } = await connect(...PEOPLE, ...CHANGES)
    const count = async () => (await own.database.query('select email_key from waitlist')).length
    expect(await call('erase', { email: 'a@x.uk' })).toMatchObject({
      isError: true,
      text: 'Erase a@x.uk everywhere? This cannot be undone. Answer a@x.uk to do that. Nothing was done.',
    })
    expect(await count()).toBe(1)
    expect((await call('erase', { email: 'a@x.uk', yes: 'b@x.uk' })).isError).toBe(true)
    expect(await count()).toBe(1)
    expect((await call('erase', { email: 'a@x.uk', yes: 'a@x.uk' })).text).toContain('a@x.uk is erased.')
    expect(await count()).toBe(0)
    const file = { name: 'list.csv', text: 'email,postcode,joined_at\nb@x.uk,M1 1AE,2026-01-31\n' }
    expect((await call('import', { file, apply: true })).text).toContain('1 entry added')
    expect(await count()).toBe(1)
  })
})
