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
  /**
   * The street sign of the reader's district, a line about the district, how many windows are lit in
   * each house of its small street, and what its goal means.
   */
  sign?: { code: string; town: string; begun: string; houses: readonly number[]; promise: string }
  button: { text: string; url: string }
  after: readonly string[]
}

/**
 * The words of an email to a person on the list. `unsubscribe`: the link that stops only this kind of
 * email, if it has one.
 */
export type OwnWords = Omit<ShortMail, 'links' | 'operator'> & Pick<Frame['links'], 'terms' | 'unsubscribe'>

/** Writes a kind of email; undefined if it is no longer wanted. */
export type WriteToMember = (member: Member, queued: Queued) => Promise<OwnWords | undefined>

/**
 * The van seen from the kerb, 190 pixels long, on mint, below a street sign if there is one: solar panel,
 * windscreen, window, awning, stripe, headlight, wheels.
 */
const VAN = readFileSync(new URL('./van.html', import.meta.url), 'utf8').trim()

export function shortMailHtml(mail: ShortMail): string {
  const { van, paragraphs, code, list, sign, button, after } = mail
  return frameHtml(
    mail,
    `${van ? VAN.replace('%SIGN%', sign ? hung(plateHtml(sign)) : '') : ''}${paragraphs.map(words => `<p class="ink" style="${TEXT}">${wordsHtml(words)}</p>`).join('\n')}
${code ? codeHtml(code) : ''}${list ? listHtml(list) : ''}${sign ? `${van ? '' : plateHtml(sign)}${districtHtml(sign)}` : ''}
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
  const rows = list.map((item, at) => {
    const colour = STUBS[at % STUBS.length]
    return `<tr><td width="44" align="center" bgcolor="${colour}" style="padding:11px 0;background:${colour};border-radius:12px 0 0 12px;font:700 19px/1.3 ${FONT};color:#0d3a2e">${/[%£]/.exec(item)?.[0] ?? '&#10003;'}</td>
<td class="soft" bgcolor="#dff3ea" style="padding:11px 14px;background:#dff3ea;border-radius:0 12px 12px 0"><p class="ink" style="margin:0;font:700 17px/1.3 ${FONT};text-wrap:balance;color:#0f4a3a">${escapeHtml(item)}</p></td></tr>
<tr><td colspan="2" style="height:8px;padding:0;font-size:0;line-height:0">&nbsp;</td></tr>`
  })
  return `<table ${PLACING} width="100%" style="margin:0 0 16px">${rows.join('\n')}</table>`
}

/** The colours of the tickets' stubs, as on the page: mint, sky, amber. */
const STUBS = ['#8fe3c4', '#74b3e4', '#ffae1a']

/** Hangs a nameplate over the van. */
const hung = (plate: string) =>
  `<table ${PLACING} align="center" width="100%" style="max-width:340px;margin:0 auto"><tr><td style="padding:0 12px 20px">${plate}</td></tr></table>`

/**
 * Draws an enamel nameplate with table cells, with a line inside its edge. It stays light in dark mode,
 * as a real sign would.
 */
function plateHtml({ code, town }: NonNullable<ShortMail['sign']>): string {
  const cell = (words: string, size: number, colour: string, more: string) =>
    `<td bgcolor="#fffdf8" style="background:#fffdf8;font:800 ${size}px/1.1 ${FONT};letter-spacing:-0.5px;color:${colour};${more}">${escapeHtml(words)}</td>`
  const around = (width: number, colour: string, radius: number, inside: string) =>
    `<table ${PLACING} width="100%"><tr><td bgcolor="${colour}" style="padding:${width}px;background:${colour};border-radius:${radius}px">${inside}</td></tr></table>`
  const letters = `<table ${PLACING} width="100%"><tr>
${cell(town.toUpperCase(), townSize(town, code), '#10261f', 'padding:14px 4px 14px 14px;border-radius:5px 0 0 5px')}
${cell(code, CODE_SIZE, '#b3261e', 'padding:14px 14px 14px 0;border-radius:0 5px 5px 0;text-align:right;white-space:nowrap')}</tr></table>`
  return around(4, '#fffdf8', 12, around(4, '#10261f', 9, letters))
}

/** The words about the reader's district, with its small street. */
function districtHtml({ begun, houses, promise }: NonNullable<ShortMail['sign']>): string {
  return `<p class="ink" style="margin:8px 0 ${promise ? 8 : 20}px;font:700 17px/1.4 ${FONT};color:#0f4a3a">${escapeHtml(begun)}</p>
${houses.length ? smallStreet(houses) : ''}${promise && smallLine(escapeHtml(promise))}`
}

const CODE_SIZE = 34
/**
 * The room for both texts on a phone that is 320 pixels wide, and how wide bold capitals are, as a fraction of
 * their size.
 */
const ROOM = 176
const CAPITAL = 0.72

/** Returns the size of a town's letters, in pixels, at which none of its words breaks. */
function townSize(town: string, code: string): number {
  const longest = Math.max(...town.split(/[ -]/).map(word => word.length))
  return Math.min(26, Math.floor((ROOM - CAPITAL * CODE_SIZE * code.length) / (CAPITAL * longest)))
}
