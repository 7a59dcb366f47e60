import { createCipheriv, createDecipheriv, createHmac } from 'node:crypto'
import type { Queryable } from '#src/db/database.ts'
import { rememberedSecret } from '#src/db/shared-secret.ts'
import { letterCauseSql, letterOfCause } from '../letter.ts'

/** The key's name among the database's secrets. */
const KEY = 'bounce-key'
/** How many bytes of a token are a keyed hash of the email's cause, and how many a hint at its recipient. */
const [MARK, HINT] = [16, 16]
/** 256 bits in base 32: 59 characters with `bounce+`, of the 64 that a local part may have. */
const LENGTH = 52
const TOKEN = /\bbounce\+([0-9a-f][0-9a-v]{51})@/gi
/** A report names its email a few times. Each token costs a look-up, so no more than this are read. */
const MOST_TOKENS = 8
/** Sorts after every key with the same beginning. */
const LAST = '\u{10FFFF}'

/** An email that was sent, and its recipient. `letter` is undefined if it was not a letter. */
export type Sent = { cause: string; email_key: string; letter: string | undefined }

/**
 * The addresses that reports come back to, one for each email. A token does not reveal its recipient and cannot be
 * forged; it is valid as long as the record of its email is kept. Everything rejects if the database fails.
 */
export function createReturnAddress({ query }: Queryable, domain: string) {
  const key = rememberedSecret({ query }, KEY)
  const part = async (label: string, text: string) =>
    createHmac('sha256', await key())
      .update(`${label}\0${text}`)
      .digest()
  const markOf = async (cause: string) => (await part('mark', cause)).subarray(0, MARK)

  return {
    /** Returns the envelope sender of an email. */
    async of({ cause, email_key }: Pick<Sent, 'cause' | 'email_key'>): Promise<string> {
      const mark = await markOf(cause)
      // The hash is the nonce: it differs between emails, but one email always gets the same address.
      const cipher = createCipheriv('aes-256-ctr', await part('hint', ''), mark)
      const token = Buffer.concat([mark, cipher.update(hintOf(email_key))])
      return `bounce+${BigInt(`0x${token.toString('hex')}`)
        .toString(32)
        .padStart(LENGTH, '0')}@${domain}`
    },

    /** Returns the first of our emails that these texts name; undefined if there is none. */
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

/** Returns whether a text contains what looks like one of our addresses. */
export const namesReturnAddress = (texts: readonly string[]): boolean => tokensIn(texts).length > 0

function tokensIn(texts: readonly string[]): bigint[] {
  const tokens = texts.flatMap(text => [...text.matchAll(TOKEN)].map(([, token]) => token!.toLowerCase()))
  return [...new Set(tokens)]
    .slice(0, MOST_TOKENS)
    .map(token => [...token].reduce((n, digit) => n * 32n + BigInt(parseInt(digit, 32)), 0n))
}

/** Returns the first whole characters of a key, padded to hide its length. */
function hintOf(key: string): Buffer {
  const bytes = Buffer.alloc(HINT)
  bytes.write(key)
  return bytes
}

/**
 * A hint with room for one more character is a whole key and matches only that key, so no one can find other
 * people by shortening their own address.
 */
const isWholeKey = (hint: string): boolean => Buffer.byteLength(hint) <= HINT - 4

/** Returns undefined if the bytes are not text, as somebody must then have made the token up. */
function readHint(bytes: Buffer): string | undefined {
  const text = bytes.toString().replace(/\0+$/, '')
  return /[\0\uFFFD]/.test(text) || !text ? undefined : text
}
