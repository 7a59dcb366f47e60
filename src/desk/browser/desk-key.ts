import { createStore } from '#src/ui/store.ts'
import type { CallName, DeskCalls } from '../desk-calls.ts'
import { DESK_PATHS } from '../desk-paths.ts'

/** Whether this page may use the desk, and why not. */
type Standing = { is: 'opening' | 'open' } | { is: 'closed'; why: string }

export const standing = createStore<Standing>({ is: 'opening' })

const RELOADED =
  'A page that was reloaded has lost its key, as it is kept nowhere. Press Enter in the terminal: it prints a new link.'
const SILENT = 'The desk does not answer. Does the command still run in the terminal?'

/** What opens the desk, kept in this page’s memory alone. */
let key: string | undefined

/** Exchanges the token of a link for this page's key. */
export async function openWith(token: string | null): Promise<void> {
  if (token === null) return standing.set({ is: 'closed', why: RELOADED })
  try {
    key = ((await post(DESK_PATHS.open, { token })) as { key: string }).key
    standing.set({ is: 'open' })
  } catch (error) {
    standing.set({ is: 'closed', why: (error as Error).message })
  }
}

/** Asks the desk's server. Rejects with what the founder is to read. */
export async function ask<Name extends CallName>(
  name: Name,
  says: DeskCalls[Name]['says'],
): Promise<DeskCalls[Name]['told']> {
  return (await post(DESK_PATHS.call + name, says)) as DeskCalls[Name]['told']
}

async function post(path: string, body: unknown): Promise<unknown> {
  const response = await fetch(path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(key && { authorization: `Bearer ${key}` }) },
    body: JSON.stringify(body),
  }).catch(() => {
    throw new Error(SILENT)
  })
  const told = await response.json()
  if (response.ok) return told
  const { message } = told.error as { message: string }
  if (response.status === 401) standing.set({ is: 'closed', why: message })
  throw new Error(message)
}
