import { routes } from '#src/routes.ts'
import { loadStyle } from '#src/ui/load-style.ts'
import { TOLD_HEADER } from '../entry.ts'
import { afterJoin, latestJoin, onList } from './joined.ts'
import dialogStyle from './success-dialog.css?url'

/** How long a join may take before it counts as failed, in milliseconds. */
const TIMEOUT_MS = 10_000

/** How much longer a join may take while the dialog's parts load, in milliseconds. */
const DIALOG_MS = 1_200

const PROOF_REQUIRED = 428

/** Sends a form's checked fields. Rejects if it is refused, the network fails or no response comes within 10 s. */
export async function join(form: FormData): Promise<void> {
  // Loads during the join, as the dialog must not change once it is open.
  const style = loadStyle(dialogStyle).catch(() => {})
  const reply = await post(
    routes.waitlist + (document.body.dataset.found ?? `?${location.search}`),
    Object.fromEntries(form),
  )
  latestJoin.email = String(form.get('email')).trim()
  latestJoin.postcode = String(form.get('postcode')).trim().toUpperCase()
  latestJoin.reply = reply
  onList.set(true)
  await Promise.race([
    Promise.all([style, import('./sign/share-street.tsx').then(afterJoin.set).catch(() => {})]),
    new Promise(resolve => setTimeout(resolve, DIALOG_MS)),
  ])
}

/**
 * Sends fields as a join does, with proof of work if the server asks for it. Returns the response, or rejects as `join`
 * does.
 */
export async function post(url: string, fields: object) {
  // Not AbortSignal.timeout: an engine may garbage-collect it, and no test can move its clock.
  const request = new AbortController()
  const timer = setTimeout(() => request.abort(), TIMEOUT_MS)
  const { signal } = request
  const send = (proof?: string) =>
    fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ ...fields, proof }),
      signal,
    })
  try {
    let response = await send()
    if (response.status === PROOF_REQUIRED) {
      const { prove } = await import('./prove.ts')
      response = await send(await prove(signal))
    }
    if (response.status !== 201) throw new Error(`${response.status}`)
    return { ...(await response.json()), ...JSON.parse(`${response.headers.get(TOLD_HEADER)}`) }
  } finally {
    clearTimeout(timer)
  }
}
