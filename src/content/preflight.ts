import { command } from './founder-command.ts'

/** What the Monday letter says of what preflight finds not met. */
export const unmetWords = { title: 'Not ready yet', command: command('preflight') } as const
