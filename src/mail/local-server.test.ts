import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { SMTPServer } from 'smtp-server'
import { expect, test } from 'vitest'
import { createSmtpTransport } from './transport.ts'

const MAIL = {
  to: 'visitor@example.com',
  subject: 'Confirm',
  text: 'Confirm',
  html: '<p>Confirm</p>',
  unsubscribe: 'https://kerbside.test/u',
}

/** Runs a server that offers TLS with a self-signed certificate, as Debian's own Postfix does. */
async function withServer(host: string, secure: boolean, work: (url: string) => Promise<void>) {
  const received: boolean[] = []
  const server = new SMTPServer({
    secure,
    authOptional: true,
    onData(stream, session, done) {
      received.push(Boolean(session.secure))
      stream.resume().on('end', () => done())
    },
  })
  const listening = server.listen(0, host)
  await once(listening, 'listening')
  const { port } = listening.address() as AddressInfo
  await work(`${secure ? 'smtps' : 'smtp'}://${host}:${port}`)
  await new Promise<void>(resolve => server.close(resolve))
  return received
}

test.each([false, true])(
  'a mail server on this machine may have a self-signed certificate (TLS from the start: %s)',
  async secure => {
    const received = await withServer('127.0.0.1', secure, async url => {
      const transport = createSmtpTransport(url, 'Kerbside <hello@kerbside.test>', 1)
      await transport.send(MAIL, 'cause')
      transport.close()
    })
    expect(received).toEqual([true])
  },
)
