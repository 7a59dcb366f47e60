/** The hashes of what a build inlined, as sources of the content security policy. */
export type InlineHashes = { script: readonly string[]; style: readonly string[] }

/** Two years, in seconds, as lists of HTTPS-only sites require. */
const HSTS_SECONDS = 63_072_000

/**
 * Returns the security headers of every answer: nothing may be loaded from, framed by or sent to other sites. `secure`:
 * visitors come over TLS, and must from then on.
 */
export function securityHeaders(
  inline: InlineHashes,
  { secure }: { secure: boolean },
): Record<string, string> {
  const policy = {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...inline.script],
    'style-src': ["'self'", ...inline.style],
    'img-src': ["'self'"],
    'font-src': ["'self'"],
    'connect-src': ["'self'"],
    'manifest-src': ["'self'"],
    'worker-src': ["'self'"],
    'form-action': ["'self'"],
    'base-uri': ["'none'"],
    'frame-ancestors': ["'none'"],
  }
  return {
    'content-security-policy': Object.entries(policy)
      .map(([directive, sources]) => `${directive} ${sources.join(' ')}`)
      .join('; '),
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
