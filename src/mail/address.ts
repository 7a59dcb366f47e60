const ATOM = /^[\p{L}\p{M}\p{N}!#$%&'*+/=?^_`{|}~-]+(?:\.[\p{L}\p{M}\p{N}!#$%&'*+/=?^_`{|}~-]+)*$/u
const HOST =
  /^(?=.{1,253}$)(?:[\p{L}\p{M}\p{N}](?:[\p{L}\p{M}\p{N}-]{0,61}[\p{L}\p{M}\p{N}])?\.)+[\p{L}\p{N}-]{2,63}$/u

/**
 * Returns whether we can send email to an address. It must be words separated by dots, an at sign and a
 * host name. The standard also allows quoted strings and comments, but nothing that could be read as a
 * second address or a header is accepted here.
 */
export function isDeliverable(address: string): boolean {
  const at = address.lastIndexOf('@')
  const local = address.slice(0, at)
  return at > 0 && local.length <= 64 && ATOM.test(local) && HOST.test(address.slice(at + 1))
}

/** Returns the domain of a sender. */
export function senderDomain(from: string): string {
  const { address } = readSender(from)
  return address.slice(address.lastIndexOf('@') + 1)
}

/** Splits `Name <address>` into its name and address. Any other text is returned as the address. */
export function readSender(text: string): { name: string; address: string } {
  const [, name = '', address = text] = text.match(/^([^<>@"\p{Cc}]*)<([^<>\s]+)>$/u) ?? []
  return { name: name.trim(), address }
}
