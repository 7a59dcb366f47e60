import type { FastifyInstance } from 'fastify'
import { letterWords } from '#src/content/letters.ts'
import type { RateLimit } from '#src/http/rate-limit.ts'
import { fillTemplate, Html } from '#src/http/template.ts'
import { routes } from '#src/routes.ts'
import { ukLongDate } from '#src/time/uk-time.ts'
import { LETTER_NAME, type LetterPage, letterPath } from '../letter.ts'
import type { StoredLetter } from '../sending/letter-store.ts'
import { readMarkdown } from '../text/markdown.ts'
import { pageBody } from '../text/page-body.ts'
import { letterFeed } from './letter-feed.ts'

export type LetterRoutes = {
  find: (name: string) => Promise<StoredLetter | undefined>
  published: () => Promise<StoredLetter[]>
  /** The page as a template for `fillTemplate`. */
  page: () => string | Promise<string>
  publicUrl: string
  reads: RateLimit
  now?: () => number
}

/** Browsers must revalidate a page that may change or go. */
const FRESH = { 'cache-control': 'no-cache' }

/** The letters as pages of the site, and the published ones as a feed. */
export async function letterRoutes(app: FastifyInstance, options: LetterRoutes): Promise<void> {
  const { find, published, page, publicUrl, reads, now = () => Date.now() } = options

  app.get<{ Params: { name: string } }>(letterPath(':name'), async (request, reply) => {
    await reads(request)
    const { name } = request.params
    const letter = LETTER_NAME.test(name) ? await find(name) : undefined
    if (!letter || !isOut(letter, now())) return reply.callNotFound()
    const values: LetterPage = {
      LETTER_NAME: name,
      LETTER_TITLE: letter.subject,
      LETTER_PREVIEW: letter.preview,
      LETTER_DATE: letterWords.page.sent(ukLongDate(letter.starts_at)),
      LETTER_BODY: new Html(pageBody(readMarkdown(letter.body))),
    }
    return reply
      .headers({ ...FRESH, ...(letter.published_at === null && { 'x-robots-tag': 'noindex' }) })
      .type('text/html; charset=utf-8')
      .send(fillTemplate(await page(), values))
  })

  app.get(routes.lettersFeed, async (request, reply) => {
    await reads(request)
    return reply
      .headers(FRESH)
      .type('application/atom+xml; charset=utf-8')
      .send(letterFeed(await published(), publicUrl))
  })
}

/** A letter is not on the site before the first recipient has it. */
function isOut({ state, starts_at, rest_at, published_at }: StoredLetter, now: number): boolean {
  return (
    published_at !== null ||
    (state !== 'preparing' && (state !== 'stopped' || rest_at !== null) && starts_at <= now)
  )
}
