import { routes } from '#src/routes.ts'
import { share } from './joined.ts'

/** How long a join may take before it counts as failed, in milliseconds. */
const TIMEOUT_MS = 10_000

/** What the server answers while it is under attack, to a join that no work was done for. */
const PROOF_REQUIRED = 428

/** Sends a form's fields, checked. Rejects when it was refused, the network is lost or no answer came in 10 s. */
export async function join(form: FormData): Promise<void> {
  const request = new AbortController()
  const timer = setTimeout(() => request.abort(), TIMEOUT_MS)
  try {
    await send(form, request.signal)
  } finally {
    clearTimeout(timer)
  }
}

async function send(form: FormData, signal: AbortSignal): Promise<void> {
  const post = () =>
    fetch(routes.waitlist, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(Object.fromEntries(form)),
      signal,
    })
  let response = await post()
  if (response.status === PROOF_REQUIRED) {
    const { prove } = await import('./prove.ts')
    form.set('proof', await prove(signal))
    response = await post()
  }
  if (response.status !== 201) throw new Error(`the join was answered with ${response.status}`)
  share.link = (await response.json()).share
}
