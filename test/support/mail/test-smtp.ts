import { once } from 'node:events'
import { text } from 'node:stream/consumers'
import { SMTPServer } from 'smtp-server'
import { freePort } from '../free-port.ts'

type Received = { from: string; to: string[]; raw: string; messageId: string }
/** A stage of the SMTP conversation at which a test can refuse. */
type Stage = 'connect' | 'from' | 'to' | 'data'

export type TestSmtp = {
  /** What SMTP_URL would be. */
  url: string
  received: Received[]
  connections: number
  /** Returns the SMTP code to refuse with, or undefined to accept. `raw`: the email, at the stage `data`. */
  refuse: (stage: Stage, address: string, raw: string) => number | undefined
  /** The text after that code. */
  says: string
  /** Awaited before a recipient is accepted, and so before the email itself is sent. */
  beforeAsking: () => Promise<void>
  /** Awaited before an email is accepted, once all of it has arrived. */
  beforeTaking: () => Promise<void>
  /** Whether to drop the connection after accepting an email, before the sender is told. */
  dropsLine: (address: string) => boolean
  /** Shuts down, until `up` restarts it on the same port. */
  down(): Promise<void>
  up(): Promise<void>
}

/** Starts a real SMTP server on the loopback interface. For tests. */
export async function startTestSmtp(): Promise<TestSmtp> {
  // The port stays ours while the server is down, so that no other test's server receives its emails.
  const port = await freePort()
  let server: SMTPServer | undefined
  const smtp: TestSmtp = {
    url: `smtp://127.0.0.1:${port}`,
    received: [],
    connections: 0,
    refuse: () => undefined,
    says: 'says the test',
    beforeAsking: async () => {},
    beforeTaking: async () => {},
    dropsLine: () => false,
    async up() {
      server = createServer(smtp)
      await once(server.listen(port, '127.0.0.1'), 'listening')
    },
    async down() {
      const going = server
      server = undefined
      if (!going) return
      for (const connection of going.connections) connection.close()
      await new Promise<void>(resolve => going.close(resolve))
    },
  }
  await smtp.up()
  return smtp
}

function createServer(smtp: TestSmtp): SMTPServer {
  const answer = (stage: Stage, address: string, raw = '') => {
    const code = smtp.refuse(stage, address, raw)
    return code ? Object.assign(new Error(smtp.says), { responseCode: code }) : undefined
  }
  const server: SMTPServer = new SMTPServer({
    logger: false,
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    closeTimeout: 50,
    onConnect(_session, done) {
      smtp.connections += 1
      done(answer('connect', ''))
    },
    onMailFrom: ({ address }, _session, done) => done(answer('from', address)),
    async onRcptTo({ address }, _session, done) {
      await smtp.beforeAsking()
      done(answer('to', address))
    },
    async onData(stream, session, done) {
      const { envelope } = session
      const raw = await text(stream).catch(() => undefined)
      // The connection broke, so there is no client to answer.
      if (raw === undefined) return
      const to = envelope.rcptTo.map(({ address }) => address)
      await smtp.beforeTaking()
      const fault = answer('data', to[0] ?? '', raw)
      if (!fault) {
        const from = envelope.mailFrom ? envelope.mailFrom.address : ''
        smtp.received.push({ from, to, raw, messageId: raw.match(/^Message-ID: (.*)$/im)?.[1] ?? '' })
        if (smtp.dropsLine(to[0] ?? '')) return dropLine(server, session.id)
      }
      done(fault)
    },
  })
  // A killed sender breaks its connection.
  server.on('error', () => {})
  return server
}

function dropLine({ connections }: SMTPServer, id: string) {
  for (const connection of connections as Set<{ id: string; close(): void }>)
    if (connection.id === id) connection.close()
}

/** Returns the links in an email's text part, keyed by the first word of their path. For tests. */
export function linksIn(raw: string): Record<string, string> {
  const plain = raw.replaceAll('=\r\n', '').replaceAll('=3D', '=')
  return Object.fromEntries(
    [...plain.matchAll(/^https?:\/\/[^/\s]+(\/([a-z]+)\?t=[\w-]+)\s*$/gm)].map(match => [
      match[2]!,
      match[1]!,
    ]),
  )
}
