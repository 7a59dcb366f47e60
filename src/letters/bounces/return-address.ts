import { createCipheriv, createDecipheriv, createHmac } from 'node:crypto'
import type { Queryable } from '#src/db/database.ts'
import { rememberedSecret } from '#src/db/shared-secret.ts'
import { letterCauseSql, letterOfCause } from '../sending/letter-cause.ts'

/** The name of the key among the database's secrets. */
const KEY = 'bounce-key'
/** A token's bytes: a mark that only we can make, and where to look for whose it is. */
const [MARK, HINT] = [16, 16]
/** 256 bits in base 32: with `bounce+` before it 59 characters, of the 64 that a local part may have. */
const LENGTH = 52
const TOKEN = /\bbounce\+([0-9a-f][0-9a-v]{51})@/gi
/** A report names its email a few times. Of other tokens, which cost as much to look up, no more are looked at. */
const MOST_TOKENS = 8
/** Comes after every key with the same beginning. */
const LAST = '\u{10FFFF}'

/** What an email was, and whose. `letter` is missing where it was no letter. */
export type Sent = { cause: string; email_key: string; letter: string | undefined }

/**
 * The addresses that reports of our emails come back to, one for each email. A token does not reveal its recipient and
 * cannot be forged; it is known only as long as the record of its email is kept. Everything rejects with the database.
 */
export function createReturnAddress({ query }: Queryable, domain: string) {
  const key = rememberedSecret({ query }, KEY)
  const part = async (label: string, text: string) =>
    createHmac('sha256', await key())
      .update(`${label}\0${text}`)
      .digest()
  const markOf = async (cause: string) => (await part('mark', cause)).subarray(0, MARK)

  return {
    /** The envelope sender of an email. */
    async of({ cause, email_key }: Pick<Sent, 'cause' | 'email_key'>): Promise<string> {
      const mark = await markOf(cause)
      // The mark is the nonce: another email has another, and the same email the same address each time.
      const cipher = createCipheriv('aes-256-ctr', await part('hint', ''), mark)
      const token = Buffer.concat([mark, cipher.update(hintOf(email_key))])
      return `bounce+${BigInt(`0x${token.toString('hex')}`)
        .toString(32)
        .padStart(LENGTH, '0')}@${domain}`
    },

    /** The email named by the first of these texts that names one; undefined where none does, or it is unknown. */
    async find(texts: readonly string[]): Promise<Sent | undefined> {
      for (const token of tokensIn(texts)) {
        const bytes = Buffer.from(token.toString(16).padStart(2 * (MARK + HINT), '0'), 'hex')
        const [mark, sealed] = [bytes.subarray(0, MARK), bytes.subarray(MARK)]
        const decipher = createDecipheriv('aes-256-ctr', await part('hint', ''), mark)
        const hint = readHint(decipher.update(sealed))
        if (!hint) continue
        const sent = await query<Sent>(
          `select cause, email_key from mail_outbox where email_key >= $1 and email_key <= $2
            union all select ${letterCauseSql} as cause, email_key from letter_recipient
              where email_key >= $1 and email_key <= $2`,
          [hint, isWholeKey(hint) ? hint : hint + LAST],
        )
        for (const { cause, email_key } of sent)
          if ((await markOf(cause)).equals(mark)) return { cause, email_key, letter: letterOfCause(cause) }
      }
      return undefined
    },
  }
}

export type ReturnAddress = ReturnType<typeof createReturnAddress>

/** Whether a text holds what looks like one of our addresses. */
export const namesReturnAddress = (texts: readonly string[]): boolean => tokensIn(texts).length > 0

function tokensIn(texts: readonly string[]): bigint[] {
  const tokens = texts.flatMap(text => [...text.matchAll(TOKEN)].map(([, token]) => token!.toLowerCase()))
  return [...new Set(tokens)]
    .slice(0, MOST_TOKENS)
    .map(token => [...token].reduce((n, digit) => n * 32n + BigInt(parseInt(digit, 32)), 0n))
}

/** The first whole characters of a key, padded to hide its length. */
function hintOf(key: string): Buffer {
  const bytes = Buffer.alloc(HINT)
  bytes.write(key)
  return bytes
}

/** A hint with room for one more character is the whole key: shortening one's own address finds no other. */
const isWholeKey = (hint: string): boolean => Buffer.byteLength(hint) <= HINT - 4

/** Undefined for bytes that are no text: those of a token that was made up. */
function readHint(bytes: Buffer): string | undefined {
  const text = bytes.toString().replace(/\0+$/, '')
  return /[\0\uFFFD]/.test(text) || !text ? undefined : text
}
