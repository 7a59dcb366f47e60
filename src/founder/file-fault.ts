import { readFileSync } from 'node:fs'
import type { InputFile } from './fields.ts'
import { Refusal } from './refusal.ts'

const REASONS: Partial<Record<string, string>> = {
  ENOENT: 'there is no such file or folder',
  ENOTDIR: 'a part of its path is no folder',
  EISDIR: 'it is a folder',
  EACCES: 'you may not',
  EPERM: 'you may not',
  EROFS: 'the disk is read-only',
  ENOSPC: 'the disk is full',
}

/** Why a file cannot be read or written, in words. What is no fault of the file system stays as it is. */
export function fileFault(file: string, done: 'read' | 'written', fault: unknown): unknown {
  const { code, syscall } = fault as NodeJS.ErrnoException
  if (!code || !syscall) return fault
  if (code === 'ENOENT' && done === 'read') return new Refusal(`there is no file ${file}`)
  return new Refusal(`${file} cannot be ${done}: ${REASONS[code] ?? code}`)
}

/** The text of a small file, without a byte order mark. Throws in words where it cannot be read or is not UTF-8. */
export function readText(file: string): string {
  try {
    return decoded(file, readFileSync(file))
  } catch (error) {
    throw fileFault(file, 'read', error)
  }
}

/** The same of a file that an action was given. */
export async function textOf({ name, open }: InputFile): Promise<string> {
  const pieces: Uint8Array[] = []
  for await (const piece of open()) pieces.push(piece)
  return decoded(name, Buffer.concat(pieces))
}

function decoded(file: string, bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    throw new Refusal(`${file} is not text in UTF-8`)
  }
}
