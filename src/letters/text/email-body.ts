import type { Parser } from 'marked'
import { escapeHtml } from '#src/http/template.ts'
import { ALT_TEXT, buttonHtml, CODE, FONT, TEXT } from '#src/waitlist/server/mails/layout/styles.ts'
import { letterLink, type Site } from '../letter.ts'
import { pictureOf } from '../pictures/picture-path.ts'
import { buttonOf, headingLevel, htmlWriter, type Token, type Tokens, wordsOf } from './markdown.ts'

/** A heading's size and line height by level; level 1 is the title's. */
const HEADINGS: Record<number, string> = { 2: '28px/1.15', 3: '24px/1.2', 4: '19px/1.3' }
/** The width of the card, in pixels. Wide pictures fill it. */
const PICTURE = 512
/** A table used only for layout. */
const LAYOUT = '<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0"'

/**
 * Writes a letter's Markdown as HTML for email: with inline styles, and with tables where Outlook, which renders with
 * Word, needs them.
 */
export function emailBody(tokens: readonly Token[], site: Site): string {
  const write = htmlWriter({
    heading({ tokens, depth }) {
      const level = headingLevel(depth)
      return `<h${level} class="title" style="margin:32px 0 12px;font:800 ${HEADINGS[level]} ${FONT};color:#0f4a3a">${this.parser.parseInline(tokens)}</h${level}>\n`
    },
    paragraph({ tokens }) {
      const button = buttonOf(tokens)
      return button
        ? buttonHtml({ text: button.text, url: letterLink(button.href, site) })
        : `<p class="ink" style="${TEXT}">${this.parser.parseInline(tokens)}</p>\n`
    },
    list(list) {
      return listHtml(this.parser, list)
    },
    blockquote({ tokens }) {
      return `${LAYOUT} style="margin:0 0 20px"><tr><td class="soft" bgcolor="#dff3ea" style="padding:20px 24px 4px;background:#dff3ea;border-left:4px solid #1e9e6a;border-radius:0 16px 16px 0">${this.parser.parse(tokens)}</td></tr></table>\n`
    },
    hr: () =>
      `${LAYOUT} style="margin:8px 0 28px"><tr><td class="line" style="height:1px;border-top:1px solid #cfe3d9;font-size:0;line-height:0">&nbsp;</td></tr></table>\n`,
    /** A table that is too wide for a phone scrolls sideways without breaking words. */
    table({ header, rows }) {
      const cell = (tag: 'th' | 'td', edge: string) => (one: Tokens.TableCell) =>
        `<${tag} align="${one.align ?? 'left'}" class="ink line" style="padding:8px 12px 8px 0;word-break:normal;border-top:${edge};font:${tag === 'th' ? 700 : 400} 16px/1.4 ${FONT};color:#10261f">${this.parser.parseInline(one.tokens)}</${tag}>`
      const body = rows.map(row => `<tr>${row.map(cell('td', '1px solid #cfe3d9')).join('')}</tr>`)
      return `<div style="margin:0 0 24px;overflow-x:auto"><table width="100%" cellpadding="0" cellspacing="0" border="0"><tr>${header.map(cell('th', '0')).join('')}</tr>${body.join('')}</table></div>\n`
    },
    code: token => `<p class="ink" style="${TEXT};${CODE}">${codeHtml(wordsOf(token))}</p>\n`,
    del({ tokens }) {
      return `<s>${this.parser.parseInline(tokens)}</s>`
    },
    codespan: token => `<span style="${CODE}">${escapeHtml(wordsOf(token))}</span>`,
    link({ href, tokens }) {
      return `<a class="link" href="${escapeHtml(letterLink(href, site))}" style="color:#0f6a4c">${this.parser.parseInline(tokens)}</a>`
    },
    image({ href, text }) {
      const own = pictureOf(href)
      if (!own) return escapeHtml(text)
      const width = Math.min(own.width, PICTURE)
      const height = Math.round((own.height * width) / own.width)
      return `<img class="soft ink" src="${escapeHtml(site.publicUrl + href)}" alt="${escapeHtml(text)}" width="${width}" height="${height}" style="display:block;width:100%;max-width:${width}px;height:auto;border:0;border-radius:16px;background:#dff3ea;${ALT_TEXT}">`
    },
  })
  return write(tokens)
}

/** `within`: a list inside another list's item, which already has space below it. */
function listHtml(parser: Parser, { ordered, start, items }: Tokens.List, within = false): string {
  const [tag, from] = ordered ? ['ol', start === 1 ? '' : ` start="${start}"`] : ['ul', '']
  const rows = items.map(
    ({ tokens }) => `<li class="ink" style="${TEXT};margin:0 0 8px">${tokens.map(part).join('')}</li>`,
  )
  return `<${tag}${from} style="margin:${within ? '8px 0 0' : '0 0 20px'} 24px;padding:0">${rows.join('\n')}</${tag}>\n`

  /** An item's paragraphs become lines, as the space between paragraphs would break up the list. */
  function part(token: Token): string {
    if (token.type === 'list') return listHtml(parser, token as Tokens.List, true)
    return token.type === 'paragraph'
      ? `${parser.parseInline(token.tokens ?? [])}<br>`
      : parser.parse([token])
  }
}

/** Keeps lines and spaces as they were written, which Outlook would drop. */
const codeHtml = (code: string) =>
  escapeHtml(code)
    .replace(/^ | (?= )/gm, '&nbsp;')
    .replaceAll('\n', '<br>')
