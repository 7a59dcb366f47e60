import formbody from '@fastify/formbody'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import * as v from 'valibot'
import { PRICE, type Question, questionsFor, questionWords } from '#src/content/question.ts'
import type { Site, SitePart } from '#src/feature.ts'
import { HttpError } from '#src/http/http-error.ts'
import { fillTemplate, html } from '#src/http/template.ts'
import { mailRoutes, routes } from '#src/routes.ts'
import type { FormPlace } from '#src/waitlist/entry.ts'
import type { JoinedPage } from '#src/waitlist/filled-pages.ts'
import type { Joined } from '#src/waitlist/server/join/join-follower.ts'
import type { Member } from '#src/waitlist/server/member/personal-data.ts'
import { questionRoutes } from '../question-routes.ts'
import { type Chosen, change, choicesOf, keepFirst, takeBack } from './choice-store.ts'
import { drawQuestion } from './draw-question.ts'
import { createJoinTokens } from './join-token.ts'

const text = v.fallback(v.string(), '')
const Posted = v.fallback(v.object({ ask: text, question: text, chosen: text, form: text }), {
  ask: '',
  question: '',
  chosen: '',
  form: '',
})

/** The questions' part of the site: with each join, on the success page without script, and on people's own page. */
export function createQuestions({ database, reads, headers, page }: Site): SitePart {
  const tokens = createJoinTokens(database)
  const askedOf = async ({ email_key }: Joined) => questionsFor(await tokens.rung(email_key))

  /** Stores a choice. Returns what was asked; undefined for a token that is forged or too old. Throws an HttpError. */
  async function choose(request: FastifyRequest, { ask, question, chosen }: v.InferOutput<typeof Posted>) {
    await reads(request)
    const joined = await tokens.read(ask)
    if (!joined) return undefined
    const asked = await askedOf(joined)
    await keepFirst(database, joined, pick(asked, question, chosen), Date.now())
    return asked
  }

  return {
    follows: {
      async tells(joined) {
        const [ask, pence] = await Promise.all([tokens.token(joined), tokens.rung(joined.email_key)])
        return { ask, ...(pence !== undefined && { pence }) }
      },
      leadsTo: async (joined, form) => pageFor(await tokens.token(joined), form),
    },

    async routes(app) {
      await app.register(formbody)

      app.post(questionRoutes.choose, async (request, reply) => {
        if (!(await choose(request, v.parse(Posted, request.body))))
          throw new HttpError(400, 'too_late', questionWords.late)
        return reply.code(201).header('cache-control', 'no-store').send({ noted: true })
      })

      app.post(questionRoutes.page, async (request, reply) => {
        const posted = v.parse(Posted, request.body)
        const form = placeOf(posted.form)
        const asked = await choose(request, posted)
        if (!asked) return reply.redirect(routes.joined[form], 303)
        return reply.redirect(`${pageFor(posted.ask, form, next(asked, posted.question))}#question`, 303)
      })

      pageRoute(app)
    },

    ownPart: {
      async draw(member, token) {
        const [asked, chosen] = await Promise.all([askedOn(member), choicesOf(database, member)])
        const chosenOf = ({ id }: Question) => chosen.find(({ question }) => question === id)?.chosen
        return html`<section id="questions"><h2>${questionWords.own.title}</h2><p>${questionWords.free}</p>
          ${asked.map(question =>
            drawQuestion(question, {
              action: `${mailRoutes.own}#questions`,
              fields: { t: token },
              chosen: chosenOf(question),
              none: questionWords.own.none,
            }),
          )}</section>`
      },

      async take(member, body) {
        const { question, chosen } = v.parse(Posted, body)
        const asked = await askedOn(member)
        if (!asked.some(({ id }) => id === question)) return undefined
        if (chosen) await change(database, member, pick(asked, question, chosen), Date.now())
        else await takeBack(database, member, question, Date.now())
        return chosen ? questionWords.own.saved : questionWords.own.takenBack
      },
    },
  }

  /** On their own page people are asked about the figure that they answered, if they did. */
  async function askedOn(member: Member) {
    const answered = (await choicesOf(database, member)).find(({ question }) => question === PRICE)
    return questionsFor(answered?.pence ?? (await tokens.rung(member.email_key)))
  }

  function pageRoute(app: FastifyInstance) {
    app.get<{ Querystring: { ask?: unknown; question?: unknown; form?: unknown } }>(
      questionRoutes.page,
      async (request, reply) => {
        await reads(request)
        const { ask, question, form } = request.query
        const place = placeOf(form)
        const joined = typeof ask === 'string' ? await tokens.read(ask) : undefined
        if (!joined) return reply.redirect(routes.joined[place], 303)
        const token = ask as string
        const asked = await askedOf(joined)
        const shown = question === undefined ? asked[0] : asked.find(({ id }) => id === question)
        const values: JoinedPage = {
          NEXT: shown
            ? html`<section class="question" id="question">${drawQuestion(shown, {
                action: questionRoutes.page,
                fields: { ask: token, form: place },
              })}<p>${questionWords.free}
              <a class="skip-question" href="${pageFor(token, place, next(asked, shown.id))}#question">${questionWords.skip}</a></p></section>`
            : html`<section class="question" id="question"><h3>${questionWords.thanks}</h3></section>`,
        }
        return reply
          .headers({ ...headers, 'cache-control': 'no-store', 'referrer-policy': 'same-origin' })
          .type('text/html; charset=utf-8')
          .send(fillTemplate(await page(`joined-${place}`), values))
      },
    )
  }
}

const placeOf = (form: unknown): FormPlace => (form === 'banner' ? 'banner' : 'hero')

/** Returns the success page with a question; without one, with the first. */
function pageFor(ask: string, form: FormPlace, question?: string): string {
  const query = new URLSearchParams({ ask, form, ...(question !== undefined && { question }) })
  return `${questionRoutes.page}?${query}`
}

/** Returns the question after another; “done” after the last. */
const next = (asked: readonly Question[], id: string) =>
  asked[asked.findIndex(question => question.id === id) + 1]?.id ?? 'done'

/** Returns what was chosen. Throws an HttpError if the question or the choice is none of those asked. */
function pick(asked: readonly Question[], id: string, chosen: string): Chosen {
  const question = asked.find(question => question.id === id)
  if (!question) throw new HttpError(400, 'unknown', 'There is no such question.', { field: 'question' })
  if (!Object.hasOwn(question.choices, chosen))
    throw new HttpError(400, 'unknown', 'There is no such choice.', { field: 'chosen' })
  return { question, chosen }
}
