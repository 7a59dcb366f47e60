/** The hashes of what a build inlined, as sources for the content security policy. */
export type InlineHashes = { script: readonly string[]; style: readonly string[] }

/** Two years, in seconds, as lists of HTTPS-only sites require. */
const HSTS_SECONDS = 63_072_000

/** Lets nothing be loaded from, framed by or sent to other sites. `secure`: visitors come, and must stay, on TLS. */
export function securityHeaders(
  inline: InlineHashes,
  { secure }: { secure: boolean },
): Record<string, string> {
  const ours = (sources: readonly string[] = []) => ["'self'", ...sources].join(' ')
  const policy = [
    "default-src 'none'",
    `script-src ${ours(inline.script)}`,
    `style-src ${ours(inline.style)}`,
    ...['img', 'font', 'connect', 'manifest', 'worker'].map(kind => `${kind}-src ${ours()}`),
    `form-action ${ours()}`,
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ]
  return {
    'content-security-policy': policy.join('; '),
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-embedder-policy': 'require-corp',
    'cross-origin-resource-policy': 'same-origin',
    'permissions-policy': 'camera=(), display-capture=(), geolocation=(), microphone=(), payment=(), usb=()',
    ...(secure && { 'strict-transport-security': `max-age=${HSTS_SECONDS}` }),
  }
}
