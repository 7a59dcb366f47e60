import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { readEnvironmentFile } from './environment-file.ts'

/** Paths of the installed unit; `kerbside@` if there are several servers. */
export const UNITS = ['/etc/systemd/system/kerbside.service', '/etc/systemd/system/kerbside@.service']

export type ServiceSettings = { user: string; variables: Record<string, string> }

/**
 * Reads the user and the variables of a service from its unit and from what `systemctl edit` added. Throws if there
 * is no unit, or if a file that the unit names cannot be read.
 */
export function readServiceSettings(unit: string | undefined = UNITS.find(existsSync)): ServiceSettings {
  if (!unit) throw new Error(`there is no ${UNITS.join(' or ')}: install deploy/kerbside.service first`)
  const edits = `${unit}.d`
  const files = existsSync(edits)
    ? readdirSync(edits)
        .filter(name => name.endsWith('.conf'))
        .sort()
        .map(name => join(edits, name))
    : []
  const settings = [unit, ...files].flatMap(file => settingsOf(readFileSync(file, 'utf8')))
  const own = settings.filter(([name]) => name === 'Environment').flatMap(([, words]) => assignments(words))
  const read = settings.filter(([name]) => name === 'EnvironmentFile').map(([, path]) => readVariables(path))
  return {
    user: settings.findLast(([name]) => name === 'User')?.[1] ?? 'root',
    // As in systemd, a file overrides the variables written in the unit.
    variables: Object.assign(Object.fromEntries(own), ...read),
  }
}

/** Returns the `Name=value` lines of a unit. */
function settingsOf(text: string): [name: string, value: string][] {
  return text
    .replaceAll(/\\\n/g, ' ')
    .split('\n')
    .filter(line => /^\w+=/.test(line))
    .map(line => [line.slice(0, line.indexOf('=')), line.slice(line.indexOf('=') + 1).trim()])
}

/** Reads `A=1 "B=two words"`. Only systemd can resolve a specifier such as %i, and a command needs none. */
function assignments(words: string): [name: string, value: string][] {
  return [...words.matchAll(/"([^"]*)"|'([^']*)'|(\S+)/g)]
    .map(([, double, single, bare]) => double ?? single ?? bare ?? '')
    .filter(word => word.includes('=') && !word.includes('%'))
    .map(word => [word.slice(0, word.indexOf('=')), word.slice(word.indexOf('=') + 1)])
}

/** A `-` before the path means that the file may be missing. */
function readVariables(path: string): Record<string, string> {
  const file = path.replace(/^-/, '')
  if (file !== path && !existsSync(file)) return {}
  try {
    return readEnvironmentFile(
      new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(readFileSync(file)),
    )
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException
    throw new Error(
      `${basename(file)} cannot be read: ${code === 'EACCES' ? 'run it as root or with sudo' : message}`,
    )
  }
}
