import { type Finding, met, notMet } from '#src/founder/finding.ts'
import { isLoopback } from '#src/mail/mail-settings.ts'

/** How long to wait for a connection, a greeting and each answer, in milliseconds. */
const PATIENCE_MS = 10_000

/** Checks that the mail server accepts us, over TLS with a certificate that is valid for its name. Sends nothing. */
export async function relayTakesUs(url: string, ca?: string): Promise<Finding> {
  const { protocol, hostname, host, username } = new URL(url)
  const what = `The mail server ${host}`
  // Traffic within this machine needs no encryption.
  const here = isLoopback(hostname)
  const { createTransport } = await import('nodemailer')
  const transport = createTransport({
    url,
    requireTLS: protocol === 'smtp:' && !here,
    ignoreTLS: protocol === 'smtp:' && here,
    tls: here ? { rejectUnauthorized: false } : { ca },
    connectionTimeout: PATIENCE_MS,
    greetingTimeout: PATIENCE_MS,
    socketTimeout: PATIENCE_MS,
    dnsTimeout: PATIENCE_MS,
  })
  try {
    await transport.verify()
    const login = username ? ', and the password is right' : ''
    return met(what, here ? `Answers on this machine${login}.` : `Answers over TLS${login}.`)
  } catch (error) {
    return notMet(what, faultWords(error as NodeJS.ErrnoException))
  } finally {
    transport.close()
  }
}

function faultWords({ code, message }: NodeJS.ErrnoException): string {
  if (code === 'EAUTH') return 'It refuses the name or the password: correct them in SMTP_URL.'
  if (/certificate|self.signed|TLS|SSL/i.test(message))
    return `It has no TLS that can be trusted (${message}). Passwords and addresses would be read on the way: use the name from its certificate in SMTP_URL, or your provider’s smtps:// address.`
  return `It cannot be reached (${message}). Correct SMTP_URL, or let this machine connect to that port.`
}
