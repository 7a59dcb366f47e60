import { mailWords } from '#src/content/mail.ts'
import { unfilled } from '#src/founder/unfilled.ts'
import type { Mail } from '#src/mail/message.ts'
import type { Letter } from '../letter.ts'
import { pictureOf } from '../pictures/picture-path.ts'
import { everyToken, plainOf, readMarkdown, type Token, type Tokens } from './markdown.ts'

/**
 * How many bytes of HTML a letter may have: just below the 102 KB at which Gmail cuts off the rest of an
 * email, including the unsubscribe link.
 */
export const HTML_BYTES = 100 * 1024

/**
 * Returns the faults that stop a letter from being sent, one sentence each. `mail` is the letter as one
 * recipient would get it.
 */
export function letterFaults(letter: Letter, mail: Mail, publicUrl: string): string[] {
  const tokens = everyToken(readMarkdown(letter.body))
  const said = [letter.subject, letter.preview, ...tokens.filter(isWords).map(token => plainOf([token]))]
  const bytes = Buffer.byteLength(mail.html)
  return [
    ...said.flatMap(unfilled),
    ...found<Tokens.Link>(tokens, 'link').flatMap(link => linkFaults(link, publicUrl)),
    ...found<Tokens.Image>(tokens, 'image').flatMap(pictureFaults),
    bytes > HTML_BYTES &&
      `its HTML has ${kilobytes(bytes)}: Gmail cuts emails off at 102 KB, so the most here is ${kilobytes(HTML_BYTES)}`,
    ...[mail.html, mail.text].map(
      part =>
        !(part.includes(mail.unsubscribe) && part.includes(mailWords.footer.unsubscribe)) &&
        'it has no visible way to unsubscribe',
    ),
    !mail.text.includes(mailWords.footer.online) && 'it has no link to its page on the site',
  ].filter(fault => fault !== false)
}

export const kilobytes = (bytes: number): string => `${(bytes / 1024).toFixed(1)} KB`

/** Returns the addresses of a letter's links, or of its pictures, as written in its file. */
export function addressesOf(letter: Letter, type: 'link' | 'image'): string[] {
  const all = found<Tokens.Link | Tokens.Image>(everyToken(readMarkdown(letter.body)), type)
  return [...new Set(all.map(({ href }) => href))]
}

const found = <Kind extends Token>(tokens: readonly Token[], type: 'link' | 'image') =>
  tokens.filter(token => token.type === type) as Kind[]

const isWords = (token: Token) => token.type === 'text' && !('tokens' in token && token.tokens)

function linkFaults(
  { href, text, tokens, autolink }: Tokens.Link & { autolink?: boolean },
  publicUrl: string,
) {
  const words = plainOf(tokens).trim()
  const url = URL.parse(href, publicUrl)
  const own = url?.origin === new URL(publicUrl).origin
  if (!url || !(own || ['https:', 'mailto:'].includes(url.protocol)))
    return [`a link must lead to https://, mailto: or a page of the site: ${href}`]
  if (/^[\w-]+\.[a-z]/i.test(href)) return [`a link must begin with https://: https://${href}`]
  if (!words && !tokens?.some(({ type }) => type === 'image')) return [`a link has no words: ${href}`]
  const shown = autolink ? null : URL.parse(words)
  if (shown && shown.href !== url.href)
    return [`a link's words name an address that it does not lead to: ${text}`]
  return []
}

function pictureFaults({ href, text }: Tokens.Image): string[] {
  return [
    !pictureOf(href) &&
      `a picture must be one that you put into a letter on the desk, as any other would tell its server who reads the letter: ${href}`,
    !text.trim() && `a picture has no words for people who cannot see it: ${href}`,
  ].filter(fault => fault !== false)
}
