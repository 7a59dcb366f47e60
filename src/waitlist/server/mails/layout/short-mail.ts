import { readFileSync } from 'node:fs'
import { mailWords } from '#src/content/mail.ts'
import { escapeHtml } from '#src/http/template.ts'
import type { Queued } from '#src/mail/outbox.ts'
import { wrapped } from '#src/mail/wrapped.ts'
import type { Member } from '../../member/personal-data.ts'
import { type Frame, frameHtml, frameText, TEXT_WIDTH } from './frame.ts'
import { smallStreet } from './small-street.ts'
import { buttonHtml, FONT, PLACING, smallLine, TEXT, wordsHtml } from './styles.ts'

/** An email with one purpose and one button, in reading order. */
export type ShortMail = Frame & {
  van?: true
  paragraphs: readonly string[]
  code?: string
  list?: readonly string[]
  /** The street sign of the reader's district, a line about it, its small street by lit windows, and what its goal means. */
  sign?: { code: string; town: string; begun: string; houses: readonly number[]; promise: string }
  button: { text: string; url: string }
  after: readonly string[]
}

/** The words of an email to a person on the list. `unsubscribe`: the link that stops only this kind of email, if it has one. */
export type OwnWords = Omit<ShortMail, 'links' | 'operator'> & { unsubscribe?: string }

/** Writes a kind of email; undefined if it is no longer wanted. */
export type WriteToMember = (member: Member, queued: Queued) => Promise<OwnWords | undefined>

/** The van from its kerb side, 156 pixels long: solar panel, window, awning, body, wheels. */
const VAN = readFileSync(new URL('./van.html', import.meta.url), 'utf8').trim()

export function shortMailHtml(mail: ShortMail): string {
  const { van, paragraphs, code, list, sign, button, after } = mail
  return frameHtml(
    mail,
    `${van ? VAN : ''}${paragraphs.map(words => `<p class="ink" style="${TEXT}">${wordsHtml(words)}</p>`).join('\n')}
${code ? codeHtml(code) : ''}${list ? listHtml(list) : ''}${sign ? signHtml(sign) : ''}
${buttonHtml(button)}
${after.map(words => smallLine(wordsHtml(words))).join('\n')}`,
  )
}

const inLines = (words: string) => wrapped(words, TEXT_WIDTH)

export function shortMailText(mail: ShortMail): string {
  const { paragraphs, code, list, sign, button, after } = mail
  return frameText(mail, [
    ...paragraphs.map(inLines),
    ...(code ? [`    ${code}`] : []),
    ...(list ? [list.map(item => `- ${item}`).join('\n')] : []),
    ...(sign
      ? [[`${sign.town.toUpperCase()} ${sign.code}`, sign.begun, sign.promise].filter(Boolean).join('\n')]
      : []),
    `${button.text}. ${mailWords.open}\n${button.url}`,
    ...after.map(inLines),
  ])
}

function codeHtml(code: string): string {
  return `<table ${PLACING} width="100%" style="margin:0 0 20px"><tr>
<td class="soft" align="center" bgcolor="#dff3ea" style="padding:20px 8px;background:#dff3ea;border-radius:16px"><span class="ink" style="font:700 24px/1.3 ui-monospace,Menlo,Consolas,monospace;letter-spacing:1px;white-space:nowrap;color:#0f4a3a">${escapeHtml(code)}</span></td></tr></table>
`
}

function listHtml(list: readonly string[]): string {
  const rows = list.map(
    item => `<tr><td class="tick" width="28" valign="top" style="padding:6px 0;font:700 17px/1.4 ${FONT};color:#1e9e6a">&#10003;</td>
<td class="ink" style="padding:6px 0;font:700 17px/1.4 ${FONT};color:#0f4a3a">${escapeHtml(item)}</td></tr>`,
  )
  return `<table ${PLACING} style="margin:0 0 24px">${rows.join('\n')}</table>`
}

/** Draws an enamel nameplate with table cells. It stays light in the dark, as a sign does. */
function signHtml({ code, town, begun, houses, promise }: NonNullable<ShortMail['sign']>): string {
  const cell = (words: string, size: number, colour: string, align: string) =>
    `<td align="${align}" bgcolor="#fffdf8" style="padding:14px 18px;background:#fffdf8;font:800 ${size}px/1.1 ${FONT};letter-spacing:-0.5px;color:${colour}">${escapeHtml(words)}</td>`
  return `<table ${PLACING} width="100%" bgcolor="#fffdf8" style="margin:0 0 8px;background:#fffdf8;border:5px solid #10261f;border-radius:12px"><tr>
${cell(town.toUpperCase(), 26, '#10261f', 'left')}
${cell(code, 34, '#b3261e', 'right')}</tr></table>
<p class="ink" style="margin:0 0 ${promise ? 8 : 20}px;font:700 17px/1.4 ${FONT};color:#0f4a3a">${escapeHtml(begun)}</p>
${houses.length ? smallStreet(houses) : ''}${promise && smallLine(escapeHtml(promise))}`
}
