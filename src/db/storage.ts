import type { Database } from './database.ts'
import { openPostgres } from './postgres.ts'
import { openSqlite } from './sqlite.ts'

/** Where the waitlist is kept. `shown` says so to an operator, without a password. */
export type Storage = { shown: string } & (
  | { engine: 'sqlite'; file: string }
  | { engine: 'postgres'; url: string }
)

export const STORAGE_FORMS = 'sqlite:PATH or postgres://USER@HOST/DATABASE'

/** Reads a storage URL. Gives undefined when it is none of ours; whoever says so must not print it whole. */
export function readStorageUrl(text: string): Storage | undefined {
  if (text.startsWith('sqlite:')) {
    const file = text.slice('sqlite:'.length)
    return file ? { engine: 'sqlite', file, shown: file } : undefined
  }
  const url = URL.parse(text)
  if (!url || !/^postgres(ql)?:$/.test(url.protocol) || !url.host) return undefined
  return { engine: 'postgres', url: text, shown: `postgres://${url.host}${url.pathname}` }
}

/** How long is waited, in milliseconds: for PostgreSQL's answers, for another process's write to an SQLite file. */
export type Patience = { answerMs?: number; busyMs?: number }

/** Opens the storage. An SQLite file is made when it is missing; PostgreSQL is not spoken to before it is used. */
export function openStorage(storage: Storage, { answerMs, busyMs }: Patience = {}): Database {
  return storage.engine === 'sqlite' ? openSqlite(storage.file, busyMs) : openPostgres(storage.url, answerMs)
}
