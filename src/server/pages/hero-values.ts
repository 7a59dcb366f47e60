import { hero } from '#src/content/landing.ts'
import { html } from '#src/http/template.ts'
import type { HeroValues } from '#src/site-values.ts'
import type { Shown } from '#src/sources/experiment/hero-words.ts'

/** What stands for the marks of the landing page's first words: the page's own where no experiment shows others. */
export function heroValues({ words, mark }: Shown = { words: hero, mark: '' }): HeroValues {
  const [first, second, third, last] = words.headline
  return {
    HEADLINE_FIRST: first,
    HEADLINE_SECOND: second,
    HEADLINE_THIRD: third,
    HEADLINE_LAST: last,
    LEAD: words.lead,
    READ_QUERY: mark && `&e=${mark}`,
    READ_FIELDS: mark
      ? html`<input type="hidden" name="e" value="${mark}" form="hero-form"><input type="hidden" name="e" value="${mark}" form="banner-form">`
      : '',
  }
}
