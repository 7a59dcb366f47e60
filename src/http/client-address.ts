import { isIP, isIPv4 } from 'node:net'
import type { FastifyRequest } from 'fastify'
import ipaddr from 'ipaddr.js'

/** Returns whether a text is an address or CIDR range that `trustProxy` accepts, other than that of all addresses. */
export function isAddressRange(text: string): boolean {
  const [address = '', bits] = text.split('/')
  return isIP(address) !== 0 && (bits === undefined || (Number(bits) > 0 && ipaddr.isValidCIDR(text)))
}

/** Returns the nearest hop that is not a trusted proxy. Forwarded text that is not an address is ignored. */
export function visitorAddress(request: FastifyRequest): string {
  return isIP(request.ip) ? request.ip : (request.socket.remoteAddress ?? '')
}

/** Returns what limits are counted by: a request's address or, for IPv6, its network. */
export function clientAddress(request: FastifyRequest): string {
  return limitedAddress(visitorAddress(request))
}

/** Returns what limits count as one visitor: an IPv4 address, or a /64 network, the smallest that an IPv6 customer gets. */
export function limitedAddress(address: string): string {
  if (isIPv4(address)) return address
  const read = readAddress(address)
  return 'octets' in read ? read.toString() : network(read, 4)
}

/** Returns the /48 network of an IPv6 address, all of which one customer may have; undefined for IPv4. */
export function wideNetwork(address: string): string | undefined {
  if (isIPv4(address)) return undefined
  const read = readAddress(address)
  return 'octets' in read ? undefined : network(read, 3)
}

/** Returns an address as it may be logged: its /24 network, or its /48 in IPv6. */
export function shortenedAddress(address: string): string {
  const read = readAddress(address)
  return 'octets' in read ? `${read.octets.slice(0, 3).join('.')}.0/24` : network(read, 3)
}

/** Parses an address; an IPv4 address may be written as IPv6. Anything else is read as `::`. */
export function readAddress(address = ''): ipaddr.IPv4 | ipaddr.IPv6 {
  return ipaddr.process(isIP(address) ? address : '::')
}

/** Formats the network of an IPv6 address's first `length` parts, of 16 bits each. */
function network({ parts }: ipaddr.IPv6, length: number): string {
  const shown = parts.slice(0, length).map(part => part.toString(16))
  return `${shown.join(':')}::/${16 * length}`
}
