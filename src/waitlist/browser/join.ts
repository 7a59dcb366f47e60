import { routes } from '#src/routes.ts'
import { loadStyle } from '#src/ui/load-style.ts'
import { latestJoin, onList } from './joined.ts'
import dialogStyle from './success-dialog.css?url'

/** How long a join may take before it counts as failed, in milliseconds. */
const TIMEOUT_MS = 10_000

/** How much longer a join may take for the sake of what the dialog shows, in milliseconds. */
const DIALOG_MS = 1_000

/** What the server answers while it is under attack, to a join that no work was done for. */
const PROOF_REQUIRED = 428

/** Sends a form's fields, checked. Rejects when it was refused, the network is lost or no answer came in 10 s. */
export async function join(form: FormData): Promise<void> {
  const dialog = fetchDialog()
  const { share } = await post(routes.waitlist + document.body.dataset.found, Object.fromEntries(form))
  latestJoin.email = String(form.get('email')).trim()
  latestJoin.postcode = String(form.get('postcode')).trim().toUpperCase()
  latestJoin.link = share
  onList.set(true)
  await Promise.race([
    Promise.all([dialog, fetchSign().catch(() => {})]),
    new Promise(resolve => setTimeout(resolve, DIALOG_MS)),
  ])
}

/** Sends fields as a join does, with the work that an attack asks for. Rejects as `join` does; returns the answer. */
export async function post(url: string, fields: object) {
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
    return await response.json()
  } finally {
    clearTimeout(timer)
  }
}

/**
 * What every dialog needs comes while the join is under way, and the dialog does not change once it is open. Resolves when
 * each part has come or failed.
 */
function fetchDialog() {
  const share = async () => {
    latestJoin.ShareLink = (await import('./share-link.tsx')).ShareLink
  }
  return Promise.allSettled([loadStyle(dialogStyle), document.body.dataset.mail !== '0' && share()])
}

/** For those alone who have joined. */
async function fetchSign() {
  latestJoin.StreetSign = (await import('./sign/street-sign.tsx')).StreetSign
}
