import { PRICE, questionsFor, questionWords } from '#src/content/question.ts'
import type { Database } from '#src/db/database.ts'
import { html } from '#src/http/template.ts'
import { mailRoutes } from '#src/routes.ts'
import type { OwnPart } from '#src/waitlist/server/confirm/link-holder.ts'
import type { Member } from '#src/waitlist/server/member/personal-data.ts'
import { change, choicesOf, takeBack } from './choice-store.ts'
import type { JoinTokens } from './join-token.ts'
import { chosenOf, drawQuestion, readPosted } from './question-form.ts'

const { own: words, free } = questionWords

/** The questions on the page of somebody who has confirmed: each with its answer, to change or take back. */
export function createOwnQuestions(database: Database, tokens: JoinTokens): OwnPart {
  async function read(member: Member) {
    const choices = await choicesOf(database, member)
    // Anyone who was asked about a figure is asked about the same one.
    const pence = choices.find(({ question }) => question === PRICE)?.pence
    return { choices, asked: questionsFor(pence ?? (await tokens.rung(member.email_key))) }
  }

  return {
    async draw(member, token) {
      const { choices, asked } = await read(member)
      return html`<section id="questions"><h2>${words.title}</h2><p>${free}</p>
        ${asked.map(question =>
          drawQuestion(question, {
            action: `${mailRoutes.own}#questions`,
            fields: { t: token },
            chosen: choices.find(choice => choice.question === question.id)?.chosen,
            none: words.none,
          }),
        )}</section>`
    },

    async take(member, body) {
      const posted = readPosted(body)
      const { asked } = await read(member)
      if (!asked.some(({ id }) => id === posted.question)) return undefined
      if (posted.chosen) await change(database, member, chosenOf(asked, posted))
      else await takeBack(database, member, posted.question)
      return posted.chosen ? words.saved : words.takenBack
    },
  }
}
