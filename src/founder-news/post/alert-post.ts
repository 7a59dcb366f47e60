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

/** A request's headers and body. */
type Post = { headers: Record<string, string>; body: string }

/** Returns which chat an address belongs to, by its host, as chats accept only messages of their own format. */
export function chatOf(url: string): 'slack' | 'discord' | undefined {
  const { hostname } = new URL(url)
  if (/^hooks\.slack(-gov)?\.com$/.test(hostname)) return 'slack'
  return /^((ptb|canary)\.)?discord(app)?\.com$/.test(hostname) ? 'discord' : undefined
}

/**
 * Formats an alert for its receiver: a line for a chat, or signed JSON as in the Standard Webhooks specification. An alert has
 * the same id however often it is posted.
 */
export function postOf(
  alert: PostedAlert,
  { url, key }: { url: string; key: Buffer | undefined },
  now: number,
): Post {
  const { kind, at, site, title, text, figures } = alert
  const json = { 'content-type': 'application/json' }
  const line = `${site}: ${title}. ${text}`
  const chat = chatOf(url)
  if (chat === 'slack') return { headers: json, body: JSON.stringify({ text: line }) }
  if (chat === 'discord')
    return { headers: json, body: JSON.stringify({ content: line, allowed_mentions: { parse: [] } }) }
  const id = `msg_${kind}_${at}`
  const seconds = String(Math.floor(now / 1_000))
  const body = JSON.stringify({
    type: `founder.${kind}`,
    timestamp: new Date(at).toISOString(),
    data: { site, title, text, figures },
  })
  const signature = key && createHmac('sha256', key).update(`${id}.${seconds}.${body}`).digest('base64')
  return {
    headers: {
      ...json,
      'webhook-id': id,
      'webhook-timestamp': seconds,
      ...(signature && { 'webhook-signature': `v1,${signature}` }),
    },
    body,
  }
}
