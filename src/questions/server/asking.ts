import formbody from '@fastify/formbody'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { PRICE, type Question, questionsFor, questionWords as words } from '#src/content/question.ts'
import type { Database } from '#src/db/database.ts'
import type { Site } from '#src/feature.ts'
import { HttpError } from '#src/http/http-error.ts'
import { fillTemplate, html } from '#src/http/template.ts'
import { mailRoutes, routes } from '#src/routes.ts'
import type { JoinedPage } from '#src/waitlist/filled-pages.ts'
import type { OwnPart } from '#src/waitlist/server/confirm/link-holder.ts'
import type { Joined } from '#src/waitlist/server/join/join-follower.ts'
import type { Member } from '#src/waitlist/server/member/personal-data.ts'
import { questionRoutes } from '../question-routes.ts'
import { change, choicesOf, keepFirst, takeBack } from './choice-store.ts'
import type { JoinTokens } from './join-token.ts'
import { chosenOf, drawQuestion, type Posted, readPosted } from './question-form.ts'

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
    await keepFirst(database, joined, chosenOf(asked, posted))
    return asked
  }

  app.post(questionRoutes.choose, async (request, reply) => {
    if (!(await choose(request, readPosted(request.body)))) throw new HttpError(400, 'too_late', words.late)
    return reply.code(201).header('cache-control', 'no-store').send({ noted: true })
  })

  app.post(questionRoutes.page, async (request, reply) => {
    const posted = readPosted(request.body)
    const asked = await choose(request, posted)
    return reply.redirect(asked ? nextPage(asked, posted) : routes.joined[posted.form], 303)
  })

  app.get(questionRoutes.page, async (request, reply) => {
    await reads(request)
    const posted = readPosted(request.query)
    const joined = await tokens.read(posted.ask)
    if (!joined) return reply.redirect(routes.joined[posted.form], 303)
    const values: JoinedPage = { NEXT: drawNext(await askedOf(joined), posted) }
    return reply
      .headers({ ...headers, 'cache-control': 'no-store', 'referrer-policy': 'same-origin' })
      .type('text/html; charset=utf-8')
      .send(fillTemplate(await page(`joined-${posted.form}`), values))
  })
}

type Place = Pick<Posted, 'ask' | 'form'>

/** Returns the address of the success page with the first question. */
export const pageFor = ({ ask, form }: Place): string =>
  `${questionRoutes.page}?${new URLSearchParams({ ask, form })}`

/** Returns the address of the success page with the next question, or with the thanks after the last one. */
function nextPage(asked: readonly Question[], { question, ...place }: Place & { question: string }): string {
  const next = asked[asked.findIndex(({ id }) => id === question) + 1]?.id ?? 'done'
  return `${pageFor(place)}&question=${next}#question`
}

/** Draws the named question, the first if none is named, or the thanks after the last one. */
function drawNext(asked: readonly Question[], { ask, form, question: id }: Posted) {
  const question = id ? asked.find(question => question.id === id) : asked[0]
  if (!question) return html`<section class="question" id="question"><h2>${words.thanks}</h2></section>`
  return html`<section class="question" id="question">
    ${drawQuestion(question, { action: questionRoutes.page, fields: { ask, form } })}
    <p>${words.free} <a class="skip-question" href="${nextPage(asked, { ask, form, question: question.id })}">${words.skip}</a></p></section>`
}

/** The questions on the page of somebody who has confirmed: each with its answer, to change or take back. */
export function createOwnQuestions(database: Database, tokens: JoinTokens): OwnPart {
  async function read(member: Member) {
    const choices = await choicesOf(database, member)
    // Anyone who has answered about a figure is asked about the same one again.
    const pence = choices.find(({ question }) => question === PRICE)?.pence
    return { choices, asked: questionsFor(pence ?? (await tokens.rung(member.email_key))) }
  }

  return {
    async draw(member, token) {
      const { choices, asked } = await read(member)
      return html`<section id="questions"><h2>${words.own.title}</h2><p>${words.free}</p>
        ${asked.map(question =>
          drawQuestion(question, {
            action: `${mailRoutes.own}#questions`,
            fields: { t: token },
            chosen: choices.find(choice => choice.question === question.id)?.chosen,
            none: words.own.none,
          }),
        )}</section>`
    },

    async take(member, body) {
      const posted = readPosted(body)
      const { asked } = await read(member)
      if (!asked.some(({ id }) => id === posted.question)) return undefined
      if (posted.chosen) await change(database, member, chosenOf(asked, posted))
      else await takeBack(database, member, posted.question)
      return posted.chosen ? words.own.saved : words.own.takenBack
    },
  }
}
