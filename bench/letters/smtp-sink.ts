import { SMTPServer } from 'smtp-server'

/**
 * A mail server in its own process that accepts every email and keeps only its recipient. `downAfter`: after this
 * many emails it drops every connection and is down for a while. `dropEach`: after one email in this many, it drops
 * the connection instead of confirming that it has the email.
 */
export type SinkOrder = { ask: 'reset'; downAfter?: number; dropEach?: number } | { ask: 'count' }
export type SinkAnswer = { port: number; accepted: number; unique: number; most: number; dropped: number }

const AWAY_MS = 5_000
const accepted = new Map<string, number>()
let [total, dropped, downAfter, dropEach, port] = [0, 0, 0, 0, 0]
let server = create()

function create(): SMTPServer {
  const one: SMTPServer = new SMTPServer({
    logger: false,
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    closeTimeout: 10,
    onData(stream, { id, envelope }, done) {
      stream.on('error', () => {})
      stream.resume()
      stream.on('end', () => {
        for (const { address } of envelope.rcptTo) accepted.set(address, (accepted.get(address) ?? 0) + 1)
        total += 1
        if (dropEach && total % dropEach === 0) {
          dropped += 1
          return drop(one, id)
        }
        done()
        if (total === downAfter) goAway()
      })
    },
  })
  one.on('error', () => {})
  return one
}

function drop({ connections }: SMTPServer, id?: string) {
  for (const connection of connections as Set<{ id: string; close(): void }>)
    if (id === undefined || connection.id === id) connection.close()
}

function goAway() {
  drop(server)
  server.close(() => {
    setTimeout(() => {
      server = create()
      server.listen(port, '127.0.0.1')
    }, AWAY_MS)
  })
}

process.on('message', (order: SinkOrder) => {
  if (order.ask === 'reset') {
    accepted.clear()
    ;[total, dropped, downAfter, dropEach] = [0, 0, order.downAfter ?? 0, order.dropEach ?? 0]
  }
  let most = 0
  for (const n of accepted.values()) most = Math.max(most, n)
  process.send?.({ port, accepted: total, unique: accepted.size, most, dropped } satisfies SinkAnswer)
})
process.on('disconnect', () => process.exit())

server.listen(0, '127.0.0.1', () => {
  port = (server.server.address() as { port: number }).port
  process.send?.({ port, accepted: 0, unique: 0, most: 0, dropped: 0 } satisfies SinkAnswer)
})
