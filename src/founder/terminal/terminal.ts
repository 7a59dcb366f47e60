import { command } from '#src/content/founder-command.ts'
import { BUSY } from '#src/db/sqlite/sqlite-error.ts'
import { StorageFault } from '#src/db/storage-fault.ts'
import { ACTIONS } from '#src/features/actions.ts'
import manifest from '../../../package.json' with { type: 'json' }
import type { Action, ActionList } from '../action.ts'
import { ownStorage, unreachable } from '../own-list.ts'
import { Misuse, printDefect, Refusal } from '../refusal.ts'
import { visibleLines } from '../visible.ts'
import { didYouMean } from './did-you-mean.ts'
import { helpOf } from './help.ts'
import { optionsOf } from './read-words.ts'
import { runAction } from './run-action.ts'

const HELP = ['--help', '-h']

/** The column where summaries begin, in characters. */
const COLUMN = 13

/** Commands of earlier versions, and what replaces them. */
const GONE: Readonly<Record<string, string>> = {
  copy: 'set DATABASE_URL to the new database, then: restore --moving URL, with the URL of the old one',
}

const KNOWN: ActionList = {
  ...ACTIONS,
  migrate: async () => (await import('./own-actions.ts')).migrateList,
  desk: async () => (await import('./own-actions.ts')).desk,
  mcp: async () => (await import('./own-actions.ts')).mcp,
}

/** Runs a command as typed. Returns the exit code: 0 if it worked, 1 if it failed, 2 if it was misused. */
export async function runTerminal(typed: string[], environment: NodeJS.ProcessEnv): Promise<number> {
  const [first, ...rest] = typed[0] === 'help' ? [...typed.slice(1), '--help'] : typed
  if (!first || HELP.includes(first)) {
    console.log(await overview())
    return first ? 0 : 2
  }
  if (first === '--version') {
    console.log(manifest.version)
    return 0
  }
  const name = [`${first} ${rest[0]}`, first].find(name => Object.hasOwn(KNOWN, name))
  if (name === undefined) return another(first, rest)
  const words = name === first ? rest : rest.slice(1)
  const action = await KNOWN[name]!()
  if (words.some(word => HELP.includes(word))) {
    console.log([helpOf(name, action), ...(await partsOf(name))].join('\n\n'))
    return 0
  }
  try {
    return await runAction(action, words, environment)
  } catch (error) {
    return failed(name, action, error as NodeJS.ErrnoException, environment)
  }
}

/** Prints why an action failed, in full if it is a defect, and returns the exit code. */
function failed(
  name: string,
  action: Action,
  error: NodeJS.ErrnoException,
  environment: NodeJS.ProcessEnv,
): number {
  if (error.code === 'EPIPE') return 0
  if (error instanceof Misuse || error.code?.startsWith('ERR_PARSE_ARGS')) {
    console.error(`${misuse(action, error)}\n\n${helpOf(name, action)}`)
    return 2
  }
  if (error instanceof Refusal) console.error(`${name} failed: ${visibleLines(error.message)}`)
  else if (error instanceof StorageFault) console.error(`${name} failed: ${storageWords(error, environment)}`)
  else printDefect(name, error)
  return 1
}

function storageWords(fault: StorageFault, environment: NodeJS.ProcessEnv): string {
  if (fault.code === BUSY) return 'the database is busy: another process is writing; try again'
  const silent = unreachable(ownStorage(environment), fault)
  return silent ? `${silent}: is it running, and is DATABASE_URL right?` : fault.message
}

function misuse(action: Action, error: NodeJS.ErrnoException): string {
  const [, option] =
    (error.code === 'ERR_PARSE_ARGS_UNKNOWN_OPTION' && /'(--?[^' ]+)/.exec(error.message)) || []
  if (option) {
    const known = Object.keys(optionsOf(action)).map(name => `--${name}`)
    return `There is no option ${option} here.${question(didYouMean(option, known))}`
  }
  return error instanceof Misuse && error.field ? `--${error.field} ${error.message}` : error.message
}

/** Replies to an unknown name with the actions that begin with it, or the closest one. */
async function another(first: string, [second = '']: string[]): Promise<number> {
  if (Object.hasOwn(GONE, first)) {
    console.error(`There is no ${first} any more: ${GONE[first]}`)
    return 2
  }
  const parts = await partsOf(first)
  const firstWords = Object.keys(KNOWN).flatMap(name => [name, name.split(' ')[0]!])
  const names = parts.length ? namesUnder(first) : firstWords
  if (parts.length && (!second || HELP.includes(second))) {
    console[second ? 'log' : 'error'](parts.join('\n\n'))
    return second ? 0 : 2
  }
  const typedName = parts.length ? `${first} ${second}` : first
  console.error(
    `There is no command ${typedName}.${question(didYouMean(typedName, names))}\n\n${parts[0] ?? (await overview())}`,
  )
  return 2
}

const question = (word: string | undefined) => (word ? ` Did you mean ${word}?` : '')
const namesUnder = (first: string) => Object.keys(KNOWN).filter(name => name.startsWith(`${first} `))

/** Lists the commands under a first word, such as `letter`; empty if there are none. */
async function partsOf(first: string): Promise<string[]> {
  const names = namesUnder(first)
  return names.length
    ? [`Commands of ${first}:\n\n${await linesOf(names)}\n\nEach says more with --help.`]
    : []
}

async function overview(): Promise<string> {
  const names = Object.keys(KNOWN)
  const groups = Map.groupBy(names, name => name.split(' ')[0]!)
  const lines = [...groups].map(async ([first, [name, ...more]]) => {
    const own = await KNOWN[first]?.()
    const parts = [name!, ...more].map(name => name.slice(first.length + 1)).filter(Boolean)
    return [first, [own?.summary, parts.join(', ')].filter(Boolean).join('; also ')]
  })
  return `Usage: ${command('COMMAND')} [OPTIONS]

${(await Promise.all(lines)).map(([name, summary]) => `  ${name!.padEnd(COLUMN)}${summary}`).join('\n')}

For more, run COMMAND --help or help COMMAND. DATABASE_URL says which list to use, as for the server.`
}

async function linesOf(names: readonly string[]): Promise<string> {
  const width = Math.max(...names.map(name => name.length)) + 2
  const lines = names.map(async name => `  ${name.padEnd(width)}${(await KNOWN[name]!()).summary}`)
  return (await Promise.all(lines)).join('\n')
}
