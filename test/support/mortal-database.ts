import type { Database } from '#src/db/database.ts'

/** Wraps a database so that after `kill` every query fails, as if our server had been killed. */
export function mortal(database: Database) {
  let dead = false
  const query: Database['query'] = (text, values) =>
    dead ? Promise.reject(new Error('killed')) : database.query(text, values)
  return { database: { ...database, query }, kill: () => (dead = true) }
}
