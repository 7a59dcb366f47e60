import type { Queryable } from '#src/db/database.ts'
import { qrFile } from '#src/sources/qr/qr-file.ts'
import { createSourceStore } from '#src/sources/server/source-store.ts'
import { shortLink } from '#src/sources/source.ts'
import { assertThere } from './change-source.ts'

type Wanted = { code: string; format: 'svg' | 'pdf'; publicUrl: string }

/** A source's short link as a QR code to print. Rejects where it would lead nowhere. */
export async function drawSource(
  session: Queryable,
  { code, format, publicUrl }: Wanted,
): Promise<{ link: string; file: string }> {
  if (!publicUrl.startsWith('https:'))
    throw new Error(`PUBLIC_URL is ${publicUrl}: set it to the site that a printed code is to lead to`)
  const sources = await createSourceStore(session).list()
  assertThere(
    code,
    sources.find(source => source.code === code),
  )
  const link = `${publicUrl}${shortLink(code)}`
  return { link, file: qrFile(link, format) }
}
