import { once } from 'node:events'
import { Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { type CallToolResult, Server, type Tool } from '@modelcontextprotocol/server'
import { serveStdio } from '@modelcontextprotocol/server/stdio'
import { type JsonSchema, toJsonSchema } from '@valibot/to-json-schema'
import { ACTIONS } from '#src/features-actions.ts'
import manifest from '../../../package.json' with { type: 'json' }
import type { Action, ActionList } from '../action.ts'
import { createCallRunner } from '../desk/server/run-call.ts'
import { shapeOf } from '../fields.ts'
import { createPreviews } from '../previews.ts'
import { Refusal } from '../refusal.ts'

type Parts = Omit<Parameters<typeof createCallRunner>[0], 'previews'>
type Allowance = 'people' | 'changes'
type Name = keyof typeof ACTIONS

/** Tools have no spaces in their names. */
const NAMES = new Map(Object.keys(ACTIONS).map(name => [name.replaceAll(' ', '-'), name as Name]))

const YES = {
  type: 'string',
  description: 'The answer to the tool’s question; a call without it returns the question',
} as const
const FILE = {
  type: 'object',
  properties: { name: { type: 'string' }, text: { type: 'string' } },
  required: ['name', 'text'],
} satisfies JsonSchema

/** Offers the allowed actions as tools over standard input and output, until the input ends. */
export async function serveMcp(parts: Parts, allowed: readonly Allowance[]): Promise<void> {
  // Standard output is only for the protocol.
  console.log = console.error
  const run = createCallRunner({ ...parts, previews: createPreviews() })

  async function call(tool: string, given: Record<string, unknown>): Promise<CallToolResult> {
    const name = NAMES.get(tool)
    if (!name) throw new Refusal(`There is no tool ${tool}.`)
    const action: Action = await ACTIONS[name]()
    const missing = neededBy(action).filter(need => !allowed.includes(need))
    if (missing.length)
      throw new Refusal(
        `${tool} is not allowed: the founder starts this with --allow ${missing.join(' and --allow ')}.`,
      )
    const answers = Object.entries(given).map(([name, value]) => [name, String(value)])
    const save = action.file !== undefined && !action.inJson
    const result = await run(name, { input: given, answers: Object.fromEntries(answers), save })
    if ('file' in result) return say(await text(Readable.from(result.file.pieces)))
    const values: unknown[] = []
    for await (const value of action.inJson?.(result.data) ?? [result.data]) values.push(value)
    return { ...say([...result.notes, result.words].join('\n')), structuredContent: { results: values } }
  }

  const serving = serveStdio(() => {
    const server = new Server(
      { name: manifest.name, version: manifest.version },
      { capabilities: { tools: {} } },
    )
    server.setRequestHandler('tools/list', async () => {
      const all = [...NAMES].map(
        async ([tool, name]) => [tool, await (ACTIONS as ActionList)[name]!()] as const,
      )
      return {
        tools: (await Promise.all(all))
          .filter(([, action]) => neededBy(action).every(need => allowed.includes(need)))
          .map(([tool, action]) => toolOf(tool, action)),
      }
    })
    server.setRequestHandler('tools/call', ({ params: { name, arguments: given = {} } }) =>
      call(name, given).catch(error => {
        if (!(error instanceof Refusal))
          console.error(`${name} failed; this is a defect, so here is all of it:`, error)
        return {
          ...say(error instanceof Refusal ? error.message : 'That went wrong; it is in the log.'),
          isError: true,
        }
      }),
    )
    return server
  })
  await once(process.stdin, 'end')
  await serving.close()
}

const say = (words: string): CallToolResult => ({ content: [{ type: 'text', text: words }] })

function neededBy({ showsPeople, changes }: Action): Allowance[] {
  return [...(showsPeople ? ['people' as const] : []), ...(changes === 'nothing' ? [] : ['changes' as const])]
}

function toolOf(name: string, { summary, help, input, questions, changes }: Action): Tool {
  const { properties, required = [] } = toJsonSchema(input, {
    typeMode: 'input',
    errorMode: 'ignore',
    overrideSchema: ({ valibotSchema, jsonSchema }) =>
      shapeOf(valibotSchema as never).file ? { ...jsonSchema, ...FILE } : undefined,
  })
  return {
    name,
    description: help ? `${summary}.\n\n${help}` : summary,
    inputSchema: { type: 'object', properties: { ...properties, ...(questions && { yes: YES }) }, required },
    annotations: { readOnlyHint: changes === 'nothing' },
  } as Tool
}
