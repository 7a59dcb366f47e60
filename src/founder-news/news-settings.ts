import * as v from 'valibot'
import { isDeliverable } from '#src/mail/address.ts'
import { isLoopback } from '#src/mail/mail-settings.ts'
import { chatOf } from './post/alert-post.ts'

/** The settings of the founder's news. */
export type NewsSettings = {
  /** Who gets the Monday letter and the alerts if mail is on; undefined for no one. */
  email: string | undefined
  /** Where to post alerts, and the key to sign them with. A chat needs none, as its address is a secret already. */
  notify: { url: string; key: Buffer | undefined } | undefined
  /** An address to request once a day; the service there raises the alarm if no request comes. */
  heartbeat: string | undefined
}

const Address = v.pipe(
  v.string(),
  v.check(
    isPrivate,
    'must be https://, or http:// on this machine, with no name or password before its host',
  ),
)

/** The environment variables of the founder's news. No error quotes their values. */
export const newsVariables = {
  OPERATOR_EMAIL: v.optional(
    v.pipe(v.string(), v.check(isDeliverable, 'must be one email address, such as you@example.co.uk')),
  ),
  NOTIFY_URL: v.optional(Address),
  NOTIFY_SECRET: v.optional(
    v.pipe(
      v.string(),
      v.transform(readKey),
      v.instance(
        Buffer,
        'must be whsec_ and 24 to 64 bytes in base64, as this prints: echo whsec_$(openssl rand -base64 32)',
      ),
    ),
  ),
  HEARTBEAT_URL: v.optional(Address),
} as const

type Read = v.InferOutput<v.ObjectSchema<typeof newsVariables, undefined>>

/** Reads the settings; `contact` is OPERATOR_CONTACT. Throws a one-line error if alerts would go unsigned. */
export function readNewsSettings(read: Read, { contact }: { contact: string | undefined }): NewsSettings {
  const { OPERATOR_EMAIL, NOTIFY_URL, NOTIFY_SECRET, HEARTBEAT_URL } = read
  if (NOTIFY_URL && !NOTIFY_SECRET && !chatOf(NOTIFY_URL))
    throw new Error(
      'configuration: NOTIFY_URL needs NOTIFY_SECRET, so that its receiver can recognise us; make one: echo whsec_$(openssl rand -base64 32)',
    )
  return {
    email: OPERATOR_EMAIL ?? (contact !== undefined && isDeliverable(contact) ? contact : undefined),
    notify: NOTIFY_URL ? { url: NOTIFY_URL, key: NOTIFY_SECRET } : undefined,
    heartbeat: HEARTBEAT_URL,
  }
}

export const newsSettings = { news: { variables: newsVariables, read: readNewsSettings } }

/** An address like this is often a secret, so it leaves this machine only over TLS. */
function isPrivate(text: string): boolean {
  const url = URL.parse(text)
  if (!url || url.username || url.password) return false
  return url.protocol === 'https:' || (url.protocol === 'http:' && isLoopback(url.hostname))
}

function readKey(text: string): Buffer | undefined {
  const [, base64] = /^whsec_([A-Za-z0-9+/]+={0,2})$/.exec(text) ?? []
  const key = Buffer.from(base64 ?? '', 'base64')
  return key.length >= 24 && key.length <= 64 ? key : undefined
}
