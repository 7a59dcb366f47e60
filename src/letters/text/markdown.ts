import { Marked, type RendererObject, type Token, type Tokens } from 'marked'
import { escapeHtml } from '#src/http/template.ts'

export type { Token, Tokens }

/** HTML is off, so tags are shown as text. So are link definitions, which keep an address far from its words. */
const parser = new Marked({
  tokenizer: { html: () => undefined, tag: () => undefined, def: () => undefined },
})

/** Parses a letter's Markdown (GitHub's). */
export function readMarkdown(body: string): Token[] {
  return parser.lexer(body).filter(({ type }) => type !== 'space')
}

/** Returns all tokens of a text, including nested ones. */
export function everyToken(tokens: readonly Token[]): Token[] {
  const found: Token[] = []
  parser.walkTokens([...tokens], token => void found.push(token))
  return found
}

/** Returns a function that writes tokens as HTML; `own` overrides how some are written. */
export function htmlWriter(own: RendererObject): (tokens: readonly Token[]) => string {
  const writer = new Marked({
    renderer: {
      text: token => ('tokens' in token && token.tokens ? false : escapeHtml(wordsOf(token))),
      checkbox: ({ raw }) => raw,
      ...own,
    },
  })
  return tokens => writer.parser([...tokens])
}

/** Levels 2 to 4: level 1 is the title's. */
export const headingLevel = (depth: number): number => Math.min(4, Math.max(2, depth))

/** Returns the link of a paragraph that is just one bold link, which is shown as a button. */
export function buttonOf(tokens: readonly Token[] = []): Tokens.Link | undefined {
  const [strong, more] = tokens
  const [link, another] = (strong?.type === 'strong' && strong.tokens) || []
  return link?.type === 'link' && !more && !another ? (link as Tokens.Link) : undefined
}

/** Returns the words of a text without its markup. */
export function plainOf(tokens: readonly Token[] = []): string {
  return tokens
    .map(token =>
      token.type === 'br' ? '\n' : 'tokens' in token && token.tokens ? plainOf(token.tokens) : wordsOf(token),
    )
    .join('')
}

const ENTITIES: Record<string, string> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: '\u00a0',
  pound: '£',
  ndash: '–',
  mdash: '—',
  hellip: '…',
}

/** Returns a token's text, with entities as characters. */
export function wordsOf(token: Token): string {
  const text = 'text' in token ? String(token.text) : token.raw
  if (token.type === 'codespan' || token.type === 'code') return text
  return text.replace(/&(?:#(\d{1,6})|#[xX]([\da-fA-F]{1,6})|([a-z]+));/g, (whole, decimal, hex, name) => {
    const code = decimal ? Number(decimal) : hex ? Number.parseInt(hex, 16) : 0
    return code > 31 && code < 0x11_0000 ? String.fromCodePoint(code) : (ENTITIES[name] ?? whole)
  })
}
