import { type QuestionId, questionsFor } from '#src/content/question.ts'
import { ukDay, ukMidnight } from '#src/time/uk-time.ts'
import { someOf } from '#src/waitlist/founder/filters/filter-field.ts'

/**
 * Filters by what people chose. Like the page Questions, they count only people who answered before today and are
 * still subscribed. There is none for the price.
 */
export const answerFilters = questionsFor(undefined).map(({ id, text, choices }) => ({
  ...someOf(
    id as QuestionId,
    { title: text, description: `only people who answered “${text}” like this before today` },
    choices,
    {
      sql: (places, { place }) =>
        `unsubscribed_at is null and email_key in (select email_key from choice where question = '${id}'
          and chosen in (${places}) and chosen_at < ${place(ukMidnight(ukDay(Date.now()))!)})`,
      words: chosen => `who chose ${chosen}`,
    },
  ),
  hidesFew: true as const,
}))
