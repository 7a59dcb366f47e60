import { setImmediate } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import { letterWords } from '#src/content/letters.ts'
import type { RateLimit } from '#src/http/rate-limit.ts'
import { prepareDocument, type StaticFile, sendFile } from '#src/http/static-files.ts'
import { fillTemplate, Html, html } from '#src/http/template.ts'
import { letterPages } from '#src/routes.ts'
import { ukLongDate } from '#src/time/uk-time.ts'
import { LETTER_NAME, type LetterPage, letterPath } from '../letter.ts'
import type { createLetterStore, StoredLetter } from '../sending/letter-store.ts'
import { readMarkdown } from '../text/markdown.ts'
import { pageBody } from '../text/page-body.ts'
import { letterFeed } from './letter-feed.ts'

type LetterRoutes = Pick<ReturnType<typeof createLetterStore>, 'find' | 'published' | 'listed'> & {
  /** The page as a template for `fillTemplate`. */
  page: () => string | Promise<string>
  publicUrl: string
  reads: RateLimit
  now?: () => number
}

/** Browsers must revalidate a page that may change or go. */
const FRESH = { 'cache-control': 'no-cache' }

const MOST_BODIES = 200

/** Serves letters as pages of the site, and the published ones as a list and a feed. Each is rendered once. */
export async function letterRoutes(app: FastifyInstance, options: LetterRoutes): Promise<void> {
  const { find, listed, page, reads, now = () => Date.now() } = options
  const bodyOf = keptBodies()
  const feed = keptFeed(options, bodyOf)

  app.get(letterPages.page, async (request, reply) => {
    await reads(request)
    const { title, preview, about, none } = letterWords.list
    const letters = (await listed()).map(
      ({ name, subject, starts_at }) =>
        html`<li><a href="${letterPath(name)}">${subject}</a><br>${ukLongDate(starts_at)}</li>`,
    )
    const values: Omit<LetterPage, 'LETTER_NAME'> = {
      LETTER_TITLE: title,
      LETTER_PREVIEW: preview,
      LETTER_DATE: letters.length ? about : none,
      LETTER_BODY: html`<ul>${letters}</ul>`,
    }
    const own = (await page()).replaceAll(letterPath('%LETTER_NAME%'), letterPages.page)
    return reply.headers(FRESH).type('text/html; charset=utf-8').send(fillTemplate(own, values))
  })

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
      LETTER_BODY: new Html(bodyOf(letter)),
    }
    return reply
      .headers({ ...FRESH, ...(letter.published_at === null && { 'x-robots-tag': 'noindex' }) })
      .type('text/html; charset=utf-8')
      .send(fillTemplate(await page(), values))
  })

  app.get(letterPages.feed, async (request, reply) => {
    await reads(request)
    return sendFile(request, reply, await feed())
  })
}

/** A sent letter's text does not change, so it is converted to HTML once. */
function keptBodies() {
  const bodies = new Map<string, string>()
  return ({ name, decided_at, body }: StoredLetter): string => {
    const key = `${name} ${decided_at}`
    const kept = bodies.get(key) ?? pageBody(readMarkdown(body))
    if (bodies.size >= MOST_BODIES) bodies.clear()
    bodies.set(key, kept)
    return kept
  }
}

/** Keeps the compressed feed for as long as the letters in it are the same. */
function keptFeed(
  { listed, published, publicUrl }: LetterRoutes,
  bodyOf: (letter: StoredLetter) => string,
): () => Promise<StaticFile> {
  let kept: { of: string; file: Promise<StaticFile> } | undefined

  async function make(): Promise<StaticFile> {
    const letters = await published()
    const bodies: string[] = []
    for (const letter of letters) {
      bodies.push(bodyOf(letter))
      // So that a visitor waits for one of them at most.
      await setImmediate()
    }
    return prepareDocument('letters.atom', letterFeed(letters, bodies, publicUrl))
  }

  return async () => {
    const of = JSON.stringify(await listed())
    if (kept?.of !== of) {
      const made = { of, file: make() }
      kept = made
      made.file.catch(() => {
        if (kept === made) kept = undefined
      })
    }
    return kept.file
  }
}

/** Returns whether a letter is on the site: not before the first recipient has it. */
function isOut({ state, starts_at, rest_at, published_at }: StoredLetter, now: number): boolean {
  return (
    published_at !== null ||
    (state !== 'preparing' && (state !== 'stopped' || rest_at !== null) && starts_at <= now)
  )
}
