import { ReadableStream } from 'node:stream/web'
import { Decrypter, Encrypter, generateX25519Identity, identityToRecipient } from 'age-encryption'
import { readTyped } from '#src/founder/caller.ts'
import { Refusal } from '#src/founder/refusal.ts'

/** The first bytes of every file that age has encrypted. */
export const AGE_BEGINS = 'age-encryption.org/v1'

/** A private key, `AGE-SECRET-KEY-1…`, and its public one. */
type AgeKey = { identity: string; recipient: string }

export async function makeKey(): Promise<AgeKey> {
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

/** Encrypts a stream so that the holder of any of these keys can read it. Throws for a bad public key. */
export function encrypting(recipients: readonly string[]): (bytes: Bytes) => Bytes {
  const encrypter = new Encrypter()
  for (const recipient of recipients) encrypter.addRecipient(recipient)
  return async function* (bytes) {
    yield* (await encrypter.encrypt(ReadableStream.from(bytes) as globalThis.ReadableStream)) as Bytes
  }
}

/** Decrypts a stream. Throws if the stream was encrypted to another key, changed or cut short. */
export function decrypting(identity: string): (bytes: Bytes) => Bytes {
  const decrypter = new Decrypter()
  decrypter.addIdentity(identity)
  return async function* (bytes) {
    yield* (await decrypter.decrypt(ReadableStream.from(bytes) as globalThis.ReadableStream)) as Bytes
  }
}
