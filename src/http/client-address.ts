import { isIP, isIPv4 } from 'node:net'
import type { FastifyRequest } from 'fastify'
import ipaddr from 'ipaddr.js'

/** Whether a text is an address or, in CIDR notation, a range of them: what `trustProxy` takes. */
export function isAddressRange(text: string): boolean {
  const [address = '', prefix, ...more] = text.split('/')
  const bits = { 0: 0, 4: 32, 6: 128 }[isIP(address)]!
  if (!bits || more.length) return false
  return prefix === undefined || (/^\d{1,3}$/.test(prefix) && Number(prefix) <= bits)
}

/**
 * The visitor's address: the nearest hop that is no trusted proxy. What a proxy forwards is a text that anyone may
 * have written; where it is no address, the proxy's own is used.
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
  if (isIPv4(address)) return address
  const read = readAddress(address)
  return 'octets' in read ? read.toString() : network(read, 4)
}

/** The /48 network of an IPv6 address, which one customer may have whole; undefined for IPv4. */
export function wideNetwork(address: string): string | undefined {
  if (isIPv4(address)) return undefined
  const read = readAddress(address)
  return 'octets' in read ? undefined : network(read, 3)
}

/** An address as it may be logged: its /24 network, or its /48 in IPv6. */
export function shortenedAddress(address: string): string {
  const read = readAddress(address)
  return 'octets' in read ? `${read.octets.slice(0, 3).join('.')}.0/24` : network(read, 3)
}

/** An IPv4 address also where it is written as one of IPv6; what is no address is read as IPv6's zero. */
export function readAddress(address = ''): ipaddr.IPv4 | ipaddr.IPv6 {
  return ipaddr.process(isIP(address) ? address : '::')
}

/** The network of an IPv6 address's first parts, of 16 bits each. */
function network({ parts }: ipaddr.IPv6, length: number): string {
  const shown = parts.slice(0, length).map(part => part.toString(16))
  return `${shown.join(':')}::/${16 * length}`
}
