import { Marked, type Token, type Tokens } from 'marked'

export type { Token, Tokens }

/** HTML is off: tags are text. So are link definitions, whose addresses are far from their words. */
const parser = new Marked({
  tokenizer: { html: () => undefined, tag: () => undefined, def: () => undefined },
})

/** Parses a letter's Markdown (GitHub's). Headings begin at the second level: the first is the subject's. */
export function readMarkdown(body: string): Token[] {
  return parser.lexer(body).filter(({ type }) => type !== 'space')
}

/** Returns all tokens of a text, including nested ones. */
export function everyToken(tokens: readonly Token[]): Token[] {
  const found: Token[] = []
  parser.walkTokens([...tokens], token => void found.push(token))
  return found
}

/** Returns the link of a paragraph that is just one bold link: it is shown as a button. */
export function buttonOf(token: Token): Tokens.Link | undefined {
  if (token.type !== 'paragraph' || token.tokens?.length !== 1) return undefined
  const [strong] = token.tokens
  if (strong?.type !== 'strong' || strong.tokens?.length !== 1) return undefined
  const [link] = strong.tokens as Token[]
  return link?.type === 'link' ? (link as Tokens.Link) : undefined
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
