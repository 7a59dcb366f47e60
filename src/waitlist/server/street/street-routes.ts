import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { RateLimit } from '#src/http/rate-limit.ts'
import { prepareDocument, type StaticFile, sendFile } from '#src/http/static-files.ts'
import { fillTemplate } from '#src/http/template.ts'
import { NEIGHBOURS, routes, SHARE } from '#src/routes.ts'
import type { NeighbourPage } from '#src/waitlist/filled-pages.ts'
import { type Nameplate, nameplate } from '#src/waitlist/nameplate.ts'
import type { ConfirmedIn } from '../figures/where.ts'
import { REFERRAL_CODE } from '../member/referral-code.ts'
import { drawSignPicture } from './sign-picture.ts'
import { streetMarks } from './street-marks.ts'

/** How many districts' pages and pictures are kept: 20 MB. */
const KEPT = 80

type StreetRoutes = {
  publicUrl: string
  confirmedIn: ConfirmedIn
  reads: RateLimit
  headers: Record<string, string>
  /** A built page by its name, as a template for `fillTemplate`. */
  page: (name: string) => string | Promise<string>
}

/** A district's pages for links, and the preview picture for such a link. They contain no name. */
export async function streetRoutes(app: FastifyInstance, options: StreetRoutes): Promise<void> {
  const { publicUrl, confirmedIn, reads, headers, page } = options

  const landing = keep(async ({ code }: Nameplate): Promise<StaticFile> => {
    const values: NeighbourPage = { DISTRICT: code, DISTRICT_PATH: code.toLowerCase() }
    return prepareDocument('neighbour.html', fillTemplate(await page('neighbour'), { ...values }), headers)
  })
  const picture = keep(({ code }: Nameplate) => drawSignPicture(code))

  app.get<OfDistrict>(`${NEIGHBOURS}/:district`, async (request, reply) => {
    await reads(request)
    const plate = nameplate(request.params.district)
    if (!plate) return reply.redirect(routes.home + queryOf(request), 303)
    return sendFile(request, reply, await landing(plate))
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
      .send(await picture(plate))
  })

  app.get<OfDistrict>(`${NEIGHBOURS}/:district${SHARE}`, async (request, reply) => {
    await reads(request)
    const plate = nameplate(request.params.district)
    if (!plate) return reply.redirect(routes.home + queryOf(request), 303)
    const code = new URLSearchParams(queryOf(request)).get('r') ?? ''
    const link = REFERRAL_CODE.test(code) ? `${publicUrl}${routes.home}?r=${code}` : publicUrl
    const filled = fillTemplate(await page('street'), await streetMarks(plate, link, confirmedIn))
    return reply.type('text/html; charset=utf-8').header('cache-control', 'no-store').send(filled)
  })
}

type OfDistrict = { Params: { district: string } }

const queryOf = ({ url }: Pick<FastifyRequest, 'url'>) =>
  url.includes('?') ? url.slice(url.indexOf('?')) : ''

/** Makes something once for each district, and keeps the latest. */
function keep<Made>(make: (plate: Nameplate) => Promise<Made>) {
  const kept = new Map<string, Promise<Made>>()
  return (plate: Nameplate): Promise<Made> => {
    const { code } = plate
    const made = kept.get(code) ?? make(plate)
    kept.delete(code)
    kept.set(code, made)
    made.catch(() => kept.delete(code))
    if (kept.size > KEPT) kept.delete(kept.keys().next().value!)
    return made
  }
}
