import { routes } from '#src/routes.ts'

/** How long a join may take before it counts as failed, in milliseconds. */
const TIMEOUT_MS = 10_000

/** Sends a form's fields, checked. Rejects when it was refused, the network is lost or no answer came in 10 s. */
export async function join(form: FormData): Promise<void> {
  const response = await fetch(routes.waitlist, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(Object.fromEntries(form)),
    signal: AbortSignal.timeout(TIMEOUT_MS),
  })
  if (response.status !== 201) throw new Error(`the join was answered with ${response.status}`)
}
