import { createHmac } from 'node:crypto'

/** An alert to post: our own words, and numbers. `at` is in epoch milliseconds. */
export type PostedAlert = {
  kind: string
  at: number
  site: string
  title: string
  text: string
  figures: Readonly<Record<string, number>>
}

/** Where alerts go. A chat needs no key. */
type Receiver = { url: string; key: Buffer | undefined }

type Post = { method: 'POST'; headers: Record<string, string>; body: string }

/** Returns which chat an address belongs to, by its host, as each chat accepts messages only in its own format. */
export function chatOf(url: string): 'slack' | 'discord' | undefined {
  const { hostname } = new URL(url)
  if (/^hooks\.slack(-gov)?\.com$/.test(hostname)) return 'slack'
  return /^((ptb|canary)\.)?discord(app)?\.com$/.test(hostname) ? 'discord' : undefined
}

/**
 * Formats an alert for its receiver: a line for a chat, or signed JSON as in the Standard Webhooks specification. An
 * alert has the same id however often it is posted.
 */
export function postOf(alert: PostedAlert, { url, key }: Receiver, now: number): Post {
  const { kind, at, site, title, text, figures } = alert
  const chat = chatOf(url)
  const line = `${site}: ${title}. ${text}`
  const post = (body: object, headers = {}): Post => ({
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  })
  if (chat === 'slack') return post({ text: line })
  if (chat === 'discord') return post({ content: line, allowed_mentions: { parse: [] } })
  const id = `msg_${kind}_${at}`
  const seconds = String(Math.floor(now / 1_000))
  const data = { site, title, text, figures }
  const signed = post({ type: `founder.${kind}`, timestamp: new Date(at).toISOString(), data })
  const mark = key && createHmac('sha256', key).update(`${id}.${seconds}.${signed.body}`).digest('base64')
  Object.assign(signed.headers, {
    'webhook-id': id,
    'webhook-timestamp': seconds,
    ...(mark && { 'webhook-signature': `v1,${mark}` }),
  })
  return signed
}

/** How long a receiver may take in total, in milliseconds. */
const PATIENCE_MS = 10_000

/** What a receiver answered. `gone`: stop sending. `fault`: why it was not accepted, without the address. */
type Answer = 'taken' | 'gone' | { fault: string }

/**
 * Requests an address once. Follows no redirect, and reads only the status, so that an endless response takes no
 * memory. Never rejects.
 */
export async function tryAddress(
  url: string,
  init: RequestInit,
  stopping: AbortSignal,
  patienceMs = PATIENCE_MS,
): Promise<Answer> {
  try {
    const signal = AbortSignal.any([stopping, AbortSignal.timeout(patienceMs)])
    // Posts are so rare that the receiver would often be about to close a keep-alive connection.
    const headers = { ...init.headers, connection: 'close' }
    const { ok, status, body } = await fetch(url, { ...init, headers, redirect: 'manual', signal })
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

/** Posts an alert once. Never rejects. */
export const postAlert = (alert: PostedAlert, to: Receiver, now: number, stopping: AbortSignal) =>
  tryAddress(to.url, postOf(alert, to, now), stopping)
