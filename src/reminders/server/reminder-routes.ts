import formbody from '@fastify/formbody'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { carDates } from '#src/content/car-dates.ts'
import type { Site } from '#src/feature.ts'
import { fillTemplate, html } from '#src/http/template.ts'
import { ukDay } from '#src/time/uk-time.ts'
import { textOf } from '#src/waitlist/server/confirm/link-holder.ts'
import { calendarFile } from '../calendar-file.ts'
import { type DateFault, readCarDates, type TypedDates } from '../car-dates.ts'
import { dateFields, results } from '../date-form.ts'
import { FILE, type RemindersPage, reminderRoutes } from '../reminders-page.ts'

/** The fields of the form. */
export const FIELDS = [...Object.keys(carDates), 'registered', 'ni']
/** Returns what was typed; a field that is missing, or is not text, is empty. */
export const typedIn = (body: unknown, names: readonly string[] = FIELDS): Record<string, string> =>
  Object.fromEntries(names.map(name => [name, textOf(body, name) ?? '']))

/** The page that turns a car's dates into a calendar file. It stores nothing, and logs none of what was typed. */
export async function reminderPageRoutes(app: FastifyInstance, { page, reads, config, headers }: Site) {
  await app.register(formbody)
  const host = new URL(config.publicUrl).hostname

  async function send(reply: FastifyReply, typed: TypedDates, RESULTS = html``, fault?: DateFault) {
    const from = ukDay(Date.now())
    const values: RemindersPage = { RESULTS, FIELDS: dateFields({ typed, fault, from }) }
    return reply
      .code(fault ? 400 : 200)
      .headers(headers)
      .type('text/html; charset=utf-8')
      .send(fillTemplate(await page('reminders'), values))
  }

  app.get(reminderRoutes.page, async (request, reply) => {
    await reads(request)
    return send(reply, {})
  })

  for (const path of Object.values(reminderRoutes))
    app.post(path, async (request, reply) => {
      await reads(request)
      const typed = typedIn(request.body)
      const now = Date.now()
      const read = readCarDates(typed, ukDay(now))
      reply.headers({ ...headers, 'cache-control': 'no-store' })
      if ('fault' in read) return send(reply, typed, html``, read)
      if (path === reminderRoutes.page) return send(reply, typed, results(typed, read.dates, ukDay(now)))
      return reply
        .header('content-disposition', `attachment; filename="${FILE}"`)
        .type('text/calendar; charset=utf-8; method=PUBLISH')
        .send(calendarFile(read.dates, host, now))
    })
}
