import { ReadableStream } from 'node:stream/web'
import { readTyped } from '#src/founder/caller.ts'
import { Refusal } from '#src/founder/refusal.ts'

/** The text that every file encrypted with age begins with. */
export const AGE_BEGINS = 'age-encryption.org/v1'

/** Takes 6 MB of memory, so it is loaded only when it is needed. */
const age = () => import('age-encryption')

/** A private key, `AGE-SECRET-KEY-1…`, and the public key for it. */
type AgeKey = { identity: string; recipient: string }

export async function makeKey(): Promise<AgeKey> {
  const { generateX25519Identity, identityToRecipient } = await age()
  const identity = await generateX25519Identity()
  return { identity, recipient: await identityToRecipient(identity) }
}

/** Reads the private key from a file that `age-keygen` or `backup --new-key` wrote. Throws if there is none. */
export async function readKeyFile(file: string): Promise<string> {
  const [identity] = /^AGE-SECRET-KEY-1[02-9AC-HJ-NP-Z]{58}$/m.exec(readTyped(file).toString()) ?? []
  if (!identity) throw new Refusal(`${file} holds no private key, AGE-SECRET-KEY-1…`)
  return identity
}

/** A file's bytes as a stream. */
export type Bytes = AsyncIterable<Uint8Array>

export async function isPublicKey(text: string): Promise<boolean> {
  const { Encrypter } = await age()
  try {
    new Encrypter().addRecipient(text)
    return true
  } catch {
    return false
  }
}

/** Encrypts a stream for public keys: the private key of any one of them can decrypt it. Throws on a bad key. */
export function encrypting(recipients: readonly string[]): (bytes: Bytes) => Bytes {
  return async function* (bytes) {
    const encrypter = new (await age()).Encrypter()
    for (const recipient of recipients) encrypter.addRecipient(recipient)
    yield* (await encrypter.encrypt(ReadableStream.from(bytes) as globalThis.ReadableStream)) as Bytes
  }
}

/** Decrypts a stream. Throws if it was encrypted for another key, changed or cut short. */
export function decrypting(identity: string): (bytes: Bytes) => Bytes {
  return async function* (bytes) {
    const decrypter = new (await age()).Decrypter()
    decrypter.addIdentity(identity)
    yield* (await decrypter.decrypt(ReadableStream.from(bytes) as globalThis.ReadableStream)) as Bytes
  }
}
