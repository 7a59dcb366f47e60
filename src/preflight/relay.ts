import { checkWords } from '#src/content/preflight.ts'
import { type Finding, met, notMet } from '#src/founder/finding.ts'
import { isLoopback } from '#src/mail/mail-settings.ts'

/** How long to wait for a connection, a greeting and each reply, in milliseconds. */
const PATIENCE_MS = 10_000

const words = checkWords.relay

/** Checks that the mail server accepts us, over TLS with a certificate that is valid for its name. Sends nothing. */
export async function relayTakesUs(url: string, ca?: string): Promise<Finding> {
  const { protocol, hostname, host, username } = new URL(url)
  const what = words.what(host)
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
    return met(what, words.answers(here ? words.onHere : words.overTls, Boolean(username)))
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException
    const isTls = /certificate|self.signed|TLS|SSL/i.test(message)
    return notMet(
      what,
      code === 'EAUTH' ? words.password : words[isTls ? 'distrusted' : 'unreached'](message),
    )
  } finally {
    transport.close()
  }
}
