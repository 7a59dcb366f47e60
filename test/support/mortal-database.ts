import type { Database } from '#src/db/database.ts'

/** Wraps a database so that it answers only until its server is killed. */
export function mortal(database: Database) {
  let dead = false
  const query: Database['query'] = (text, values) =>
    dead ? Promise.reject(new Error('killed')) : database.query(text, values)
  return { database: { ...database, query }, kill: () => (dead = true) }
}
