import type { FastifyInstance, FastifyRequest } from 'fastify'
import { districtWords, type Neighbours } from '#src/content/district.ts'
import type { RateLimit } from '#src/http/rate-limit.ts'
import { prepareDocument, type StaticFile, sendFile } from '#src/http/static-files.ts'
import { fillTemplate } from '#src/http/template.ts'
import { DISTRICTS_SITEMAP, NEIGHBOURS, POSTER, routes, SHARE } from '#src/routes.ts'
import type { DistrictPage, NeighbourPage } from '#src/waitlist/filled-pages.ts'
import { nameplate } from '#src/waitlist/nameplate.ts'
import { neighbourLink } from '#src/waitlist/neighbour-link.ts'
import { REFERRAL_CODE } from '../member/referral-code.ts'
import type { NeighboursIn } from './neighbours.ts'
import { drawPoster } from './poster.ts'
import { drawSignPicture } from './sign-picture.ts'
import { goalMarks, streetMarks } from './street-marks.ts'

/** From this many confirmed people on, a district has a page of its own. */
export const PAGE_FROM = 10
/** How many districts' pages and pictures are kept: 20 MB. */
const KEPT = 80

type StreetRoutes = {
  publicUrl: string
  neighboursIn: NeighboursIn
  /** How many have confirmed by district, where they are enough to show. */
  confirmed: () => Promise<ReadonlyMap<string, number>>
  reads: RateLimit
  /** A built page by its name, as a template for `fillTemplate`. */
  page: (name: string) => string | Promise<string>
}

/** A district's pages for links, and the preview picture for such a link. They contain no name. */
export async function streetRoutes(app: FastifyInstance, options: StreetRoutes): Promise<void> {
  const { publicUrl, neighboursIn, confirmed, reads, page } = options

  const landing = keep(async (code, near: Neighbours | undefined): Promise<StaticFile> => {
    const values: NeighbourPage = { DISTRICT: code, DISTRICT_PATH: code.toLowerCase() }
    if (!near) return prepare('neighbour', values)
    const words = near.goal ? districtWords.begun : districtWords.page.waiting
    return prepare('district', { ...values, WAITING: words(code, near), ...goalMarks(code, near) })
  })
  const prepare = async (name: string, values: NeighbourPage | DistrictPage) =>
    prepareDocument(`${name}.html`, fillTemplate(await page(name), { ...values }))
  const picture = keep(drawSignPicture)
  const poster = keep(async code => drawPoster(code, neighbourLink(publicUrl, code)))

  app.get<OfDistrict>(`${NEIGHBOURS}/:district`, async (request, reply) => {
    await reads(request)
    const plate = nameplate(request.params.district)
    if (!plate) return reply.redirect(routes.home + queryOf(request), 303)
    const near = await neighboursIn(plate.code).catch(() => undefined)
    return sendFile(
      request,
      reply,
      await landing(plate.code, near && near.confirmed >= PAGE_FROM ? near : undefined),
    )
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

  app.get<OfDistrict>(`${NEIGHBOURS}/:district/sign.png`, async (request, reply) => {
    await reads(request)
    const plate = nameplate(request.params.district)
    if (!plate) return reply.redirect('/og.png', 303)
    // Other sites show it where somebody shares the link.
    return reply
      .type('image/png')
      .header('cache-control', 'public, max-age=86400')
      .header('cross-origin-resource-policy', 'cross-origin')
      .send(await picture(plate.code))
  })

  app.get<OfDistrict>(`${NEIGHBOURS}/:district${POSTER}`, async (request, reply) => {
    await reads(request)
    const plate = nameplate(request.params.district)
    if (!plate) return reply.redirect(routes.home, 303)
    return reply
      .type('application/pdf')
      .header('cache-control', 'public, max-age=86400')
      .header('content-disposition', `inline; filename="kerbside-${plate.code.toLowerCase()}.pdf"`)
      .send(await poster(plate.code))
  })

  app.get<OfDistrict>(`${NEIGHBOURS}/:district${SHARE}`, async (request, reply) => {
    await reads(request)
    const plate = nameplate(request.params.district)
    if (!plate) return reply.redirect(routes.home + queryOf(request), 303)
    const code = new URLSearchParams(queryOf(request)).get('r') ?? ''
    const link = REFERRAL_CODE.test(code) ? `${publicUrl}${routes.home}?r=${code}` : publicUrl
    const filled = fillTemplate(await page('street'), await streetMarks(plate, link, neighboursIn))
    return reply.type('text/html; charset=utf-8').header('cache-control', 'no-store').send(filled)
  })
}

type OfDistrict = { Params: { district: string } }

const queryOf = ({ url }: Pick<FastifyRequest, 'url'>) =>
  url.includes('?') ? url.slice(url.indexOf('?')) : ''

/** Makes something once for each district and what is known of it, and keeps the latest. */
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
