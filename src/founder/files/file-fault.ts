import { userInfo } from 'node:os'
import { Refusal } from '../refusal.ts'

const REASONS: Partial<Record<string, string>> = {
  ENOENT: 'there is no such file or folder',
  ENOTDIR: 'part of its path is not a folder',
  EISDIR: 'it is a folder',
  EROFS: 'the disk is read-only',
  ENOSPC: 'the disk is full',
}

/** Turns a file system error into a Refusal with the reason in words. Returns any other error unchanged. */
export function fileFault(file: string, done: 'read' | 'written', fault: unknown): unknown {
  const { code, syscall } = fault as NodeJS.ErrnoException
  if (!code || !syscall) return fault
  if (code === 'ENOENT' && done === 'read') return new Refusal(`there is no file ${file}`)
  return new Refusal(`${file} cannot be ${done}: ${REASONS[code] ?? notAllowed(code, done)}`)
}

/**
 * On a server a command runs as the service's user, who has fewer permissions than the person who typed it.
 */
function notAllowed(code: string, done: 'read' | 'written'): string {
  if (code !== 'EACCES' && code !== 'EPERM') return `the system reports ${code}`
  const { username } = userInfo()
  return `the user ${username} has no permission to ${done === 'read' ? 'read it' : 'write there'}`
}
