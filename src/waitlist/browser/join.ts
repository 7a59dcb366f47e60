import { routes } from '#src/routes.ts'
import { loadStyle } from '#src/ui/load-style.ts'
import { latestJoin, onList } from './joined.ts'
import dialogStyle from './success-dialog.css?url'

/** How long a join may take before it counts as failed, in milliseconds. */
const TIMEOUT_MS = 10_000

/** How much longer a join may take while the dialog's parts load, in milliseconds. */
const DIALOG_MS = 1_000

/** The server's answer during an attack to a join without proof of work. */
const PROOF_REQUIRED = 428

/** Sends a form's checked fields. Rejects if it is refused, the network fails or no answer comes within 10 s. */
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

/** Posts fields like a join, with proof of work if an attack requires it. Rejects like `join`; returns the answer. */
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
 * Loads what every dialog needs during the join, as the dialog must not change once it is open. Resolves when each part has
 * loaded or failed.
 */
function fetchDialog() {
  const share = async () => {
    latestJoin.ShareLink = (await import('./share-link.tsx')).ShareLink
  }
  return Promise.allSettled([loadStyle(dialogStyle), document.body.dataset.mail !== '0' && share()])
}

/** Only for people who have joined. */
async function fetchSign() {
  latestJoin.StreetSign = (await import('./sign/street-sign.tsx')).StreetSign
}
