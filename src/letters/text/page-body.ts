import { escapeHtml } from '#src/http/template.ts'
import { buttonOf, headingLevel, htmlWriter } from './markdown.ts'

/** Writes a letter's Markdown as HTML for the site, whose style sheet does the rest: its policy allows no inline styles. */
export const pageBody = htmlWriter({
  heading({ tokens, depth }) {
    const level = headingLevel(depth)
    return `<h${level}>${this.parser.parseInline(tokens)}</h${level}>\n`
  },
  paragraph({ tokens }) {
    const button = buttonOf(tokens)
    return button && isSafe(button.href)
      ? `<p><a class="button" href="${escapeHtml(button.href)}">${escapeHtml(button.text)}</a></p>\n`
      : false
  },
  link({ href, tokens }) {
    const words = this.parser.parseInline(tokens)
    return isSafe(href) ? `<a href="${escapeHtml(href)}">${words}</a>` : words
  },
  image: ({ href, text }) =>
    isSafe(href)
      ? `<img src="${escapeHtml(href)}" alt="${escapeHtml(text)}" loading="lazy">`
      : escapeHtml(text),
})

/** Rejects script links, in case the database was tampered with: a feed reader has no policy that stops them. */
const isSafe = (href: string): boolean =>
  /^(?:https?|mailto|tel):$/.test(URL.parse(href, 'https://x')?.protocol ?? '')
