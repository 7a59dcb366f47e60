import formbody from '@fastify/formbody'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import * as v from 'valibot'
import { carDates } from '#src/content/car-dates.ts'
import type { Site } from '#src/feature.ts'
import { fillTemplate, html } from '#src/http/template.ts'
import { ukDay } from '#src/time/uk-time.ts'
import { calendarFile } from '../calendar-file.ts'
import { readCarDates, type TypedDates } from '../car-dates.ts'
import { FILE, type RemindersPage, reminderRoutes } from '../reminders-page.ts'
import { results } from '../results.ts'

const FIELDS = [...Object.keys(carDates), 'registered', 'ni']
const Typed = v.fallback(
  v.object(Object.fromEntries(FIELDS.map(name => [name, v.fallback(v.string(), '')]))),
  () => Object.fromEntries(FIELDS.map(name => [name, ''])),
)

/** The page that turns a car's dates into a calendar file. It stores nothing, and logs none of what was typed. */
export async function reminderPageRoutes(app: FastifyInstance, { page, reads, config, headers }: Site) {
  await app.register(formbody)
  const host = new URL(config.publicUrl).hostname

  app.get(reminderRoutes.page, async (request, reply) => {
    await reads(request)
    return reply
      .headers(headers)
      .type('text/html; charset=utf-8')
      .send(await filled({}))
  })

  app.post(reminderRoutes.page, async (request, reply) => {
    const { typed, read } = await dates(request)
    reply.headers({ ...headers, 'cache-control': 'no-store' }).type('text/html; charset=utf-8')
    if ('fault' in read) return reply.code(400).send(await filled(typed, { FAULT: read.fault }))
    return reply.send(await filled(typed, { RESULTS: results(typed, read.dates, ukDay(Date.now())) }))
  })

  app.post(reminderRoutes.file, async (request, reply) => {
    const { typed, read } = await dates(request)
    if ('fault' in read)
      return reply
        .code(400)
        .type('text/html; charset=utf-8')
        .send(await filled(typed, { FAULT: read.fault }))
    return reply
      .headers({
        ...headers,
        'cache-control': 'no-store',
        'content-disposition': `attachment; filename="${FILE}"`,
      })
      .type('text/calendar; charset=utf-8; method=PUBLISH')
      .send(calendarFile(read.dates, host, Date.now()))
  })

  async function dates(request: FastifyRequest) {
    await reads(request)
    const typed: TypedDates = v.parse(Typed, request.body)
    return { typed, read: readCarDates(typed, ukDay(Date.now())) }
  }

  async function filled(typed: TypedDates, shown: Partial<Pick<RemindersPage, 'FAULT' | 'RESULTS'>> = {}) {
    const fields = FIELDS.map(name => [name.toUpperCase(), typed[name] ?? ''])
    const values = {
      ...Object.fromEntries(fields),
      TODAY: ukDay(Date.now()),
      FAULT: '',
      RESULTS: html``,
      ...shown,
    }
    return fillTemplate(await page('reminders'), values)
  }
}
