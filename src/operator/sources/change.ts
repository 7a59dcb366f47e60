import { type Command, UsageFault, withOwnList } from '../command.ts'
import { endSource, renameSource } from './change-source.ts'
import { typedCode, typedName } from './typed-source.ts'

/** Changes a source's name. */
export const rename: Command = {
  help: `Usage: npm run waitlist -- source rename CODE "NAME"

Changes what a source is called. Its code, which is printed, stays.`,

  async run([first, ...rest], environment) {
    const code = typedCode(first)
    const name = typedName(rest)
    console.error(await withOwnList(environment, session => renameSource(session, code, name)))
    return 0
  },
}

/** Says that a source is no longer in use. */
export const end: Command = {
  help: `Usage: npm run waitlist -- source end CODE

Notes that you no longer use the link. What is printed never dies: the link still leads to the page, and whoever
comes by it is still counted.`,

  async run([first, ...more], environment) {
    const code = typedCode(first)
    if (more.length) throw new UsageFault('name one code')
    console.error(await withOwnList(environment, session => endSource(session, code, Date.now())))
    return 0
  },
}
