import { openSync, readFileSync, renameSync, rmSync } from 'node:fs'
import { resolve } from 'node:path'

/**
 * Who typed a command, and where. On a server root types it, it works as the service's user, and the files that root
 * names are root's: they are opened as root, and nothing else is done so.
 */
let typedIn = '.'
let service: { user: string; group: number } | undefined

/** Paths in a command are meant from this folder on. */
export function typedFrom(folder: string): void {
  typedIn = folder
}

/** Goes on as the service's user, in whose place root typed the command. */
export function actAs(user: string, group: number): void {
  service = { user, group }
  process.setgroups!([group])
  enter()
}

/** Gives up for good what `actAs` kept for files: for a command that names none, and may start programs. */
export function stayAsService(): void {
  typedIn = '.'
  if (!service) return
  const { user, group } = service
  service = undefined
  process.seteuid!(0)
  process.setgid!(group)
  process.setuid!(user)
}

function enter() {
  process.setegid!(service!.group)
  process.seteuid!(service!.user)
}

/** A path as its typist means it. */
export const typedPath = (path: string): string => resolve(typedIn, path)

/** Opens a file that was named in a command. Throws the file system's error. */
export const openTyped = (path: string, flags = 'r', mode?: number): number =>
  asCaller(() => openSync(typedPath(path), flags, mode))

export const readTyped = (path: string): Buffer => asCaller(() => readFileSync(typedPath(path)))

export const renameTyped = (from: string, to: string): void =>
  asCaller(() => renameSync(typedPath(from), typedPath(to)))

export const removeTyped = (path: string): void => asCaller(() => rmSync(typedPath(path), { force: true }))

/** At once: what is under way meanwhile, as a write to the list, must not happen as root. */
function asCaller<Result>(work: () => Result): Result {
  if (!service) return work()
  process.seteuid!(0)
  process.setegid!(0)
  try {
    return work()
  } finally {
    enter()
  }
}
