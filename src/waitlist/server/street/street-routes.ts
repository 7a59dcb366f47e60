import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { districtWords, type Neighbours } from '#src/content/district.ts'
import type { RateLimit } from '#src/http/rate-limit.ts'
import { prepareDocument, type StaticFile, sendFile } from '#src/http/static-files.ts'
import { fillTemplate } from '#src/http/template.ts'
import { type LaunchSaid, launchSaid } from '#src/launch-said.ts'
import { DISTRICTS_SITEMAP, NEIGHBOURS, routes, SHARE } from '#src/routes.ts'
import type { DistrictPage, NeighbourPage } from '#src/waitlist/filled-pages.ts'
import { type Nameplate, nameplate } from '#src/waitlist/nameplate.ts'
import { neighbourLink, POSTER } from '#src/waitlist/neighbour-link.ts'
import { REFERRAL_CODE } from '../member/referral-code.ts'
import { goalMarks, type NeighboursIn, streetMarks } from './neighbours.ts'
import { drawPoster } from './poster.ts'
import { drawSignPicture } from './sign-picture.ts'

/** A district has a page of its own once it has this many confirmed people. */
export const PAGE_FROM = 10
/** How many districts' pages and pictures to keep, which takes 20 MB. */
const KEPT = 80
const A_DAY = 'public, max-age=86400'

type StreetRoutes = {
  publicUrl: string
  neighboursIn: NeighboursIn
  confirmed: () => Promise<ReadonlyMap<string, number>>
  reads: RateLimit
  page: (name: string) => string | Promise<string>
}

/**
 * A district's landing page, the page to share it from, the preview picture of its link, its poster, and the
 * sitemap. None of them contains a person's name.
 */
export async function streetRoutes(app: FastifyInstance, options: StreetRoutes): Promise<void> {
  const { publicUrl, neighboursIn, confirmed, reads, page } = options

  const landing = keep(async (code, near: Neighbours | undefined, _said: LaunchSaid): Promise<StaticFile> => {
    const values: NeighbourPage = { DISTRICT: code, DISTRICT_PATH: code.toLowerCase() }
    if (!near) return prepare('neighbour', values)
    const words = near.goal ? districtWords.begun : districtWords.page.waiting
    return prepare('district', { ...values, WAITING: words(code, near), ...goalMarks(code, near) })
  })
  const prepare = async (name: string, values: NeighbourPage | DistrictPage) =>
    prepareDocument(`${name}.html`, fillTemplate(await page(name), { ...values }), 'each')
  const picture = keep(drawSignPicture)
  const poster = keep(code => drawPoster(code, neighbourLink(publicUrl, code)))

  /** Serves something for a district; if there is no such district, redirects to `elsewhere`. */
  const serve = (path: string, elsewhere: (request: FastifyRequest) => string, send: Send) =>
    app.get<{ Params: { district: string } }>(`${NEIGHBOURS}/:district${path}`, async (request, reply) => {
      await reads(request)
      const plate = nameplate(request.params.district)
      return plate ? send(plate, request, reply) : reply.redirect(elsewhere(request), 303)
    })
  const home = (request: FastifyRequest) => routes.home + queryOf(request)

  serve('', home, async ({ code }, request, reply) => {
    const near = await neighboursIn(code).catch(() => undefined)
    const page = await landing(code, near && near.confirmed >= PAGE_FROM ? near : undefined, launchSaid())
    return sendFile(request, reply, page)
  })

  app.get(DISTRICTS_SITEMAP, async (request, reply) => {
    await reads(request)
    const districts = [...(await confirmed())].filter(
      ([district, n]) => n >= PAGE_FROM && nameplate(district),
    )
    const urls = districts.map(([district]) => `<url><loc>${neighbourLink(publicUrl, district)}</loc></url>`)
    return reply.type('application/xml; charset=utf-8').send(`<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${urls.join('')}</urlset>
`)
  })

  // Other sites show this picture when somebody shares the link.
  serve(
    '/sign.png',
    () => '/og.png',
    async ({ code }, _, reply) =>
      reply
        .type('image/png')
        .headers({ 'cache-control': A_DAY, 'cross-origin-resource-policy': 'cross-origin' })
        .send(await picture(code)),
  )

  serve(
    POSTER,
    () => routes.home,
    async ({ code }, _, reply) => {
      const disposition = `inline; filename="kerbside-${code.toLowerCase()}.pdf"`
      return reply
        .type('application/pdf')
        .headers({ 'cache-control': A_DAY, 'content-disposition': disposition })
        .send(await poster(code))
    },
  )

  serve(SHARE, home, async (plate, request, reply) => {
    const code = new URLSearchParams(queryOf(request)).get('r') ?? ''
    const link = REFERRAL_CODE.test(code) ? `${publicUrl}${routes.home}?r=${code}` : publicUrl
    const filled = fillTemplate(await page('street'), await streetMarks(plate, link, neighboursIn))
    return reply.type('text/html; charset=utf-8').header('cache-control', 'no-store').send(filled)
  })
}

type Send = (plate: Nameplate, request: FastifyRequest, reply: FastifyReply) => Promise<unknown>

const queryOf = ({ url }: Pick<FastifyRequest, 'url'>) =>
  url.includes('?') ? url.slice(url.indexOf('?')) : ''

/** Makes something once for each district and what is known about it, and keeps those that were used last. */
function keep<Known extends unknown[], Made>(make: (code: string, ...known: Known) => Promise<Made>) {
  const kept = new Map<string, Promise<Made>>()
  return (code: string, ...known: Known): Promise<Made> => {
    const key = JSON.stringify([code, ...known])
    const made = kept.get(key) ?? make(code, ...known)
    kept.delete(key)
    kept.set(key, made)
    made.catch(() => kept.delete(key))
    if (kept.size > KEPT) kept.delete(kept.keys().next().value!)
    return made
  }
}
