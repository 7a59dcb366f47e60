import * as v from 'valibot'
import { readStorageUrl, STORAGE_FORMS, type Storage } from '#src/db/storage.ts'
import { isAddressRange } from '#src/http/client-address.ts'

/** The kinds of value that an environment variable may hold, each with its error message. */

export const Port = v.pipe(
  v.string(),
  v.regex(/^\d{1,5}$/, 'must be a number from 0 to 65535'),
  v.transform(Number),
  v.maxValue(65_535, 'must be a number from 0 to 65535'),
)
export const StorageUrl = v.pipe(
  v.optional(v.string(), 'sqlite:data/kerbside.db'),
  v.transform(readStorageUrl),
  v.custom<Storage>(storage => storage !== undefined, `must be ${STORAGE_FORMS}`),
)
export const Positive = (fallback: string) =>
  v.pipe(
    v.optional(v.string(), fallback),
    v.regex(/^[1-9]\d{0,6}$/, 'must be a whole number from 1 to 9999999'),
    v.transform(Number),
  )
export const AddressRanges = v.pipe(
  v.optional(v.string(), ''),
  v.transform(text =>
    text
      .split(',')
      .map(part => part.trim())
      .filter(Boolean),
  ),
  v.everyItem(isAddressRange, 'must be addresses or CIDR ranges, with commas between them'),
  v.readonly(),
)
export const Origin = v.pipe(
  v.string(),
  v.check(isOrigin, 'must be an origin such as https://example.co.uk, with no path'),
  v.transform(url => url.replace(/\/$/, '')),
)

function isOrigin(text: string): boolean {
  const url = URL.parse(text)
  return !!url && /^https?:$/.test(url.protocol) && url.href === `${url.origin}/`
}
