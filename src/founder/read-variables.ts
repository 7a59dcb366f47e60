import * as v from 'valibot'
import { Misuse } from './refusal.ts'

/** Reads environment variables, treating a blank one as unset. Throws Misuse, never quoting a value. */
export function readVariables<Entries extends v.ObjectEntries>(
  variables: Entries,
  environment: NodeJS.ProcessEnv,
): v.InferOutput<v.ObjectSchema<Entries, undefined>> {
  const present = Object.keys(variables).flatMap(name => {
    const value = environment[name]?.trim()
    return value ? [[name, value]] : []
  })
  const read = v.safeParse(v.object(variables), Object.fromEntries(present))
  if (!read.success)
    throw new Misuse(read.issues.map(issue => `${v.getDotPath(issue)} ${issue.message}`).join('; '))
  return read.output
}

/** Reads settings from variables; errors that would stop a server from starting become Misuse here. */
export function settingsFrom<Settings>(read: () => Settings): Settings {
  try {
    return read()
  } catch (error) {
    throw new Misuse((error as Error).message.replace('configuration: ', ''))
  }
}
