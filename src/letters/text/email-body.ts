import { escapeHtml } from '#src/http/template.ts'
import { ALT_TEXT, buttonHtml, CODE, FONT, TEXT } from '#src/waitlist/server/mails/layout/styles.ts'
import { letterLink, type Site } from '../letter.ts'
import { buttonOf, type Token, type Tokens, wordsOf } from './markdown.ts'

/** A heading's size and line height by level; the first level is the title's. */
const HEADINGS: Record<number, string> = { 1: '28px/1.15', 2: '24px/1.2', 3: '19px/1.3' }
/** The width of the card, which pictures fill, in pixels. */
const PICTURE = 512

/** Writes a letter's Markdown as HTML for email: inline styles, and tables where Outlook, which renders with Word, needs them. */
export function emailBody(tokens: readonly Token[], site: Site): string {
  const inline = (inner: readonly Token[] = []): string => inner.map(inlineOf).join('')
  return tokens.map(blockOf).join('\n')

  function blockOf(token: Token): string {
    const button = buttonOf(token)
    if (button) return buttonHtml({ text: button.text, url: letterLink(button.href, site) })
    switch (token.type) {
      case 'heading': {
        const level = Math.min(4, Math.max(2, (token as Tokens.Heading).depth))
        const size = HEADINGS[level - 1] ?? HEADINGS[3]
        return `<h${level} class="title" style="margin:32px 0 12px;font:800 ${size} ${FONT};color:#0f4a3a">${inline(token.tokens)}</h${level}>`
      }
      case 'list':
        return listOf(token as Tokens.List)
      case 'blockquote':
        return `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="margin:0 0 20px"><tr><td class="soft" bgcolor="#dff3ea" style="padding:20px 24px 4px;background:#dff3ea;border-left:4px solid #1e9e6a;border-radius:0 16px 16px 0">${(token.tokens ?? []).map(blockOf).join('\n')}</td></tr></table>`
      case 'hr':
        return `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="margin:8px 0 28px"><tr><td class="line" style="height:1px;border-top:1px solid #cfe3d9;font-size:0;line-height:0">&nbsp;</td></tr></table>`
      case 'table':
        return tableOf(token as Tokens.Table)
      case 'code':
        return `<p class="ink" style="${TEXT};${CODE}">${codeHtml(wordsOf(token))}</p>`
      case 'paragraph':
        return `<p class="ink" style="${TEXT}">${inline(token.tokens)}</p>`
      default:
        return inlineOf(token)
    }
  }

  /** `within`: a list inside another's item, which already has space below it. */
  function listOf({ ordered, start, items }: Tokens.List, within = false): string {
    const [tag, from] = ordered ? ['ol', start === 1 ? '' : ` start="${start}"`] : ['ul', '']
    const rows = items.map(
      item => `<li class="ink" style="${TEXT};margin:0 0 8px">${item.tokens.map(itemPart).join('')}</li>`,
    )
    return `<${tag}${from} style="margin:${within ? '8px 0 0' : '0 0 20px'} 24px;padding:0">${rows.join('\n')}</${tag}>`
  }

  /** An item's paragraphs become lines: paragraph spacing would tear a list apart. */
  function itemPart(token: Token): string {
    if (token.type === 'space') return ''
    if (token.type === 'list') return listOf(token as Tokens.List, true)
    if (token.type === 'paragraph') return `${inline(token.tokens)}<br>`
    return token.type === 'text' ? inlineOf(token) : blockOf(token)
  }

  /** A table that is too wide for a phone scrolls sideways without breaking words. */
  function tableOf({ header, rows }: Tokens.Table): string {
    const cell = (tag: 'th' | 'td', edge: string) => (one: Tokens.TableCell) =>
      `<${tag} align="${one.align ?? 'left'}" class="ink line" style="padding:8px 12px 8px 0;word-break:normal;border-top:${edge};font:${tag === 'th' ? 700 : 400} 16px/1.4 ${FONT};color:#10261f">${inline(one.tokens)}</${tag}>`
    const body = rows.map(row => `<tr>${row.map(cell('td', '1px solid #cfe3d9')).join('')}</tr>`)
    return `<div style="margin:0 0 24px;overflow-x:auto"><table width="100%" cellpadding="0" cellspacing="0" border="0"><tr>${header.map(cell('th', '0')).join('')}</tr>${body.join('')}</table></div>`
  }

  function inlineOf(token: Token): string {
    switch (token.type) {
      case 'strong':
        return `<strong>${inline(token.tokens)}</strong>`
      case 'em':
        return `<em>${inline(token.tokens)}</em>`
      case 'del':
        return `<s>${inline(token.tokens)}</s>`
      case 'br':
        return '<br>'
      case 'codespan':
        return `<span style="${CODE}">${escapeHtml(wordsOf(token))}</span>`
      case 'link':
        return `<a class="link" href="${escapeHtml(letterLink((token as Tokens.Link).href, site))}" style="color:#0f6a4c">${inline(token.tokens)}</a>`
      case 'image': {
        const { href, text } = token as Tokens.Image
        const source = URL.parse(href, site.publicUrl)?.href ?? ''
        return `<img class="soft ink" src="${escapeHtml(source)}" alt="${escapeHtml(text)}" width="${PICTURE}" style="display:block;width:100%;max-width:${PICTURE}px;height:auto;border:0;border-radius:16px;background:#dff3ea;${ALT_TEXT}">`
      }
      default:
        return 'tokens' in token && token.tokens ? inline(token.tokens) : escapeHtml(wordsOf(token))
    }
  }
}

/** Keeps lines and spaces as they were written, which Outlook would drop. */
const codeHtml = (code: string) =>
  escapeHtml(code)
    .replace(/^ | (?= )/gm, '&nbsp;')
    .replaceAll('\n', '<br>')
