import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { type CallToolResult, Server, type Tool } from '@modelcontextprotocol/server'
import { StdioServerTransport, serveStdio } from '@modelcontextprotocol/server/stdio'
import { type JsonSchema, toJsonSchema } from '@valibot/to-json-schema'
import type { GenericSchema } from 'valibot'
import { mcpWords } from '#src/content/doors.ts'
import { ACTIONS } from '#src/features/actions.ts'
import manifest from '../../../package.json' with { type: 'json' }
import { type Action, type ActionList, createKeeper } from '../action.ts'
import { createCallRunner } from '../desk/server/run-call.ts'
import { namesFile, shapeOf } from '../fields.ts'
import { printDefect, Refusal } from '../refusal.ts'

type Parts = Omit<Parameters<typeof createCallRunner>[0], 'kept'>
type Allowance = 'people' | 'changes'
type Name = keyof typeof ACTIONS

/** Each action's name by that of its tool, which may have no spaces. */
const NAMES = new Map(Object.keys(ACTIONS).map(name => [name.replaceAll(' ', '-'), name as Name]))

const YES = {
  type: 'string',
  description: 'The answer to the tool’s question; a call without it returns the question',
} as const
const FILE = {
  type: 'object',
  properties: { name: { type: 'string' }, text: { type: 'string' }, base64: { type: 'string' } },
  required: ['name'],
} satisfies JsonSchema

/** Offers the allowed actions as tools over standard input and output, until the input ends. */
export async function serveMcp(parts: Parts, allowed: readonly Allowance[]): Promise<void> {
  // Standard output is only for the protocol.
  console.log = console.error
  const run = createCallRunner({ ...parts, kept: createKeeper() })

  async function call(tool: string, given: Record<string, unknown>): Promise<CallToolResult> {
    const name = NAMES.get(tool)
    if (!name) throw new Refusal(`There is no tool ${tool}.`)
    const action: Action = await ACTIONS[name]()
    const missing = neededBy(action).filter(need => !allowed.includes(need))
    if (missing.length)
      throw new Refusal(
        `${tool} is not allowed: the founder starts this with --allow ${missing.join(' and --allow ')}.`,
      )
    const path = Object.keys(given).find(option => pathsOf(action).includes(option))
    if (path) throw new Refusal(`${tool} has no option ${path} here: it would name a file on this machine.`)
    // If we ignored a filter that this tool lacks, the tool would reach more people than intended.
    const unknown = Object.keys(given).find(field => field !== 'yes' && !(field in action.input.entries))
    if (unknown) throw new Refusal(`${tool} takes no ${unknown}. Nothing was done.`)
    const answers = Object.entries(given).map(([name, value]) => [name, String(value)])
    const save = action.file !== undefined && !action.inJson
    const result = await run(name, { input: given, answers: Object.fromEntries(answers), save })
    if ('file' in result) return tell(await text(Readable.from(result.file.pieces)))
    const values: unknown[] = []
    for await (const value of action.inJson?.(result.data) ?? [result.data]) values.push(value)
    return { ...tell([...result.notes, result.words].join('\n')), structuredContent: { results: values } }
  }

  const input = Readable.from(lines(process.stdin), { objectMode: false })
  const transport = new StdioServerTransport(input, process.stdout, { maxBufferSize: 2 * LONGEST })
  const makeServer = () => {
    const server = new Server(
      { name: manifest.name, version: manifest.version },
      { capabilities: { tools: {} }, instructions: mcpWords.isData },
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
        const isRefusal = error instanceof Refusal
        if (!isRefusal) printDefect(name, error)
        return { ...say(isRefusal ? error.message : mcpWords.defect), isError: true }
      }),
    )
    return server
  }
  const serving = serveStdio(makeServer, { transport })
  await once(input, 'end')
  await serving.close()
}

/** The longest message, in bytes. */
const LONGEST = 10 * 2 ** 20

/** Passes on whole lines, but answers a line that is too long with an error, as the SDK would end the process. */
async function* lines(bytes: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  let line: Buffer[] = []
  let length = 0
  for await (const some of bytes)
    for (let at = 0; at < some.length; ) {
      const end = some.indexOf('\n', at) + 1
      const piece = some.subarray(at, end || some.length)
      at += piece.length
      length += piece.length
      if (length <= LONGEST) line.push(piece)
      else line = []
      if (!end) break
      if (length <= LONGEST) yield Buffer.concat(line)
      else {
        const error = { code: -32600, message: mcpWords.tooLong(LONGEST / 2 ** 20) }
        process.stdout.write(`${JSON.stringify({ jsonrpc: '2.0', id: null, error })}\n`)
      }
      line = []
      length = 0
    }
}

const say = (...parts: string[]): CallToolResult => ({
  content: parts.map(text => ({ type: 'text', text })),
})

/** Returns data between two marks that nobody could have typed: nothing between them is an instruction. */
function tell(data: string): CallToolResult {
  const mark = randomUUID()
  return say(`${mcpWords.isData}\n${mark}`, data, mark)
}

function neededBy({ showsPeople, changes }: Action): Allowance[] {
  return [...(showsPeople ? ['people' as const] : []), ...(changes === 'nothing' ? [] : ['changes' as const])]
}

/**
 * Returns the options that name a file by its path: an assistant gets none of these, because it sends and
 * receives the contents instead.
 */
const pathsOf = ({ input }: Action) =>
  Object.entries(input.entries as Record<string, GenericSchema>).flatMap(([name, schema]) =>
    namesFile(schema) && !shapeOf(schema).file ? name : [],
  )

function toolOf(name: string, action: Action): Tool {
  const { summary, help, input, questions, changes } = action
  const { properties, required = [] } = toJsonSchema(input, {
    typeMode: 'input',
    errorMode: 'ignore',
    overrideSchema: ({ valibotSchema, jsonSchema }) =>
      shapeOf(valibotSchema as never).file ? { ...jsonSchema, ...FILE } : undefined,
  })
  for (const path of pathsOf(action)) delete properties?.[path]
  return {
    name,
    description: help ? `${summary}.\n\n${help}` : summary,
    inputSchema: { type: 'object', properties: { ...properties, ...(questions && { yes: YES }) }, required },
    annotations: { readOnlyHint: changes === 'nothing' },
  } as Tool
}
