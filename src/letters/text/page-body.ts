import { escapeHtml } from '#src/http/template.ts'
import { buttonOf, type Token, type Tokens, wordsOf } from './markdown.ts'

const TAGS: Record<string, string> = {
  strong: 'strong',
  em: 'em',
  del: 's',
  codespan: 'code',
  paragraph: 'p',
  blockquote: 'blockquote',
}

/** Writes a letter's Markdown as HTML for the site, whose style sheet does the rest: its policy allows no inline styles. */
export function pageBody(tokens: readonly Token[]): string {
  return tokens.map(htmlOf).join('\n')
}

function htmlOf(token: Token): string {
  const inner = () =>
    'tokens' in token && token.tokens ? token.tokens.map(htmlOf).join('') : escapeHtml(wordsOf(token))
  const button = buttonOf(token)
  if (button)
    return `<p><a class="button" href="${escapeHtml(button.href)}">${escapeHtml(button.text)}</a></p>`
  switch (token.type) {
    case 'space':
      return ''
    case 'br':
      return '<br>'
    case 'hr':
      return '<hr>'
    case 'heading': {
      const level = Math.min(4, Math.max(2, (token as Tokens.Heading).depth))
      return `<h${level}>${inner()}</h${level}>`
    }
    case 'list': {
      const { ordered, items } = token as Tokens.List
      const tag = ordered ? 'ol' : 'ul'
      return `<${tag}>${items.map(item => `<li>${item.tokens.map(htmlOf).join('')}</li>`).join('')}</${tag}>`
    }
    case 'table': {
      const { header, rows } = token as Tokens.Table
      const cells = (tag: string, row: Tokens.TableCell[]) =>
        `<tr>${row.map(cell => `<${tag}>${cell.tokens.map(htmlOf).join('')}</${tag}>`).join('')}</tr>`
      return `<table>${cells('th', header)}${rows.map(row => cells('td', row)).join('')}</table>`
    }
    case 'code':
      return `<pre>${escapeHtml(wordsOf(token))}</pre>`
    case 'link':
      if (!isSafe((token as Tokens.Link).href)) return inner()
      return `<a href="${escapeHtml((token as Tokens.Link).href)}">${inner()}</a>`
    case 'image': {
      const { href, text } = token as Tokens.Image
      if (!isSafe(href)) return escapeHtml(text)
      return `<img src="${escapeHtml(href)}" alt="${escapeHtml(text)}" loading="lazy">`
    }
    default: {
      const tag = TAGS[token.type]
      return tag ? `<${tag}>${inner()}</${tag}>` : inner()
    }
  }
}

/** Rejects script links, in case the database was tampered with: a feed reader has no policy that stops them. */
const isSafe = (href: string): boolean =>
  /^(?:https?|mailto|tel):$/.test(URL.parse(href, 'https://x')?.protocol ?? '')
