import { brand } from '#src/content/brand.ts'
import { letterWords } from '#src/content/letters.ts'
import { escapeHtml } from '#src/http/template.ts'
import { letterPages, routes } from '#src/routes.ts'
import { letterPath } from '../letter.ts'
import type { StoredLetter } from '../sending/letter-store.ts'

/** Writes the published letters as an Atom feed (RFC 4287), newest first. `bodies`: their HTML, in the same order. */
export function letterFeed(
  letters: readonly StoredLetter[],
  bodies: readonly string[],
  publicUrl: string,
): string {
  const url = (path: string) => escapeHtml(`${publicUrl}${path}`)
  const time = (at: number) => new Date(at).toISOString()
  const entries = letters.map(
    ({ name, subject, preview, starts_at, published_at }, i) => `
<entry>
<title>${escapeHtml(subject)}</title>
<id>${url(letterPath(name))}</id>
<link href="${url(letterPath(name))}"/>
<published>${time(starts_at)}</published>
<updated>${time(published_at ?? starts_at)}</updated>
<summary>${escapeHtml(preview)}</summary>
<content type="html" xml:base="${url('/')}">${escapeHtml(bodies[i]!)}</content>
</entry>`,
  )
  return `<?xml version="1.0" encoding="UTF-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${brand.lang}">
<title>${escapeHtml(letterWords.feed.title)}</title>
<id>${url(letterPages.feed)}</id>
<link rel="self" href="${url(letterPages.feed)}"/>
<link href="${url(routes.home)}"/>
<author><name>${escapeHtml(brand.name)}</name></author>
<updated>${time(letters[0]?.published_at ?? 0)}</updated>${entries.join('')}
</feed>
`
}
