import { openSync, readFileSync, renameSync, rmSync } from 'node:fs'
import { resolve } from 'node:path'

/**
 * Who typed a command, and in which folder. On a server, root types it but it runs as the service's user: only
 * files named in the command are opened as root.
 */
let typedIn = '.'
let service: { user: string; group: number } | undefined

/** Sets the folder that relative paths in a command start from. */
export function typedFrom(folder: string): void {
  typedIn = folder
}

/** Switches to the service's user, for a command that root typed. */
export function actAs(user: string, group: number): void {
  service = { user, group }
  process.setgroups!([group])
  enter()
}

/** Gives up root for good, once no named file is left to open: an action may start programs. */
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

/** A typed path, made absolute. */
export const typedPath = (path: string): string => resolve(typedIn, path)

/** Opens a file that was named in a command. Throws the file system's error. */
export const openTyped = (path: string, flags = 'r', mode?: number): number =>
  asCaller(() => openSync(typedPath(path), flags, mode))

export const readTyped = (path: string): Buffer => asCaller(() => readFileSync(typedPath(path)))

export const renameTyped = (from: string, to: string): void =>
  asCaller(() => renameSync(typedPath(from), typedPath(to)))

export const removeTyped = (path: string): void => asCaller(() => rmSync(typedPath(path), { force: true }))

/** Synchronous, so that nothing else, such as a write to the list, happens as root. */
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
