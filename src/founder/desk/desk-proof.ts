/** The paths at which the desk's page exchanges its link for a key, calls actions, and asks how far they have got. */
export const DESK_PATHS = { open: '/open', call: '/call/', progress: '/progress' } as const

/** The header in which the desk's page says what is open on it, so that the next link leads there. */
export const PLACE_HEADER = 'x-desk-place'

/** The header in which a response proves that it comes from the desk. */
export const PROOF_HEADER = 'x-desk-proof'

/** Returns proof, in hexadecimal, that the sender has the page's key; the key itself is never sent again. */
export async function deskProof(key: string, says: 'ask' | 'answer', nonce: string): Promise<string> {
  const bytes = (text: string) => new TextEncoder().encode(text)
  const algorithm = { name: 'HMAC', hash: 'SHA-256' }
  const imported = await crypto.subtle.importKey('raw', bytes(key), algorithm, false, ['sign'])
  const signed = await crypto.subtle.sign('HMAC', imported, bytes(`${says} ${nonce}`))
  return [...new Uint8Array(signed)].map(byte => byte.toString(16).padStart(2, '0')).join('')
}

/** Returns the authorization header of a page with this key. `nonce`: a new one for each request. */
export const deskAuthorization = async (key: string, nonce: string): Promise<string> =>
  `Desk ${nonce} ${await deskProof(key, 'ask', nonce)}`
