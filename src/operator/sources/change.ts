import type { Queryable } from '#src/db/database.ts'
import { createSourceStore } from '#src/sources/server/source-store.ts'
import { type Command, UsageFault, withOwnList } from '../command.ts'
import { typedCode, typedName } from './typed-source.ts'

/** Changes a source's name. */
export const rename: Command = {
  help: `Usage: npm run waitlist -- source rename CODE "NAME"

Changes what a source is called. Its code, which is printed, stays.`,

  run: ([first, ...rest], environment) => {
    const code = typedCode(first)
    const name = typedName(rest)
    return change(environment, code, `${code} is called “${name}”.`, session =>
      createSourceStore(session).rename(code, name),
    )
  },
}

/** Says that a source is no longer in use. */
export const end: Command = {
  help: `Usage: npm run waitlist -- source end CODE

Notes that you no longer use the link. What is printed never dies: the link still leads to the page, and whoever
comes by it is still counted.`,

  run: ([first, ...more], environment) => {
    const code = typedCode(first)
    if (more.length) throw new UsageFault('name one code')
    return change(environment, code, `${code} has ended. Its link still leads to the page.`, session =>
      createSourceStore(session).end(code, Date.now()),
    )
  },
}

async function change(
  environment: NodeJS.ProcessEnv,
  code: string,
  done: string,
  work: (session: Queryable) => Promise<object | undefined>,
): Promise<number> {
  if (!(await withOwnList(environment, work)))
    throw new Error(`there is no source ${code}: source list names them`)
  console.error(done)
  return 0
}
