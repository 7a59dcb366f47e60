import { randomUUID } from 'node:crypto'
import { DESK_PATHS, deskAuthorization } from '#src/founder/desk/desk-proof.ts'
import { openDesk } from '../../test/e2e/desk-process.ts'

/** The desk in its own process, and a client that calls its actions as the page in a browser does. */
export async function openDeskPage(environment: Record<string, string>) {
  const desk = await openDesk(environment)
  const { origin, hash } = new URL(await desk.link())
  const post = async (path: string, body: object, key = 'none') => {
    const authorization = await deskAuthorization(key, randomUUID())
    const headers = { 'content-type': 'application/json', origin, authorization }
    const response = await fetch(origin + path, { method: 'POST', headers, body: JSON.stringify(body) })
    if (!response.ok) throw new Error(await response.text())
    return response.json()
  }
  const { key } = await post(DESK_PATHS.open, { token: hash.replace('#link=', '') })
  return { act: (name: string) => post(DESK_PATHS.call + name, {}, key), close: desk.close }
}
