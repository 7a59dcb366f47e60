import { setImmediate } from 'node:timers/promises'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { brand } from '#src/content/brand.ts'
import { letterWords } from '#src/content/letters.ts'
import type { Site } from '#src/feature.ts'
import { contentType, IMMUTABLE, prepareDocument, type StaticFile, sendFile } from '#src/http/static-files.ts'
import { escapeHtml, fillTemplate, Html, html } from '#src/http/template.ts'
import { letterPages, routes } from '#src/routes.ts'
import { ukLongDate } from '#src/time/uk-time.ts'
import { LETTER_NAME, type LetterPage, letterPath } from '../letter.ts'
import { pictureOf, picturePath } from '../pictures/picture-path.ts'
import type { createLetterStore, StoredLetter } from '../sending/letter-store.ts'
import { buttonOf, headingLevel, htmlWriter, readMarkdown } from '../text/markdown.ts'

type Options = Pick<Site, 'page' | 'reads' | 'readsOfProvider'> & {
  publicUrl: string
  /** Returns kept pictures by name, in base64. */
  pictures: (names: readonly string[]) => Promise<ReadonlyMap<string, string>>
  store: Pick<ReturnType<typeof createLetterStore>, 'find' | 'published' | 'listed'>
}

/** A picture never changes, and webmail shows it on pages of another site. */
const PICTURE = {
  'content-type': contentType('picture.jpg'),
  'cache-control': IMMUTABLE,
  'cross-origin-resource-policy': 'cross-origin',
}

/** Serves each letter as a page, its pictures, and the published letters as a list and a feed. */
export async function letterRoutes(app: FastifyInstance, options: Options): Promise<void> {
  const { store, page, reads, readsOfProvider, pictures } = options
  const feed = keptFeed(options)
  const send = (reply: FastifyReply, template: string, values: Partial<LetterPage>) =>
    // Browsers must revalidate the page, as it may change or disappear.
    reply
      .header('cache-control', 'no-cache')
      .type('text/html; charset=utf-8')
      .send(fillTemplate(template, values))

  app.get(letterPages.page, async (request, reply) => {
    await reads(request)
    const { title, preview, about, none } = letterWords.list
    const letters = (await store.listed()).map(
      ({ name, subject, starts_at }) =>
        html`<li><a href="${letterPath(name)}">${subject}</a><br>${ukLongDate(starts_at)}</li>`,
    )
    const own = (await page('letter')).replaceAll(letterPath('%LETTER_NAME%'), letterPages.page)
    return send(reply, own, {
      LETTER_TITLE: title,
      LETTER_PREVIEW: preview,
      LETTER_DATE: letters.length ? about : none,
      LETTER_BODY: html`<ul>${letters}</ul>`,
    })
  })

  app.get<{ Params: { name: string } }>(letterPath(':name'), async (request, reply) => {
    await reads(request)
    const { name } = request.params
    const letter = LETTER_NAME.test(name) ? await store.find(name) : undefined
    if (!letter || !isOut(letter)) return reply.callNotFound()
    if (letter.published_at === null) reply.header('x-robots-tag', 'noindex')
    return send(reply, await page('letter'), {
      LETTER_NAME: name,
      LETTER_TITLE: letter.subject,
      LETTER_PREVIEW: letter.preview,
      LETTER_DATE: letterWords.page.sent(ukLongDate(letter.starts_at)),
      LETTER_BODY: new Html(bodyOf(letter)),
    })
  })

  app.get<{ Params: { name: string } }>(picturePath(':name'), async (request, reply) => {
    await readsOfProvider(request)
    const own = pictureOf(request.url)
    const jpeg = own && (await pictures([own.name])).get(own.name)
    if (jpeg === undefined) return reply.callNotFound()
    return reply.headers(PICTURE).send(Buffer.from(jpeg, 'base64'))
  })

  app.get(letterPages.feed, async (request, reply) => {
    await reads(request)
    return sendFile(request, reply, await feed())
  })
}

const bodyOf = ({ body }: StoredLetter) => pageBody(readMarkdown(body))

/** Keeps the compressed feed until the letters in it change. */
function keptFeed({ store, publicUrl }: Options): () => Promise<StaticFile> {
  let kept: { of: string; file: Promise<StaticFile> } | undefined

  async function make(): Promise<StaticFile> {
    const letters = await store.published()
    const bodies: string[] = []
    for (const letter of letters) {
      bodies.push(bodyOf(letter))
      // Yields to the event loop, so that a visitor waits for one letter at most.
      await setImmediate()
    }
    return prepareDocument('letters.atom', letterFeed(letters, bodies, publicUrl))
  }

  return async () => {
    const of = JSON.stringify(await store.listed())
    if (kept?.of !== of) kept = { of, file: make() }
    const { file } = kept
    return file.catch(error => {
      kept = undefined
      throw error
    })
  }
}

/** Returns whether a letter is on the site: if it is published, or going out and not stopped among its first few. */
const isOut = ({ state, starts_at, rest_at, published_at }: StoredLetter): boolean =>
  published_at !== null ||
  (state !== 'preparing' && (state !== 'stopped' || rest_at !== null) && starts_at <= Date.now())

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

/**
 * Writes a letter's Markdown as HTML for the site. The style sheet does the rest, as the site's policy allows
 * no inline styles.
 */
export const pageBody = htmlWriter({
  heading({ tokens, depth }) {
    const level = headingLevel(depth)
    return `<h${level}>${this.parser.parseInline(tokens)}</h${level}>\n`
  },
  paragraph({ tokens }) {
    const button = buttonOf(tokens)
    return button && isSafe(button.href)
      ? `<p><a class="button" href="${escapeHtml(button.href)}">${escapeHtml(button.text)}</a></p>\n`
      : false
  },
  link({ href, tokens }) {
    const words = this.parser.parseInline(tokens)
    return isSafe(href) ? `<a href="${escapeHtml(href)}">${words}</a>` : words
  },
  image({ href, text }) {
    if (!isSafe(href)) return escapeHtml(text)
    const own = pictureOf(href)
    const size = own ? ` width="${own.width}" height="${own.height}"` : ''
    return `<img src="${escapeHtml(href)}" alt="${escapeHtml(text)}"${size} loading="lazy">`
  },
})

/** Rejects script links, in case the database was tampered with: a feed reader has no policy that stops them. */
const isSafe = (href: string): boolean =>
  /^(?:https?|mailto|tel):$/.test(URL.parse(href, 'https://x')?.protocol ?? '')
