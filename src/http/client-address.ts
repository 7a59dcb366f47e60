import { isIP } from 'node:net'
import type { FastifyRequest } from 'fastify'

/** Whether a text is an address or, in CIDR notation, a range of them: what `trustProxy` takes. */
export function isAddressRange(text: string): boolean {
  const [address = '', prefix, ...more] = text.split('/')
  const bits = { 0: 0, 4: 32, 6: 128 }[isIP(address)]!
  if (!bits || more.length) return false
  return prefix === undefined || (/^\d{1,3}$/.test(prefix) && Number(prefix) <= bits)
}

/**
 * The visitor's address: the nearest hop that is no trusted proxy. What a proxy forwards is a text that anyone may
 * have written; where it is no address, the proxy's own stands for it.
 */
export function visitorAddress(request: FastifyRequest): string {
  return isIP(request.ip) ? request.ip : (request.socket.remoteAddress ?? '')
}

/** What limits are counted by: a request's address, of an IPv6 one the network. */
export function clientAddress(request: FastifyRequest): string {
  return limitedAddress(visitorAddress(request))
}

/** What is limited as one visitor: an IPv4 address, or the /64 network that one IPv6 customer has at the least. */
export function limitedAddress(address: string): string {
  const old = ipv4Of(address)
  return old ?? `${hextets(address).slice(0, 4).join(':')}::/64`
}

/** An address as it may be logged: its /24 network, or its /48 in IPv6. */
export function shortenedAddress(address: string): string {
  const old = ipv4Of(address)
  if (old) return `${old.split('.').slice(0, 3).join('.')}.0/24`
  return `${hextets(address).slice(0, 3).join(':')}::/48`
}

function ipv4Of(address: string): string | undefined {
  if (isIP(address) === 4) return address
  const words = hextets(address)
  if (words.slice(0, 5).some(word => word !== '0') || words[5] !== 'ffff') return undefined
  return words
    .slice(6)
    .map(word => Number.parseInt(word, 16))
    .map(word => `${word >> 8}.${word & 255}`)
    .join('.')
}

/** The eight parts of an IPv6 address, or eight zeros for what is none. */
function hextets(address: string): string[] {
  const url = URL.parse(`http://[${address.split('%')[0]}]`)
  const [head = '', tail] = (url?.hostname.slice(1, -1) ?? '::').split('::')
  const before = head.split(':').filter(Boolean)
  const after = tail?.split(':').filter(Boolean) ?? []
  return [...before, ...Array(8 - before.length - after.length).fill('0'), ...after]
}
