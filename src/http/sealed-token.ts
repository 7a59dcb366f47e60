import { createCipheriv, createDecipheriv, createSecretKey, randomBytes } from 'node:crypto'

const NONCE_BYTES = 12
const TAG_BYTES = 16
/** How many nonces are drawn at once: drawing one for each token would cost a join as much as the encryption does. */
const NONCES = 512

/**
 * Creates tokens for links that give access. They are encrypted, not only signed, so that a link does not reveal the
 * address in it. A token works for one purpose only. `secret` is 32 bytes (AES-256-GCM).
 */
export function createSeal(secret: Buffer) {
  const key = createSecretKey(secret)
  let nonces = Buffer.alloc(0)

  function nextNonce(): Buffer {
    if (!nonces.length) nonces = randomBytes(NONCES * NONCE_BYTES)
    const nonce = nonces.subarray(0, NONCE_BYTES)
    nonces = nonces.subarray(NONCE_BYTES)
    return nonce
  }

  return {
    seal(purpose: string, text: string): string {
      const nonce = nextNonce()
      const cipher = createCipheriv('aes-256-gcm', key, nonce).setAAD(Buffer.from(purpose))
      const sealed = [nonce, cipher.update(text, 'utf8'), cipher.final(), cipher.getAuthTag()]
      return Buffer.concat(sealed).toString('base64url')
    },

    /** Returns the text of a token that this key sealed for this purpose; undefined for any other. */
    open(purpose: string, token: string): string | undefined {
      const bytes = Buffer.from(token, 'base64url')
      // Refuses other spellings of a token: the last letter may have unused bits.
      if (bytes.length < NONCE_BYTES + TAG_BYTES || bytes.toString('base64url') !== token) return undefined
      const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, NONCE_BYTES), {
        authTagLength: TAG_BYTES,
      })
      decipher.setAAD(Buffer.from(purpose)).setAuthTag(bytes.subarray(-TAG_BYTES))
      try {
        // The tag is compared in constant time.
        return (
          decipher.update(bytes.subarray(NONCE_BYTES, -TAG_BYTES), undefined, 'utf8') + decipher.final('utf8')
        )
      } catch {
        return undefined
      }
    },
  }
}
