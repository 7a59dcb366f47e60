import { Resolver } from 'node:dns/promises'
import { createServer, Packet, type Resource } from 'dns2'

/**
 * The records of each name: texts, mail servers with the preferred one first, and addresses, or `fails` if looking
 * them up fails. A name that is not listed does not exist.
 */
export type Zone = Readonly<Record<string, { TXT?: string[]; MX?: string[]; A?: string[] | 'fails' }>>

export type TestDns = {
  /** For `Resolver.setServers`. */
  servers: string[]
  /** Asks this server up to 20 times: after quick answers a resolver waits only 250 ms for the next one. */
  resolver: Resolver
  zone: Zone
  /** Whether every answer is a failure, as from a server that cannot reach other DNS servers. */
  down: boolean
  /** The names asked for. One may be there twice: a resolver that gets no answer asks again. */
  asked: string[]
  close(): Promise<void>
}

/** Starts a real DNS server on the loopback interface, which knows only these names. For tests. */
export async function startTestDns(zone: Zone = {}): Promise<TestDns> {
  const resolver = new Resolver({ tries: 20 })
  const dns: TestDns = { servers: [], resolver, zone, down: false, asked: [], close: async () => {} }
  const server = createServer({
    udp: true,
    handle(request, send) {
      const response = Packet.createResponseFromRequest(request)
      response.header.aa = 1
      const [question] = request.questions
      dns.asked.push(question?.name ?? '')
      const found = question && dns.zone[question.name.toLowerCase()]
      if (dns.down || (found?.A === 'fails' && isAddress(question?.type))) response.header.rcode = 2
      else if (!found) response.header.rcode = 3
      else response.answers.push(...recordsOf(question.name, question.type, found))
      send(response)
    },
  })
  const at = { port: 0, address: '127.0.0.1', type: 'udp4' } as const
  const { udp } = await server.listen({ udp: at })
  const { port } = udp as { port: number }
  dns.servers = [`127.0.0.1:${port}`]
  resolver.setServers(dns.servers)
  dns.close = async () => void (await server.close())
  return dns
}

const isAddress = (type?: number) => type === Packet.TYPE.A || type === Packet.TYPE.AAAA

function recordsOf(name: string, type: number | undefined, found: Zone[string]): Resource[] {
  const resource = (fields: object) => new Packet.Resource({ ...made, ...fields } as never)
  const made = { name, class: Packet.CLASS.IN, ttl: 60, type: type! }
  if (type === Packet.TYPE.TXT) return (found?.TXT ?? []).map(data => resource({ data }))
  if (type === Packet.TYPE.MX)
    return (found?.MX ?? []).map((exchange, priority) => resource({ exchange, priority }))
  if (type === Packet.TYPE.A) return [found?.A ?? []].flat().map(address => resource({ address }))
  return []
}
