/** How long a receiver may take in total, in milliseconds. */
const PATIENCE_MS = 10_000

/** What a receiver answered. `gone`: stop sending. Otherwise why it was not accepted, without the address. */
type Answer = 'taken' | 'gone' | { fault: string }

/**
 * Requests an address once. Follows no redirect, and reads only the status, so that an endless answer takes no memory.
 * Never rejects.
 */
export async function tryAddress(
  url: string,
  init: RequestInit,
  stopping: AbortSignal,
  patienceMs = PATIENCE_MS,
): Promise<Answer> {
  try {
    const signal = AbortSignal.any([stopping, AbortSignal.timeout(patienceMs)])
    const { ok, status, body } = await fetch(url, { ...init, redirect: 'manual', signal })
    await body?.cancel().catch(() => {})
    if (ok) return 'taken'
    return status === 410 ? 'gone' : { fault: `it answered ${status}` }
  } catch (error) {
    const { name, cause } = error as Error
    return {
      fault: name === 'TimeoutError' ? 'it took too long' : ((cause as { code?: string })?.code ?? name),
    }
  }
}
