import { routes } from '#src/routes.ts'

/** Fetches a challenge and solves it in a worker. Rejects if it cannot be fetched or solved. */
export async function prove(signal: AbortSignal): Promise<string> {
  const response = await fetch(routes.waitlistChallenge, { signal })
  if (!response.ok) throw new Error(`the challenge was answered with ${response.status}`)
  const challenge = await response.json()
  const worker = new Worker(new URL('./proof-worker.ts', import.meta.url), { type: 'module' })
  try {
    return await new Promise((resolve, reject) => {
      signal.addEventListener('abort', () => reject(signal.reason))
      worker.onerror = () => reject(new Error('the challenge could not be solved'))
      worker.onmessage = ({ data }) => resolve(JSON.stringify({ challenge, solution: data }))
      worker.postMessage(challenge)
    })
  } finally {
    worker.terminate()
  }
}
