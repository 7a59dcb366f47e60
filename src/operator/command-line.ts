import { BUSY } from '#src/db/sqlite/sqlite-error.ts'
import { didYouMean as meant } from '#src/founder/terminal/did-you-mean.ts'
import { type Command, UsageFault } from './command.ts'
import { COMMANDS, OVERVIEW } from './commands.ts'

const HELP = ['--help', '-h']

/** The founder's command line: `npm run waitlist -- COMMAND`. Ends with 0 done, 1 failed, 2 not understood. */
export async function main([first, ...rest]: string[]): Promise<number> {
  const [name, ...words] = first === 'help' ? [...rest, '--help'] : [first, ...rest]
  if (!name || HELP.includes(name)) {
    console.log(OVERVIEW)
    return name ? 0 : 2
  }
  const load = Object.hasOwn(COMMANDS, name) ? COMMANDS[name]?.load : undefined
  if (!load) {
    console.error(
      `There is no command ${name}.${question(meant(name, Object.keys(COMMANDS)))}\n\n${OVERVIEW}`,
    )
    return 2
  }
  const whole = await load()
  const part = Object.hasOwn(whole.parts ?? {}, words[0] ?? '') ? whole.parts?.[words[0]!] : undefined
  const command = part ? await part() : whole
  if (part) words.shift()
  if (words.some(word => HELP.includes(word))) {
    console.log(command.help)
    return 0
  }
  try {
    return await command.run(words, process.env)
  } catch (error) {
    const { message, code } = error as NodeJS.ErrnoException
    if (code === 'EPIPE') return 0
    const misused = error instanceof UsageFault || code?.startsWith('ERR_PARSE_ARGS')
    console.error(
      misused
        ? `${misuse(error as NodeJS.ErrnoException, command, words)}\n\n${command.help}`
        : `${name} failed: ${code === BUSY ? BUSY_WORDS : message}`,
    )
    return misused ? 2 : 1
  }
}

/** What was wrong with the words, and which one was perhaps meant. */
function misuse(error: NodeJS.ErrnoException, { help, parts }: Command, words: string[]): string {
  const { code } = error
  const message =
    error instanceof UsageFault && error.field ? `--${error.field} ${error.message}` : error.message
  const [, option] = (code === 'ERR_PARSE_ARGS_UNKNOWN_OPTION' && /'(--?[^' ]+)/.exec(message)) || []
  if (option)
    return `There is no option ${option} here.${question(meant(option, help.match(/--[a-z][a-z-]*/g) ?? []))}`
  const [first] = words
  const part = parts && first && !Object.hasOwn(parts, first) ? meant(first, Object.keys(parts)) : undefined
  return `${message}${part ? `.${question(part)}` : ''}`
}

const question = (word: string | undefined) => (word ? ` Did you mean ${word}?` : '')

const BUSY_WORDS = 'the database is busy: another process is writing; try again'
