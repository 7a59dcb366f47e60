import { deskClosed as closed } from '#src/content/doors.ts'
import { createStore } from '#src/ui/store.ts'
import type { ActionName, Call, Reply } from '../../action-calls.ts'
import { DESK_PATHS, deskAuthorization, deskProof, PLACE_HEADER, PROOF_HEADER } from '../../desk-proof.ts'

/** Whether this page may use the desk, and if not, why. */
type Standing = { is: 'opening' | 'open' } | { is: 'closed'; why: string }

export const standing = createStore<Standing>({ is: 'opening' })

/** The key to the desk, kept only in this page’s memory. */
let key: string | undefined

/** Exchanges the token of a link for this page's key. */
export async function openWith(token: string | null): Promise<void> {
  if (token === null) return standing.set({ is: 'closed', why: closed.reloaded })
  key = undefined
  standing.set({ is: 'opening' })
  try {
    key = ((await post(DESK_PATHS.open, { token })) as { key: string }).key
    standing.set({ is: 'open' })
  } catch (error) {
    standing.set({ is: 'closed', why: (error as Error).message })
  }
}

/** How many changes this page has made: every open view is read again after each. */
export const changes = createStore(0)

/** Runs an action. Rejects with words for the founder. */
export async function act<Name extends ActionName>(name: Name, call: Call<Name>): Promise<Reply<Name>> {
  const reply = (await post(DESK_PATHS.call + encodeURIComponent(name), call)) as Reply<Name>
  if (reply.changed) changes.set(changes.get() + 1)
  return reply
}

/** Returns how far each running action has got, in words, by the action's name. */
export const readProgress = () =>
  post(DESK_PATHS.progress, {}) as Promise<Partial<Record<ActionName, string>>>

/** Runs an action whose result is a file, and makes the browser save it. Returns the file's name. */
export async function saveFile<Name extends ActionName>(name: Name, call: Call<Name>): Promise<string> {
  const response = await send(DESK_PATHS.call + encodeURIComponent(name), { ...call, save: true })
  const [, file = name] =
    /filename\*=UTF-8''(.+)/.exec(response.headers.get('content-disposition') ?? '') ?? []
  save(decodeURIComponent(file), await response.blob())
  return decodeURIComponent(file)
}

async function post(path: string, body: unknown): Promise<unknown> {
  return (await send(path, body)).json()
}

/**
 * Posts to the desk. A response without proof closes the page until a new link opens it: once the desk has ended,
 * another program may take its port, but it has no key.
 */
async function send(path: string, body: unknown): Promise<Response> {
  const { is } = standing.get()
  if (is === 'closed') throw new Error(closed.notOurs)
  const nonce = crypto.randomUUID()
  const asking = key
  const response = await fetch(path, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      [PLACE_HEADER]: location.hash.slice(1),
      ...(asking && { authorization: await deskAuthorization(asking, nonce) }),
    },
    body: JSON.stringify(body),
  }).catch(() => {
    throw new Error(closed.silent)
  })
  if (asking && response.headers.get(PROOF_HEADER) !== (await deskProof(asking, 'answer', nonce))) {
    key = undefined
    standing.set({ is: 'closed', why: closed.notOurs })
    throw new Error(closed.notOurs)
  }
  if (response.ok) return response
  const { message } = (await response.json()).error as { message: string }
  throw new Error(message)
}

/** Makes the browser save a file. */
export function save(name: string, content: Blob | string): void {
  const url = URL.createObjectURL(new Blob([content]))
  Object.assign(document.createElement('a'), { href: url, download: name }).click()
  // Revoked later, because some browsers do not start reading it at once.
  setTimeout(() => URL.revokeObjectURL(url), 60_000)
}
