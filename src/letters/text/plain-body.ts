import { wrapped } from '#src/mail/wrapped.ts'
import { letterLink, type Site } from '../letter.ts'
import { buttonOf, plainOf, type Token, type Tokens, wordsOf } from './markdown.ts'

/** The longest line, in characters: mail programs break longer ones badly. */
const WIDTH = 72

/** Writes a letter's Markdown as the text part of an email, with each address in full. */
export function plainBody(tokens: readonly Token[], site: Site): string[] {
  return blocks(tokens)

  function blocks(some: readonly Token[]): string[] {
    return some.filter(({ type }) => type !== 'space').map(blockOf)
  }

  function blockOf(token: Token): string {
    const button = token.type === 'paragraph' ? buttonOf(token.tokens) : undefined
    if (button) return `${button.text}:\n${letterLink(button.href, site)}`
    switch (token.type) {
      case 'heading': {
        const words = plainOf(token.tokens)
        return `${words}\n${'-'.repeat(Math.min(WIDTH, words.length))}`
      }
      case 'list': {
        const { ordered, start, items } = token as Tokens.List
        const marks = items.map((_, i) => (ordered ? `${Number(start || 1) + i}. ` : '- '))
        return items.map((item, i) => indented(blocks(item.tokens).join('\n'), marks[i]!)).join('\n')
      }
      case 'blockquote':
        return blocks(token.tokens ?? [])
          .join('\n\n')
          .replace(/^/gm, '> ')
      case 'hr':
        return '* * *'
      case 'table': {
        const { header, rows } = token as Tokens.Table
        const names = header.map(cell => inline(cell.tokens))
        const lines = rows.map(row => row.map((cell, i) => `${names[i]}: ${inline(cell.tokens)}`))
        return lines.map(some => some.join('\n')).join('\n\n')
      }
      case 'code':
        return wordsOf(token).replace(/^/gm, '    ')
      default:
        return wrapped(inline('tokens' in token && token.tokens ? token.tokens : [token]), WIDTH)
    }
  }

  function inline(tokens: readonly Token[] = []): string {
    return tokens.map(inlineOf).join('')
  }

  function inlineOf(token: Token): string {
    if (token.type === 'br') return '\n'
    // Without the marks, struck-out text would read as if it still applied.
    if (token.type === 'del') return `~~${inline(token.tokens)}~~`
    if (token.type === 'image') return `[${(token as Tokens.Image).text}]`
    if (token.type === 'link') {
      const words = inline(token.tokens)
      const { href } = token as Tokens.Link
      const url = letterLink(href, site)
      return words === href || href === `mailto:${words}` ? words : `${words} (${url})`
    }
    return 'tokens' in token && token.tokens ? inline(token.tokens) : wordsOf(token)
  }
}

function indented(text: string, mark: string): string {
  return mark + text.replaceAll('\n', `\n${' '.repeat(mark.length)}`)
}
