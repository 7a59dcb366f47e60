import formbody from '@fastify/formbody'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { type Question, questionsFor, questionWords as words } from '#src/content/question.ts'
import type { Site } from '#src/feature.ts'
import { HttpError } from '#src/http/http-error.ts'
import { fillTemplate, html } from '#src/http/template.ts'
import { routes } from '#src/routes.ts'
import type { FormPlace } from '#src/waitlist/entry.ts'
import type { JoinedPage } from '#src/waitlist/filled-pages.ts'
import type { Joined } from '#src/waitlist/server/join/join-follower.ts'
import { questionRoutes } from '../question-routes.ts'
import { keepFirst } from './choice-store.ts'
import { drawQuestion } from './draw-question.ts'
import type { JoinTokens } from './join-token.ts'
import { chosenOf, type Posted, readPosted } from './posted-choice.ts'

/** Takes the answers of people who have just joined, and asks those without script on the success page. */
export async function joinedRoutes(app: FastifyInstance, site: Site, tokens: JoinTokens): Promise<void> {
  const { database, reads, headers, page } = site
  const askedOf = async ({ email_key }: Joined) => questionsFor(await tokens.rung(email_key))
  await app.register(formbody)

  /** Stores a choice. Returns what was asked; undefined for a token that is forged or too old. Throws an HttpError. */
  async function choose(request: FastifyRequest, posted: Posted) {
    await reads(request)
    const joined = await tokens.read(posted.ask)
    if (!joined) return undefined
    const asked = await askedOf(joined)
    await keepFirst(database, joined, chosenOf(asked, posted), Date.now())
    return asked
  }

  app.post(questionRoutes.choose, async (request, reply) => {
    if (!(await choose(request, readPosted(request.body)))) throw new HttpError(400, 'too_late', words.late)
    return reply.code(201).header('cache-control', 'no-store').send({ noted: true })
  })

  app.post(questionRoutes.page, async (request, reply) => {
    const posted = readPosted(request.body)
    const place = placeOf(posted.form)
    const asked = await choose(request, posted)
    const to = asked && pageFor(posted.ask, place, next(asked, posted.question))
    return reply.redirect(to ? `${to}#question` : routes.joined[place], 303)
  })

  app.get(questionRoutes.page, async (request, reply) => {
    await reads(request)
    const { ask, question, form } = readPosted(request.query)
    const place = placeOf(form)
    const joined = await tokens.read(ask)
    if (!joined) return reply.redirect(routes.joined[place], 303)
    const values: JoinedPage = { NEXT: drawNext(await askedOf(joined), question, ask, place) }
    return reply
      .headers({ ...headers, 'cache-control': 'no-store', 'referrer-policy': 'same-origin' })
      .type('text/html; charset=utf-8')
      .send(fillTemplate(await page(`joined-${place}`), values))
  })
}

/** Returns the success page with a question; without one, with the first. */
export function pageFor(ask: string, form: FormPlace, question?: string): string {
  const query = new URLSearchParams({ ask, form, ...(question !== undefined && { question }) })
  return `${questionRoutes.page}?${query}`
}

/** Draws a question, the first if none is named, or the thanks after the last. */
function drawNext(asked: readonly Question[], id: string, ask: string, form: FormPlace) {
  const question = id ? asked.find(question => question.id === id) : asked[0]
  if (!question) return html`<section class="question" id="question"><h2>${words.thanks}</h2></section>`
  return html`<section class="question" id="question">
    ${drawQuestion(question, { action: questionRoutes.page, fields: { ask, form } })}
    <p>${words.free} <a class="skip-question" href="${pageFor(ask, form, next(asked, question.id))}#question">${words.skip}</a></p></section>`
}

const placeOf = (form: unknown): FormPlace => (form === 'banner' ? 'banner' : 'hero')

/** Returns the question after another; “done” after the last. */
const next = (asked: readonly Question[], id: string) =>
  asked[asked.findIndex(question => question.id === id) + 1]?.id ?? 'done'
