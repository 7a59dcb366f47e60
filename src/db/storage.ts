import type { Database } from './database.ts'
import { openPostgres } from './postgres/postgres.ts'
import { openSqlite, type SqliteOptions } from './sqlite/sqlite.ts'

/** Where the waitlist is kept. `shown`: its name for an operator, without a password. */
export type Storage = { shown: string } & (
  | { engine: 'sqlite'; file: string }
  | { engine: 'postgres'; urls: readonly string[] }
)

export const STORAGE_FORMS = 'sqlite:PATH or postgres://USER@HOST/DATABASE, with commas between several hosts'

/** Parses a storage URL. Returns undefined for any other text, which may contain a password: never print it whole. */
export function readStorageUrl(text: string): Storage | undefined {
  if (text.startsWith('sqlite:')) {
    const file = text.slice('sqlite:'.length)
    return file ? { engine: 'sqlite', file, shown: file } : undefined
  }
  const [, start, hosts, rest] = /^(postgres(?:ql)?:\/\/(?:[^/?#]*@)?)([^/?#@]+)(.*)$/s.exec(text) ?? []
  const urls = hosts?.split(',').map(host => `${start}${host}${rest}`) ?? []
  const parsed = urls.map(url => URL.parse(url))
  if (!parsed[0] || !parsed.every(url => url?.host)) return undefined
  const shown = parsed.map(url => url?.host).join(',')
  return { engine: 'postgres', urls, shown: `postgres://${shown}${parsed[0].pathname}` }
}

/** How long to wait for PostgreSQL's answers, in milliseconds, and the options of an SQLite file. */
type StorageOptions = SqliteOptions & { answerMs?: number }

/** Opens the storage. A missing SQLite file is created; PostgreSQL is connected to only when it is used. */
export function openStorage(storage: Storage, { answerMs, ...sqlite }: StorageOptions = {}): Database {
  return storage.engine === 'sqlite' ? openSqlite(storage.file, sqlite) : openPostgres(storage.urls, answerMs)
}
